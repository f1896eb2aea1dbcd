/// How a released spring's distance from its target is shrinking at an instant, as logarithms tell it.
///
/// The rate r = −x′/x obeys r′ = ω₀² − 2γ·r + r², which follows from the equation of motion. So the rate alone gives all
/// its derivatives.
struct SpringFall {
    /// −ln |x|, for a distance of 1 at the release.
    let depth: Double
    /// r = −x′/x, the derivative of the depth, per second.
    let rate: Double
    /// r − γ, without cancellation where that matters.
    let excess: Double
    /// r′, per second squared.
    let change: Double

    /// The step in time to another depth, and about how much it lacks.
    ///
    /// It is that of a depth whose rate changes evenly, corrected for the rate's second and third derivative.
    func step(to target: Double) -> (length: Double, lack: Double) {
        let rest = target - depth
        let square = rate * rate + 2 * change * rest
        let slope = square > 0 ? square.squareRoot() : 0
        guard slope > 0, rate + slope > 0 else { return (rest / rate, .infinity) }
        let length = 2 * rest / (rate + slope)
        let second = 2 * excess * change
        let third = 2 * (change * change + excess * second)
        let fourth = 2 * (3 * change * second + excess * third)
        // The corrections, and the first term that they lack, as shares of the length.
        let scale = length * length / slope
        let bend = -second * scale / 6
        let twist =
            -(third * length / 24 * scale + bend * (second * scale + change * bend * length / slope) / 2)
        let next = fourth * length / 120 * length * scale
        // Large ones say nothing; nor do small ones while the rate is leaving an equilibrium.
        guard bend > -0.5, bend < 4 else { return (length, .infinity) }
        guard abs(twist) < 0.5, excess * abs(length) < 1 else { return (length + length * bend, .infinity) }
        let lack = max(bend * bend, abs(twist) * abs(twist).squareRoot(), abs(next))
        return (length + length * (bend + twist), abs(length) * lack)
    }
}

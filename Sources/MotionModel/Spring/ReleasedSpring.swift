/// A spring released at rest or in motion one unit short of its target.
struct ReleasedSpring: Sendable, Hashable {
    let regime: SpringRegime
    let initialVelocity: Double

    func displacement(at t: Double) -> Double {
        regime.displacement(at: t, initialVelocity: initialVelocity)
    }

    /// The time from which on the spring stays within `tolerance` of its target: zero if it is never farther, nil if it
    /// always is again.
    func lastTime(outside tolerance: Double) -> Double? {
        if let first = regime.firstExtremum(initialVelocity: initialVelocity), first.isFinite {
            let depth = Elementary.log(abs(displacement(at: first)) / tolerance)
            if depth > 0 {
                // From any extremum on, the motion is that of a spring released there at rest.
                let resting = ReleasedSpring(regime: regime, initialVelocity: 0)
                guard let swing = regime.swing else { return resting.timeOfFall(by: depth, since: first) }
                guard swing.decrement > 0 else { return nil }
                let last = (depth / swing.decrement).rounded(.down)
                return resting.timeOfFall(
                    by: depth - last * swing.decrement, since: first + last * swing.duration)
            }
        }
        return timeOfFall(by: -Elementary.log(tolerance), since: 0)
    }

    /// The time at which the distance from the target, shrinking from the release on, is the release's divided by e to
    /// the power `depth`.
    ///
    /// - Parameter start: The time of the release; the result for a depth that isn't positive.
    /// - Accuracy: Within 1e-13 of the result, besides what rounding the depth costs.
    private func timeOfFall(by depth: Double, since start: Double) -> Double {
        guard depth > 0 else { return start }
        var low = 0.0
        var high = regime.swing?.duration ?? .infinity
        var t = 0.0
        // Two or three evaluations; halving the bracket, where a step leads out of it, bounds them.
        for _ in 0..<128 {
            var next = high
            if let fall = regime.fall(at: t, initialVelocity: initialVelocity) {
                if fall.depth < depth { low = t } else { high = t }
                let step = fall.step(to: depth)
                next = t + step.length
                if step.lack <= 1e-13 * (start + next) { return start + next }
            } else {
                high = t
            }
            if !(next > low && next < high) {
                next = low + (high - low) / 2
                guard next > low, next < high else { break }
            }
            t = next
        }
        return start + high
    }
}

extension Spring {
    /// The default share of the travel within which a spring has settled.
    public static let defaultTolerance = 0.001

    /// The settling duration: the smallest T such that |x(t) − 1| ≤ tolerance for every t ≥ T, on the way from 0 to 1.
    ///
    /// It is found exactly, not on a grid and not from the envelope: the last swing that leaves the tolerance band is
    /// located by its number, then the crossing after it. For a swing that only just touches the band, T jumps by half
    /// a period.
    ///
    /// - Parameters:
    ///   - initialVelocity: In travels per second, positive towards the target.
    ///   - tolerance: A share of the travel, greater than zero.
    /// - Returns: Seconds; zero if it never leaves the band; nil for an undamped spring that leaves it for ever.
    /// - Accuracy: Within 1e-12 of T, relative to T, or of the T of a tolerance that differs by less than 1e-13 of
    ///   itself: only for a swing that all but touches the band is that another T.
    /// - Complexity: Constant: mostly two evaluations of the motion, besides that of its first extremum.
    public func settlingDuration(
        initialVelocity: Double = 0, tolerance: Double = Spring.defaultTolerance
    ) -> Double? {
        precondition(tolerance > 0, "a spring's tolerance must be greater than zero")
        return ReleasedSpring(regime: SpringRegime(self), initialVelocity: initialVelocity)
            .lastTime(outside: tolerance)
    }

    /// The settling duration or a little more, for events that mustn't happen before it.
    ///
    /// - Accuracy: Never shorter than T, and at most 1e-12 of it longer than the T of a tolerance that is smaller by
    ///   3e-13 of itself.
    package func safeSettlingDuration(initialVelocity: Double, tolerance: Double) -> Double? {
        settlingDuration(initialVelocity: initialVelocity, tolerance: tolerance * (1 - 0x1p-42))
            .map { $0 * (1 + 0x1p-42) }
    }

    /// A time before which no number that is released on the spring, at whatever speed, has settled within a thousandth of its
    /// amplitude |x₀| + |v₀|/ω₀; infinite for an undamped spring, 0 for one of which no such time is known.
    ///
    /// The energy √(x² + v²/ω₀²) is more than 0.7 amplitudes at the release, and after t seconds still more than that times e^−2γt,
    /// or times e^−γt · √((1 − ζ)/(1 + ζ)). Where it is more than 5.53 · max(1, 2ζ) thousandths of the amplitude, with 2ζ only above
    /// critical damping, the number is farther from its target than one of them then or later.
    package var leastSettlingDuration: Double {
        let ratio = dampingRatio
        let swings = (1 - ratio) / (1 + ratio)
        // Six per cent below 0.7 / 0.00553, for what is rounded.
        let share = 120.0
        if swings * share > 1 { return Elementary.log(share * swings.squareRoot()) / decay }
        let most = ratio > 1 ? 2 * ratio : 1
        return most < share ? Elementary.log(share / most) / (2 * decay) : 0
    }

    /// The seconds until a spring that was released one unit short of its target is there for the first time; nil if it
    /// only approaches it.
    ///
    /// - Parameter initialVelocity: In travels per second, positive towards the target.
    package func firstArrival(initialVelocity: Double) -> Double? {
        SpringRegime(self).firstArrival(initialVelocity: initialVelocity)
    }
}

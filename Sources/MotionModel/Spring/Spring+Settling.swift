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
    /// - Accuracy: Within 1e-12 of T, relative to T.
    public func settlingDuration(
        initialVelocity: Double = 0, tolerance: Double = Spring.defaultTolerance
    ) -> Double? {
        precondition(tolerance > 0, "a spring's tolerance must be greater than zero")
        let motion = ReleasedSpring(regime: SpringRegime(self), initialVelocity: initialVelocity)
        return motion.lastTime(outside: tolerance, undamped: damping == 0)
    }

    /// The settling duration or a little more, for events that happen after it but aren't measured by it.
    ///
    /// - Accuracy: At most 2e-13 of T longer than ``settlingDuration(initialVelocity:tolerance:)``.
    /// - Complexity: A third of that function's.
    package func safeSettlingDuration(initialVelocity: Double, tolerance: Double) -> Double? {
        var motion = ReleasedSpring(regime: SpringRegime(self), initialVelocity: initialVelocity)
        motion.isRoundedUp = true
        return motion.lastTime(outside: tolerance, undamped: damping == 0)
    }

    /// The seconds until a spring that was released one unit short of its target is there for the first time; nil if it
    /// only approaches it.
    ///
    /// - Parameter initialVelocity: In travels per second, positive towards the target.
    package func firstArrival(initialVelocity: Double) -> Double? {
        SpringRegime(self).firstArrival(initialVelocity: initialVelocity)
    }
}

/// A spring released at rest or in motion one unit short of its target.
struct ReleasedSpring: Sendable, Hashable {
    let regime: SpringRegime
    let initialVelocity: Double
    /// Whether a crossing may be reported a little late.
    var isRoundedUp = false

    func displacement(at t: Double) -> Double {
        regime.displacement(at: t, initialVelocity: initialVelocity)
    }

    func lastTime(outside tolerance: Double, undamped: Bool) -> Double? {
        let first = regime.firstExtremum(initialVelocity: initialVelocity)
        guard let first, first.isFinite else {
            return lastTime(outside: tolerance, from: 0, to: nil)
        }
        guard let halfPeriod = regime.halfPeriod else {
            return abs(displacement(at: first)) > tolerance
                ? lastTime(outside: tolerance, from: first, to: nil)
                : lastTime(outside: tolerance, from: 0, to: first)
        }
        if undamped {
            return abs(displacement(at: first)) > tolerance ? nil : 0
        }
        guard let last = lastSwing(outside: tolerance, first: first, halfPeriod: halfPeriod) else {
            return lastTime(outside: tolerance, from: 0, to: first)
        }
        return lastTime(
            outside: tolerance, from: first + last * halfPeriod, to: first + (last + 1) * halfPeriod)
    }

    /// The number, from 0, of the last extremum outside the band; each is smaller than the one before by the same
    /// factor.
    private func lastSwing(outside tolerance: Double, first: Double, halfPeriod: Double) -> Double? {
        guard case .oscillating(let decay, _, _) = regime else { return nil }
        let height = abs(displacement(at: first))
        guard height > tolerance else { return nil }
        var number = (Elementary.log(height / tolerance) / (decay * halfPeriod)).rounded(.down)
        // The logarithm can miss by one when a swing just touches the band; the motion itself decides.
        if abs(displacement(at: first + (number + 1) * halfPeriod)) > tolerance {
            number += 1
        } else if number > 0, abs(displacement(at: first + number * halfPeriod)) <= tolerance {
            number -= 1
        }
        return number
    }

    /// The crossing of the band between `start` and `end`, between which the motion is monotone; without an `end`,
    /// after `start`.
    private func lastTime(outside tolerance: Double, from start: Double, to end: Double?) -> Double {
        let side = displacement(at: start)
        guard abs(side) > tolerance else { return start }
        let level = side < 0 ? -tolerance : tolerance
        func isOutside(_ t: Double) -> Bool {
            let value = displacement(at: t)
            return side < 0 ? value < level : value > level
        }
        var low = start
        var high: Double
        if let end {
            high = end
        } else {
            var step = max(start, 0x1p-10)
            high = start + step
            while isOutside(high), high.isFinite {
                low = high
                step *= 2
                high += step
            }
        }
        // Newton's steps find it but for rounding; bisection continues from a bracket around their result.
        if let near = crossing(of: level, from: low, to: high) {
            let margin = near * 1e-13
            if near - margin > low, isOutside(near - margin) { low = near - margin }
            if near + margin < high, !isOutside(near + margin) { high = near + margin }
            if isRoundedUp, low == near - margin, high == near + margin { return high }
        }
        return Bisection.boundary(from: low, to: high, isBefore: isOutside)
    }

    /// The time at which the motion reaches a level between two times; nil if that isn't found in a few steps.
    private func crossing(of level: Double, from low: Double, to high: Double) -> Double? {
        var t = low + (high - low) / 2
        for _ in 0..<12 {
            let basis = regime.basis(at: t)
            let excess = basis.displacement(from: -1, velocity: initialVelocity) - level
            let step = excess / basis.velocity(from: -1, velocity: initialVelocity)
            let next = t - step
            guard next > low, next < high else { return nil }
            t = next
            if step.magnitude < t * 1e-14 { return t }
        }
        return nil
    }
}

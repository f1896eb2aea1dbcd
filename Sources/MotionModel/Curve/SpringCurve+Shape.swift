extension SpringCurve {
    func limit(at x: Double, from side: CurveSide) -> Double {
        // Just before the end the spring is within its tolerance, not yet on the target.
        if x == 1, side == .below { return limited(1 + motion.displacement(at: naturalDuration)) }
        return progress(at: x)
    }

    func velocity(at x: Double, from side: CurveSide) -> Double {
        guard x >= 0, x < 1 || (x == 1 && side == .below) else { return 0 }
        let basis = motion.regime.basis(at: x * naturalDuration)
        let rate = basis.velocity(from: -1, velocity: initialVelocity)
        if let clamp {
            let value = 1 + basis.displacement(from: -1, velocity: initialVelocity)
            if value < clamp.lowerBound || value > clamp.upperBound { return 0 }
        }
        return rate * naturalDuration
    }

    func extrema() -> ClosedRange<Double> {
        var low = 0.0
        var high = 1.0
        // Each swing is smaller than the one before, so the first two are the farthest on either side.
        var instants = [naturalDuration]
        if let first = motion.regime.firstExtremum(initialVelocity: initialVelocity) {
            instants.append(first)
            if let swing = motion.regime.swing { instants.append(first + swing.duration) }
        }
        for instant in instants where instant <= naturalDuration {
            let value = limited(1 + motion.displacement(at: instant))
            low = min(low, value)
            high = max(high, value)
        }
        return low...high
    }

    var breakpoints: [Breakpoint] {
        var points: [Breakpoint] = []
        if let clamp, naturalDuration > 0 {
            for level in [clamp.lowerBound, clamp.upperBound] {
                for instant in crossings(of: level) {
                    points.append(Breakpoint(at: instant / naturalDuration, kind: .kink))
                }
            }
        }
        if limit(at: 1, from: .below) != 1 || naturalDuration == 0 {
            points.append(Breakpoint(at: 1, kind: .jump))
        }
        return Breakpoint.merged(points)
    }

    /// The instants before the end at which the unclamped motion crosses a level, in order.
    private func crossings(of level: Double) -> [Double] {
        var result: [Double] = []
        var start = 0.0
        var next = motion.regime.firstExtremum(initialVelocity: initialVelocity) ?? naturalDuration
        if next <= 0 { next = motion.regime.swing?.duration ?? naturalDuration }
        var swings = 0
        // Far more swings than a settling spring of any use makes; the bound keeps a pathological one finite.
        while start < naturalDuration, swings < 100_000 {
            let end = min(next, naturalDuration)
            let before = 1 + motion.displacement(at: start) < level
            let after = 1 + motion.displacement(at: end) < level
            if before != after {
                result.append(
                    Bisection.boundary(from: start, to: end) {
                        (1 + motion.displacement(at: $0) < level) == before
                    })
            }
            start = end
            next = motion.regime.swing.map { end + $0.duration } ?? naturalDuration
            swings += 1
        }
        return result
    }

    func limited(_ value: Double) -> Double {
        guard let clamp else { return value }
        return min(max(value, clamp.lowerBound), clamp.upperBound)
    }
}

import MotionModel

/// The input at which a curve is fastest, and its speed there.
struct PeakVelocity {
    private(set) var velocity = 0.0
    private(set) var input = 0.0

    /// Searches by branch and bound over enclosures of the slope: intervals are halved, and those that can't exceed the
    /// speed found are dropped.
    init(of curve: Curve) {
        var knots = [0.0]
        for point in curve.breakpoints {
            if point.x > 0, point.x < 1 { knots.append(point.x) }
            if point.kind == .jump, velocity < .infinity {
                let from =
                    point.x == 0
                    ? curve.progress(at: 0, before: true) : curve.limit(at: point.x, from: .below)
                let to = point.x == 1 ? curve.progress(at: 1) : curve.limit(at: point.x, from: .above)
                // The jump of a spring that has settled is no speed of its own.
                if (to - from).magnitude > 0.01 { note(.infinity, point.x) }
            }
        }
        knots.append(1)
        for (low, high) in zip(knots, knots.dropFirst()) where low < high {
            note(curve.velocity(at: low, from: .above).magnitude, low)
            note(curve.velocity(at: high, from: .below).magnitude, high)
        }
        search(curve, Array(zip(knots, knots.dropFirst())))
    }

    private mutating func note(_ speed: Double, _ x: Double) {
        if speed > velocity { (velocity, input) = (speed, x) }
    }

    /// Halves the intervals that may hold a higher speed than was found, up to a limit of work.
    private mutating func search(_ curve: Curve, _ stretches: [(Double, Double)]) {
        var open = stretches
        var left = WorkLimit.enclosures(of: curve, parts: 4)
        var halvings = 0
        while !open.isEmpty, velocity < .infinity, halvings < 40 {
            var halves: [(Double, Double)] = []
            for (low, high) in open {
                let middle = low + (high - low) / 2
                guard middle > low, middle < high, left > 0 else { continue }
                left -= 1
                note(curve.velocity(at: middle).magnitude, middle)
                let slope = curve.jet(over: Enclosure(low, high)).c1.magnitude
                if slope > velocity * (1 + 1e-6) { halves += [(low, middle), (middle, high)] }
            }
            open = halves
            halvings += 1
        }
    }
}

extension Penner {
    func extrema() -> ClosedRange<Double> {
        switch family {
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .bounce: 0...1
        case .back: including(backDip)
        case .elastic: elasticExtrema
        }
    }

    var breakpoints: [Breakpoint] {
        switch family {
        case .quad, .cubic, .quart, .quint, .sine, .back:
            return []
        case .circ:
            return direction == .inOut ? [Breakpoint(at: 0.5, kind: .kink)] : []
        case .expo, .elastic:
            // Above amplitude 1 the two halves of an elastic in-out meet at an angle.
            let middle =
                family == .elastic && direction == .inOut && amplitude > 1
                ? [Breakpoint(at: 0.5, kind: .kink)] : []
            let ends = [0.0, 1.0].filter { limit(at: $0, from: $0 == 0 ? .above : .below) != $0 }
                .map { Breakpoint(at: $0, kind: .jump) }
            return Breakpoint.merged(ends + middle)
        case .bounce:
            let corners: [Double] = [1 / 2.75, 2 / 2.75, 2.5 / 2.75]
            let all: [Double] =
                switch direction {
                case .in: corners.map { 1 - $0 }
                case .out: corners
                case .inOut: corners.flatMap { [(1 - $0) / 2, 0.5 + $0 / 2] as [Double] }
                }
            return Breakpoint.merged(all.map { Breakpoint(at: $0, kind: .kink) })
        }
    }

    /// The inputs of the turning points of `back`: u = 2s / 3(s + 1) of its formula.
    private var backDip: [Double] {
        let s = direction == .inOut ? overshoot * 1.525 : overshoot
        let u = 2 * s / (3 * (s + 1))
        guard u > 0, u < 1 else { return [] }
        return switch direction {
        case .in: [u]
        case .out: [1 - u]
        case .inOut: [u / 2, 1 - u / 2]
        }
    }

    /// The range of the largest swings of `elastic`, which are next to its lively end.
    private var elasticExtrema: ClosedRange<Double> {
        // The slope vanishes where tan(angle) = ∓turn / (10·ln 2); the angle there repeats every half turn.
        let turn = 2 * Double.pi / period
        let still = Elementary.atan2(y: turn, x: 10 * 0.693_147_180_559_945_3)
        var inputs: [Double] = []
        // `out` is stationary at u·turn − shift = still + n·π, `in` at (u − 1)·turn − shift = −still + n·π.
        let first = ((-shift - still) / Double.pi).rounded(.up)
        for number in 0..<3 {
            let angle = still + (first + Double(number)) * Double.pi
            append((angle + shift) / turn, .out, to: &inputs)
        }
        let last = ((-shift + still) / Double.pi).rounded(.down)
        for number in 0..<3 {
            let angle = -still + (last - Double(number)) * Double.pi
            append(1 + (angle + shift) / turn, .in, to: &inputs)
        }
        return including(inputs)
    }

    private func append(_ u: Double, _ half: Direction, to inputs: inout [Double]) {
        guard u > 0, u < 1 else { return }
        if direction == half {
            inputs.append(u)
        } else if direction == .inOut {
            inputs.append(half == .in ? u / 2 : 0.5 + u / 2)
        }
    }

    private func including(_ inputs: [Double]) -> ClosedRange<Double> {
        var low = min(0, limit(at: 0, from: .above))
        var high = max(1, limit(at: 1, from: .below))
        for x in inputs {
            let y = progress(at: x)
            low = min(low, y)
            high = max(high, y)
        }
        return low...high
    }
}

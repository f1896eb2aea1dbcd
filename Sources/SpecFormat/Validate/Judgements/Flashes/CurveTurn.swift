import MotionModel

/// An output of a curve, and the input at which it is reached.
struct CurveTurn {
    let x: Double
    let output: Double

    /// The turn of the reversed curve.
    var mirrored: CurveTurn { CurveTurn(x: 1 - x, output: output) }
}

extension Curve {
    /// The ends of the curve and its turning points; between them it is monotone.
    var turns: [CurveTurn] {
        var samples: [(turn: CurveTurn, rank: Int)] = []
        let count = isSimple ? 32 : 512
        for step in 0...count {
            let x = Double(step) / Double(count)
            samples.append((CurveTurn(x: x, output: progress(at: x)), 1))
        }
        for point in breakpoints.prefix(4096) where point.x > 0 && point.x < 1 {
            let (below, above) = (limit(at: point.x, from: .below), limit(at: point.x, from: .above))
            samples.append((CurveTurn(x: point.x, output: below), 0))
            samples.append((CurveTurn(x: point.x, output: above), 2))
        }
        // At one instant the side before a jump comes first.
        samples = samples.ordered { a, b in a.turn.x == b.turn.x ? a.rank < b.rank : a.turn.x < b.turn.x }
        var result: [CurveTurn] = []
        for (sample, _) in samples {
            if result.count >= 2 {
                let (last, before) = (result[result.count - 1].output, result[result.count - 2].output)
                let goesOn = before < last ? sample.output >= last : sample.output <= last
                if goesOn || before == last { result.removeLast() }
            }
            result.append(sample)
        }
        return result
    }

    /// Whether it turns twice at most, which few samples show.
    var isSimple: Bool {
        switch self {
        case .linear, .instant, .bezier, .steps, .exponential: true
        case .bezierPath, .points, .penner, .spring, .expression, .reverse, .mirror, .interval, .scale,
            .clamp,
            .sum, .product, .chain:
            false
        }
    }
}

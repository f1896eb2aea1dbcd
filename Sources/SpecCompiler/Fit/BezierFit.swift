import MotionModel

/// The cubic Bézier nearest to a curve.
struct BezierFit {
    /// The Bézier.
    let bezier: CubicBezier

    /// Slopes beyond this say no more than that a tangent is vertical.
    private static let steepest = 1e3
    /// How far a y may lie from the curve's ends.
    private static let height = -50.0...50.0

    /// ★ Where the search begins: an even motion, slow starts and slow ends, overshoots at one end or both.
    private static let guesses: [[Double]] = [
        [0.33, 0.33, 0.67, 0.67], [0.2, 0, 0, 1], [0.6, 0, 0.8, 0.4], [0.4, 0, 0.2, 1],
        [0.3, 1.5, 0.6, 1], [0.1, 1.2, 0.4, 1], [0.4, -0.5, 0.6, 1.5],
    ]

    /// Searches for the Bézier whose largest distance to the curve is least.
    ///
    /// Least squares first; then places where the distance is large count for more, again and again (C. L. Lawson,
    /// *Contributions to the theory of linear least maximum approximation*, 1961), which evens the distances out.
    init(_ curve: Curve) {
        if let exact = curve.exactBezier {
            bezier = exact
            return
        }
        let samples = CurveSamples(curve).samples
        let limits = [0...1, Self.height, 0...1, Self.height]
        let coarse = CurveSamples(curve).thinned(to: 24)
        let found = Self.guesses.map { guess in
            LeastSquares(from: guess, limits: limits, steps: 15) {
                Self.rows($0, coarse, coarse.map { $0.weight })
            }
        }
        let start = found.min { $0.cost < $1.cost } ?? found[0]
        var weights = samples.map { $0.weight }
        var best = LeastSquares(from: start.parameters, limits: limits) { Self.rows($0, samples, weights) }
            .parameters
        var least = Self.largestDistance(best, samples)
        var current = best
        for _ in 0..<12 where least > 1e-9 {
            let distances = Self.rows(current, samples, weights).map { $0.residual.magnitude }
            var sum = 0.0
            for index in weights.indices {
                weights[index] *= distances[index] + 0.02 * least
                sum += weights[index]
            }
            for index in weights.indices { weights[index] /= sum }
            current =
                LeastSquares(from: current, limits: limits, steps: 8) { Self.rows($0, samples, weights) }
                .parameters
            let distance = Self.largestDistance(current, samples)
            if distance < least { (best, least) = (current, distance) }
        }
        bezier = CubicBezier(unchecked: best[0], best[1], best[2], best[3])
    }

    /// The distances at the samples, and their derivatives: along a fixed x, t moves against what the control points do.
    private static func rows(
        _ p: [Double], _ samples: [CurveSamples.Sample], _ weights: [Double]
    ) -> [LeastSquares.Row] {
        samples.indices.map { index in
            let sample = samples[index]
            let t = UnitCubic.parameter(p[0], p[2], at: sample.x)
            let u = 1 - t
            let (first, second) = (3 * u * u * t, 3 * u * t * t)
            let y = first * p[1] + second * p[3] + t * t * t
            let run = u * u * p[0] + 2 * u * t * (p[2] - p[0]) + t * t * (1 - p[2])
            let rise = u * u * p[1] + 2 * u * t * (p[3] - p[1]) + t * t * (1 - p[3])
            let limit = steepest * max(run, 1e-12)
            let slope = min(max(rise, -limit), limit) / max(run, 1e-12)
            return LeastSquares.Row(
                residual: y - sample.y, gradient: [-slope * first, first, -slope * second, second],
                weight: weights[index])
        }
    }

    private static func largestDistance(_ p: [Double], _ samples: [CurveSamples.Sample]) -> Double {
        rows(p, samples, samples.map { $0.weight }).reduce(0) { max($0, $1.residual.magnitude) }
    }
}

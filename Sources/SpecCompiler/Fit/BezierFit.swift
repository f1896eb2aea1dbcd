import MotionModel

/// The cubic Bézier nearest to a curve.
struct BezierFit {
    /// The Bézier.
    let bezier: CubicBezier

    /// The largest slope that is distinguished from a vertical tangent.
    private static let steepest = 1e3
    /// The range for the y of a control point.
    private static let height = -50.0...50.0

    /// ★ The starting points of the search: an even motion, slow starts and slow ends, overshoots at one end or both.
    private static let guesses: [[Double]] = [
        [0.33, 0.33, 0.67, 0.67], [0.2, 0, 0, 1], [0.6, 0, 0.8, 0.4], [0.4, 0, 0.2, 1],
        [0.3, 1.5, 0.6, 1], [0.1, 1.2, 0.4, 1], [0.4, -0.5, 0.6, 1.5],
    ]

    /// Searches for the Bézier with the smallest largest distance to the curve.
    ///
    /// Least squares come first, then the least sum of ever higher powers of the distances, which tends to the smallest
    /// largest distance (G. Pólya, *Sur un algorithme toujours convergent*, 1913).
    init(_ curve: Curve) {
        if let exact = curve.exactBezier {
            bezier = exact
            return
        }
        let all = CurveSamples(curve)
        let limits = [0...1, Self.height, 0...1, Self.height]
        let coarse = all.thinned(to: 20)
        let found = Self.guesses.map { guess in
            LeastSquares(from: guess, limits: limits, steps: 12) { Self.rows($0, coarse) }
        }
        let start = found.min { $0.cost < $1.cost } ?? found[0]
        var current = LeastSquares(from: start.parameters, limits: limits, steps: 20) {
            Self.rows($0, all.samples)
        }.parameters
        var best = current
        var least = Self.largestDistance(best, all.samples)
        for power in [4.0, 8, 16, 32, 64] where least > 1e-9 {
            let unit = Self.largestDistance(current, all.samples)
            current =
                LeastSquares(from: current, limits: limits, steps: 12) { parameters in
                    Self.rows(parameters, all.samples).map { Self.raised($0, to: power, unit: unit) }
                }.parameters
            let distance = Self.largestDistance(current, all.samples)
            if distance < least { (best, least) = (current, distance) }
        }
        bezier = CubicBezier(unchecked: best[0], best[1], best[2], best[3])
    }

    /// A row whose square is a power of the distance in a given unit.
    private static func raised(_ row: LeastSquares.Row, to power: Double, unit: Double) -> LeastSquares.Row {
        let distance = max(row.residual.magnitude / unit, 1e-6)
        let scale = Elementary.pow(distance, power / 2 - 1)
        return LeastSquares.Row(
            residual: row.residual / unit * scale,
            gradient: row.gradient.map { $0 * scale * power / 2 / unit }, weight: 1)
    }

    /// The distances at the samples, and their derivatives; at a fixed x, t compensates for the change of the control
    /// points.
    private static func rows(
        _ p: [Double], _ samples: [CurveSamples.Sample]
    ) -> [LeastSquares.Row] {
        samples.map { sample in
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
                weight: sample.weight)
        }
    }

    private static func largestDistance(_ p: [Double], _ samples: [CurveSamples.Sample]) -> Double {
        rows(p, samples).reduce(0) { max($0, $1.residual.magnitude) }
    }
}

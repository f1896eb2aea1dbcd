public import MotionModel

/// A spring or a Bézier that approximates a curve, with its distance from the curve.
public struct CurveFit: Hashable, Sendable {
    /// The approximating curve.
    public enum Shape: Hashable, Sendable {
        /// A cubic Bézier.
        case bezier(CubicBezier)
        /// A spring of mass 1, released at rest, for a curve of the given duration in seconds.
        case spring(Spring, duration: Double)
    }

    /// The approximating curve, with numbers as short as they can be without a worse fit.
    public let shape: Shape
    /// The largest distance to the curve over the whole time, as a share of the travel.
    ///
    /// - Accuracy: 1e-6 for curves that turn fewer than 100 times.
    public let maxResidual: Double
    /// The root of the mean squared distance, at 512 evenly spaced instants.
    public let rmsResidual: Double

    /// The nearest spring and the nearest Bézier, the better one first.
    ///
    /// If a curve is made of at least eight points, the points count and not the lines between them, because such
    /// points were taken from some other curve. The residuals are those of the whole curve.
    ///
    /// - Parameters:
    ///   - curve: A curve from 0 to 1, or nearly so: a fit begins at 0, and a Bézier ends at 1.
    ///   - duration: The duration of the curve in seconds, greater than 0: the time unit of the spring's constants.
    public static func all(of curve: Curve, lasting duration: Double = 1) -> [CurveFit] {
        let fits = [spring(curve, lasting: duration), bezier(curve)]
        return fits[0].maxResidual <= fits[1].maxResidual ? fits : fits.reversed()
    }

    /// The nearest Bézier, for which the largest distance is least.
    public static func bezier(_ curve: Curve) -> CurveFit {
        let found = BezierFit(curve).bezier
        return shortest(of: curve) { places in
            let numbers = [found.x1, found.y1, found.x2, found.y2].map { rounded($0, places: places) }
            let x1 = min(max(numbers[0], 0), 1)
            let x2 = min(max(numbers[2], 0), 1)
            return .bezier(CubicBezier(unchecked: x1, numbers[1], x2, numbers[3]))
        }
    }

    /// The nearest spring of mass 1, released at rest, for which the mean squared distance is least.
    public static func spring(_ curve: Curve, lasting duration: Double = 1) -> CurveFit {
        precondition(duration > 0 && duration.isFinite, "a curve takes more than no time")
        let found = SpringFit(curve)
        let response = Elementary.tau * duration / found.phase
        let bounce = found.dampingRatio <= 1 ? 1 - found.dampingRatio : 1 / found.dampingRatio - 1
        return shortest(of: curve) { places in
            do throws(SpringError) {
                let spring = try Spring(
                    duration: places < 17 ? response.rounded(digits: places) : response,
                    bounce: min(max(rounded(bounce, places: places), -0.999), 0.999))
                return .spring(spring, duration: duration)
            } catch {
                return nil
            }
        }
    }

    /// The shape with as few digits as possible without a worse fit.
    private static func shortest(of curve: Curve, _ shape: (_ places: Int) -> Shape?) -> CurveFit {
        guard let full = shape(17) else { preconditionFailure("what was found can be written down") }
        let best = CurveDistance.rough(Self.curve(of: full), curve)
        for places in 2...7 {
            guard let candidate = shape(places) else { continue }
            if CurveDistance.rough(Self.curve(of: candidate), curve) <= best * 1.02 + 1e-6 {
                return CurveFit(candidate, of: curve)
            }
        }
        return CurveFit(full, of: curve)
    }

    private init(_ shape: Shape, of curve: Curve) {
        let distance = CurveDistance(Self.curve(of: shape), curve)
        self.shape = shape
        maxResidual = distance.largest
        rmsResidual = distance.rms
    }

    /// The shape as a curve over the time of the curve that it approximates.
    public var curve: Curve { Self.curve(of: shape) }

    private static func curve(of shape: Shape) -> Curve {
        switch shape {
        case .bezier(let bezier): return .bezier(bezier)
        case .spring(let spring, let duration):
            do throws(SpringError) {
                let whole = try SpringCurve(spring, tolerance: 1e-12)
                return .chain([.scale(duration / whole.naturalDuration, of: .linear), .spring(whole)])
            } catch {
                preconditionFailure("a damped spring settles")
            }
        }
    }

    private static func rounded(_ value: Double, places: Int) -> Double {
        guard places < 17 else { return value }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        return (value * scale).rounded() / scale + 0
    }
}

/// An easing: a function from linear progress (0…1) to eased progress.
///
/// Output is never clamped, except by ``clamp(_:of:)`` and a spring's own limits. The inputs 0 and 1 give exactly 0 and
/// 1, except for stairs and points that don't begin or end there, and for combinators that scale, add or limit.
///
/// The contents of each kind are behind a reference, so that a curve is as cheap to pass on and to keep as a number.
public indirect enum Curve: Sendable, Hashable {
    /// The identity.
    case linear
    /// The end at once: 1 from the input 0 on. Its natural duration is zero.
    case instant
    /// A cubic Bézier from (0, 0) to (1, 1).
    case bezier(CubicBezier)
    /// Several cubic Béziers, one after the other.
    case bezierPath(BezierPath)
    /// Straight pieces between points.
    case points(LinearPoints)
    /// A staircase.
    case steps(Steps)
    /// One of Penner's functions.
    case penner(Penner)
    /// A spring, from its release until it has settled.
    case spring(SpringCurve)
    /// A motion under friction, or a part of one.
    case exponential(ExponentialCurve)

    /// An expression of the progress.
    case expression(ExpressionCurve)

    /// The curve run backwards: 1 − C(1 − x).
    case reverse(Curve)
    /// The curve at half scale, then the same run backwards, which makes an *in-out* of an *in*.
    ///
    /// C(2x)/2 up to the middle, 1 − C(2 − 2x)/2 after it.
    case mirror(Curve)
    /// The curve played inside a part of the time: held at its start before, at its end after.
    case interval(ClosedRange<Double>, of: Curve)
    /// The output, multiplied.
    case scale(Double, of: Curve)
    /// The output, limited.
    case clamp(ClosedRange<Double>, of: Curve)
    /// The outputs, added. An empty sum is 0.
    case sum([Curve])
    /// The outputs, multiplied. An empty product is 1.
    case product([Curve])
    /// Each curve applied to the output of the one before, as CSS chains easings.
    case chain([Curve])

    /// The eased progress of a linear progress `x`.
    ///
    /// - Parameters:
    ///   - x: Unitless, 0 at the start and 1 at the end; the kinds differ outside.
    ///   - before: The *before flag* of Web Animations: on the edge of a step, take the lower one.
    /// - Returns: The output. Overshoot is kept.
    /// - Accuracy: That of the kind: 1e-9 for Béziers, 1e-12 for the others.
    /// - Complexity: No allocation.
    public func progress(at x: Double, before: Bool) -> Double {
        switch self {
        case .linear: return x
        case .instant: return x > 0 || (x == 0 && !before) ? 1 : 0
        case .bezier(let bezier): return bezier.progress(at: x)
        case .bezierPath(let path): return path.progress(at: x)
        case .points(let points): return points.progress(at: x, before: before)
        case .steps(let steps): return steps.progress(at: x, before: before)
        case .penner(let penner): return penner.progress(at: x)
        case .spring(let spring): return spring.progress(at: x)
        case .exponential(let exponential): return exponential.progress(at: x)
        case .expression(let expression): return expression.progress(at: x)
        case .reverse(let curve): return 1 - curve.progress(at: 1 - x, before: !before)
        case .mirror(let curve):
            return x < 0.5 || (x == 0.5 && before)
                ? curve.progress(at: 2 * x, before: before) / 2
                : 1 - curve.progress(at: 2 - 2 * x, before: !before) / 2
        case .interval(let window, let curve):
            let (inner, isBefore) = Self.inner(x, in: window, before: before)
            return curve.progress(at: inner, before: isBefore)
        case .scale(let factor, let curve): return factor * curve.progress(at: x, before: before)
        case .clamp(let limits, let curve):
            return min(max(curve.progress(at: x, before: before), limits.lowerBound), limits.upperBound)
        case .sum(let curves):
            var total = 0.0
            for curve in curves { total += curve.progress(at: x, before: before) }
            return total
        case .product(let curves):
            var total = 1.0
            for curve in curves { total *= curve.progress(at: x, before: before) }
            return total
        case .chain(let curves):
            var (value, before) = (x, before)
            for curve in curves {
                value = curve.progress(at: value, before: before)
                // On a tread the next input stands still, so that none of its edges is before it.
                if before, x > 0, curve.isStairs { before = false }
            }
            return value
        }
    }

    /// Whether the output stands still between jumps.
    private var isStairs: Bool {
        switch self {
        case .instant, .steps: true
        case .reverse(let curve), .scale(_, let curve), .clamp(_, let curve): curve.isStairs
        case .chain(let curves): curves.contains { $0.isStairs }
        default: false
        }
    }

    /// The eased progress of a linear progress `x`; on an edge, the output after it.
    public func progress(at x: Double) -> Double {
        progress(at: x, before: false)
    }

    /// dy/dx at `x`: the slope to the right at a corner, 0 on the treads of stairs.
    ///
    /// - Returns: Per unit of `x`, so divided by a duration it is per second. At the inputs 0 and 1 the slope inside (0
    ///   at the end of a spring and of a decay, which are at rest there); infinite where the tangent is vertical, and
    ///   never NaN: of a sum, product or chain the limit, where there is one.
    public func velocity(at x: Double) -> Double {
        let slope = oneSidedSlope(at: x, from: .above)
        return slope.isNaN ? 0 : slope
    }

    /// The eased progress and dy/dx at `x`, the same bits as one by one.
    package func progressAndVelocity(at x: Double) -> (progress: Double, velocity: Double) {
        if case .bezier(let bezier) = self { return bezier.progressAndVelocity(at: x) }
        return (progress(at: x), velocity(at: x))
    }

    /// The input of a curve played inside a window of the time.
    static func inner(_ x: Double, in window: ClosedRange<Double>, before: Bool) -> (Double, Bool) {
        if x < window.lowerBound || (x == window.lowerBound && before) { return (0, true) }
        if x >= window.upperBound { return (1, before && x == window.upperBound) }
        return ((x - window.lowerBound) / (window.upperBound - window.lowerBound), before)
    }
}

/// A cubic Bézier easing: from (0, 0) to (1, 1), with two control points.
///
/// - SeeAlso: CSS Easing Functions Level 2, cubic Bézier easing functions.
public struct CubicBezier: Sendable, Hashable {
    /// The reason why control points were refused.
    public enum Failure: Error, Sendable, Hashable {
        /// A coordinate is infinite or not a number; the index is 0 for x1 … 3 for y2.
        case notFinite(index: Int, value: Double)
        /// An x is outside 0…1, so that the curve could go back in time; the index is 0 for x1, 2 for x2.
        case xOutOfRange(index: Int, value: Double)
    }

    /// The first control point's x, from 0 to 1.
    public let x1: Double
    /// The first control point's y.
    public let y1: Double
    /// The second control point's x, from 0 to 1.
    public let x2: Double
    /// The second control point's y.
    public let y2: Double

    /// Creates a curve with the control points (x1, y1) and (x2, y2).
    ///
    /// - Throws: The first coordinate that is not finite, or the first x outside 0…1.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(Failure) {
        let values = [x1, y1, x2, y2]
        for (index, value) in values.enumerated() where !value.isFinite {
            throw .notFinite(index: index, value: value)
        }
        for index in [0, 2] where values[index] < 0 || values[index] > 1 {
            throw .xOutOfRange(index: index, value: values[index])
        }
        self.init(unchecked: x1, y1, x2, y2)
    }

    /// Creates a curve with control points that are known to be finite, their x from 0 to 1.
    package init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// CSS `ease`, Core Animation's default: (0.25, 0.1, 0.25, 1).
    public static let ease = CubicBezier(unchecked: 0.25, 0.1, 0.25, 1)
    /// CSS `ease-in`: (0.42, 0, 1, 1).
    public static let easeIn = CubicBezier(unchecked: 0.42, 0, 1, 1)
    /// CSS `ease-out`: (0, 0, 0.58, 1).
    public static let easeOut = CubicBezier(unchecked: 0, 0, 0.58, 1)
    /// CSS `ease-in-out`: (0.42, 0, 0.58, 1).
    public static let easeInOut = CubicBezier(unchecked: 0.42, 0, 0.58, 1)

    /// The same curve run backwards, 1 − C(1 − x): exactly a Bézier again. That of ``easeOut`` is ``easeIn``.
    public var reversed: CubicBezier {
        CubicBezier(
            unchecked: Self.complement(x2), Self.complement(y2), Self.complement(x1), Self.complement(y1))
    }

    /// 1 − n, the nearest number to it for a decimal of up to nine places: 1 − 0.58 is 0.42, not 0.42000000000000004.
    private static func complement(_ number: Double) -> Double {
        let rest = 1 - number
        let decimal = (rest * 1e9).rounded() / 1e9
        return (decimal - rest).magnitude <= max(number.magnitude, rest.magnitude, 1).ulp ? decimal : rest
    }

    /// The eased progress of a linear progress `x`.
    ///
    /// - Parameter x: Unitless; outside 0…1 the curve continues straight along its end tangents.
    /// - Returns: Exactly 0 at 0 and 1 at 1. Overshoot is kept.
    /// - Accuracy: Within 1e-9 of the exact curve for any control points, times the largest |y| if that exceeds 1.
    /// - Complexity: O(1), at most 64 iterations, no allocation.
    public func progress(at x: Double) -> Double {
        if x == 0 || x == 1 { return x }
        if x < 0 { return x * slopeBefore }
        if x > 1 { return isLinear && slopeAfter == 1 ? x : 1 + (x - 1) * slopeAfter }
        if isLinear { return x }
        return UnitCubic.value(0, y1, y2, 1, at: parameter(at: x))
    }

    /// The parameter at an x above 0 and below 1.
    @inline(__always)
    private func parameter(at x: Double) -> Double {
        let quick = UnitCubic.quickParameter(x1, x2, at: x)
        return quick.isNaN ? UnitCubic.parameter(x1, x2, at: x) : quick
    }

    /// dy/dx at `x`: at 0 and 1 the slope inside the curve, outside that of the straight extension.
    ///
    /// - Returns: Infinite, with the right sign, if the tangent is vertical.
    public func velocity(at x: Double) -> Double {
        if x < 0 { return slopeBefore }
        if x > 1 { return slopeAfter }
        if isLinear { return 1 }
        return UnitCubic.slope(
            dx: (x1, x2 - x1, 1 - x2), dy: (y1, y2 - y1, 1 - y2),
            at: x > 0 && x < 1 ? parameter(at: x) : UnitCubic.parameter(x1, x2, at: x))
    }

    /// The eased progress and dy/dx at `x`: the same bits as the single functions, at the cost of one.
    package func progressAndVelocity(at x: Double) -> (progress: Double, velocity: Double) {
        guard x > 0, x < 1, !isLinear else { return (progress(at: x), velocity(at: x)) }
        let t = parameter(at: x)
        return (
            UnitCubic.value(0, y1, y2, 1, at: t),
            UnitCubic.slope(dx: (x1, x2 - x1, 1 - x2), dy: (y1, y2 - y1, 1 - y2), at: t)
        )
    }

    /// The least and greatest output over 0…1, exactly.
    public func extrema() -> ClosedRange<Double> {
        var low = 0.0
        var high = 1.0
        for t in UnitCubic.extrema(0, y1, y2, 1) {
            let y = UnitCubic.value(0, y1, y2, 1, at: t)
            low = min(low, y)
            high = max(high, y)
        }
        return low...high
    }

    /// Only (1, ·) and (0, ·) make the tangent vertical inside the curve.
    var breakpoints: [Breakpoint] {
        x1 == 1 && x2 == 0 && !isLinear ? [Breakpoint(at: 0.5, kind: .kink)] : []
    }

    private var isLinear: Bool { x1 == y1 && x2 == y2 }

    private var slopeBefore: Double {
        x1 > 0 ? y1 / x1 : x2 > 0 ? y2 / x2 : 0
    }

    private var slopeAfter: Double {
        x2 < 1 ? (1 - y2) / (1 - x2) : x1 < 1 ? (1 - y1) / (1 - x1) : 0
    }
}

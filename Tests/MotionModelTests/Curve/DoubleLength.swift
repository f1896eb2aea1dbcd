import Foundation

/// A number of twice a double's precision, as an unevaluated sum (Dekker 1971): the tests' own arithmetic, so that a
/// solver in doubles can be checked against a solution that is not.
struct DoubleLength {
    var high: Double
    var low: Double

    init(_ value: Double) {
        high = value
        low = 0
    }

    init(sum a: Double, _ b: Double) {
        let s = a + b
        let t = s - a
        high = s
        low = (a - (s - t)) + (b - t)
    }

    init(product a: Double, _ b: Double) {
        high = a * b
        low = fma(a, b, -high)
    }

    static func + (a: DoubleLength, b: DoubleLength) -> DoubleLength {
        let s = DoubleLength(sum: a.high, b.high)
        let t = DoubleLength(sum: a.low, b.low)
        let u = DoubleLength(sum: s.high, s.low + t.high)
        return DoubleLength(sum: u.high, u.low + t.low)
    }

    static prefix func - (a: DoubleLength) -> DoubleLength {
        var result = a
        result.high = -a.high
        result.low = -a.low
        return result
    }

    static func - (a: DoubleLength, b: DoubleLength) -> DoubleLength { a + -b }

    static func * (a: DoubleLength, b: DoubleLength) -> DoubleLength {
        let p = DoubleLength(product: a.high, b.high)
        return DoubleLength(sum: p.high, p.low + (a.high * b.low + a.low * b.high))
    }

    var isNegative: Bool { high < 0 || (high == 0 && low < 0) }

    /// A cubic Bézier's coordinate by de Casteljau's construction.
    static func bezier(_ p1: Double, _ p2: Double, at t: DoubleLength) -> DoubleLength {
        let u = DoubleLength(1) - t
        let a = t * DoubleLength(p1)
        let b = u * DoubleLength(p1) + t * DoubleLength(p2)
        let c = u * DoubleLength(p2) + t
        let d = u * a + t * b
        let e = u * b + t * c
        return u * d + t * e
    }

    /// The y of a cubic Bézier at x, by halving the parameter 104 times.
    static func easing(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        var t = DoubleLength(0)
        var step = 0.5
        for _ in 0..<104 {
            let next = t + DoubleLength(step)
            if (bezier(x1, x2, at: next) - DoubleLength(x)).isNegative { t = next }
            step /= 2
        }
        return bezier(y1, y2, at: t).high
    }
}

extension Curve {
    /// The output on one side of `x`, taking the arithmetic of the inner inputs as exact.
    func oneSidedValue(at x: Double, from side: CurveSide) -> Double {
        switch self {
        case .linear: return x
        case .instant, .steps: return progress(at: x, before: side == .below)
        case .bezier(let bezier): return bezier.progress(at: x)
        case .bezierPath(let path): return path.limit(at: x, from: side)
        case .points(let points): return points.limit(at: x, from: side)
        case .penner(let penner): return penner.limit(at: x, from: side)
        case .spring(let spring): return spring.limit(at: x, from: side)
        case .exponential(let exponential): return exponential.limit(at: x, from: side)
        case .expression(let expression): return expression.limit(at: x, from: side)
        case .reverse(let curve): return 1 - curve.oneSidedValue(at: 1 - x, from: side.opposite)
        case .mirror(let curve):
            return Self.isFirstHalf(x, side)
                ? curve.oneSidedValue(at: 2 * x, from: side) / 2
                : 1 - curve.oneSidedValue(at: 2 - 2 * x, from: side.opposite) / 2
        case .interval(let window, let curve):
            guard let inner = Self.inside(x, window, side) else {
                return progress(at: x, before: side == .below)
            }
            return curve.oneSidedValue(at: inner, from: side)
        case .scale(let factor, let curve): return factor * curve.oneSidedValue(at: x, from: side)
        case .clamp(let limits, let curve):
            return min(max(curve.oneSidedValue(at: x, from: side), limits.lowerBound), limits.upperBound)
        case .sum(let curves): return curves.reduce(0) { $0 + $1.oneSidedValue(at: x, from: side) }
        case .product(let curves): return curves.reduce(1) { $0 * $1.oneSidedValue(at: x, from: side) }
        case .chain(let curves): return Self.chained(curves, at: x, from: side).value
        }
    }

    /// dy/dx on one side of `x`, taking the arithmetic of the inner inputs as exact; where its formula is 0 · ∞ or ∞ −
    /// ∞, its limit.
    func oneSidedSlope(at x: Double, from side: CurveSide) -> Double {
        let slope = formulaSlope(at: x, from: side)
        return slope.isNaN ? limitOfSlope(at: x, from: side) : slope
    }

    /// dy/dx on one side of `x` by its formula; NaN where that is 0 · ∞ or ∞ − ∞.
    private func formulaSlope(at x: Double, from side: CurveSide) -> Double {
        switch self {
        case .linear: return 1
        case .instant, .steps: return 0
        case .bezier(let bezier): return bezier.velocity(at: x)
        case .bezierPath(let path): return path.velocity(at: x, from: side)
        case .points(let points): return points.velocity(at: x, from: side)
        case .penner(let penner): return penner.velocity(at: x, from: side)
        case .spring(let spring): return spring.velocity(at: x, from: side)
        case .exponential(let exponential): return exponential.velocity(at: x, from: side)
        case .expression(let expression): return expression.velocity(at: x, from: side)
        case .reverse(let curve): return curve.oneSidedSlope(at: 1 - x, from: side.opposite)
        case .mirror(let curve):
            return Self.isFirstHalf(x, side)
                ? curve.oneSidedSlope(at: 2 * x, from: side)
                : curve.oneSidedSlope(at: 2 - 2 * x, from: side.opposite)
        case .interval(let window, let curve):
            guard let inner = Self.inside(x, window, side) else { return 0 }
            return curve.oneSidedSlope(at: inner, from: side) / (window.upperBound - window.lowerBound)
        case .scale(let factor, let curve):
            return factor == 0 ? 0 : factor * curve.oneSidedSlope(at: x, from: side)
        case .clamp(let limits, let curve):
            let value = curve.oneSidedValue(at: x, from: side)
            let slope = curve.oneSidedSlope(at: x, from: side)
            // On a limit, the output follows the curve only on the side where the curve is inside.
            let outward = side == .above ? slope : -slope
            let isHeld =
                value > limits.upperBound || value < limits.lowerBound
                || (value == limits.upperBound && outward > 0)
                || (value == limits.lowerBound && outward < 0)
            return isHeld ? 0 : slope
        case .sum(let curves): return curves.reduce(0) { $0 + $1.oneSidedSlope(at: x, from: side) }
        case .product(let curves): return Self.productSlope(curves, at: x, from: side)
        case .chain(let curves): return Self.chained(curves, at: x, from: side).slope
        }
    }

    /// The output and dy/dx on one side of `x`; both at once for a chain, whose parts may be chains.
    private func oneSided(at x: Double, from side: CurveSide) -> (value: Double, slope: Double) {
        guard case .chain(let curves) = self else {
            return (oneSidedValue(at: x, from: side), oneSidedSlope(at: x, from: side))
        }
        let (value, slope) = Self.chained(curves, at: x, from: side)
        return (value, slope.isNaN ? limitOfSlope(at: x, from: side) : slope)
    }

    /// The limit of the slope at an `x` at which its formula is 0 · ∞ or ∞ − ∞.
    ///
    /// Two places near it show whether it vanishes or grows without limit; otherwise it is extrapolated from two nearer
    /// ones.
    ///
    /// - Accuracy: 1e-9 of a finite limit, if the slope approaches it as a smooth function of the distance.
    private func limitOfSlope(at x: Double, from side: CurveSide) -> Double {
        func slope(_ distance: Double) -> Double {
            let slope = formulaSlope(at: side == .above ? x + distance : x - distance, from: side)
            return slope.isNaN ? 0 : slope
        }
        let (far, near) = (slope(0x1p-13), slope(0x1p-26))
        if near.magnitude * 2 <= far.magnitude { return 0 }
        if near.magnitude >= far.magnitude * 2 { return near < 0 ? -.infinity : .infinity }
        return 2 * near - slope(0x1p-25)
    }

    private static func isFirstHalf(_ x: Double, _ side: CurveSide) -> Bool {
        x < 0.5 || (x == 0.5 && side == .below)
    }

    /// The input of the inner curve, or nil outside the window.
    private static func inside(
        _ x: Double, _ window: ClosedRange<Double>, _ side: CurveSide
    ) -> Double? {
        let (low, high) = (window.lowerBound, window.upperBound)
        guard low < high, x >= low, x <= high else { return nil }
        // A window's own end belongs to the window only from inside.
        if (x == low && side == .below && low > 0) || (x == high && side == .above && high < 1) { return nil }
        return (x - low) / (high - low)
    }

    /// The product rule: each slope times the other curves' outputs.
    private static func productSlope(_ curves: [Curve], at x: Double, from side: CurveSide) -> Double {
        var value = 1.0
        var slope = 0.0
        for curve in curves {
            let factor = curve.oneSidedValue(at: x, from: side)
            slope = slope * factor + value * curve.oneSidedSlope(at: x, from: side)
            value *= factor
        }
        return slope
    }

    /// The chain rule; the side from which a curve's input is approached follows the slope of the one before.
    ///
    /// - Returns: The slope is NaN where one curve stands still and another is vertical.
    private static func chained(
        _ curves: [Curve], at x: Double, from side: CurveSide
    ) -> (value: Double, slope: Double) {
        var value = x
        var slope = 1.0
        var isTold = true
        var side = side
        for curve in curves {
            let (output, factor) = curve.oneSided(at: value, from: side)
            // If the input stands still, it has no side, and the output is the one at that input.
            value = slope == 0 ? curve.progress(at: value) : output
            if (slope == 0 && factor.isInfinite) || (slope.isInfinite && factor == 0) { isTold = false }
            slope = slope == 0 || factor == 0 ? 0 : slope * factor
            if factor < 0 { side = side.opposite }
        }
        return (value, isTold ? slope : .nan)
    }
}

/// The cubic Bézier from (0, 0) to (1, 1), solved for its parameter.
package enum UnitCubic {
    /// The parameter t at which the curve's x is `x`.
    ///
    /// Three equivalent polynomials, each exact where the others cancel: about t = 0, about t = 1, and about t = ½,
    /// where the control points (1, ·) and (0, ·) make a vertical tangent and x − ½ = 4·(t − ½)³. A solver that
    /// evaluates x(t) in one form loses half or two thirds of the digits at such places.
    ///
    /// - Parameters:
    ///   - x1: The first control point's x; the curve must not go back in x.
    ///   - x2: The second control point's x.
    ///   - x: From 0 to 1.
    /// - Complexity: At most 64 iterations.
    package static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x < 0.25 { return parameterFromStart(x1, x2, x) }
        if x > 0.75 { return 1 - parameterFromStart(1 - x2, 1 - x1, 1 - x) }
        let inset1 = 1 - x1
        let lean = (x2 - inset1) / 2
        let spread = x2 + inset1
        let offset = x - 0.5
        let cubic = Cubic(
            c0: 0.75 * lean - offset, c1: 0.75 * spread, c2: -3 * lean, c3: 4 - 3 * spread)
        return 0.5 + cubic.risingRoot(from: -0.5, to: 0.5, guess: offset)
    }

    private static func parameterFromStart(_ x1: Double, _ x2: Double, _ x: Double) -> Double {
        let cubic = Cubic(c0: -x, c1: 3 * x1, c2: 3 * (x2 - 2 * x1), c3: 1 + 3 * (x1 - x2))
        return cubic.risingRoot(from: 0, to: 1, guess: x)
    }

    /// Whether the curve's x never goes back between its ends.
    static func isMonotone(_ x1: Double, _ x2: Double) -> Bool {
        // x′/3 in Bernstein form is x1, x2 − x1, 1 − x2; it dips below zero only if its middle is more negative than
        // the geometric mean of its ends.
        guard x1 >= 0, x2 <= 1 else { return false }
        let middle = x2 - x1
        return middle >= 0 || middle * middle <= x1 * (1 - x2)
    }

    /// The value of a cubic Bézier with these ordinates.
    static func value(_ y0: Double, _ y1: Double, _ y2: Double, _ y3: Double, at t: Double) -> Double {
        let u = 1 - t
        return u * u * (u * y0 + 3 * t * y1) + t * t * (3 * u * y2 + t * y3)
    }

    /// dy/dx of a cubic Bézier at the parameter t, from the differences of its control points.
    ///
    /// Infinite, with the right sign, if the tangent is vertical; if the curve stands still, the limit.
    static func slope(
        dx: (Double, Double, Double), dy: (Double, Double, Double), at t: Double
    ) -> Double {
        let u = 1 - t
        let run = dx.0 * u * u + 2 * dx.1 * t * u + dx.2 * t * t
        let rise = dy.0 * u * u + 2 * dy.1 * t * u + dy.2 * t * t
        if run > 0 { return rise / run }
        if rise != 0 { return rise > 0 ? .infinity : -.infinity }
        // Both first derivatives vanish: at an end the second ones decide, then the third.
        let run2 = t < 0.5 ? dx.1 - dx.0 : dx.1 - dx.2
        let rise2 = t < 0.5 ? dy.1 - dy.0 : dy.1 - dy.2
        if run2 != 0 { return rise2 / run2 }
        if rise2 != 0 { return (t < 0.5) == (rise2 > 0) ? .infinity : -.infinity }
        let run3 = dx.0 - 2 * dx.1 + dx.2
        return run3 == 0 ? 0 : (dy.0 - 2 * dy.1 + dy.2) / run3
    }

    /// The parameters inside (0, 1) at which a cubic Bézier with these ordinates is highest or lowest.
    static func extrema(_ y0: Double, _ y1: Double, _ y2: Double, _ y3: Double) -> [Double] {
        let a = y1 - y0
        let b = y2 - y1
        let c = y3 - y2
        // y′/3 = a·u² + 2b·t·u + c·t²
        let second = a - 2 * b + c
        let half = b - a
        let discriminant = half * half - second * a
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        let q = half >= 0 ? -(half + root) : root - half
        var result: [Double] = []
        for t in [q / second, a / q] where t > 0 && t < 1 { result.append(t) }
        return result
    }
}

/// c0 + c1·s + c2·s² + c3·s³.
private struct Cubic {
    let c0: Double
    let c1: Double
    let c2: Double
    let c3: Double

    /// The root of a cubic that rises through zero exactly once between the bounds.
    ///
    /// It takes Newton steps as long as each is at most half as long as the one before, and bisects otherwise, so every
    /// iteration at least halves the step.
    func risingRoot(from lower: Double, to upper: Double, guess: Double) -> Double {
        var low = lower
        var high = upper
        var s = guess
        var step = high - low
        for _ in 0..<64 {
            let value = c0 + s * (c1 + s * (c2 + s * c3))
            if value == 0 { return s }
            if value < 0 { low = s } else { high = s }
            let newton = value / (c1 + s * (2 * c2 + s * 3 * c3))
            let next = s - newton
            if next > low, next < high, abs(newton) <= 0.5 * abs(step) {
                step = newton
                s = next
            } else {
                step = (high - low) / 2
                s = low + step
                if s == low || s == high { return s }
            }
            if abs(step) < 0x1p-60 { return s }
        }
        return s
    }
}

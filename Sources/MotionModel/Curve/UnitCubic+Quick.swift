/// Cubics solved by a fixed number of steps without branches.
extension UnitCubic {
    /// The parameter t at which the curve's x is `x`, by three of Halley's steps; NaN where that may be inaccurate.
    ///
    /// Two of a hundred curves and inputs at random need more steps, and so do inputs beside a vertical tangent. The error
    /// of the others moves the curve's y by less than 1e-13, times the largest |y| if that exceeds 1.
    ///
    /// - Parameter x: Above 0 and below 1.
    @inline(__always)
    static func quickParameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
        // x(t) = ((cubic · t + square) · t + linear) · t
        let linear = 3 * x1
        let square = 3 * (x2 - x1) - linear
        let cubic = 1 - linear - square
        // Newton's step from t = x, if the slope there were 1.
        var t = x + (x - ((cubic * x + square) * x + linear) * x)
        var step = 0.0
        for _ in 0..<3 {
            let halfBend = 3 * cubic * t + square
            let slope = (halfBend + square) * t + linear
            let distance = ((cubic * t + square) * t + linear) * t - x
            step = distance * slope / (slope * slope - distance * halfBend)
            t -= step
        }
        // The remaining error is about (bend ∕ (2 · slope))² · step³.
        let slope = (3 * cubic * t + 2 * square) * t + linear
        return step.magnitude <= 3e-6 * slope && slope > 1e-3 ? t : .nan
    }
}

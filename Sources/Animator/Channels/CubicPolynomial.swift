/// One coordinate of a cubic Bézier from 0 to 1, as a polynomial of its parameter without a constant term.
struct CubicPolynomial {
    let cubic: Double
    let square: Double
    let linear: Double

    /// Creates the polynomial from the coordinates of the two control points.
    init(_ first: Double, _ second: Double) {
        linear = 3 * first
        square = 3 * (second - first) - linear
        cubic = 1 - linear - square
    }

    /// The coordinate at a parameter.
    @inline(__always)
    func value(at t: Double) -> Double { ((cubic * t + square) * t + linear) * t }

    /// Its derivative by the parameter.
    @inline(__always)
    func slope(at t: Double) -> Double { (3 * cubic * t + 2 * square) * t + linear }

    /// Its second derivative by the parameter.
    func bend(at t: Double) -> Double { 6 * cubic * t + 2 * square }

    /// Its third derivative by the parameter, a constant.
    var twist: Double { 6 * cubic }
}

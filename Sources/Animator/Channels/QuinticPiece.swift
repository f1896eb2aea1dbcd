/// What a cubic Bézier is at one parameter, as a function of x.
struct CubicKnot {
    let t: Double
    let value: Double
    /// dy/dx and d²y/dx².
    let slope: Double
    let bend: Double

    /// The place of a parameter.
    init(t: Double, _ x: CubicPolynomial, _ y: CubicPolynomial) {
        self.t = t
        let run = x.slope(at: t)
        value = t == 1 ? 1 : y.value(at: t)
        slope = y.slope(at: t) / run
        bend = (y.bend(at: t) - slope * x.bend(at: t)) / (run * run)
    }
}

/// The polynomial of the fifth degree with given values, slopes and bends at two ends.
struct QuinticPiece {
    private let constant: Double
    private let linear: Double
    private let square: Double
    private let cubic: Double
    private let fourth: Double
    private let fifth: Double

    /// Zero everywhere.
    init() { (constant, linear, square, cubic, fourth, fifth) = (0, 0, 0, 0, 0, 0) }

    /// The piece between two places of a curve.
    ///
    /// - Parameter length: How far they are from each other in x.
    init(_ left: CubicKnot, _ right: CubicKnot, length: Double) {
        let rise = right.value - left.value
        let (p, q) = (left.slope * length, right.slope * length)
        let (a, b) = (left.bend * length * length, right.bend * length * length)
        constant = left.value
        linear = p
        square = a / 2
        cubic = 10 * rise - 6 * p - 4 * q - 1.5 * a + 0.5 * b
        fourth = -15 * rise + 8 * p + 7 * q + 1.5 * a - b
        fifth = 6 * rise - 3 * p - 3 * q - 0.5 * a + 0.5 * b
    }

    /// The value at a share of the length.
    @inline(__always)
    func value(at share: Double) -> Double {
        // Three chains that don't wait for each other.
        let squared = share * share
        let low = constant + linear * share
        let middle = square + cubic * share
        let high = fourth + fifth * share
        return low + squared * (middle + squared * high)
    }
}

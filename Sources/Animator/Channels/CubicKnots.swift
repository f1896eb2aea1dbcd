import MotionModel

/// The value and the derivatives of a cubic Bézier at one x.
struct CubicKnot {
    let x: Double
    /// The parameter.
    let t: Double
    let value: Double
    /// dy/dx, d²y/dx² and d³y/dx³.
    let slope: Double
    let bend: Double
    let twist: Double
}

/// A cubic Bézier as a source of knots.
struct CubicKnots {
    private let curve: CubicBezier
    private let x: CubicPolynomial
    private let y: CubicPolynomial

    /// Creates the source of a curve.
    init(_ curve: CubicBezier) {
        self.curve = curve
        x = CubicPolynomial(curve.x1, curve.x2)
        y = CubicPolynomial(curve.y1, curve.y2)
    }

    /// The knot at an x, clamped to 0…1.
    func knot(at place: Double) -> CubicKnot {
        let place = Swift.max(0, Swift.min(place, 1))
        let t = UnitCubic.parameter(curve.x1, curve.x2, at: place)
        let run = x.slope(at: t)
        let runBend = x.bend(at: t)
        let slope = y.slope(at: t) / run
        let bend = (y.bend(at: t) - slope * runBend) / (run * run)
        // The derivative of the bend by t, divided by that of x.
        let numerator = y.twist - bend * run * runBend - slope * x.twist
        return CubicKnot(
            x: place, t: t, value: t == 1 ? 1 : y.value(at: t), slope: slope, bend: bend,
            twist: (numerator / (run * run) - 2 * bend * runBend / run) / run)
    }

    /// The largest sampled distance of a piece around a middle from the curve between two knots.
    func distance(
        of piece: SepticPiece, _ left: CubicKnot, _ right: CubicKnot, _ middle: Double, _ width: Double
    ) -> Double {
        var largest = 0.0
        // Samples at given parameters need no solving.
        for share in [0.2, 0.5, 0.8] {
            let t = left.t + (right.t - left.t) * share
            let distance = (piece.value(at: (x.value(at: t) - middle) / width) - y.value(at: t)).magnitude
            // At a vertical tangent it is NaN.
            guard distance < .infinity else { return .infinity }
            largest = Swift.max(largest, distance)
        }
        return largest
    }
}

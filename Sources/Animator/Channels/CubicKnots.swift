import MotionModel

/// What a cubic Bézier is at one x, as a function of it.
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

/// A cubic Bézier to take knots from.
struct CubicKnots {
    private let curve: CubicBezier
    private let x: CubicPolynomial
    private let y: CubicPolynomial

    /// Those of a curve.
    init(_ curve: CubicBezier) {
        self.curve = curve
        x = CubicPolynomial(curve.x1, curve.x2)
        y = CubicPolynomial(curve.y1, curve.y2)
    }

    /// The knot at an x; before 0 that at 0, behind 1 that at 1.
    func knot(at place: Double) -> CubicKnot {
        let place = Swift.max(0, Swift.min(place, 1))
        let t = UnitCubic.parameter(curve.x1, curve.x2, at: place)
        let run = x.slope(at: t)
        let runBend = x.bend(at: t)
        let slope = y.slope(at: t) / run
        let bend = (y.bend(at: t) - slope * runBend) / (run * run)
        // The derivative of the bend by t, by that of x.
        let numerator = y.twist - bend * run * runBend - slope * x.twist
        return CubicKnot(
            x: place, t: t, value: t == 1 ? 1 : y.value(at: t), slope: slope, bend: bend,
            twist: (numerator / (run * run) - 2 * bend * runBend / run) / run)
    }

    /// How far a piece around a middle is from the curve between two knots, where it is looked at.
    func distance(
        of piece: SepticPiece, _ left: CubicKnot, _ right: CubicKnot, _ middle: Double, _ width: Double
    ) -> Double {
        var largest = 0.0
        // At places that are as easily told by the parameter, which needs no solving.
        for share in [0.2, 0.5, 0.8] {
            let t = left.t + (right.t - left.t) * share
            let distance = (piece.value(at: (x.value(at: t) - middle) / width) - y.value(at: t)).magnitude
            // Where a tangent is vertical, it isn't a number.
            guard distance < .infinity else { return .infinity }
            largest = Swift.max(largest, distance)
        }
        return largest
    }
}

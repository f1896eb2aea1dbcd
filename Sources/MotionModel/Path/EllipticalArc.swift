/// A part of an ellipse, by its angles: the curve of an arc in path data.
///
/// Places are computed from the start, with the sine of half the angle, so that an almost straight arc of a huge
/// ellipse is as exact as any other.
///
/// - SeeAlso: SVG 2, appendix B.2.4, Conversion from endpoint to center parameterization.
struct EllipticalArc: Sendable, Hashable {
    let start: CurvePoint
    let end: CurvePoint
    /// The ellipse's half axes as vectors.
    private let axisX: CurvePoint
    private let axisY: CurvePoint
    /// The eccentric angle at the start, in radians.
    private let startAngle: Double
    /// The change of the eccentric angle, in radians; negative if it falls.
    let sweep: Double

    /// The ellipse through both ends; nil if the arc is no more than a line: it has a radius of 0, or its ends are the
    /// same point.
    init?(from start: CurvePoint, _ arc: PathData.Arc) {
        let (radiusX, radiusY) = (arc.radiusX.magnitude, arc.radiusY.magnitude)
        guard radiusX > 0, radiusY > 0, start != arc.end else { return nil }
        let (sine, cosine) = Self.sineAndCosine(degrees: arc.rotation)
        let half = 0.5 * (start - arc.end)
        // The half chord in the frame where the ellipse is the unit circle.
        let u = (cosine * half.x + sine * half.y) / radiusX
        let v = (cosine * half.y - sine * half.x) / radiusY
        let square = u * u + v * v
        guard square > 0, square.isFinite else { return nil }
        // A chord as long as the diameter within rounding is meant to be it: the centre is very sensitive there.
        let isDiameter = square > 1 - 0x1p-49
        let scale = isDiameter ? square.squareRoot() : 1
        let fromCentre = isDiameter ? 0 : ((1 - square) / square).squareRoot()
        let factor = arc.isLarge != arc.isSweep ? fromCentre : -fromCentre
        self.start = start
        end = arc.end
        axisX = radiusX * scale * CurvePoint(x: cosine, y: sine)
        axisY = radiusY * scale * CurvePoint(x: -sine, y: cosine)
        startAngle = Elementary.atan2(y: v + factor * u, x: u - factor * v)
        let short =
            isDiameter
            ? Double.pi : 2 * Elementary.atan2(y: square.squareRoot(), x: (1 - square).squareRoot())
        let angle = arc.isLarge ? 2 * Double.pi - short : short
        sweep = arc.isSweep ? angle : -angle
    }

    /// Whether the speed is the same everywhere.
    var isCircular: Bool { axisX.length == axisY.length }

    func point(at t: Double) -> CurvePoint {
        if t == 1 { return end }
        let half = 0.5 * sweep * t
        let middle = startAngle + half
        let chord = 2 * Elementary.sin(half)
        return start + (-chord * Elementary.sin(middle)) * axisX + (chord * Elementary.cos(middle)) * axisY
    }

    func derivative(at t: Double) -> CurvePoint {
        let angle = startAngle + sweep * t
        return (-sweep * Elementary.sin(angle)) * axisX + (sweep * Elementary.cos(angle)) * axisY
    }

    func secondDerivative(at t: Double) -> CurvePoint {
        let angle = startAngle + sweep * t
        let square = sweep * sweep
        return (-square * Elementary.cos(angle)) * axisX + (-square * Elementary.sin(angle)) * axisY
    }

    /// The arc as cubic Béziers of equal angles, end to end.
    ///
    /// - Accuracy: Within 4.3e-6 of the larger radius for pieces of an eighth of a turn; the error falls with the sixth
    ///   power of the angle.
    func cubics(_ count: Int) -> [PathCurve] {
        let step = 1 / Double(count)
        // The share of the tangents at which the control points are: (4∕3)·tan(α∕4).
        let quarter = sweep * step / 4
        let reach = 4.0 / 3 * (Elementary.sin(quarter) / Elementary.cos(quarter)) / sweep
        var cubics: [PathCurve] = []
        var (from, tangent) = (start, derivative(at: 0))
        for index in 1...count {
            let t = index == count ? 1 : Double(index) * step
            let (to, next) = (point(at: t), derivative(at: t))
            cubics.append(.cubic(from, from + reach * tangent, to - reach * next, to))
            (from, tangent) = (to, next)
        }
        return cubics
    }

    /// The sine and cosine, exact at right angles, whose sines the conversion to radians would miss.
    private static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
        let turned = Elementary.remainder(degrees, dividedBy: 360)
        switch turned {
        case 0: return (0, 1)
        case 90, -270: return (1, 0)
        case 180, -180: return (0, -1)
        case 270, -90: return (-1, 0)
        default:
            let angle = turned * (Double.pi / 180)
            return (Elementary.sin(angle), Elementary.cos(angle))
        }
    }
}

/// Points as vectors of the plane.
extension CurvePoint {
    static func + (a: CurvePoint, b: CurvePoint) -> CurvePoint { CurvePoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CurvePoint, b: CurvePoint) -> CurvePoint { CurvePoint(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Double, b: CurvePoint) -> CurvePoint { CurvePoint(x: a * b.x, y: a * b.y) }

    var isZero: Bool { x == 0 && y == 0 }

    var length: Double { Elementary.squareRoot(x * x + y * y) }

    func dot(_ other: CurvePoint) -> Double { x * other.x + y * other.y }

    /// The sine of the angle to another vector, times both lengths; positive where x turns towards y.
    func cross(_ other: CurvePoint) -> Double { x * other.y - y * other.x }

    /// The point at a share of the distance to another point.
    func toward(_ other: CurvePoint, _ share: Double) -> CurvePoint {
        CurvePoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    /// The angle from this direction to another, in degrees in (−180, 180].
    func turn(to other: CurvePoint) -> Double {
        let turn = Elementary.atan2(y: cross(other), x: dot(other)) * (180 / Double.pi)
        return turn == -180 ? 180 : turn
    }

    /// The length 1 in the same direction; zero for zero.
    var unit: CurvePoint {
        let length = length
        return length > 0 ? CurvePoint(x: x / length, y: y / length) : CurvePoint(x: 0, y: 0)
    }
}

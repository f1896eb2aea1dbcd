/// One drawn step of a path, including its start.
enum PathCurve: Sendable, Hashable {
    case line(CurvePoint, CurvePoint)
    case cubic(CurvePoint, CurvePoint, CurvePoint, CurvePoint)
    case arc(EllipticalArc)

    var start: CurvePoint {
        switch self {
        case .line(let start, _): start
        case .cubic(let start, _, _, _): start
        case .arc(let arc): arc.start
        }
    }

    var end: CurvePoint {
        switch self {
        case .line(_, let end): end
        case .cubic(_, _, _, let end): end
        case .arc(let arc): arc.end
        }
    }

    /// The place at a parameter, 0…1; exact at the ends.
    func point(at t: Double) -> CurvePoint {
        switch self {
        case .line(let start, let end): return t == 1 ? end : start.toward(end, t)
        case .cubic(let p0, let p1, let p2, let p3):
            let s = 1 - t
            return CurvePoint(
                x: s * s * s * p0.x + 3 * t * s * (s * p1.x + t * p2.x) + t * t * t * p3.x,
                y: s * s * s * p0.y + 3 * t * s * (s * p1.y + t * p2.y) + t * t * t * p3.y)
        case .arc(let arc): return arc.point(at: t)
        }
    }

    func derivative(at t: Double) -> CurvePoint {
        switch self {
        case .line(let start, let end): return end - start
        case .cubic(let p0, let p1, let p2, let p3):
            let s = 1 - t
            return (3 * s * s) * (p1 - p0) + (6 * s * t) * (p2 - p1) + (3 * t * t) * (p3 - p2)
        case .arc(let arc): return arc.derivative(at: t)
        }
    }

    func secondDerivative(at t: Double) -> CurvePoint {
        switch self {
        case .line: return CurvePoint(x: 0, y: 0)
        case .cubic(let p0, let p1, let p2, let p3):
            let (a, b, c) = (p1 - p0, p2 - p1, p3 - p2)
            return (6 * (1 - t)) * (b - a) + (6 * t) * (c - b)
        case .arc(let arc): return arc.secondDerivative(at: t)
        }
    }

    /// The direction of travel on one side of a parameter; zero only if nothing is drawn.
    ///
    /// If the derivative vanishes (at a cusp, or for a control point on its end), the next derivative that doesn't
    /// decides.
    func direction(at t: Double, from side: CurveSide) -> CurvePoint {
        let first = derivative(at: t)
        if !first.isZero { return first }
        let second = secondDerivative(at: t)
        if !second.isZero { return side == .above ? second : -1 * second }
        guard case .cubic(let p0, let p1, let p2, let p3) = self else { return first }
        return (p3 - p0) - 3 * (p2 - p1)
    }

    /// Whether the speed is the same at every parameter.
    var isUniform: Bool {
        switch self {
        case .line: true
        case .cubic: false
        case .arc(let arc): arc.isCircular
        }
    }

    /// Whether the direction turns by less than a right angle between two parameters. The answer may be wrongly false,
    /// but never wrongly true.
    func turnsLittle(from low: Double, to high: Double) -> Bool {
        switch self {
        case .line: return true
        case .cubic(let p0, let p1, let p2, let p3):
            // The derivative over the part is a parabola, which stays in the cone of its three control points.
            let (a, b, c) = (p1 - p0, p2 - p1, p3 - p2)
            let (s, t) = (1 - low, 1 - high)
            let middle = (s * t) * a + (s * high + low * t) * b + (low * high) * c
            let (first, last) = (derivative(at: low), derivative(at: high))
            return Self.areNear(first, middle) && Self.areNear(middle, last) && Self.areNear(first, last)
        case .arc(let arc):
            return (arc.sweep * (high - low)).magnitude <= 1
                && Self.areNear(arc.derivative(at: low), arc.derivative(at: high))
        }
    }

    /// Whether two directions are at most 60° apart; a zero direction is near to any.
    private static func areNear(_ a: CurvePoint, _ b: CurvePoint) -> Bool {
        a.dot(b) >= 0.5 * a.length * b.length
    }

    /// The part between two parameters, for lines and cubics.
    func part(from low: Double, to high: Double) -> PathCurve {
        switch self {
        case .line: return .line(point(at: low), point(at: high))
        case .cubic:
            let third = (high - low) / 3
            let (start, end) = (point(at: low), point(at: high))
            return .cubic(
                start, start + third * derivative(at: low), end - third * derivative(at: high), end)
        case .arc: preconditionFailure("arcs are made cubics before they are cut")
        }
    }

    /// The cubic that is exactly this line.
    var asCubic: PathCurve {
        guard case .line(let start, let end) = self else { return self }
        return .cubic(start, start.toward(end, 1.0 / 3), end.toward(start, 1.0 / 3), end)
    }
}

import MotionModel

/// A cubic Bézier in the plane of input and output whose input never decreases.
struct PlaneCubic: Sendable, Hashable {
    let x0, x1, x2, x3: Double
    let y0, y1, y2, y3: Double

    init(x: (Double, Double, Double, Double), y: (Double, Double, Double, Double)) {
        (x0, x1, x2, x3) = x
        (y0, y1, y2, y3) = y
    }

    init(_ bezier: CubicBezier) {
        self.init(x: (0, bezier.x1, bezier.x2, 1), y: (0, bezier.y1, bezier.y2, 1))
    }

    /// Creates a straight line.
    init(lineFrom x0: Double, _ y0: Double, to x3: Double, _ y3: Double) {
        self.init(
            x: (x0, x0 + (x3 - x0) / 3, x0 + 2 * (x3 - x0) / 3, x3),
            y: (y0, y0 + (y3 - y0) / 3, y0 + 2 * (y3 - y0) / 3, y3))
    }

    /// The polynomial c0 + c1·v + c2·v² with v = x − `center`, as a curve over an interval.
    init(parabolaAround center: Double, _ c0: Double, _ c1: Double, _ c2: Double, from: Double, to: Double) {
        let (a, b) = (from - center, to - center)
        func value(_ v: Double) -> Double { c0 + v * (c1 + v * c2) }
        func slope(_ v: Double) -> Double { c1 + 2 * c2 * v }
        let third = (to - from) / 3
        self.init(
            x: (from, from + third, to - third, to),
            y: (value(a), value(a) + third * slope(a), value(b) - third * slope(b), value(b)))
    }

    /// The pieces of a path, jumps included.
    static func pieces(of path: BezierPath) -> [PlaneCubic] {
        var (x, y) = (0.0, 0.0)
        var result: [PlaneCubic] = []
        for segment in path.segments {
            result.append(
                PlaneCubic(
                    x: (x, segment.control1.x, segment.control2.x, segment.end.x),
                    y: (y, segment.control1.y, segment.control2.y, segment.end.y)))
            (x, y) = (segment.end.x, segment.end.y)
        }
        return result
    }

    /// The parameter, 0…1, at an input between the ends.
    func parameter(at x: Double) -> Double {
        let width = x3 - x0
        guard width > 0 else { return 0 }
        return UnitCubic.parameter((x1 - x0) / width, (x2 - x0) / width, at: (x - x0) / width)
    }

    /// The part up to an input, and the part after it: both exactly this curve.
    ///
    /// - SeeAlso: de Casteljau's subdivision
    func split(atInput x: Double) -> (PlaneCubic, PlaneCubic) {
        split(at: parameter(at: x), x: x, y: nil)
    }

    func split(at t: Double, x: Double? = nil, y: Double? = nil) -> (PlaneCubic, PlaneCubic) {
        let (first, second) = (Self.halves(x0, x1, x2, x3, t), Self.halves(y0, y1, y2, y3, t))
        let (midX, midY) = (x ?? first.3, y ?? second.3)
        return (
            PlaneCubic(x: (x0, first.0, first.1, midX), y: (y0, second.0, second.1, midY)),
            PlaneCubic(x: (midX, first.4, first.5, x3), y: (midY, second.4, second.5, y3))
        )
    }

    /// The control ordinates of both parts: two of the first, the middle (third place repeated), two of the second.
    private static func halves(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double
    ) -> (Double, Double, Double, Double, Double, Double) {
        func mix(_ p: Double, _ q: Double) -> Double { p + (q - p) * t }
        let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d))
        let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
        let middle = mix(abc, bcd)
        return (ab, abc, middle, middle, bcd, cd)
    }

    /// The part between two inputs.
    func clipped(from lower: Double, to upper: Double) -> PlaneCubic {
        var result = self
        if upper < x3 { result = result.split(atInput: upper).0 }
        if lower > x0 { result = result.split(atInput: lower).1 }
        return result
    }

    /// The curve with its input and output mapped linearly.
    func mapped(x: (scale: Double, offset: Double), y: (scale: Double, offset: Double)) -> PlaneCubic {
        PlaneCubic(
            x: (
                x.offset + x.scale * x0, x.offset + x.scale * x1, x.offset + x.scale * x2,
                x.offset + x.scale * x3
            ),
            y: (
                y.offset + y.scale * y0, y.offset + y.scale * y1, y.offset + y.scale * y2,
                y.offset + y.scale * y3
            ))
    }

    /// The curve reversed from its end to its start.
    var turned: PlaneCubic { PlaneCubic(x: (x3, x2, x1, x0), y: (y3, y2, y1, y0)) }

    /// The output at a parameter.
    func output(at t: Double) -> Double {
        let u = 1 - t
        return u * u * (u * y0 + 3 * t * y1) + t * t * (3 * u * y2 + t * y3)
    }

    /// The parameters inside at which the output turns, in order.
    var turningPoints: [Double] { PlaneCubic.roots(y1 - y0, y2 - y1, y3 - y2) }

    /// The parameters inside at which a·u² + 2b·t·u + c·t² changes sign, in order.
    static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let second = a - 2 * b + c
        let half = b - a
        let discriminant = half * half - second * a
        guard discriminant > 0 else { return [] }
        let root = discriminant.squareRoot()
        let q = half >= 0 ? -(half + root) : root - half
        let (one, two) = (q / second, a / q)
        var result: [Double] = []
        if min(one, two) > 0, min(one, two) < 1 { result.append(min(one, two)) }
        if max(one, two) > 0, max(one, two) < 1 { result.append(max(one, two)) }
        return result
    }

    /// Whether the output is constant.
    var isFlat: Bool { y0 == y1 && y1 == y2 && y2 == y3 }

    /// Whether the curve is a straight line at constant speed.
    var isStraight: Bool {
        if y0 == y3 { return isFlat }
        let (width, height) = (x3 - x0, y3 - y0)
        guard width > 0 else { return false }
        func isOnLine(_ x: Double, _ y: Double) -> Bool {
            ((x - x0) / width - (y - y0) / height).magnitude <= 4e-16
        }
        return isOnLine(x1, y1) && isOnLine(x2, y2)
    }

    /// The parameter inside at which the input advances most slowly, if a handle lies outside the piece's own time.
    ///
    /// A piece whose input never decreases can still have such a handle. On either side of that parameter the
    /// input's speed is monotone and not negative, so the handles of both parts lie inside.
    var slowest: Double? {
        let slack = 1e-12 * (x3 - x0)
        guard x1 < x0 - slack || x1 > x3 + slack || x2 < x0 - slack || x2 > x3 + slack else { return nil }
        let (d0, d1, d2) = (x1 - x0, x2 - x1, x3 - x2)
        let t = (d0 - d1) / (d0 - 2 * d1 + d2)
        return t > 0 && t < 1 ? t : nil
    }

    /// The parameter inside at which the input advances so slowly that some part around it has a handle outside of its
    /// own time; a part on one side of it has none.
    ///
    /// From where the input advances with the speed `s`, a handle goes beyond an end that is reached with a mean speed
    /// below `s / 3`; around its least speed `m` that takes `m < 0.11 · s`.
    var slowPoint: Double? {
        let (d0, d1, d2) = (x1 - x0, x2 - x1, x3 - x2)
        let bend = d0 - 2 * d1 + d2
        guard bend > 0 else { return nil }
        let t = (d0 - d1) / bend
        guard t > 0, t < 1 else { return nil }
        let least = (1 - t) * (1 - t) * d0 + 2 * t * (1 - t) * d1 + t * t * d2
        return least < 0.15 * max(d0, d2) ? t : nil
    }

    /// The same curve as parts whose handles lie inside of their own times: itself, or two.
    var timed: [PlaneCubic] {
        guard let slowest else { return [self] }
        let (before, after) = split(at: slowest)
        return [before, after]
    }

    /// Whether the handles can be expressed as shares of the travel without losing digits because it is tiny.
    var hasUsableTravel: Bool {
        let travel = (y3 - y0).magnitude
        let reach = max(max((y1 - y0).magnitude, (y2 - y0).magnitude), travel)
        return reach <= 32 * travel
    }
}

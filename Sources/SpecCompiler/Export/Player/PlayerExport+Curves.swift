import MotionModel
import SpecFormat

extension PlayerExport {
    /// The index of a segment's curve, and its proved error.
    ///
    /// Before a segment that plays a part of a curve, its first value is held. A curve in pieces that jumps there says what it is
    /// before that jump, where the whole curve may be somewhere else: a staircase of a curve that is below 0 then. It gets a level
    /// piece instead.
    mutating func curve(of segment: Segment) -> (index: Int, error: Double) {
        let whole = curve(segment.curve)
        let input = segment.inputStart
        guard let rows = pieces[whole.index], input > 0, input < 1, input != segment.inputEnd else {
            return whole
        }
        let isForward = input < segment.inputEnd
        let held = segment.curve.progress(at: input, before: isForward)
        func start(_ row: [Double]) -> Double { row[0] }
        func end(_ row: [Double]) -> Double { row[row.count - 2] }
        func isThere(_ place: Double) -> Bool { (place - input).magnitude < 1e-12 }
        let shown =
            isForward
            ? rows.first { isThere(end($0)) }.map { $0[$0.count - 1] }
            : rows.last { isThere(start($0)) }.map { $0[1] }
        guard let shown, (shown - held).magnitude > whole.error + 1e-9 else { return whole }
        let part =
            isForward
            ? [[0, held, input, held]] + rows.filter { end($0) > input + 1e-12 }
            : rows.filter { start($0) < input - 1e-12 } + [[input, held, 1, held]]
        return (place(part, error: whole.error), whole.error)
    }

    /// The index of a curve, and its proved error as a share of the travel; 0 for one that is kept.
    mutating func curve(_ curve: Curve) -> (index: Int, error: Double) {
        let part = CurvePart(curve: curve)
        if let known = known[part] { return known }
        let row = row(of: curve)
        known[part] = row
        return row
    }

    private mutating func row(of curve: Curve) -> (index: Int, error: Double) {
        if let formula = Self.formula(of: curve) { return (curves.index(of: formula), 0) }
        if let rows = Self.exactRows(of: curve) { return (place(rows, error: 0), 0) }
        work.beginTrack()
        let reduced = work.pieces(of: curve, from: 0, to: 1, tolerance: tolerance, work: work.left)
        work.take(keyframes: reduced.pieces.count)
        var rows = reduced.pieces.map { piece in
            let (width, rise) = (piece.end - piece.start, piece.to - piece.from)
            let controls = piece.easing.map {
                [
                    piece.start + width * $0.x1, piece.from + rise * $0.y1, piece.start + width * $0.x2,
                    piece.from + rise * $0.y2,
                ]
            }
            return [piece.start, piece.from] + (controls ?? []) + [piece.end, piece.to]
        }
        // Where it jumps at an end, a piece without length has the value beyond.
        let (before, behind) = (curve.progress(at: 0, before: true), curve.progress(at: 1))
        if before != reduced.pieces.first?.from { rows.insert([0, before, 0, before], at: 0) }
        if behind != reduced.pieces.last?.to { rows.append([1, behind, 1, behind]) }
        let index = place(rows, error: reduced.maxError)
        pieces[index] = rows
        return (index, reduced.maxError)
    }

    private mutating func place(_ rows: [[Double]], error: Double) -> Int {
        curves.index(of: .array(["pieces", .number(error)] + rows.map { Self.numbers($0) }))
    }

    /// A curve that the player computes by its formula; nil for any other.
    private static func formula(of curve: Curve) -> JSONValue? {
        switch curve {
        case .linear: return ["linear"]
        case .spring(let spring):
            let square = spring.spring.stiffness / spring.spring.mass
            let numbers = [spring.spring.decay, square, spring.initialVelocity, spring.naturalDuration]
            let limits = spring.clamp.map { [JSONValue.named($0.lowerBound), .named($0.upperBound)] } ?? []
            return .array(["spring"] + numbers.map { .number($0) } + limits)
        case .exponential(let exponential):
            let kind: JSONValue = exponential.ending == .settling ? "settling" : "arriving"
            return .array([kind, .number(exponential.rate)])
        case .instant, .bezier, .bezierPath, .points, .steps, .penner, .expression, .reverse, .mirror,
            .interval, .scale, .clamp, .sum, .product, .chain:
            return nil
        }
    }

    /// Pieces that are a curve itself between 0 and 1: four or two points each, x before y.
    static func exactRows(of curve: Curve) -> [[Double]]? {
        if let bezier = curve.exactBezier {
            return [[0, 0, bezier.x1, bezier.y1, bezier.x2, bezier.y2, 1, 1]]
        }
        switch curve {
        case .instant: return [[0, 0, 0, 0], [0, 1, 1, 1]]
        case .bezierPath(let path):
            var start = CurvePoint(x: 0, y: 0)
            return path.segments.map { segment in
                defer { start = segment.end }
                return [start, segment.control1, segment.control2, segment.end].flatMap { [$0.x, $0.y] }
            }
        case .steps(let steps):
            return stairs(at: curve.breakpoints.map { $0.x }) { steps.progress(at: $0, before: $1) }
        case .linear, .bezier, .points, .penner, .spring, .exponential, .expression, .reverse, .mirror,
            .interval, .scale, .clamp, .sum, .product, .chain:
            return nil
        }
    }

    /// Level pieces between the places where a staircase jumps; one without length at an end where it jumps there.
    private static func stairs(
        at jumps: [Double], _ progress: (_ input: Double, _ before: Bool) -> Double
    ) -> [[Double]] {
        var rows: [[Double]] = []
        var start = 0.0
        for jump in jumps + (jumps.last == 1 ? [] : [1]) {
            let value = jump > start ? progress(start + (jump - start) / 2, false) : progress(jump, true)
            let end = jump > 0 && jump < 1 ? edge(near: jump) { progress($0, false) > value } : jump
            rows.append([start, value, end, value])
            start = end
        }
        if jumps.last == 1 { rows.append([1, progress(1, false), 1, progress(1, false)]) }
        return rows
    }

    /// The first input that is up, which rounding may put beside the place where a staircase jumps.
    private static func edge(near jump: Double, isUp: (_ input: Double) -> Bool) -> Double {
        var edge = jump
        while !isUp(edge) { edge = edge.nextUp }
        while isUp(edge.nextDown) { edge = edge.nextDown }
        return edge
    }
}

import MotionModel
import SpecFormat

extension PlayerExport {
    /// The index of a segment's curve, and its proved error.
    ///
    /// Before a segment that plays a part of a curve, and after it, an end of that part is held. Where a curve in pieces jumps there, it
    /// may come from somewhere else: a staircase of a curve that is below 0 then. Level pieces say what is held.
    mutating func curve(of segment: Segment) -> (index: Int, error: Double) {
        let whole = curve(segment.curve)
        let (low, high) = (
            min(segment.inputStart, segment.inputEnd), max(segment.inputStart, segment.inputEnd)
        )
        guard let rows = pieces[whole.index], low < high else { return whole }
        func held(at input: Double, before: Bool) -> Double? {
            guard input > 0, input < 1 else { return nil }
            let value = segment.curve.progress(at: input, before: before)
            let shown = Self.end(of: rows, at: input, before: before)
            return shown.flatMap { ($0 - value).magnitude > whole.error + 1e-9 ? value : nil }
        }
        let (first, last) = (held(at: low, before: true), held(at: high, before: false))
        guard first != nil || last != nil else { return whole }
        var part = rows.filter { row in
            (first == nil || row[row.count - 2] > low + 1e-12) && (last == nil || row[0] < high - 1e-12)
        }
        guard !part.isEmpty else { return whole }
        // Where two pieces meet there is nothing between them.
        if let first {
            part[0][0] = low
            part.insert([0, first, low, first], at: 0)
        }
        if let last {
            let place = part.count - 1
            part[place][part[place].count - 2] = high
            part.append([high, last, 1, last])
        }
        return (place(part, error: whole.error), whole.error)
    }

    /// What the player takes at an input at which a row begins or ends; nil inside of one.
    private static func end(of rows: [[Double]], at input: Double, before: Bool) -> Double? {
        let row = rows.first { before ? $0[$0.count - 2] >= input : $0[$0.count - 2] > input }
        guard let row else { return nil }
        func isThere(_ place: Double) -> Bool { (place - input).magnitude < 1e-12 }
        return isThere(row[row.count - 2]) ? row[row.count - 1] : isThere(row[0]) ? row[1] : nil
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
        Self.settleEdges(of: &rows, curve)
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
            var rows = stairs(at: curve.breakpoints.map { $0.x }) { steps.progress(at: $0, before: $1) }
            settleEdges(of: &rows, curve)
            return rows
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
            rows.append([start, value, jump, value])
            start = jump
        }
        if jumps.last == 1 { rows.append([1, progress(1, false), 1, progress(1, false)]) }
        return rows
    }

    /// Lets pieces meet at the first input that is beyond a jump, which rounding may put beside the place where the curve jumps; it is the
    /// next input where the curve has the value before the jump at the jump itself, as one that runs backwards has.
    private static func settleEdges(of rows: inout [[Double]], _ curve: Curve) {
        for index in rows.indices.dropLast() {
            let place = rows[index].count - 2
            let (before, after) = (rows[index][place + 1], rows[index + 1][1])
            var edge = rows[index][place]
            guard before != after, edge > 0, edge < 1 else { continue }
            func isBeyond(_ input: Double) -> Bool {
                let progress = curve.progress(at: input)
                return (progress - after).magnitude < (progress - before).magnitude
            }
            // A jump that isn't within some roundings isn't there.
            for _ in 0..<mostRoundings {
                if isBeyond(edge) { break }
                edge = edge.nextUp
            }
            for _ in 0..<mostRoundings {
                if !isBeyond(edge.nextDown) { break }
                edge = edge.nextDown
            }
            guard isBeyond(edge), !isBeyond(edge.nextDown) else { continue }
            rows[index][place] = edge
            rows[index + 1][0] = edge
        }
    }

    private static let mostRoundings = 64
}

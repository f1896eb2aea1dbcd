import MotionModel
import SpecFormat

/// The text of a converted curve.
enum ConversionText {
    /// Where a curve is before its first piece and after its last one, if it jumps there; nil if it doesn't.
    struct Ends {
        let start: Double?
        let end: Double?

        /// - Parameter tolerance: The largest distance that is no jump.
        init(of curve: Curve, tolerance: Double) {
            func jump(_ value: Double, from limit: Double) -> Double? {
                (value - limit).magnitude > tolerance ? value : nil
            }
            start = jump(curve.progress(at: 0, before: true), from: curve.limit(at: 0, from: .above))
            end = jump(curve.progress(at: 1), from: curve.limit(at: 1, from: .below))
        }
    }

    /// The corners of straight pieces; a jump is two points at one input.
    static func points(_ pieces: [CurvePiece], _ ends: Ends) -> LinearPoints {
        var stops: [LinearPoints.Stop] = ends.start.map { [LinearPoints.Stop(y: $0, x: 0)] } ?? []
        for piece in pieces {
            let isContinued = stops.last.map { $0.x == piece.start && $0.y == piece.from } ?? false
            if !isContinued { stops.append(LinearPoints.Stop(y: piece.from, x: piece.start)) }
            stops.append(LinearPoints.Stop(y: piece.to, x: piece.end))
        }
        if let end = ends.end { stops.append(LinearPoints.Stop(y: end, x: 1)) }
        do throws(LinearPoints.Failure) {
            return try LinearPoints(stops: stops)
        } catch {
            preconditionFailure("a curve has pieces, and their numbers are finite")
        }
    }

    /// `{ "points": [0, { "y": 0.5, "x": 0.2 }, 1] }`
    static func points(_ points: LinearPoints) -> String {
        let last = points.points.count - 1
        let list = points.points.enumerated().map { index, point -> JSONValue in
            (index == 0 && point.x == 0) || (index == last && point.x == 1)
                ? .number(point.y) : .object([("y", .number(point.y)), ("x", .number(point.x))])
        }
        return JSONValue.object([("points", .array(list))]).text(pretty: false)
    }

    /// The control points of cubic pieces, rounded to `decimals`; 17 or more leaves them unchanged.
    static func cubics(_ pieces: [CurvePiece], decimals: Int) -> [PlaneCubic] {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        func rounded(_ value: Double) -> Double {
            decimals >= 17 ? value : (value * scale).rounded() / scale + 0
        }
        return pieces.map { piece in
            let (width, travel) = (piece.end - piece.start, piece.to - piece.from)
            let (x1, y1) = (piece.easing?.x1 ?? 1.0 / 3, piece.easing?.y1 ?? 1.0 / 3)
            let (x2, y2) = (piece.easing?.x2 ?? 2.0 / 3, piece.easing?.y2 ?? 2.0 / 3)
            return PlaneCubic(
                x: (
                    piece.start, rounded(piece.start + width * x1), rounded(piece.start + width * x2),
                    piece.end
                ),
                y: (
                    piece.from, rounded(piece.from + travel * y1), rounded(piece.from + travel * y2), piece.to
                ))
        }
    }

    /// `{ "bezierPath": "M0,0 C…" }`
    static func path(_ cubics: [PlaneCubic]) -> String {
        var text = "M0,0"
        var y = 0.0
        func add(_ points: (Double, Double)...) {
            text +=
                " C"
                + points.map { "\(NumberText.text($0.0)),\(NumberText.text($0.1))" }.joined(separator: " ")
        }
        for cubic in cubics {
            // A piece of no width is a jump.
            if cubic.y0 != y { add((cubic.x0, y), (cubic.x0, cubic.y0), (cubic.x0, cubic.y0)) }
            add((cubic.x1, cubic.y1), (cubic.x2, cubic.y2), (cubic.x3, cubic.y3))
            y = cubic.y3
        }
        if y != 1 { add((1, y), (1, 1), (1, 1)) }
        return JSONValue.object([("bezierPath", .string(text))]).text(pretty: false)
    }

    /// `[{ "offset": 0, "value": 0, "easing": "cubic-bezier(…)" }, …]`; a jump is two keyframes at one offset.
    static func keyframes(_ pieces: [CurvePiece], _ ends: Ends) -> String {
        func held(_ value: Double, at offset: Double) -> JSONValue {
            .object([("offset", .number(offset)), ("value", .number(value))])
        }
        var list: [JSONValue] = ends.start.map { [held($0, at: 0)] } ?? []
        for (index, piece) in pieces.enumerated() {
            list.append(
                .object([
                    ("offset", .number(piece.start)), ("value", .number(piece.from)),
                    ("easing", .string(piece.easing?.cssText ?? "linear")),
                ]))
            let isContinued = index + 1 < pieces.count && pieces[index + 1].from == piece.to
            if !isContinued {
                list.append(held(piece.to, at: piece.end))
            }
        }
        if let end = ends.end { list.append(held(end, at: 1)) }
        return JSONValue.array(list).text(pretty: false)
    }

    /// `{ "a": 1, "k": [{ "t": 0, "s": [0], "o": …, "i": … }, …] }`; a jump is two keyframes at one frame.
    static func lottie(_ pieces: [CurvePiece], _ ends: Ends) -> String {
        // Shares of the duration are frames of a hundred, without the rounding error of the multiplication.
        func frame(_ share: Double) -> JSONValue { .number((share * 1e11).rounded() / 1e9) }
        func handle(_ x: Double, _ y: Double) -> JSONValue {
            .object([("x", .array([.number(x)])), ("y", .array([.number(y)]))])
        }
        func held(_ value: Double, at share: Double) -> [(String, JSONValue)] {
            [("t", frame(share)), ("s", .array([.number(value)]))]
        }
        var keys: [JSONValue] = ends.start.map { [.object(held($0, at: 0) + [("h", 1)])] } ?? []
        for (index, piece) in pieces.enumerated() {
            let easing = piece.easing
            keys.append(
                .object([
                    ("t", frame(piece.start)), ("s", .array([.number(piece.from)])),
                    ("o", handle(easing?.x1 ?? 0, easing?.y1 ?? 0)),
                    ("i", handle(easing?.x2 ?? 1, easing?.y2 ?? 1)),
                ]))
            let isContinued = index + 1 < pieces.count && pieces[index + 1].from == piece.to
            guard !isContinued else { continue }
            let jumps = index + 1 < pieces.count || ends.end != nil
            keys.append(.object(held(piece.to, at: piece.end) + (jumps ? [("h", 1)] : [])))
        }
        if let end = ends.end { keys.append(.object(held(end, at: 1))) }
        return JSONValue.object([("a", 1), ("k", .array(keys))]).text(pretty: false)
    }
}

import MotionModel

extension PlainTrack {
    /// A track of one number, clamped to 0: for quantities that can't be negative.
    var notNegative: PlainTrack {
        PlainTrack(
            property: property, type: type, initial: initial.map { Swift.max($0, 0) },
            pieces: pieces.flatMap { $0.notNegative }, end: end, final: final.map { Swift.max($0, 0) },
            maxError: maxError
        ).joined
    }
}

extension PlainPiece {
    /// The pieces of a number clamped to 0, cut exactly where it passes 0.
    fileprivate var notNegative: [PlainPiece] {
        monotone.flatMap { part -> [PlainPiece] in
            let (from, to) = (part.from[0], part.to[0])
            func rest(_ start: Double, _ end: Double) -> PlainPiece {
                PlainPiece(start: start, end: end, from: [0], to: [0], easing: nil)
            }
            if from >= 0, to >= 0 { return [part] }
            if from <= 0, to <= 0 { return [rest(part.start, part.end)] }
            let cubic = part.easing.map { PlaneCubic($0) } ?? PlaneCubic(lineFrom: 0, 0, to: 1, 1)
            // The output is monotone: its parameter at 0 is that of the input, with the two exchanged.
            let zero = from / (from - to)
            let exchanged = PlaneCubic(
                x: (cubic.y0, cubic.y1, cubic.y2, cubic.y3), y: (cubic.x0, cubic.x1, cubic.x2, cubic.x3))
            let (before, after) = cubic.split(at: exchanged.parameter(at: zero), y: zero)
            let nearness = 1e-12 * (from - to).magnitude
            return part.pieces([before, after]).map { cut in
                let ends = [cut.from[0], cut.to[0]].map { $0.magnitude <= nearness ? 0 : $0 }
                return ends.contains { $0 < 0 }
                    ? rest(cut.start, cut.end)
                    : PlainPiece(
                        start: cut.start, end: cut.end, from: [ends[0]], to: [ends[1]], easing: cut.easing)
            }
        }
    }
}

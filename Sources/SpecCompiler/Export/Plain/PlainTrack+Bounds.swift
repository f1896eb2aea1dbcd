import MotionModel

extension PlainTrack {
    /// The track with its number clamped to a range, cut exactly where it passes an end of that.
    func limited(to range: ClosedRange<Double>) -> PlainTrack {
        func limited(_ numbers: [Double]) -> [Double] {
            numbers.map { Swift.min(Swift.max($0, range.lowerBound), range.upperBound) }
        }
        return PlainTrack(
            property: property, type: type, initial: limited(initial),
            pieces: pieces.flatMap { piece in
                piece.limited(to: range.lowerBound, isUpper: false)
                    .flatMap { $0.limited(to: range.upperBound, isUpper: true) }
            },
            end: end, final: limited(final), maxError: maxError
        ).joined
    }
}

extension PlainPiece {
    /// The pieces of a number clamped to a bound, cut exactly where it passes that.
    fileprivate func limited(to bound: Double, isUpper: Bool) -> [PlainPiece] {
        guard bound.isFinite else { return [self] }
        func isWithin(_ number: Double) -> Bool { isUpper ? number <= bound : number >= bound }
        func rest(_ start: Double, _ end: Double) -> PlainPiece {
            PlainPiece(start: start, end: end, from: [bound], to: [bound], easing: nil)
        }
        let parts = monotone
        if parts.allSatisfy({ isWithin($0.from[0]) && isWithin($0.to[0]) }) { return [self] }
        return parts.flatMap { part -> [PlainPiece] in
            let (from, to) = (part.from[0], part.to[0])
            if isWithin(from), isWithin(to) { return [part] }
            if !isWithin(from) || from == bound, !isWithin(to) || to == bound {
                return [rest(part.start, part.end)]
            }
            let cubic = part.easing.map { PlaneCubic($0) } ?? PlaneCubic(lineFrom: 0, 0, to: 1, 1)
            // The output is monotone: its parameter at the bound is that of the input, with the two exchanged.
            let share = (from - bound) / (from - to)
            let exchanged = PlaneCubic(
                x: (cubic.y0, cubic.y1, cubic.y2, cubic.y3), y: (cubic.x0, cubic.x1, cubic.x2, cubic.x3))
            let (before, after) = cubic.split(at: exchanged.parameter(at: share), y: share)
            let nearness = 1e-12 * (from - to).magnitude
            return part.pieces([before, after]).map { cut in
                let ends = [cut.from[0], cut.to[0]].map { ($0 - bound).magnitude <= nearness ? bound : $0 }
                return ends.contains { !isWithin($0) }
                    ? rest(cut.start, cut.end)
                    : PlainPiece(
                        start: cut.start, end: cut.end, from: [ends[0]], to: [ends[1]], easing: cut.easing)
            }
        }
    }
}

import MotionModel

/// A piece of a track in the form of other programs: numbers at two times, and one easing between them.
struct PlainPiece: Hashable {
    /// The start in seconds.
    let start: Double
    /// The end in seconds, after `start`.
    let end: Double
    /// The numbers at the start.
    let from: [Double]
    /// The numbers at the end; if the next piece begins with others, they jump.
    let to: [Double]
    /// The easing between the two; nil for constant speed.
    let easing: CubicBezier?

    /// Whether nothing moves.
    var isHold: Bool { from == to }

    /// The numbers at a time within the piece.
    func value(at time: Double) -> [Double] {
        let share = (time - start) / (end - start)
        let progress = easing?.progress(at: share) ?? share
        return MotionValue.interpolated(from, to, progress: progress)
    }

    /// Returns the piece with its numbers mapped.
    ///
    /// - Parameter transform: A linear function.
    func mapped(_ transform: ([Double]) -> [Double]) -> PlainPiece {
        PlainPiece(start: start, end: end, from: transform(from), to: transform(to), easing: easing)
    }

    /// The parts of the piece before a time; none if it begins then or later.
    func cut(at time: Double) -> [PlainPiece] {
        guard start < time else { return [] }
        guard end > time else { return [self] }
        guard let easing else {
            return [PlainPiece(start: start, end: time, from: from, to: value(at: time), easing: nil)]
        }
        return pieces([PlaneCubic(easing).split(atInput: (time - start) / (end - start)).0])
    }

    /// The piece cut where its progress turns, so that no part goes beyond its own two ends.
    var monotone: [PlainPiece] {
        guard let easing else { return [self] }
        var rest = PlaneCubic(easing)
        var parts: [PlaneCubic] = []
        var last = 0.0
        for turn in rest.turningPoints {
            let (part, next) = rest.split(at: (turn - last) / (1 - last))
            parts.append(part)
            (rest, last) = (next, turn)
        }
        return parts.isEmpty ? [self] : pieces(parts + [rest])
    }

    /// Parts of the piece's own curve, in order from its start, as pieces: cut where a handle would lie outside of its
    /// part's time, which no easing has.
    func pieces(_ parts: [PlaneCubic]) -> [PlainPiece] {
        var pieces: [PlainPiece] = []
        var (begin, value) = (start, from)
        for part in parts.flatMap({ $0.timed }) {
            let isEnd = part.x3 == 1 && part.y3 == 1
            let next = isEnd ? end : start + (end - start) * part.x3
            guard next > begin, next <= end else { continue }
            let reached = isEnd ? to : MotionValue.interpolated(from, to, progress: part.y3)
            pieces.append(
                PlainPiece(start: begin, end: next, from: value, to: reached, easing: part.easing))
            (begin, value) = (next, reached)
        }
        return pieces
    }
}

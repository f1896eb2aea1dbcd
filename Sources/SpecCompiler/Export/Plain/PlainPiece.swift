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
        return zip(from, to).map { MotionValue.interpolated($0, $1, progress: progress) }
    }

    /// Returns the piece with its numbers mapped.
    ///
    /// - Parameter transform: A linear function.
    func mapped(_ transform: ([Double]) -> [Double]) -> PlainPiece {
        PlainPiece(start: start, end: end, from: transform(from), to: transform(to), easing: easing)
    }

    /// The piece cut where its progress turns, so that no part goes beyond its own two ends.
    var monotone: [PlainPiece] {
        guard let easing else { return [self] }
        let cubic = PlaneCubic(easing)
        let turns = cubic.turningPoints
        guard !turns.isEmpty else { return [self] }
        var pieces: [PlainPiece] = []
        var rest = cubic
        var last = 0.0
        var (begin, value) = (start, from)
        for turn in turns {
            let (part, next) = rest.split(at: (turn - last) / (1 - last))
            last = turn
            rest = next
            let middle = start + (end - start) * part.x3
            guard middle > begin, middle < end else { continue }
            let reached = zip(from, to).map { MotionValue.interpolated($0, $1, progress: part.y3) }
            pieces.append(
                PlainPiece(start: begin, end: middle, from: value, to: reached, easing: part.easing))
            (begin, value) = (middle, reached)
        }
        pieces.append(PlainPiece(start: begin, end: end, from: value, to: to, easing: rest.easing))
        return pieces
    }
}

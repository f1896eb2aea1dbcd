import MotionModel

/// Several numbers with times of their own, as pieces that begin and end together: each is cut exactly at the keys of
/// the others.
struct MergedPieces {
    /// An interval in which each number has one easing.
    struct Piece {
        let start: Double
        let end: Double
        let from: [Double]
        let to: [Double]
        /// The easing of each number; nil for constant speed.
        let easings: [CubicBezier?]

        /// Whether nothing moves.
        var isHold: Bool { from == to }
    }

    /// The numbers before the first piece.
    let initial: [Double]
    /// The pieces, in order, without gaps.
    let pieces: [Piece]
    /// The time at which the last number is reached, in seconds.
    let end: Double
    /// The numbers from then on.
    let final: [Double]

    /// Whether the last piece moves nothing.
    var endsHeld: Bool { pieces.last?.isHold ?? true }

    /// - Parameter tracks: Tracks of one number each; at least one.
    init(_ tracks: [PlainTrack]) {
        initial = tracks.map { $0.initial[0] }
        final = tracks.map { $0.final[0] }
        end = tracks.reduce(0) { Swift.max($0, $1.end) }
        var times: [Double] = []
        for track in tracks {
            for piece in track.pieces {
                times += [piece.start, piece.end]
                if tracks.count > 1 { times += piece.crossings }
            }
            times.append(track.end)
        }
        var knots: [Double] = []
        for time in times.sorted() where time != knots.last { knots.append(time) }
        var pieces: [Piece] = []
        for (start, end) in zip(knots, knots.dropFirst()) {
            let parts = tracks.map { $0.part(from: start, to: end) }
            pieces.append(
                Piece(
                    start: start, end: end, from: parts.map { $0.from[0] }, to: parts.map { $0.to[0] },
                    easings: parts.map { $0.easing }))
        }
        self.pieces = pieces
    }
}

extension PlainPiece {
    /// The times at which a number passes the one it has at either end, or turns: between two of them it has a travel.
    /// And the time about which no part of the piece has an easing.
    fileprivate var crossings: [Double] {
        monotone.dropFirst().map { $0.start } + slowTimes
    }

    private var slowTimes: [Double] {
        guard let easing else { return [] }
        let cubic = PlaneCubic(easing)
        return cubic.slowPoint.map { [start + (end - start) * cubic.split(at: $0).0.x3] } ?? []
    }
}

extension PlainTrack {
    /// The part in an interval without a key.
    fileprivate func part(from start: Double, to end: Double) -> PlainPiece {
        guard let piece = pieces.first(where: { $0.start <= start && end <= $0.end }) else {
            let last = pieces.last { $0.start <= start }
            let held = start >= self.end ? final : last?.to ?? initial
            return PlainPiece(start: start, end: end, from: held, to: held, easing: nil)
        }
        if piece.start == start, piece.end == end { return piece }
        let from = start == piece.start ? piece.from : piece.value(at: start)
        let to = end == piece.end ? piece.to : piece.value(at: end)
        guard let easing = piece.easing else {
            return PlainPiece(start: start, end: end, from: from, to: to, easing: nil)
        }
        func share(_ time: Double) -> Double { (time - piece.start) / (piece.end - piece.start) }
        let part = PlaneCubic(easing).clipped(from: share(start), to: share(end))
        return PlainPiece(start: start, end: end, from: from, to: to, easing: part.easing)
    }
}

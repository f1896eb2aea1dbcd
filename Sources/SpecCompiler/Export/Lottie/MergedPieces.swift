import MotionModel

/// Several numbers with times of their own, as pieces that begin and end together and have one easing for all numbers,
/// which is all that many players know.
///
/// Each number is cut exactly at the keys of the others. Where two of them move at once with different easings, there are
/// as few common keys as keep each of them within a tolerance.
struct MergedPieces {
    /// An interval in which each number has one easing.
    struct Piece {
        let start: Double
        let end: Double
        let from: [Double]
        let to: [Double]
        /// The easing of all numbers; nil for constant speed.
        let easing: CubicBezier?

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
    /// The largest distance of a number to its own track at any instant, as a share of its travel; 0 where the pieces
    /// are those of the tracks.
    let maxError: Double

    /// Whether the last piece moves nothing.
    var endsHeld: Bool { pieces.last?.isHold ?? true }

    /// - Parameters:
    ///   - tracks: Tracks of one number each; at least one.
    ///   - tolerance: The largest error allowed where they have no easing in common.
    init(_ tracks: [PlainTrack], tolerance: Double) {
        initial = tracks.map { $0.initial[0] }
        final = tracks.map { $0.final[0] }
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
        // Times that differ by rounding only have nothing between them.
        for (start, end) in zip(knots, knots.dropFirst()) where end - start > 1e-12 {
            let parts = tracks.map { $0.part(from: start, to: end) }
            let moving = parts.filter { !$0.isHold }
            let easing = moving.first?.easing
            guard moving.allSatisfy({ $0.easing == easing }) else {
                let merged = MergedTrack(tracks.map { BakedTrack($0) }, tolerance: tolerance).track
                let common = PlainTrack(
                    tracks[0].property, merged.type, keyframes: merged.keyframes, maxError: merged.maxError
                ) { $0.components.array }
                self.pieces = common.pieces.map {
                    Piece(start: $0.start, end: $0.end, from: $0.from, to: $0.to, easing: $0.easing)
                }
                // Times that are nearly the same are one there.
                self.end = common.end
                maxError = merged.maxError
                return
            }
            pieces.append(
                Piece(
                    start: start, end: end, from: parts.map { $0.from[0] }, to: parts.map { $0.to[0] },
                    easing: easing))
        }
        self.pieces = pieces
        end = tracks.reduce(0) { Swift.max($0, $1.end) }
        maxError = 0
    }
}

extension BakedTrack {
    /// A track of one number without an error, so that what is measured is the distance to it.
    fileprivate init(_ track: PlainTrack) {
        func value(_ numbers: [Double]) -> MotionValue { .number(numbers[0]) }
        var list = KeyframeList(nearness: 0)
        list.add(value(track.initial), at: track.start)
        for piece in track.pieces {
            list.add(value(piece.from), at: piece.start)
            list.run(to: value(piece.to), at: piece.end, easing: piece.easing.map { .bezier($0) } ?? .linear)
        }
        list.add(value(track.final), at: track.end)
        self.init(
            property: track.property, type: .number, isAdditive: false, weight: 1, isLayer: false,
            maxError: 0, loop: nil, keyframes: list.keyframes)
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

import MotionModel

/// A property's motion for programs that can repeat: one period, and the number of repetitions.
struct RepeatedTrack {
    /// The track to repeat: one period of a loop from its start to its end; otherwise the whole motion.
    let track: PlainTrack
    /// The time at which it begins to play, in seconds.
    let start: Double
    /// The time for which it plays, in seconds.
    let duration: Double
    /// The number of repetitions; infinite for ever, 1 if it isn't repeated.
    let count: Double

    /// - Returns: nil for endless motion that isn't one loop.
    init?(_ property: BoundProperty, sampling: BakeOptions.Sampling, mixing: PlainTrack.Mixing = .components)
    {
        let (segments, loop) = property.base.track.played
        if let loop, property.layers.isEmpty, loop.start >= 0, segments[0].start >= loop.start {
            track = PlainTrack(property, until: loop.start, sampling: sampling, mixing: mixing)
            start = loop.start
            duration = loop.period
            count = loop.count
            return
        }
        let ends = ([property.base] + property.layers).map { $0.track.end }
        let end = ends.reduce(0) { Swift.max($0, $1) }
        guard end.isFinite else { return nil }
        let track = PlainTrack(property, until: end, sampling: sampling, mixing: mixing)
        self.track = track
        start = track.start
        duration = Swift.max(0, track.end - track.start)
        count = 1
    }

    /// The pieces over the whole time it plays, in order and without gaps.
    var pieces: [PlainPiece] {
        var pieces = track.pieces
        let end = start + duration
        func hold(_ from: Double, _ to: Double, _ numbers: [Double]) -> PlainPiece {
            PlainPiece(start: from, end: to, from: numbers, to: numbers, easing: nil)
        }
        let first = pieces.first?.start ?? Swift.min(track.end, end)
        if first > start { pieces.insert(hold(start, first, track.initial), at: 0) }
        let last = pieces.last?.end ?? start
        if last < end { pieces.append(hold(last, end, track.final)) }
        return pieces
    }
}

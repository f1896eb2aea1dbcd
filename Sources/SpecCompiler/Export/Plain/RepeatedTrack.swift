import MotionModel

/// A property's motion for programs that can repeat: one period, and the number of repetitions.
struct RepeatedTrack {
    /// The track to repeat: one period of a loop from its start to its end; otherwise the whole motion.
    let track: PlainTrack
    /// The time at which it begins to play, in seconds.
    let start: Double
    /// The time for which it plays, in seconds.
    let duration: Double
    /// Whether it shows something else while it waits than when its first period begins.
    let jumpsLate: Bool
    /// How often; infinite for ever, 1 for what isn't repeated.
    let count: Double

    /// - Returns: nil for endless motion that isn't one loop.
    init?(
        _ property: BoundProperty, sampling: BakeOptions.Sampling, mixing: PlainTrack.Mixing = .components,
        _ work: inout KeyframeWork
    ) {
        let (segments, loop) = property.base.track.played
        // What is under way at 0 and never ends is a loop from there on: nobody sees what was before.
        if let loop, property.layers.isEmpty, loop.start < 0, !loop.count.isFinite {
            let whole = (-loop.start / loop.period).rounded()
            let begin = loop.start + whole * loop.period
            let isWhole = begin.magnitude <= loop.period * 1e-9
            let end = isWhole ? loop.start + (whole + 1) * loop.period : loop.period
            track = PlainTrack(property, until: end, sampling: sampling, mixing: mixing, &work)
                .fitted(to: loop.period)
            (start, duration, jumpsLate, count) = (0, loop.period, false, loop.count)
            return
        }
        // What ends inside a period may end at a jump: written out, it ends with what it shows then.
        if let loop, property.layers.isEmpty, loop.start >= 0, segments[0].start >= loop.start,
            loop.count == loop.count.rounded(.down)
        {
            track = PlainTrack(
                property, until: loop.start + loop.period, sampling: sampling, mixing: mixing, &work)
            jumpsLate = loop.start > 0 && track.jumpsAtOnce
            start = loop.start
            duration = loop.period
            count = loop.count
            return
        }
        let ends = ([property.base] + property.layers).map { $0.track.end }
        let end = ends.reduce(0) { Swift.max($0, $1) }
        guard end.isFinite else { return nil }
        let track = PlainTrack(property, until: end, sampling: sampling, mixing: mixing, &work)
        self.track = track
        // What waits and then jumps waits inside of what is played: elsewhere its first number would be shown before.
        start = track.jumpsAtOnce ? 0 : track.start
        duration = Swift.max(0, track.end - start)
        count = 1
        jumpsLate = false
    }

    /// The same with few digits where it is no more than near to the motion.
    var shortened: RepeatedTrack {
        RepeatedTrack(
            track: track.shortened, start: start, duration: duration, jumpsLate: jumpsLate, count: count)
    }

    private init(track: PlainTrack, start: Double, duration: Double, jumpsLate: Bool, count: Double) {
        self.track = track
        self.start = start
        self.duration = duration
        self.jumpsLate = jumpsLate
        self.count = count
    }

    /// The pieces over the whole time it plays, in order and without gaps.
    var pieces: [PlainPiece] { track.pieces(from: start, until: start + duration) }
}

extension PlainTrack {
    /// The pieces between two times, between which all of them are, without gaps but for rounding.
    func pieces(from start: Double, until end: Double) -> [PlainPiece] {
        var pieces = self.pieces
        func isGap(_ from: Double, _ to: Double) -> Bool {
            from < to && (pieces.isEmpty || to - from > PlainTrack.instant)
        }
        func hold(_ from: Double, _ to: Double, _ numbers: [Double]) -> PlainPiece {
            PlainPiece(start: from, end: to, from: numbers, to: numbers, easing: nil)
        }
        let first = pieces.first?.start ?? Swift.min(self.end, end)
        if isGap(start, first) { pieces.insert(hold(start, first, initial), at: 0) }
        let last = pieces.last?.end ?? start
        if isGap(last, end) { pieces.append(hold(last, end, final)) }
        return pieces
    }

    /// The longest time in seconds that is none but for rounding.
    static var instant: Double { 1e-9 }

    /// The track from 0 to a time near its end, with what begins and ends beside these by rounding exactly there.
    fileprivate func fitted(to length: Double) -> PlainTrack {
        func met(_ time: Double) -> Double {
            [0, length].first { ($0 - time).magnitude <= length * 1e-9 } ?? time
        }
        let pieces = pieces.compactMap { piece in
            let (start, end) = (met(piece.start), met(piece.end))
            return start < end
                ? PlainPiece(start: start, end: end, from: piece.from, to: piece.to, easing: piece.easing)
                : nil
        }
        return PlainTrack(
            property: property, type: type, initial: pieces.first?.from ?? initial, pieces: pieces,
            end: met(end), final: final, maxError: maxError)
    }

    /// Whether its first piece begins with another number than it has until then.
    fileprivate var jumpsAtOnce: Bool { pieces.first.map { $0.start > 0 && $0.from != initial } ?? false }
}

import MotionModel

extension PlainTrack {
    /// What another program mixes values in.
    enum Mixing: Hashable {
        /// Each stored number for itself, as a track does.
        case components
        /// Colours by their sRGB components: red, green, blue and alpha, not premultiplied, 0…1 where they can be shown.
        case srgb
    }

    /// A property's motion in a stretch of time, from 0 on.
    ///
    /// - Parameters:
    ///   - property: The property with its layers.
    ///   - end: Seconds; what comes later isn't there, and what repeats is written out until then.
    ///   - sampling: Where keyframes stand.
    ///   - mixing: How colours are mixed.
    init(
        _ property: BoundProperty, until end: Double, sampling: BakeOptions.Sampling,
        mixing: Mixing = .components
    ) {
        let bound = property.base
        let type = bound.form.canonical
        let isColor = type == .color && mixing == .srgb
        guard property.layers.isEmpty, bound.form.isDirect else {
            self.init(straight: property, until: end, sampling: sampling, mixing: mixing)
            return
        }
        let segments = bound.track.segments(until: end)
        let source = SegmentValues(bound)
        let keyframes: [BakedKeyframe]
        let maxError: Double
        switch sampling {
        case .framesPerSecond(let rate) where !type.isDiscrete:
            (keyframes, maxError) =
                UniformKeyframes(source: source, rate: rate, segments: segments, loop: nil).result
        case .framesPerSecond:
            (keyframes, maxError) = ReducedKeyframes(source: source, tolerance: 1).keyframes(of: segments)
        case .tolerance(let tolerance):
            (keyframes, maxError) =
                ReducedKeyframes(source: source, tolerance: tolerance).keyframes(of: segments)
        }
        guard isColor else {
            self.init(property.property, type, keyframes: keyframes, maxError: maxError) {
                $0.canonical.components
            }
            return
        }
        if let fade = ColorFade(keyframes) {
            self.init(
                property: property.property, type: type, initial: fade.initial, pieces: fade.pieces,
                end: keyframes[keyframes.count - 1].time, final: fade.final, maxError: maxError)
        } else {
            self.init(straight: property, until: end, sampling: sampling, mixing: mixing)
        }
    }

    /// Straight lines between values that aren't mixed number by number, as near as they must be.
    private init(
        straight property: BoundProperty, until end: Double, sampling: BakeOptions.Sampling, mixing: Mixing
    ) {
        let type = property.base.form.canonical
        func numbers(_ value: MotionValue) -> [Double] {
            type == .color && mixing == .srgb ? value.srgbNumbers : value.components
        }
        let knots = property.knots(until: end)
        let lines = StraightLines(knots: knots, sampling: sampling) { numbers(property.value(at: $0)) }
        let last = knots[knots.count - 1]
        var cut = 0.0
        if type == .color, mixing == .srgb, lines.travel > 0 {
            for piece in lines.pieces {
                for time in [piece.start, piece.start + (piece.end - piece.start) / 2, piece.end] {
                    cut = Swift.max(cut, property.value(at: time).distanceOutsideSRGB)
                }
            }
            cut /= lines.travel
        }
        self.init(
            property: property.property, type: type,
            initial: lines.pieces.first?.from ?? numbers(property.value(at: Swift.max(0, knots[0].nextDown))),
            pieces: lines.pieces, end: last, final: numbers(property.value(at: last)),
            maxError: cut > 1e-6 ? CurveReduction.roundedUp(lines.maxError + cut) : lines.maxError)
    }
}

/// A property's motion for programs that can repeat: one period, and how often.
struct RepeatedTrack {
    /// What is played: for a loop, one period from its beginning to its end; else everything.
    let track: PlainTrack
    /// When playing begins, in seconds.
    let start: Double
    /// Seconds that it plays.
    let duration: Double
    /// How often; infinite for ever, 1 for what isn't repeated.
    let count: Double

    /// - Returns: nil for endless motion that isn't one loop.
    init?(_ property: BoundProperty, sampling: BakeOptions.Sampling, mixing: PlainTrack.Mixing = .components)
    {
        let (_, loop) = property.base.track.played
        if let loop, property.layers.isEmpty, loop.start >= 0 {
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

    /// The pieces that fill the time that it plays, in order and without gaps.
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

extension BoundProperty {
    /// The times from 0 on at which something of it begins, ends or turns a corner, in order and each once.
    fileprivate func knots(until end: Double) -> [Double] {
        var times: [Double] = []
        for bound in [base] + layers {
            for segment in bound.track.segments(until: end) {
                times += [segment.start, segment.end]
                for point in segment.curve.breakpoints {
                    let share = (point.x - segment.inputStart) / (segment.inputEnd - segment.inputStart)
                    if share > 0, share < 1 {
                        times.append(segment.start + (segment.end - segment.start) * share)
                    }
                }
            }
        }
        var result: [Double] = []
        for time in times.sorted() where result.last.map({ time - $0 > 1e-12 }) ?? true {
            result.append(time)
        }
        return result
    }
}

extension Track {
    /// The most periods of a loop that are written out.
    private static let mostPeriods = 10_000.0

    /// The segments as they are played from 0 on, loops written out.
    ///
    /// - Parameter end: Seconds: a period that begins then or later isn't there.
    /// - Returns: At least one, in order; what is over before 0 is held.
    func segments(until end: Double) -> [Segment] {
        let (segments, loop) = played
        var all = segments
        if let loop {
            all = []
            var index = 0.0
            while index < loop.count, index < Track.mostPeriods {
                let shift = index * loop.period
                if index > 0, loop.start + shift >= end { break }
                let limit = Swift.min(loop.end, loop.start + shift + loop.period)
                for segment in segments {
                    let shifted = segment.shifted(by: shift)
                    if let clipped = shifted.clipped(from: loop.start + shift, to: limit) {
                        all.append(clipped.beginning(atLeast: all.last?.end ?? clipped.start))
                    }
                }
                index += 1
            }
        }
        var result = all.compactMap { $0.clipped(from: 0, to: .infinity) }
        if let over = all.last(where: { $0.end < 0 || ($0.end <= 0 && $0.start < 0) }),
            result.first.map({ $0.start > 0 }) ?? true
        {
            result.insert(over.heldAtEnd(from: 0), at: 0)
        }
        return result.isEmpty ? all : result
    }
}

extension Segment {
    /// The segment, which a rounding error lets begin before another has ended.
    fileprivate func beginning(atLeast time: Double) -> Segment {
        start >= time ? self : moved(start: Swift.min(time, end), end: end)
    }
}

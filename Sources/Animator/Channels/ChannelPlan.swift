import MotionModel

/// The layout of a contribution in channels.
struct ChannelPlan {
    /// The numbers of the channels.
    enum Numbers {
        /// The numbers of one row or two.
        case rows(Components, Components)
        /// The numbers of all rows, one row after another.
        case list([Double])
    }

    /// The key it shares with others of its group.
    let key: ChannelKey
    /// The number of rows.
    let rows: Int32
    let numbers: Numbers
    /// The timing of a track.
    let timing: KeyframeTiming?

    /// Lays out a contribution; `nil` for one that can't be expressed in channels.
    init?(_ contribution: borrowing Contribution) {
        switch contribution.source {
        case .tween(let tween): self.init(contribution, tween)
        case .spring(let value):
            let core = contribution.core
            guard contribution.replacing == 0, core.rate > 0, contribution.rest == value.target,
                value.limits == nil
            else { return nil }
            self.init(
                key: .spring(
                    begin: core.clockAnchor - core.localAnchor / core.rate, rate: core.rate, value.spring),
                rows: 2, numbers: .rows(value.displacement, value.velocity), timing: nil)
        case .track(let bound):
            guard bound.isPlain else { return nil }
            self.init(contribution, bound)
        }
    }

    private init(key: ChannelKey, rows: Int32, numbers: Numbers, timing: KeyframeTiming?) {
        self.key = key
        self.rows = rows
        self.numbers = numbers
        self.timing = timing
    }

    private init(_ contribution: borrowing Contribution, _ tween: Tween) {
        let core = contribution.core
        let first = contribution.channelNumbers(of: tween.from)
        let second = contribution.channelNumbers(of: tween.to)
        // It rests elsewhere if the model was set while it replaced it.
        if let segment = tween.plan.onlySegment, let key = ChannelPlan.simpleTween(of: segment, core),
            contribution.replacing != 0 || contribution.rest == tween.to
        {
            self.key = key
            rows = contribution.replacing == 0 ? 1 : 2
            timing = nil
        } else {
            let track = tween.plan.track
            let found = ChannelPlan.restKey(of: track, core)
            let restKey = found >= 0 && contribution.rest == tween.key(Int(found)) ? found : -1
            key = ChannelPlan.key(of: track, core, restKey)
            rows = 2
            timing = KeyframeTiming(track, core, restKey: restKey)
        }
        numbers = .rows(first, second)
    }

    private init?(_ contribution: borrowing Contribution, _ bound: BoundTrack) {
        let (core, count) = (contribution.core, contribution.componentCount)
        let track = bound.track
        func end(_ progress: Double) -> Components {
            Components(count) { bound.component($0, at: TrackPosition(segment: 0, progress: progress)) }
        }
        if let tween = ChannelPlan.simpleTween(of: track, core),
            contribution.replacing != 0 || contribution.rest == end(1)
        {
            key = tween
            rows = contribution.replacing == 0 ? 1 : 2
            numbers = .rows(
                contribution.channelNumbers(of: end(0)), contribution.channelNumbers(of: end(1)))
            timing = nil
            return
        }
        guard !bound.beginsElsewhere else { return nil }
        let found = ChannelPlan.restKey(of: track, core)
        var restKey = found
        for component in 0..<count
        where found >= 0
            && contribution.rest[component] != bound.keyComponents[Int(found) * count + component]
        {
            // It rests elsewhere if the model was set while it replaced it.
            restKey = -1
        }
        key = ChannelPlan.key(of: track, core, restKey)
        rows = Int32(track.keys.count)
        var list = bound.keyComponents
        if contribution.replacing == 0 {
            for index in list.indices {
                list[index] = contribution.weight * (list[index] - contribution.rest[index % count])
            }
        }
        numbers = .list(list)
        timing = KeyframeTiming(track, core, restKey: restKey)
    }

    /// A number of a channel.
    ///
    /// - Parameter count: The number of channels.
    func number(_ row: Int, _ component: Int, of count: Int) -> Double {
        switch numbers {
        case .rows(let first, let second): row == 0 ? first[component] : second[component]
        case .list(let numbers): numbers[row * count + component]
        }
    }

    private static func key(of track: Track, _ core: PlaybackCore, _ restKey: Int32) -> ChannelKey {
        .keyframes(
            playback: core.id, stamp: core.stamp,
            KeyframeShape(
                segments: track.segments, loop: track.loop, mirrorTime: track.mirrorTime,
                isSynchronized: track.isSynchronized, keyCount: track.keys.count, restKey: restKey))
    }

    /// The key of a single run forwards along a Bézier or a straight line, played in full in the playback's time; `nil`
    /// for any other track.
    private static func simpleTween(of track: Track, _ core: PlaybackCore) -> ChannelKey? {
        guard track.segments.count == 1, track.loop == nil, track.mirrorTime == nil else { return nil }
        return simpleTween(of: track.segments[0], core)
    }

    private static func simpleTween(of segment: Segment, _ core: PlaybackCore) -> ChannelKey? {
        guard core.rate > 0, segment.inputStart == 0, segment.inputEnd == 1,
            segment.start >= core.range.lowerBound,
            segment.end <= core.range.upperBound, segment.start < segment.end
        else { return nil }
        let begin = core.clockAnchor + (segment.start - core.localAnchor) / core.rate
        let span = (segment.end - segment.start) / core.rate
        switch segment.curve {
        case .linear: return .cubic(begin: begin, span: span, curve: nil)
        case .bezier(let curve):
            let isLinear = curve.x1 == curve.y1 && curve.x2 == curve.y2
            return .cubic(begin: begin, span: span, curve: isLinear ? nil : curve)
        default: return nil
        }
    }

    /// The key at which a track rests, if it rests at one.
    private static func restKey(of track: Track, _ core: PlaybackCore) -> Int32 {
        let position = track.restPosition(of: core, backwards: core.isBackward)
        let segment = track.segments[position.segment]
        if position.progress == 1 { return Int32(segment.toKey) }
        return position.progress == 0 ? Int32(segment.fromKey) : -1
    }
}

extension Contribution {
    /// The numbers of a value in channels: its weighted offset from the resting value, or, if it replaces, the value
    /// itself.
    fileprivate borrowing func channelNumbers(of value: Components) -> Components {
        guard replacing == 0 else { return value }
        // Without passing the contribution to a function of its own, which would copy it.
        var numbers = value
        for component in 0..<componentCount {
            numbers[component] = weight * (value[component] - rest[component])
        }
        return numbers
    }
}

extension KeyframeTiming {
    /// The timing of a track in a playback.
    fileprivate init(_ track: Track, _ core: PlaybackCore, restKey: Int32) {
        self.init(
            clockAnchor: core.clockAnchor, localAnchor: core.localAnchor, rate: core.rate, range: core.range,
            track: track, restKey: restKey, last: nil)
    }
}

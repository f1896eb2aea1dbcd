import MotionModel

/// The layout of a contribution in channels.
struct ChannelPlan {
    /// The numbers of the channels.
    private enum Numbers {
        /// A contribution's own, from a row on.
        case own(row: Int)
        /// The keys of a track.
        case keys
        /// The value of a track at both ends of its only segment.
        case ends
    }

    /// The key it shares with others of its group.
    let key: ChannelKey
    /// The number of rows.
    let rows: Int32
    private let numbers: Numbers
    /// The timing of a track.
    let timing: KeyframeTiming?

    /// Lays out a contribution; `nil` for one that can't be expressed in channels.
    init?(_ contribution: borrowing Contribution, _ pool: borrowing BlockPool<Double>) {
        // All channels of a group have one composition mode.
        guard contribution.live == contribution.allBits,
            contribution.replacing == 0 || contribution.replacing == contribution.allBits,
            !contribution.isTransform
        else { return nil }
        switch contribution.source {
        case .tween(let plan): self.init(contribution, plan, pool)
        case .spring(let plan):
            let core = contribution.core
            guard contribution.replacing == 0, core.rate > 0, plan.limits == nil,
                contribution.rests(atRow: 3, pool)
            else { return nil }
            self.init(
                key: .spring(
                    begin: core.clockAnchor - core.localAnchor / core.rate, rate: core.rate, plan.spring),
                rows: 2, numbers: .own(row: 1), timing: nil)
        case .track(let track):
            guard track.isPlain else { return nil }
            self.init(contribution, track, pool)
        }
    }

    private init(key: ChannelKey, rows: Int32, numbers: Numbers, timing: KeyframeTiming?) {
        self.key = key
        self.rows = rows
        self.numbers = numbers
        self.timing = timing
    }

    private init(_ contribution: borrowing Contribution, _ plan: TimingPlan, _ pool: borrowing BlockPool<Double>) {
        let core = contribution.core
        let isReplacing = contribution.replacing != 0
        numbers = .own(row: 1)
        // It rests elsewhere if the model was set while it replaced it.
        if let segment = plan.onlySegment, let key = ChannelPlan.simpleTween(of: segment, core),
            isReplacing || contribution.rests(atRow: 2, pool)
        {
            self.key = key
            rows = isReplacing ? 2 : 1
            timing = nil
        } else {
            let track = plan.track
            let found = ChannelPlan.restKey(of: track, core)
            let restKey = found >= 0 && contribution.rests(atRow: 1 + Int(found), pool) ? found : -1
            key = .keyframes(playback: core.id, stamp: core.stamp, track, restKey: restKey)
            rows = 2
            timing = KeyframeTiming(track, core, restKey: restKey)
        }
    }

    private init?(_ contribution: borrowing Contribution, _ bound: BoundTrack, _ pool: borrowing BlockPool<Double>) {
        let (core, count) = (contribution.core, contribution.componentCount)
        let track = bound.track
        if let key = ChannelPlan.simpleTween(of: track, core),
            contribution.replacing != 0 || contribution.rests(atEndOf: bound, pool)
        {
            self.key = key
            rows = contribution.replacing == 0 ? 1 : 2
            numbers = .ends
            timing = nil
            return
        }
        guard !bound.beginsElsewhere else { return nil }
        let found = ChannelPlan.restKey(of: track, core)
        var restKey = found
        for component in 0..<count
        where found >= 0
            && pool.elements[contribution.place(component, row: 0)]
                != bound.keyComponents[Int(found) * count + component]
        {
            // It rests elsewhere if the model was set while it replaced it.
            restKey = -1
        }
        key = .keyframes(playback: core.id, stamp: core.stamp, track, restKey: restKey)
        rows = Int32(track.keys.count)
        numbers = .keys
        timing = KeyframeTiming(track, core, restKey: restKey)
    }

    /// A number of a channel: the weighted offset of a value from the resting one, or, if it replaces, the value itself; of a
    /// spring, how it was released.
    @inline(__always)
    func number(
        _ row: Int, _ component: Int, of contribution: borrowing Contribution,
        _ pool: borrowing BlockPool<Double>
    ) -> Double {
        let value: Double
        switch (numbers, contribution.source) {
        case (.own(let first), _): value = pool.elements[contribution.place(component, row: first + row)]
        case (.keys, .track(let track)):
            value = track.keyComponents[row * contribution.componentCount + component]
        case (.ends, .track(let track)):
            value = track.component(component, at: TrackPosition(segment: 0, progress: Double(row)))
        case (.keys, _), (.ends, _): preconditionFailure("keys are of a track")
        }
        if contribution.replacing != 0 { return value }
        if case .spring = key { return value }
        return contribution.weight * (value - pool.elements[contribution.place(component, row: 0)])
    }

    /// The key of a single run forwards along a Bézier or a straight line, played in full in the playback's time; `nil`
    /// for any other track.
    private static func simpleTween(of track: Track, _ core: PlaybackCore) -> ChannelKey? {
        guard track.segments.count == 1, track.loop == nil, track.mirrorTime == nil else { return nil }
        return simpleTween(of: track.segments[0], core)
    }

    private static func simpleTween(of segment: Segment, _ core: PlaybackCore) -> ChannelKey? {
        let rate = core.rate
        guard rate > 0, segment.inputStart == 0, segment.inputEnd == 1,
            segment.start >= core.range.lowerBound,
            segment.end <= core.range.upperBound, segment.start < segment.end
        else { return nil }
        let begin = core.clockAnchor + (segment.start - core.localAnchor) / rate
        let span = (segment.end - segment.start) / rate
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
    /// Whether it rests at the numbers of one of its rows.
    fileprivate borrowing func rests(atRow row: Int, _ pool: borrowing BlockPool<Double>) -> Bool {
        for component in 0..<componentCount
        where pool.elements[place(component, row: 0)] != pool.elements[place(component, row: row)] {
            return false
        }
        return true
    }

    /// Whether it rests at the end of a track of one segment.
    fileprivate borrowing func rests(atEndOf track: BoundTrack, _ pool: borrowing BlockPool<Double>) -> Bool {
        let end = TrackPosition(segment: 0, progress: 1)
        for component in 0..<componentCount
        where pool.elements[place(component, row: 0)] != track.component(component, at: end) {
            return false
        }
        return true
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

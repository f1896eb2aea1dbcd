import MotionModel

/// How a contribution is laid out in channels.
struct ChannelPlan {
    /// What it shares with others of its group.
    let key: ChannelKey
    /// How many numbers each channel has.
    let rows: Int32
    /// The playback's time, for a track.
    private let core: PlaybackCore
    private let source: MotionSource
    private let restKey: Int32

    /// `nil` for a contribution that has to be worked out by itself.
    init?(_ contribution: Contribution) {
        core = contribution.core
        source = contribution.source
        switch source {
        case .spring(let value):
            guard contribution.replacing == 0, core.rate > 0, contribution.rests(at: { value.target[$0] })
            else { return nil }
            key = .spring(
                begin: core.clockAnchor - core.localAnchor / core.rate, rate: core.rate, value.spring)
            rows = 2
            restKey = -1
        case .track(let bound):
            guard bound.isPlain else { return nil }
            let track = bound.track
            if let way = ChannelPlan.simpleWay(of: track, core),
                contribution.replacing != 0
                    || contribution.rests(at: {
                        bound.component($0, at: TrackPosition(segment: 0, progress: 1))
                    })
            {
                key = way
                rows = contribution.replacing == 0 ? 1 : 2
                restKey = -1
            } else {
                guard !bound.beginsElsewhere else { return nil }
                let key = ChannelPlan.restKey(of: track, core)
                let first = Int(key) * contribution.componentCount
                // It rests elsewhere when the model was set while it replaced it.
                restKey = key >= 0 && contribution.rests(at: { bound.keyComponents[first + $0] }) ? key : -1
                self.key = .track(
                    playback: core.id, stamp: core.stamp,
                    TrackShape(
                        segments: track.segments, loop: track.loop, mirrorTime: track.mirrorTime,
                        isSynchronized: track.isSynchronized, keyCount: track.keys.count, restKey: restKey))
                rows = Int32(track.keys.count)
            }
        }
    }

    /// The timing of a track's group.
    var timing: TrackTiming {
        guard case .track(let bound) = source else { preconditionFailure("only tracks have such a timing") }
        return TrackTiming(
            clockAnchor: core.clockAnchor, localAnchor: core.localAnchor, rate: core.rate,
            range: core.range, track: bound.track, restKey: restKey, last: nil)
    }

    /// Calls a function with every number of the channels: its row, its component, and the number.
    func forEachNumber(of contribution: borrowing Contribution, _ body: (Int, Int, Double) -> Void) {
        let count = contribution.componentCount
        switch source {
        case .spring(let value):
            for component in 0..<count {
                body(0, component, value.displacement[component])
                body(1, component, value.velocity[component])
            }
        case .track(let bound):
            let isWay = key.kind == .cubic
            for row in 0..<Int(rows) {
                for component in 0..<count {
                    let number =
                        isWay
                        ? bound.component(component, at: TrackPosition(segment: 0, progress: Double(row)))
                        : bound.keyComponents[row * count + component]
                    body(
                        row, component,
                        contribution.replacing == 0
                            ? contribution.weight * (number - contribution.rest[component]) : number)
                }
            }
        }
    }

    /// One way forwards along a Bézier or a straight line, all of it while the playback's time runs; `nil` for any other
    /// track.
    private static func simpleWay(of track: Track, _ core: PlaybackCore) -> ChannelKey? {
        guard track.segments.count == 1, track.loop == nil, track.mirrorTime == nil, core.rate > 0 else {
            return nil
        }
        let segment = track.segments[0]
        guard segment.inputStart == 0, segment.inputEnd == 1, segment.start >= core.range.lowerBound,
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

    /// The key where a track rests, if it rests at one.
    private static func restKey(of track: Track, _ core: PlaybackCore) -> Int32 {
        let position = track.restPosition(of: core, backwards: core.isBackward)
        let segment = track.segments[position.segment]
        if position.progress == 1 { return Int32(segment.toKey) }
        return position.progress == 0 ? Int32(segment.fromKey) : -1
    }
}

extension Contribution {
    /// Whether it rests where a value is, number by number.
    fileprivate func rests(at value: (Int) -> Double) -> Bool {
        (0..<componentCount).allSatisfy { rest[$0] == value($0) }
    }
}

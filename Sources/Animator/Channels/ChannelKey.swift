import MotionModel

/// What the channels of a group have in common.
protocol ChannelKey {
    /// A hash of one word; equal for equal keys.
    var bits: UInt64 { get }
}

extension ChannelKey {
    fileprivate func mixed(_ first: Double, _ second: Double, _ third: Double) -> UInt64 {
        let low = (first + 0).bitPattern &* 0x9e37_79b9_7f4a_7c15
        let high = (second + 0).bitPattern &* 0xc2b2_ae3d_27d4_eb4f
        return (low ^ (low >> 29)) &+ (high ^ (high >> 31)) &+ (third + 0).bitPattern
    }
}

/// The same run at the same time, along a straight line or a Bézier.
struct CubicKey: ChannelKey {
    /// The store's clock when it starts, and its duration, in seconds.
    let begin: Double
    let span: Double
    let curve: CubicBezier?

    /// The key of a run that a playback plays forwards and in full; `nil` for any other.
    init?(_ run: CubicRun, in core: borrowing PlaybackCore) {
        let rate = core.rate
        guard rate > 0, run.start >= core.first, run.end <= core.leastEnd else { return nil }
        begin = core.clockAnchor + (run.start - core.localAnchor) / rate
        span = (run.end - run.start) / rate
        curve = run.curve
    }

    var bits: UInt64 { mixed(begin, span, curve?.x1 ?? 2) }
}

/// The same constants of a live spring, released at the same time.
struct SpringKey: ChannelKey {
    /// The store's clock at the release, in seconds, and the seconds of the spring's time per second of it.
    let begin: Double
    let rate: Double
    let spring: Spring

    /// The key of a spring in a playback that runs forwards; `nil` in any other.
    init?(_ spring: Spring, in core: borrowing PlaybackCore) {
        rate = core.rate
        guard rate > 0 else { return nil }
        begin = core.clockAnchor - core.localAnchor / rate
        self.spring = spring
    }

    var bits: UInt64 { mixed(begin, rate, spring.stiffness) }
}

/// The same segments in one playback, as long as its time isn't changed.
struct KeyframeKey: ChannelKey, Equatable {
    let playback: Int
    let stamp: Int32
    let track: Track
    /// The key at which all channels rest; −1 if there is none.
    let restKey: Int32

    var bits: UInt64 { mixed(Double(playback), track.segments[0].end, track.segments[0].start) }

    static func == (left: KeyframeKey, right: KeyframeKey) -> Bool {
        left.playback == right.playback && left.stamp == right.stamp && left.restKey == right.restKey
            && left.track.keys.count == right.track.keys.count && left.track.loop == right.track.loop
            && left.track.mirrorTime == right.track.mirrorTime
            && left.track.isSynchronized == right.track.isSynchronized
            && left.track.segments == right.track.segments
    }
}

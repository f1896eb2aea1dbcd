import MotionModel

/// The key by which channels share a group.
enum ChannelKey {
    /// The same run at the same time.
    case cubic(begin: Double, span: Double, curve: CubicBezier?)
    /// The same constants, released at the same time.
    case spring(begin: Double, rate: Double, Spring)
    /// The same segments in one playback, as long as its time isn't changed.
    case keyframes(playback: Int, stamp: Int32, Track, restKey: Int32)

    /// A hash of one word; equal for equal keys.
    var bits: UInt64 {
        func mixed(_ first: Double, _ second: Double, _ third: Double) -> UInt64 {
            let low = (first + 0).bitPattern &* 0x9e37_79b9_7f4a_7c15
            let high = (second + 0).bitPattern &* 0xc2b2_ae3d_27d4_eb4f
            return (low ^ (low >> 29)) &+ (high ^ (high >> 31)) &+ (third + 0).bitPattern
        }
        switch self {
        case .cubic(let begin, let span, let curve): return mixed(begin, span, curve?.x1 ?? 2)
        case .spring(let begin, let rate, let spring): return mixed(begin, rate, spring.stiffness)
        case .keyframes(let playback, _, let track, _):
            let segment = track.segments[0]
            return mixed(Double(playback), segment.end, segment.start)
        }
    }

    /// The kind of timing.
    var kind: ChannelKind {
        switch self {
        case .cubic: .cubic
        case .spring: .spring
        case .keyframes: .keyframes
        }
    }
}

extension ChannelKey: Equatable {
    static func == (left: ChannelKey, right: ChannelKey) -> Bool {
        switch (left, right) {
        case (.cubic(let begin, let span, let curve), .cubic(let otherBegin, let otherSpan, let otherCurve)):
            begin == otherBegin && span == otherSpan && curve == otherCurve
        case (.spring(let begin, let rate, let spring), .spring(let otherBegin, let otherRate, let other)):
            begin == otherBegin && rate == otherRate && spring == other
        case (
            .keyframes(let playback, let stamp, let track, let restKey),
            .keyframes(let otherPlayback, let otherStamp, let other, let otherRestKey)
        ):
            playback == otherPlayback && stamp == otherStamp && restKey == otherRestKey
                && track.isTimed(as: other)
        case (.cubic, _), (.spring, _), (.keyframes, _): false
        }
    }
}

extension Track {
    /// Whether it has the same position as another one at all times.
    fileprivate func isTimed(as other: Track) -> Bool {
        keys.count == other.keys.count && loop == other.loop && mirrorTime == other.mirrorTime
            && isSynchronized == other.isSynchronized && segments == other.segments
    }
}

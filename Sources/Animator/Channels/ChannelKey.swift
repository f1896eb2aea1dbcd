import MotionModel

/// The key by which channels share a group.
enum ChannelKey: Equatable {
    /// The same run at the same time.
    case cubic(begin: Double, span: Double, curve: CubicBezier?)
    /// The same constants, released at the same time.
    case spring(begin: Double, rate: Double, Spring)
    /// The same segments in one playback, as long as its time isn't changed.
    case keyframes(playback: Int, stamp: Int32, KeyframeShape)

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
        case .keyframes(let playback, _, let shape):
            return mixed(Double(playback), shape.segments[0].end, shape.segments[0].start)
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

/// The part of a track that determines its position.
struct KeyframeShape: Equatable {
    let segments: [Segment]
    let loop: Loop?
    let mirrorTime: Double?
    let isSynchronized: Bool
    let keyCount: Int
    let restKey: Int32
}

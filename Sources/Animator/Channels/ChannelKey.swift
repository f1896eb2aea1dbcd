import MotionModel

/// What channels have in common that share a group.
enum ChannelKey: Hashable {
    /// The same way at the same time.
    case cubic(begin: Double, span: Double, curve: CubicBezier?)
    /// The same constants, released at the same time.
    case spring(begin: Double, rate: Double, Spring)
    /// The same segments in one playback, as long as its time isn't changed.
    case track(playback: Int, stamp: Int32, TrackShape)

    /// What the timing is.
    var kind: ChannelKind {
        switch self {
        case .cubic: .cubic
        case .spring: .spring
        case .track: .track
        }
    }
}

/// What of a track decides where it stands.
struct TrackShape: Hashable {
    let segments: [Segment]
    let loop: Loop?
    let mirrorTime: Double?
    let isSynchronized: Bool
    let keyCount: Int
    let restKey: Int32
}

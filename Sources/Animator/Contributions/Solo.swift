import MotionModel

/// A contribution that is computed by itself.
struct Solo {
    /// Its place.
    let place: Int32
    /// Its position on a track in the last frame.
    var last: TrackPosition?

    /// Whether a phase differs from that of the last frame, which is updated.
    mutating func moves(to phase: MotionSource.Phase) -> Bool {
        if case .basis = phase { return true }
        defer { last = phase.position }
        return last != phase.position
    }
}

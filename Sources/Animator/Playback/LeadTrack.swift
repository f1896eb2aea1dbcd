import MotionModel

/// The track that determines the repeats and turns of a playback.
enum LeadTrack {
    /// A tween by a timing, and whether anything moves.
    case tween(TimingPlan, moves: Bool)
    /// A track of a timeline.
    case track(BoundTrack)

    /// The times at which it begins and ends, in seconds of playback time.
    var times: (begin: Double, end: Double) {
        switch self {
        case .tween(let plan, _): (plan.begin, plan.end)
        case .track(let track): (track.track.start, track.track.end)
        }
    }

    /// The track, with keys as far apart as its own: for a tween, 1 if it moves.
    var bound: BoundTrack? {
        switch self {
        case .tween(let plan, let moves): BoundTrack(direct: plan.track, .number(0), .number(moves ? 1 : 0))
        case .track(let bound): bound
        }
    }
}

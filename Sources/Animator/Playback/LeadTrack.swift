import MotionModel

/// The track that determines the repeats and turns of a playback.
enum LeadTrack {
    /// A tween by a timing.
    case tween(TimingPlan)
    /// A tween by a timing that moves nothing: a case of its own, so that this takes no more room than a reference.
    case still(TimingPlan)
    /// A track of a timeline.
    case track(BoundTrack)

    /// The times at which it begins and ends, in seconds of playback time.
    var times: (begin: Double, end: Double) {
        switch self {
        case .tween(let plan), .still(let plan): (plan.begin, plan.end)
        case .track(let track): (track.track.start, track.track.end)
        }
    }

    /// The timing, if it is that of a tween.
    var timing: TimingPlan? {
        switch self {
        case .tween(let plan), .still(let plan): plan
        case .track: nil
        }
    }

    /// The track, with keys as far apart as its own: for a tween, 1 if it moves.
    var bound: BoundTrack? {
        switch self {
        case .tween(let plan): BoundTrack(direct: plan.track, .number(0), .number(1))
        case .still(let plan): BoundTrack(direct: plan.track, .number(0), .number(0))
        case .track(let bound): bound
        }
    }
}

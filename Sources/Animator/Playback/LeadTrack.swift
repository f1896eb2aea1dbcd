import MotionModel

/// The track of a playback that says when it turns round and repeats.
enum LeadTrack {
    /// A tween by a timing, and whether anything moves.
    case tween(TimingPlan, moves: Bool)
    /// A track of a timeline.
    indirect case track(BoundTrack)

    /// What leads a contribution, if it has a track.
    init?(_ source: MotionSource) {
        switch source {
        case .tween(let tween): self = .tween(tween.plan, moves: tween.moves)
        case .track(let bound): self = .track(bound)
        case .spring: return nil
        }
    }

    /// The track, with keys that are as far apart as its own: of a tween, 1 if it moves.
    var bound: BoundTrack? {
        switch self {
        case .tween(let plan, let moves): BoundTrack(direct: plan.track, .number(0), .number(moves ? 1 : 0))
        case .track(let bound): bound
        }
    }
}

import MotionModel

/// The track that determines the repeats and turns of a playback.
enum LeadTrack {
    /// A tween by a timing, and whether anything moves.
    case tween(TimingPlan, moves: Bool)
    /// A track of a timeline.
    indirect case track(BoundTrack)

    /// Takes the track of a contribution's source, if it has one.
    init?(_ source: MotionSource) {
        switch source {
        case .tween(let tween): self = .tween(tween.plan, moves: tween.moves)
        case .track(let bound): self = .track(bound)
        case .spring: return nil
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

import MotionModel

/// The source of a contribution: values of a property as a function of its playback's time, apart from the contribution's own
/// numbers.
enum MotionSource: ~Copyable {
    /// A tween from one value to another.
    case tween(TimingPlan)
    /// A track of a timeline.
    case track(BoundTrack)
    /// A live spring.
    case spring(SpringPlan)

    /// The state of the values at an instant, which all components share.
    enum Phase {
        case position(TrackPosition)
        /// All components of a value that is computed as a whole.
        case whole(TrackPosition, SIMD16<Double>)
        /// The factors of a spring, and the seconds since its release.
        case basis(SpringBasis, Double)

        /// The position on a track.
        var position: TrackPosition {
            switch self {
            case .position(let position), .whole(let position, _): return position
            case .basis: preconditionFailure("a spring has no position on a track")
            }
        }

        /// The factors of a spring, and the seconds since its release.
        var basis: (SpringBasis, Double) {
            guard case .basis(let basis, let time) = self else {
                preconditionFailure("only a spring has factors")
            }
            return (basis, time)
        }
    }

    /// The number of rows of a contribution's numbers that it needs besides those at rest: of a tween both ends; of a spring the
    /// displacement and the velocity at the release, and the target.
    var rows: Int {
        switch self {
        case .tween: 2
        case .track: 0
        case .spring: 3
        }
    }

    /// The weight of a layer; other weights are part of the values.
    var weight: Double {
        switch self {
        case .track(let track): track.track.isLayer ? track.track.weight : 1
        case .tween: 1
        case .spring: 1
        }
    }

    /// The phase at a time of the playback.
    func phase(at time: Double) -> Phase {
        switch self {
        case .tween(let plan): .position(plan.track.position(at: time))
        case .track(let track): MotionSource.phase(of: track, at: track.track.position(at: time))
        case .spring(let plan): .basis(plan.spring.basis(at: time), time)
        }
    }

    static func phase(of track: BoundTrack, at position: TrackPosition) -> Phase {
        track.form.isDirect
            ? .position(position) : .whole(position, track.canonicalNumbers(at: position))
    }

    /// Whether the value is a transform, which is added by composition.
    var isTransform: Bool {
        if let form = track?.form, case .transform = form { return true }
        return false
    }

    /// The plan of a tween, if it is one.
    var tween: TimingPlan? {
        switch self {
        case .tween(let plan): plan
        case .track: nil
        case .spring: nil
        }
    }

    /// The track, if it is one.
    var track: BoundTrack? {
        switch self {
        case .track(let track): track
        case .tween: nil
        case .spring: nil
        }
    }

    /// Whether it is a tween by a timing.
    func isTween(by timing: TimingPlan) -> Bool {
        switch self {
        case .tween(let plan): plan === timing
        case .track: false
        case .spring: false
        }
    }
}

extension Track {
    /// The position at rest, given the part that is played.
    func restPosition(of core: PlaybackCore, backwards: Bool) -> TrackPosition {
        if backwards {
            let begin = core.range.lowerBound
            return begin > 0 || start < 0 ? position(at: begin) : startPosition
        }
        let end = core.range.upperBound
        return end < core.duration ? position(at: end) : restPosition
    }
}

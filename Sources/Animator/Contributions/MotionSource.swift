import MotionModel

/// The source of a contribution: values of a property as a function of its playback's time.
///
/// It is stored apart from the contributions, to keep those small.
enum MotionSource {
    /// A tween from one value to another.
    case tween(Tween)
    /// A track of a timeline.
    case track(BoundTrack)
    /// A live spring.
    indirect case spring(ReleasedValue)

    /// The state of the values at an instant, which all components share.
    enum Phase {
        case position(TrackPosition)
        /// All components of a value that is computed as a whole.
        case whole(TrackPosition, SIMD16<Double>)
        /// The factors of a spring, and the seconds since its release.
        case basis(SpringBasis, Double)
    }

    /// The times at which its track begins and ends, in seconds of playback time; `nil` for a spring.
    var times: (start: Double, end: Double)? {
        switch self {
        case .tween(let tween): tween.plan.times
        case .track(let track): (track.track.start, track.track.end)
        case .spring: nil
        }
    }

    /// The number of components.
    var componentCount: Int {
        switch self {
        case .tween(let tween): tween.count
        case .track(let track): track.componentCount
        case .spring(let value): value.count
        }
    }

    /// The weight of a layer; other weights are part of the values.
    var weight: Double {
        switch self {
        case .track(let track): track.track.isLayer ? track.track.weight : 1
        case .tween, .spring: 1
        }
    }

    /// The phase at a time of the playback.
    func phase(at time: Double) -> Phase {
        switch self {
        case .tween(let tween): .position(tween.plan.track.position(at: time))
        case .track(let track): MotionSource.phase(of: track, at: track.track.position(at: time))
        case .spring(let value): .basis(value.spring.basis(at: time), time)
        }
    }

    private static func phase(of track: BoundTrack, at position: TrackPosition) -> Phase {
        track.form.isDirect
            ? .position(position) : .whole(position, track.canonicalNumbers(at: position))
    }

    /// Whether the value is a transform, which is added by composition.
    var isTransform: Bool {
        switch self {
        case .track(let track): track.form.canonical == .transform(.matrix)
        case .tween, .spring: false
        }
    }

    /// One component of the value.
    func component(_ component: Int, in phase: Phase) -> Double {
        switch (self, phase) {
        case (.tween(let tween), .position(let position)): tween.component(component, at: position)
        case (.track(let track), .position(let position)): track.component(component, at: position)
        case (.track, .whole(_, let numbers)): numbers[component]
        case (.spring(let value), .basis(let basis, let time)): value.component(component, basis, at: time)
        case (.tween, .whole), (.tween, .basis), (.track, .basis), (.spring, .position), (.spring, .whole):
            preconditionFailure("a phase is of its own source")
        }
    }

    /// The velocity of one component, in units per second of the playback's own time.
    func velocity(ofComponent component: Int, in phase: Phase) -> Double {
        switch (self, phase) {
        case (.tween(let tween), .position(let position)):
            tween.velocity(ofComponent: component, at: position)
        case (.track(let track), .position(let position)), (.track(let track), .whole(let position, _)):
            track.velocity(ofComponent: component, at: position)
        case (.spring(let value), .basis(let basis, let time)):
            value.velocity(ofComponent: component, basis, at: time)
        case (.tween, .whole), (.tween, .basis), (.track, .basis), (.spring, .position), (.spring, .whole):
            preconditionFailure("a phase is of its own source")
        }
    }

    /// The components at rest, given the part that is played.
    ///
    /// A part rests at its end. Played backwards, a whole track rests at the value held before it started, or, if it
    /// began part-way in, at its first value.
    func rest(of core: PlaybackCore, backwards: Bool) -> Components {
        switch self {
        case .tween(let tween):
            tween.components(
                at: backwards || core.range.upperBound < core.duration
                    ? tween.plan.track.restPosition(of: core, backwards: backwards) : tween.plan.rest)
        case .track(let bound):
            Components(bound.value(at: bound.track.restPosition(of: core, backwards: backwards)).components)
        case .spring(let value): backwards ? value.start : value.target
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

public import MotionModel

/// A finger that holds a property.
///
///     let drag = try Drag("chip.position", in: store, by: finger, at: time, bands: [band, nil])
///     try drag.move(to: finger, at: time)               // the property follows
///     let rest = try drag.restingPlace(at: time)        // where it would come to rest
///     try drag.release(at: time, to: rest, spring: spring, by: animator)
///
/// What plays on the property when it is taken up lets go of it (a playback that moves nothing else ends as *replaced*), and the
/// property stays where it was shown; what it is released into goes on from where it is shown, as fast as it was shown to move. Times are seconds of any clock, the
/// same for all calls.
public final class Drag {
    /// The store of the property.
    public let store: PropertyStore
    /// What is held.
    public let property: PropertyID

    private let path: String
    private let type: ValueType
    private let bands: [RubberBand?]
    /// What is added to the finger, so that the thing doesn't jump when it is taken up.
    private let grip: [Double]
    private var tracker: VelocityTracker

    /// Takes up a property where it is shown.
    ///
    /// - Parameters:
    ///   - path: The property's.
    ///   - store: Its store.
    ///   - finger: Where the finger is; only its way from there counts.
    ///   - time: When, in seconds.
    ///   - bands: One for each stored component, `nil` for one that follows everywhere; none at all if every one does.
    /// - Throws: `unknownProperty`; `wrongType` (also of a discrete property, a transform, and for a wrong number of bands);
    ///   `unusableNumber`, also of a property that is shown at or beyond the limit of its band. Then nothing is taken up.
    public init(
        _ path: String, in store: PropertyStore, by finger: MotionValue, at time: Double,
        bands: [RubberBand?] = []
    ) throws(AnimatorError) {
        let id = try store.id(of: path)
        let type = store[id].type
        let shown = store.shownValue(id)
        guard finger.type == type && !type.isDiscrete && type.isDirect else {
            throw .wrongType(property: path, expected: type, found: finger.type.name)
        }
        guard bands.isEmpty || bands.count == type.componentCount else {
            throw .wrongType(property: path, expected: type, found: "\(bands.count) rubber bands")
        }
        try store.check(finger.components, of: path)
        var grip = shown.components
        for index in grip.indices {
            if !bands.isEmpty, let band = bands[index] { grip[index] = band.finger(at: grip[index]) }
            grip[index] -= finger.components[index]
        }
        try store.check(grip, of: path)
        var tracker = VelocityTracker(componentCount: type.componentCount)
        try tracker.add(shown.components, at: time)
        self.store = store
        self.property = id
        self.path = path
        self.type = type
        self.bands = bands
        self.grip = grip
        self.tracker = tracker
        // A replacing animation without length: it ends what plays and leaves the property at its value.
        try Animator(store, additive: false).animate(
            Timing(duration: 0, curve: .instant), path, to: shown)
    }

    /// Has the property follow the finger.
    ///
    /// - Throws: `wrongType`; `unusableNumber`. Then it stays where it is.
    public func move(to finger: MotionValue, at time: Double) throws(AnimatorError) {
        guard finger.type == type else {
            throw .wrongType(property: path, expected: type, found: finger.type.name)
        }
        try store.check(finger.components, of: path)
        var place = zip(finger.components, grip).map { $0 + $1 }
        for index in bands.indices {
            if let band = bands[index] { place[index] = band.place(of: place[index]) }
        }
        try store.check(place, of: path)
        try tracker.add(place, at: time)
        try store.set(property, to: value(place))
    }

    /// How fast the property is shown to move, in units per second: less than the finger, where a rubber band holds it.
    public func velocity(at time: Double) -> MotionValue { value(tracker.velocity(at: time)) }

    /// Where the property would come to rest if it were let go of, within the bounds of its bands.
    ///
    /// - Throws: `unusableNumber`.
    public func restingPlace(
        at time: Double, decay: Decay = .scrollNormal
    ) throws(AnimatorError) -> MotionValue {
        var place = try decay.restingPlace(of: store.presentation(property), velocity: velocity(at: time))
            .components
        for index in bands.indices {
            guard let bounds = bands[index]?.bounds else { continue }
            place[index] = Swift.min(Swift.max(place[index], bounds.lowerBound), bounds.upperBound)
        }
        return value(place)
    }

    /// Lets go of the property, on a spring that pulls it to a place.
    ///
    /// - Parameters:
    ///   - time: When the finger is lifted.
    ///   - target: Where it comes to rest.
    ///   - spring: The constants.
    ///   - animator: Who plays it.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for everything that happens to the playback.
    /// - Throws: See ``Animator/spring(_:to:spring:velocity:adding:completion:events:)-(String,_,_,_,_,_,_)``.
    @discardableResult
    public func release(
        at time: Double, to target: MotionValue, spring: Spring, by animator: Animator,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try animator.spring(
            path, to: target, spring: spring, velocity: velocity(at: time), completion: completion,
            events: events)
    }

    private func value(_ components: [Double]) -> MotionValue {
        guard let value = MotionValue(type: type, components: components) else {
            preconditionFailure("a property has as many components as its type")
        }
        return value
    }
}

public import MotionModel

/// A property held by a finger.
///
///     let drag = try Drag("chip.position", in: store, by: finger, at: time, bands: [band, nil])
///     try drag.move(to: finger, at: time)               // the property follows
///     let rest = try drag.restingPlace(at: time)        // where it would come to rest
///     try drag.release(at: time, to: rest, spring: spring, by: animator)
///
/// Every contribution to the property is removed when it is grabbed (a playback that moves nothing else ends as
/// *replaced*), and the property stays at its presentation value; on release it continues from there with its
/// presentation velocity. What starts on it meanwhile, a state machine's next transition too, adds to the finger: pause what
/// mustn't. Times are seconds of any clock, the same for all calls.
public final class Drag {
    /// The store of the property.
    public let store: PropertyStore
    /// The property that is held.
    public let property: PropertyID

    private let path: String
    private let type: ValueType
    private let bands: [RubberBand?]
    /// The offset from the finger, so that the property doesn't jump when it is grabbed.
    private let grip: [Double]
    private var tracker: VelocityTracker

    /// Grabs a property at its presentation value.
    ///
    /// - Parameters:
    ///   - path: The property's path.
    ///   - store: Its store.
    ///   - finger: The position of the finger; only its movement from there counts.
    ///   - time: The time in seconds.
    ///   - bands: One for each stored component, `nil` for one without bounds; an empty list for none at all.
    /// - Throws: `unknownProperty`; `wrongType` (also for a discrete property, a transform, and a wrong number of
    ///   bands); `unusableNumber`, also for a property at or beyond the limit of its band. Then nothing is grabbed.
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
        try PropertyStore.check(finger.components, of: path)
        var grip = shown.components.array
        for index in grip.indices {
            if !bands.isEmpty, let band = bands[index] { grip[index] = band.finger(at: grip[index]) }
            grip[index] -= finger.components[index]
        }
        try PropertyStore.check(grip, of: path)
        var tracker = VelocityTracker(componentCount: type.componentCount)
        try tracker.add(shown.components.array, at: time)
        self.store = store
        self.property = id
        self.path = path
        self.type = type
        self.bands = bands
        self.grip = grip
        self.tracker = tracker
        store.grab(id)
    }

    /// Moves the property with the finger.
    ///
    /// - Throws: `wrongType`; `unusableNumber`. Then it stays where it is.
    public func move(to finger: MotionValue, at time: Double) throws(AnimatorError) {
        guard finger.type == type else {
            throw .wrongType(property: path, expected: type, found: finger.type.name)
        }
        try PropertyStore.check(finger.components, of: path)
        var place = zip(finger.components, grip).map { $0 + $1 }
        for index in bands.indices {
            if let band = bands[index] { place[index] = band.place(of: place[index]) }
        }
        try PropertyStore.check(place, of: path)
        try tracker.add(place, at: time)
        try store.set(property, to: value(place))
    }

    /// The velocity of the property, in units per second: less than the finger's in a rubber band.
    public func velocity(at time: Double) -> MotionValue { value(tracker.velocity(at: time)) }

    /// The resting value of the property if it were released now, within the bounds of its bands.
    ///
    /// - Throws: `unusableNumber`.
    public func restingPlace(
        at time: Double, decay: Decay = .scrollNormal
    ) throws(AnimatorError) -> MotionValue {
        var place = try decay.restingPlace(of: store.presentation(property), velocity: velocity(at: time))
            .components.array
        for index in bands.indices {
            guard let bounds = bands[index]?.bounds else { continue }
            place[index] = Swift.min(Swift.max(place[index], bounds.lowerBound), bounds.upperBound)
        }
        return value(place)
    }

    /// Releases the property on a spring towards a value.
    ///
    /// - Parameters:
    ///   - time: The time at which the finger is lifted.
    ///   - target: The value at which it comes to rest.
    ///   - spring: The spring's constants.
    ///   - animator: The animator that plays it.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: See ``Animator/spring(_:to:spring:velocity:limits:stopsAtTarget:adding:completion:events:)-(String,_,_,_,_,_,_,_,_)``.
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

    /// Throws the property with the finger's velocity, to bounce off walls.
    ///
    /// - Parameters:
    ///   - time: The time at which the finger is lifted.
    ///   - physics: Friction, and the share of the speed that a wall returns.
    ///   - walls: The walls of each stored component, `nil` for none; empty for no walls at all.
    ///   - animator: The animator that plays it.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: See ``Animator/physics(_:velocity:physics:walls:completion:events:)-(String,_,_,_,_,_)``: `unusableNumber`, too, for a
    ///   property that its rubber band lets be beyond a wall. Release that one on a spring, to the wall.
    @discardableResult
    public func release(
        at time: Double, physics: Physics, walls: [ClosedRange<Double>?] = [], by animator: Animator,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try animator.physics(
            path, velocity: velocity(at: time), physics: physics, walls: walls, completion: completion,
            events: events)
    }

    private func value(_ components: [Double]) -> MotionValue {
        guard let value = MotionValue(type: type, components: components) else {
            preconditionFailure("a property has as many components as its type")
        }
        return value
    }
}

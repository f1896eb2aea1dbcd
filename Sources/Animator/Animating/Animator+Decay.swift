public import MotionModel

extension Animator {
    /// Throws a property: it glides under friction until it rests.
    ///
    /// The property continues from its presentation value at its velocity (on a vertical tangent of a curve: from
    /// rest). Every live spring and decay that moves it is taken over, whatever its constants, with its value and its
    /// velocity (a playback without contributions left completes as *replaced*), and timelines continue and add to it;
    /// on a property that isn't additive the decay replaces them. The model takes the resting value at once: x + v ∕ λ.
    ///
    /// - Parameters:
    ///   - path: The property's path.
    ///   - velocity: Added to the present velocity: each stored component in units per second of the store's time.
    ///   - decay: The friction.
    ///   - stopVelocity: The speed below which it counts as at rest, in units per second, greater than 0; by default the
    ///     property's ``MotionModel/PropertyDeclaration/restSpeed``.
    ///   - places: Where it may come to rest: at the place nearest to x + v ∕ λ. Unless it may rest anywhere, its speed
    ///     at the start is the one with which friction stops it there.
    ///   - adding: Takes nothing over: the decay starts from the property's resting value, and adds to whatever moves
    ///     it.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: `unknownProperty`, `wrongType` (also for a type without numeric motion), `unusableNumber`. Then
    ///   nothing plays.
    @discardableResult
    public func decay(
        _ path: String, velocity: MotionValue, decay: Decay, stopVelocity: Double? = nil,
        restingAt places: RestingPlaces = .anywhere, adding: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try self.decay(
            try store.id(of: path), velocity: velocity, decay: decay, stopVelocity: stopVelocity,
            restingAt: places, adding: adding, completion: completion, events: events)
    }

    /// Throws a property; see ``decay(_:velocity:decay:stopVelocity:restingAt:adding:completion:events:)-(String,_,_,_,_,_,_,_)``.
    ///
    /// - Throws: `unknownProperty` for the id of another store, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func decay(
        _ id: PropertyID, velocity: MotionValue, decay: Decay, stopVelocity: Double? = nil,
        restingAt places: RestingPlaces = .anywhere, adding: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        let stopVelocity = try speedAtRest(of: id, for: velocity, stopVelocity)
        let isAdditive = adds(to: id)
        let state = store.table.releaseState(
            of: store.slots(of: id), isAdditive: isAdditive, adding: adding)
        let factor = timeScaleFactor * store.timeScale
        var speeds = velocity.components.array
        for index in speeds.indices { speeds[index] = (speeds[index] + state.velocity[index]) * factor }
        let start = state.position.array(speeds.count)
        var rest: [Double]?
        if places != .anywhere {
            let natural = start.indices.map { decay.destination(from: start[$0], velocity: speeds[$0]) }
            rest = try places.nearest(to: natural, as: store[id])
        }
        let motion: DecayMotion
        do throws(DecayError) {
            motion =
                if let rest {
                    try decay.motion(from: start, to: rest, stopVelocity: stopVelocity)
                } else {
                    try decay.motion(from: start, velocity: speeds, stopVelocity: stopVelocity)
                }
        } catch { throw .unusableNumber(stopVelocity, of: "the speed that counts as at rest") }
        return try glide(
            id, motion, takesOver: isAdditive && !adding, completion: completion, events: events)
    }

    /// Lets a property glide under friction to rest at a value: the initial velocity follows from the distance.
    ///
    /// See ``decay(_:velocity:decay:stopVelocity:restingAt:adding:completion:events:)-(String,_,_,_,_,_,_,_)``; a retargeted decay
    /// keeps its value, not its velocity.
    ///
    /// - Parameters:
    ///   - path: The property's path.
    ///   - destination: The value at which it comes to rest.
    ///   - decay: The friction.
    ///   - stopVelocity: The speed below which it counts as at rest, in units per second, greater than 0; by default the
    ///     property's ``MotionModel/PropertyDeclaration/restSpeed``.
    ///   - adding: Takes nothing over: the decay starts from the property's resting value, and adds to whatever moves
    ///     it.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: `unknownProperty`, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func decay(
        _ path: String, to destination: MotionValue, decay: Decay, stopVelocity: Double? = nil,
        adding: Bool = false, completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try self.decay(
            try store.id(of: path), to: destination, decay: decay, stopVelocity: stopVelocity,
            adding: adding, completion: completion, events: events)
    }

    /// Lets a property glide to a value; see
    /// ``decay(_:to:decay:stopVelocity:adding:completion:events:)-(String,_,_,_,_,_,_)``.
    ///
    /// - Throws: `unknownProperty` for the id of another store, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func decay(
        _ id: PropertyID, to destination: MotionValue, decay: Decay, stopVelocity: Double? = nil,
        adding: Bool = false, completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        let stopVelocity = try speedAtRest(of: id, for: destination, stopVelocity)
        let isAdditive = adds(to: id)
        let state = store.table.releaseState(
            of: store.slots(of: id), isAdditive: isAdditive, adding: adding)
        let motion: DecayMotion
        do throws(DecayError) {
            motion = try decay.motion(
                from: state.position.array(destination.components.count),
                to: destination.components.array, stopVelocity: stopVelocity)
        } catch { throw .unusableNumber(stopVelocity, of: "the speed that counts as at rest") }
        return try glide(
            id, motion, takesOver: isAdditive && !adding, completion: completion, events: events)
    }

    /// The speed below which a property that glides counts as at rest.
    private func speedAtRest(
        of id: PropertyID, for value: MotionValue, _ given: Double?
    ) throws(AnimatorError) -> Double {
        try store.check(id)
        try store.table.checkReleasable(value, as: id.index)
        let stopVelocity = given ?? store[id].restSpeed
        guard stopVelocity > 0, stopVelocity <= PropertyStore.largestMagnitude else {
            throw .unusableNumber(stopVelocity, of: "the speed that counts as at rest")
        }
        return stopVelocity
    }

    /// Whether motion of a property adds.
    private func adds(to id: PropertyID) -> Bool {
        additive && store.table.adds(to: store.table.layouts[id.index])
    }

    private func glide(
        _ id: PropertyID, _ motion: DecayMotion, takesOver: Bool, completion: ((CompletionReason) -> Void)?,
        events: ((Playback, PlaybackEvent) -> Void)?
    ) throws(AnimatorError) -> Playback {
        let declaration = store[id]
        try PropertyStore.check(motion.destination, of: declaration.path.text)
        let timing = Timing(duration: motion.duration, curve: motion.curve)
        let isAdditive = adds(to: id)
        let track = Track(
            property: declaration.path, type: declaration.type, isAdditive: isAdditive,
            from: .constant(try value(motion.start, of: declaration)),
            to: .constant(try value(motion.destination, of: declaration)), timing: timing)
        let bound = try bind(track, reading: store.modelValue(id))
        var plan = plan(completion: completion, events: events)
        plan.duration = motion.duration
        return start(plan, id, bound, isAdditive: isAdditive, isReleased: true, takesOver: takesOver)
    }

    /// A value of a property's type, by its components.
    func value(
        _ components: [Double], of declaration: PropertyDeclaration
    ) throws(AnimatorError) -> MotionValue {
        guard let value = MotionValue(type: declaration.type, components: components) else {
            throw .wrongType(
                property: declaration.path.text, expected: declaration.type, found: declaration.type.name)
        }
        return value
    }
}

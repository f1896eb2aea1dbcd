public import MotionModel

extension Animator {
    /// Throws a property within walls: it slows down under friction, and bounces off each wall that it meets.
    ///
    /// The property continues from its presentation value at its velocity (on a vertical tangent of a curve: from
    /// rest). Walls hold for what is shown, so whatever moves the property is replaced, timelines too; what is played
    /// afterwards adds to the throw, or replaces it, from where it is. The motion is a list of exponentials, one from
    /// each collision to the next, computed at once: no steps, no matter how long the frames are. The model takes the
    /// resting value at once.
    ///
    /// - Parameters:
    ///   - path: The property's path.
    ///   - velocity: Added to the present velocity, such as a finger's: each stored component in units per second of the
    ///     store's time.
    ///   - physics: Friction, the share of the speed that a wall returns, and the speed that counts as at rest.
    ///   - walls: The walls of each stored component, in the value's unit, `nil` for none; an end may be infinite.
    ///     Empty for no walls at all. A value within a billionth of a wall is at it.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: `unknownProperty`, `wrongType` (also for a type without numeric motion), `unusableNumber`: for walls that
    ///   aren't one for each component, for a value that is shown outside of its walls, and for a throw that never
    ///   ends. Then nothing plays.
    /// - Complexity: O(collisions × components) to start; a frame as a timeline's.
    @discardableResult
    public func physics(
        _ path: String, velocity: MotionValue, physics: Physics, walls: [ClosedRange<Double>?] = [],
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try self.physics(
            try store.id(of: path), velocity: velocity, physics: physics, walls: walls,
            completion: completion,
            events: events)
    }

    /// Throws a property within walls; see ``physics(_:velocity:physics:walls:completion:events:)-(String,_,_,_,_,_)``.
    ///
    /// - Throws: `unknownProperty` for the id of another store, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func physics(
        _ id: PropertyID, velocity: MotionValue, physics: Physics, walls: [ClosedRange<Double>?] = [],
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try store.check(id)
        try store.table.checkReleasable(velocity, as: id.index)
        let state = store.table.releaseState(
            of: store.slots(of: id), isAdditive: false, adding: false)
        let factor = timeScaleFactor * store.timeScale
        var speeds = velocity.components.array
        for index in speeds.indices { speeds[index] = (speeds[index] + state.velocity[index]) * factor }
        guard walls.isEmpty || walls.count == speeds.count else {
            throw .unusableNumber(Double(walls.count), of: "the number of walls")
        }
        var start = state.position.array(speeds.count)
        for index in walls.indices {
            guard let range = walls[index] else { continue }
            let inside = Swift.min(Swift.max(start[index], range.lowerBound), range.upperBound)
            guard (inside - start[index]).magnitude <= 1e-9 * Swift.max(1, inside.magnitude) else {
                throw .unusableNumber(start[index], of: "a throw within walls")
            }
            start[index] = inside
        }
        return try bounce(
            id, try motion(physics, from: start, speeds, walls), completion: completion, events: events)
    }

    private func motion(
        _ physics: Physics, from start: [Double], _ velocity: [Double], _ walls: [ClosedRange<Double>?]
    ) throws(AnimatorError) -> PhysicsMotion {
        do throws(PhysicsError) {
            return try physics.motion(from: start, velocity: velocity, bounds: walls)
        } catch {
            switch error {
            case .tooManyCollisions(let limit):
                throw .unusableNumber(Double(limit), of: "the collisions of a throw")
            case .frictionOutOfRange, .restitutionOutOfRange, .stopVelocityOutOfRange, .notFinite,
                .startsOutside,
                .neverEnds:
                throw .unusableNumber(physics.friction, of: "the friction of a throw that ends")
            }
        }
    }

    private func bounce(
        _ id: PropertyID, _ motion: PhysicsMotion, completion: ((CompletionReason) -> Void)?,
        events: ((Playback, PlaybackEvent) -> Void)?
    ) throws(AnimatorError) -> Playback {
        let declaration = store[id]
        var keys = [Operand.constant(try value(motion.start, of: declaration))]
        var segments: [Segment] = []
        for phase in motion.phases {
            try PropertyStore.check(phase.to, of: declaration.path.text)
            segments.append(
                Segment(
                    start: phase.start, end: phase.end, fromKey: keys.count - 1, toKey: keys.count,
                    curve: phase.curve))
            keys.append(.constant(try value(phase.to, of: declaration)))
        }
        if segments.isEmpty {
            segments = [Segment(start: 0, end: 0, fromKey: 0, toKey: 0, curve: .instant)]
        }
        let track = Track(
            property: declaration.path, type: declaration.type, isAdditive: false, keys: keys,
            segments: segments)
        let bound = try bind(track, reading: store.modelValue(id))
        var plan = plan(completion: completion, events: events)
        plan.duration = motion.duration
        return start(plan, id, bound, isAdditive: false, isReleased: true)
    }
}

public import MotionModel

extension Animator {
    /// Animates one property between values the caller gives.
    ///
    /// - Parameters:
    ///   - timing: Times and curve.
    ///   - path: The property's.
    ///   - start: Where it starts; `nil`, or with ``beginsFromCurrentState``, from what is there: the model value, or what is shown
    ///     when the animation replaces and ``beginsFromCurrentState`` is set.
    ///   - end: Where it ends. With ``shouldReverseValues`` a given start and the end are swapped.
    ///   - weight: The share, 0…1, of an additive contribution: the offset starts at `weight · (from − to)`.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for everything that happens to the playback.
    /// - Throws: `unknownProperty`, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func animate(
        _ timing: Timing, _ path: String, from start: MotionValue? = nil, to end: MotionValue,
        weight: Double = 1, completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        let id = try store.id(of: path)
        let type = store[id].type
        let end = try usable(end, as: type, path)
        var given: MotionValue?
        if let start { given = try usable(start, as: type, path) }
        guard weight >= 0 && weight <= 1 else { throw .unusableNumber(weight, of: "the weight") }
        let isAdditive = additive && store[id].isAdditive
        var from = given ?? store.model(id)
        var to = end
        if shouldReverseValues && start != nil { swap(&from, &to) }
        if beginsFromCurrentState { from = isAdditive ? store.model(id) : store.presentation(id) }
        var plan = PlannedPlayback()
        let track = try bound(timing, id, from: from, to: to, isAdditive: isAdditive, weight: weight)
        try check(track, of: path)
        plan.contributions = [
            PlannedContribution(property: id, source: .track(track), isAdditive: isAdditive)
        ]
        plan.duration = timing.length
        plan.handler = events
        plan.completion = completion
        return self.start(plan)
    }

    /// Animates one property between values the caller gives; see ``animate(_:_:from:to:weight:completion:events:)-(_,String,_,_,_,_,_)``.
    ///
    /// - Throws: `unknownProperty`, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func animate<Value>(
        _ timing: Timing, _ key: PropertyKey<Value>, from start: Value? = nil, to end: Value,
        weight: Double = 1, completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        let type = store[try store.id(of: key)].type
        var startValue: MotionValue?
        if let start { startValue = store.motionValue(start, as: type) }
        return try animate(
            timing, key.path, from: startValue, to: store.motionValue(end, as: type), weight: weight,
            completion: completion, events: events)
    }

    /// Animates what a block sets: one playback, in which every property the block changed moves to its new value.
    ///
    /// A property starts from its model value before the block; if its animation replaces and ``beginsFromCurrentState`` is set,
    /// from what was shown. Blocks can be nested: what an inner block sets moves by the inner block's timing. A property
    /// that is set to what it is doesn't move; if none moves, the playback completes at once.
    ///
    /// - Parameters:
    ///   - timing: Times and curve of everything the block sets.
    ///   - completion: Called once, when all of it has ended.
    ///   - events: Called for everything that happens to the playback.
    ///   - changes: Sets properties, with the transaction or directly in the store.
    /// - Throws: What the transaction was refused. Then what the block set is set back and nothing plays.
    @discardableResult
    public func animate(
        _ timing: Timing, completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil, changes: (Transaction) -> Void
    ) throws(AnimatorError) -> Playback {
        let block = Transaction(self)
        store.transactions.append(OpenTransaction(isAdditive: additive))
        changes(block)
        let transaction = store.transactions.removeLast()
        var plan = PlannedPlayback()
        do throws(AnimatorError) {
            if let failure = block.failure { throw failure }
            for change in transaction.changes where change.start != change.after {
                plan.contributions.append(try contribution(timing, of: change))
            }
        } catch {
            store.rollBack(transaction)
            throw error
        }
        for change in transaction.changes where change.start == change.after {
            store.showModel(of: store.slots(of: change.property))
        }
        plan.duration = plan.contributions.isEmpty ? 0 : timing.length
        plan.handler = events
        plan.completion = completion
        return start(plan)
    }

    private func contribution(
        _ timing: Timing, of change: OpenTransaction.Change
    ) throws(AnimatorError) -> PlannedContribution {
        let id = change.property
        let isAdditive = additive && store[id].isAdditive
        let start = beginsFromCurrentState && !isAdditive ? change.shown : change.start
        let track = try bound(
            timing, id, from: store.motionValue(start, as: store[id].type),
            to: store.motionValue(change.after, as: store[id].type), isAdditive: isAdditive)
        try check(track, of: store[id].path.text)
        return PlannedContribution(
            property: id, source: .track(track), isAdditive: isAdditive, settled: change.after)
    }

    /// A value as a key of a track: canonical, but for a transform, which keeps its functions to be interpolated by.
    private func usable(
        _ value: MotionValue, as type: ValueType, _ path: String
    ) throws(AnimatorError) -> MotionValue {
        guard let canonical = value.converted(to: type) else {
            throw .wrongType(property: path, expected: type, found: value.type.name)
        }
        try store.check(canonical.components, of: path)
        return type == .transform(.matrix) ? value : canonical
    }

    /// A timing's segments, which those that are started one after the other share.
    private func plan(of timing: Timing) -> TimingPlan {
        if let lastPlan, lastPlan.timing == timing { return lastPlan }
        let plan = timing.plan
        let planned = TimingPlan(timing: timing, segments: plan.segments, loop: plan.loop)
        lastPlan = planned
        return planned
    }

    private func bound(
        _ timing: Timing, _ id: PropertyID, from: MotionValue, to: MotionValue, isAdditive: Bool,
        weight: Double = 1
    ) throws(AnimatorError) -> BoundTrack {
        let plan = plan(of: timing)
        let track = Track(
            property: store[id].path, type: store[id].type, isAdditive: isAdditive, weight: weight,
            keys: [.constant(from), .constant(to)], segments: plan.segments, loop: plan.loop)
        if let direct = BoundTrack(direct: track, from, to) { return direct }
        return try bind(track, reading: to)
    }
}

extension Timing {
    /// Seconds until the animation is over and its last value reached, whichever is later.
    fileprivate var length: Double {
        let active = activeDuration
        return Swift.max(0, Swift.max(end, delay + active))
    }
}

extension PropertyStore {
    fileprivate func motionValue<Value: PropertyValue>(_ value: Value, as type: ValueType) -> MotionValue {
        motionValue(components(of: value, as: type), as: type)
    }

    fileprivate func motionValue(_ components: [Double], as type: ValueType) -> MotionValue {
        guard let value = MotionValue(type: type, components: components) else {
            preconditionFailure("a property has as many slots as its type has components")
        }
        return value
    }
}

/// What a timing comes to.
struct TimingPlan {
    let timing: Timing
    let segments: [Segment]
    let loop: Loop?
}

public import MotionModel

extension Animator {
    /// Animates one property between given values.
    ///
    /// - Parameters:
    ///   - timing: The times and the curve.
    ///   - path: The property's path.
    ///   - start: The start value; `nil`, or while something moves the property, with ``beginsFromCurrentState``, the
    ///     current one: the model value, or the presentation value when the animation replaces and
    ///     ``beginsFromCurrentState`` is set.
    ///   - end: The end value. With ``shouldReverseValues`` a given start and the end are swapped.
    ///   - weight: The share, 0…1, of the travel that an additive animation applies: it starts from the presentation
    ///     value and ends `weight · (to − from)` further. A replacing animation applies all of it.
    ///   - pausesOnCompletion: Whether it pauses at its end, to be scrubbed and reversed, until it is ended.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: `unknownProperty`, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func animate(
        _ timing: Timing, _ path: String, from start: MotionValue? = nil, to end: MotionValue,
        weight: Double = 1, pausesOnCompletion: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try animate(
            timing, try store.id(of: path), from: start, to: end, weight: weight,
            pausesOnCompletion: pausesOnCompletion, completion: completion, events: events)
    }

    /// Animates one property between given values; see
    /// ``animate(_:_:from:to:weight:pausesOnCompletion:completion:events:)-(_,String,_,_,_,_,_,_)``.
    ///
    /// - Throws: `unknownProperty` for the id of another store, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func animate(
        _ timing: Timing, _ id: PropertyID, from start: MotionValue? = nil, to end: MotionValue,
        weight: Double = 1, pausesOnCompletion: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        let layout = try store.layout(of: id)
        let plan = plan(pausesOnCompletion, completion: completion, events: events)
        guard layout.isTweened else {
            return try animateByTrack(timing, id, from: start, to: end, weight, plan)
        }
        let to = try store.components(of: end, id, layout)
        var from: Components?
        if let start { from = try store.components(of: start, id, layout) }
        return try animateByTween(timing, id, from: from, to: to, weight, plan)
    }

    /// Animates one property between given values; see
    /// ``animate(_:_:from:to:weight:pausesOnCompletion:completion:events:)-(_,String,_,_,_,_,_,_)``.
    ///
    /// - Throws: `unknownProperty`, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func animate<Value>(
        _ timing: Timing, _ key: PropertyKey<Value>, from start: Value? = nil, to end: Value,
        weight: Double = 1, pausesOnCompletion: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        let id = try store.id(of: key)
        let plan = plan(pausesOnCompletion, completion: completion, events: events)
        let layout = store.layouts[id.index]
        guard layout.isTweened else {
            let type = store.declarations[id.index].type
            var startValue: MotionValue?
            if let start { startValue = store.motionValue(start, as: type) }
            return try animateByTrack(
                timing, id, from: startValue, to: store.motionValue(end, as: type), weight, plan)
        }
        let to = Components(layout.count) { end.component($0) }
        try store.check(to, layout.count, of: id)
        var from: Components?
        if let start {
            let components = Components(layout.count) { start.component($0) }
            try store.check(components, layout.count, of: id)
            from = components
        }
        return try animateByTween(timing, id, from: from, to: to, weight, plan)
    }

    /// Starts a tween between checked numbers.
    private func animateByTween(
        _ timing: Timing, _ id: PropertyID, from start: Components?, to end: Components, _ weight: Double,
        _ planned: consuming PlannedPlayback
    ) throws(AnimatorError) -> Playback {
        try check(weight: weight)
        let request = TweenRequest(
            property: id.index, plan: try plan(of: timing), start: start, end: end, weight: weight,
            settings: settings)
        planned.duration = request.plan.length
        let core = try store.change { (table) throws(AnimatorError) in try table.start(planned, request) }
        return Playback(core, in: store)
    }

    /// Starts a track between two values that can't be tweened by component.
    private func animateByTrack(
        _ timing: Timing, _ id: PropertyID, from start: MotionValue?, to end: MotionValue, _ weight: Double,
        _ planned: PlannedPlayback
    ) throws(AnimatorError) -> Playback {
        let declaration = store[id]
        let end = try usable(end, as: declaration)
        var given: MotionValue?
        if let start { given = try usable(start, as: declaration) }
        try check(weight: weight)
        // A transform that rests flat can't be added: it replaces, from what is shown.
        let numbers = end.canonical.components
        let isFlat =
            declaration.type == .transform(.matrix) && (TransformMatrix { numbers[$0] }).inverse == nil
        let isAdditive = additive && declaration.isAdditive && !isFlat
        var from = given ?? store.modelValue(id)
        var to = end
        if shouldReverseValues && start != nil { swap(&from, &to) }
        // One with a weight starts at the present value whatever its start is, which only counts for its travel.
        let movesElsewhere = store.isAnimating(id) && !(isAdditive && weight != 1)
        if beginsFromCurrentState, start == nil || movesElsewhere {
            from = isAdditive ? store.modelValue(id) : store.shownValue(id)
        }
        let timingPlan = try self.plan(of: timing)
        let track = try bound(
            timingPlan, id, from: from, to: to, isAdditive: isAdditive, weight: isAdditive ? weight : 1)
        var plan = planned
        plan.duration = timingPlan.length
        return self.start(plan) { _ in PlannedContribution(id.index, track, isAdditive: isAdditive) }
    }

    /// Animates the changes made by a block: one playback, in which every changed property moves to its new value.
    ///
    /// A property starts from its model value before the block; if its animation replaces and
    /// ``beginsFromCurrentState`` is set, from its presentation value. Blocks can be nested: changes of an inner block
    /// use the inner block's timing. A property set to its present value doesn't move, nor does an unchanged part of a
    /// rectangle or the like in an animation that replaces: its other animations continue. If nothing moves, the
    /// playback completes at once.
    ///
    /// - Parameters:
    ///   - timing: The times and the curve of all changes in the block.
    ///   - pausesOnCompletion: Whether it pauses at its end, to be scrubbed and reversed, until it is ended.
    ///   - completion: Called once, when all of it has ended.
    ///   - events: Called for every event of the playback.
    ///   - changes: Sets properties, with the transaction or directly in the store.
    /// - Throws: The error of the first refused call of the transaction. Then the changes of the block and of those
    ///   inside it are undone, and the playbacks they started are removed.
    @discardableResult
    public func animate(
        _ timing: Timing, pausesOnCompletion: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil, changes: (Transaction) -> Void
    ) throws(AnimatorError) -> Playback {
        let block = Transaction(self)
        store.table.transactions.open(isAdditive: additive)
        changes(block)
        let transaction = store.table.transactions.close()
        var contributions: [PlannedContribution] = []
        contributions.reserveCapacity(transaction.changes.count)
        var timingPlan: TimingPlan?
        do throws(AnimatorError) {
            if !transaction.changes.isEmpty { timingPlan = try self.plan(of: timing) }
            if let failure = block.failure { throw failure }
            if let timingPlan {
                if !timingPlan.isPlain {
                    try store.table.check(timingPlan, transaction, settings)
                }
                var place = 0
                while true {
                    place = store.table.append(
                        timingPlan, from: place, of: transaction, settings, to: &contributions)
                    guard place < transaction.changes.count else { break }
                    contributions.append(try track(timingPlan, place, of: transaction))
                    place += 1
                }
            }
        } catch {
            store.change {
                $0.forget(contributions)
                $0.rollBack(transaction)
            }
            throw error
        }
        var plan = plan(
            pausesOnCompletion && !contributions.isEmpty, completion: completion, events: events)
        plan.duration = contributions.isEmpty ? 0 : timingPlan?.length ?? 0
        let playback = start(plan, contributions)
        if store.table.transactions.isOpen {
            store.table.transactions.innermost.adopt(transaction, playback.core)
        }
        store.table.transactions.reuse(transaction)
        return playback
    }

    /// A playback that is about to start, without its duration.
    func plan(
        _ pausesOnCompletion: Bool = false, completion: ((CompletionReason) -> Void)?,
        events: ((Playback, PlaybackEvent) -> Void)?
    ) -> PlannedPlayback {
        var plan = PlannedPlayback(timeScaleFactor: timeScaleFactor, owner: number)
        plan.pausesOnCompletion = pausesOnCompletion
        plan.callbacks = PlaybackCallbacks.make(events, completion: completion)
        return plan
    }

    /// The contribution of a block's change of a property that can't be tweened by component.
    private func track(
        _ plan: TimingPlan, _ place: Int, of transaction: OpenTransaction
    ) throws(AnimatorError) -> PlannedContribution {
        let id = PropertyID(Int(transaction.changes[place].property), of: store)
        let layout = store.layouts[id.index]
        let type = store.declarations[id.index].type
        let isAdditive = additive && layout.isAdditive
        let start = transaction.components(settings.start(isAdditive: isAdditive), layout.count, of: place)
        let after = transaction.components(.after, layout.count, of: place)
        let track = try bound(
            plan, id, from: store.motionValue(start.array(layout.count), as: type),
            to: store.motionValue(after.array(layout.count), as: type), isAdditive: isAdditive)
        var contribution = PlannedContribution(id.index, track, isAdditive: isAdditive)
        contribution.aside = PlannedContribution.Aside(settled: after)
        return contribution
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

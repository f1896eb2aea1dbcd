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
            timing, from: start, to: end, weight, pausesOnCompletion, completion: completion, events: events
        ) { (table) throws(AnimatorError) in try table.index(of: path) }
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
        try animate(
            timing, from: start, to: end, weight, pausesOnCompletion, completion: completion, events: events
        ) { (table) throws(AnimatorError) in try store.index(of: id, in: &table) }
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
        try check(weight: weight)
        let timingPlan = try plan(of: timing)
        let plan = plan(timingPlan.length, pausesOnCompletion, completion: completion, events: events)
        let layout = store.table.layouts[id.index]
        guard layout.isTweened else {
            let type = store[id].type
            var startValue: MotionValue?
            if let start { startValue = store.motionValue(start, as: type) }
            return try animateByTrack(
                timingPlan, id, from: startValue, to: store.motionValue(end, as: type), weight, plan)
        }
        // A value of an app's own type is asked for its components before the table is changed.
        let to = Components(layout.count) { end.component($0) }
        var from: Components?
        if let start { from = Components(layout.count) { start.component($0) } }
        let settings = settings
        let core = try store.change { (table) throws(AnimatorError) in
            try table.check(to, layout.count, of: id.index)
            if let from { try table.check(from, layout.count, of: id.index) }
            return try table.start(
                plan, timingPlan,
                TweenRequest(
                    property: id.index, start: from, end: to, weight: weight,
                    settings: settings))
        }
        return Playback(core, in: store)
    }

    /// Animates the property that a function finds.
    @inline(__always)
    private func animate(
        _ timing: Timing, from start: MotionValue?, to end: MotionValue, _ weight: Double,
        _ pausesOnCompletion: Bool, completion: ((CompletionReason) -> Void)?,
        events: ((Playback, PlaybackEvent) -> Void)?, _ find: (inout StoreTable) throws(AnimatorError) -> Int
    ) throws(AnimatorError) -> Playback {
        try check(weight: weight)
        let timingPlan = try plan(of: timing)
        let settings = settings
        var property = 0
        let core = try store.change { (table) throws(AnimatorError) -> PlaybackCore? in
            property = try find(&table)
            guard table.layouts[property].isTweened else { return nil }
            let to = try table.components(of: end, property)
            var from: Components?
            if let start { from = try table.components(of: start, property) }
            return try table.start(
                plan(timingPlan.length, pausesOnCompletion, completion: completion, events: events),
                timingPlan,
                TweenRequest(
                    property: property, start: from, end: to, weight: weight,
                    settings: settings))
        }
        if let core { return Playback(core, in: store) }
        return try animateByTrack(
            timingPlan, PropertyID(property, of: store), from: start, to: end, weight,
            plan(timingPlan.length, pausesOnCompletion, completion: completion, events: events))
    }

    /// Starts a track between two values that can't be tweened by component.
    private func animateByTrack(
        _ timing: TimingPlan, _ id: PropertyID, from start: MotionValue?, to end: MotionValue,
        _ weight: Double,
        _ plan: borrowing PlannedPlayback
    ) throws(AnimatorError) -> Playback {
        let declaration = store[id]
        let end = try usable(end, as: declaration)
        var given: MotionValue?
        if let start { given = try usable(start, as: declaration) }
        let isAdditive = additive && declaration.isAdditive
        var from = given ?? store.modelValue(id)
        var to = end
        if shouldReverseValues && start != nil { swap(&from, &to) }
        func track(isAdditive: Bool) throws(AnimatorError) -> BoundTrack {
            // One with a weight starts at the present value whatever its start is, which only counts for its travel.
            let movesElsewhere =
                store.table.isMovingOrSet(store.slots(of: id)) && !(isAdditive && weight != 1)
            let isPresent = settings.beginsAtPresent(isMoving: movesElsewhere, hasStart: start != nil)
            let present = isAdditive ? store.modelValue(id) : store.shownValue(id)
            return try bound(
                timing, id, from: isPresent ? present : from, to: to, isAdditive: isAdditive,
                weight: isAdditive ? weight : 1)
        }
        var contribution = PlannedContribution(
            id.index, try track(isAdditive: isAdditive), isAdditive: isAdditive)
        // If nothing moves it begins at the same value.
        if isAdditive, weight != 1 || store.isAnimating(id) {
            contribution.aside = PlannedContribution.Aside(replacement: try track(isAdditive: false))
        }
        return self.start(plan, contribution)
    }

    /// A playback that is about to start.
    func plan(
        _ duration: Double = 0, _ pausesOnCompletion: Bool = false, completion: ((CompletionReason) -> Void)?,
        events: ((Playback, PlaybackEvent) -> Void)?
    ) -> PlannedPlayback {
        var plan = PlannedPlayback(timeScaleFactor: timeScaleFactor, owner: number)
        plan.duration = duration
        plan.pausesOnCompletion = pausesOnCompletion
        plan.callbacks = PlaybackCallbacks.make(events, completion: completion)
        return plan
    }
}

extension PropertyStore {
    func motionValue<Value: PropertyValue>(_ value: Value, as type: ValueType) -> MotionValue {
        motionValue(components(of: value, as: type), as: type)
    }

    func motionValue(_ components: [Double], as type: ValueType) -> MotionValue {
        guard let value = MotionValue(type: type, components: components) else {
            preconditionFailure("a property has as many slots as its type has components")
        }
        return value
    }
}

public import MotionModel

extension Animator {
    /// Releases a property on a spring towards a target.
    ///
    /// The property continues from its presentation value at its velocity (on a vertical tangent of a curve: from
    /// rest). Every live spring and decay that moves it is taken over, whatever its constants, with its value and its
    /// velocity: a playback without contributions left completes as *replaced*, so retargeting costs nothing however
    /// often it happens. Timelines on the property continue and add to the spring; on a property that isn't additive
    /// the spring replaces them.
    ///
    /// The playback finishes, exactly at the target, when the spring stays within a thousandth of the initial
    /// amplitude; an undamped spring never does. Its value progress is that of time.
    ///
    /// - Parameters:
    ///   - path: The property's path.
    ///   - target: The value at which it comes to rest; the model value takes it at once.
    ///   - spring: The spring's constants.
    ///   - velocity: Added to the property's velocity, such as a gesture's: each stored component in units per second
    ///     of the store's time. `nil` adds nothing.
    ///   - limits: The range of each stored component, in the value's unit, `nil` for none: the value is held at an end
    ///     while the spring is beyond it. What starts outside comes in from there. Empty for no limits at all.
    ///   - stopsAtTarget: Whether each component rests when it first arrives at its target, instead of swinging past it.
    ///   - adding: Takes nothing over: the spring starts from the property's resting value, and adds to whatever moves
    ///     it.
    ///   - completion: Called once, when it has ended.
    ///   - events: Called for every event of the playback.
    /// - Throws: `unknownProperty`, `wrongType` (also for a discrete property, for a whole transform, whose parts take
    ///   springs instead, and for a velocity with another number of components), `unusableNumber`, also for a target outside
    ///   of its limits, and limits that aren't one for each component. Then nothing plays.
    @discardableResult
    public func spring(
        _ path: String, to target: MotionValue, spring: Spring, velocity: MotionValue? = nil,
        limits: [ClosedRange<Double>?] = [], stopsAtTarget: Bool = false, adding: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try self.spring(
            target, spring, velocity, limits, stopsAtTarget: stopsAtTarget, adding: adding,
            completion: completion,
            events: events
        ) { (table) throws(AnimatorError) in try table.index(of: path) }
    }

    /// Releases a property on a spring towards a target; see
    /// ``spring(_:to:spring:velocity:limits:stopsAtTarget:adding:completion:events:)-(String,_,_,_,_,_,_,_,_)``.
    ///
    /// - Throws: `unknownProperty` for the id of another store, `wrongType`, `unusableNumber`. Then nothing plays.
    @discardableResult
    public func spring(
        _ id: PropertyID, to target: MotionValue, spring: Spring, velocity: MotionValue? = nil,
        limits: [ClosedRange<Double>?] = [], stopsAtTarget: Bool = false, adding: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil
    ) throws(AnimatorError) -> Playback {
        try self.spring(
            target, spring, velocity, limits, stopsAtTarget: stopsAtTarget, adding: adding,
            completion: completion,
            events: events
        ) { (table) throws(AnimatorError) in try store.index(of: id, in: &table) }
    }

    /// Releases the property that a function finds.
    @inline(__always)
    private func spring(
        _ target: MotionValue, _ spring: Spring, _ velocity: MotionValue?, _ limits: [ClosedRange<Double>?],
        stopsAtTarget: Bool, adding: Bool, completion: ((CompletionReason) -> Void)?,
        events: ((Playback, PlaybackEvent) -> Void)?, _ find: (inout StoreTable) throws(AnimatorError) -> Int
    ) throws(AnimatorError) -> Playback {
        var plan = plan(completion: completion, events: events)
        let core = try store.change { (table) throws(AnimatorError) in
            let property = try find(&table)
            let layout = table.layouts[property]
            let count = layout.count
            let target = try table.releasable(target, as: property)
            var push: Components?
            if let velocity { push = try table.releasable(velocity, as: property) }
            guard limits.isEmpty || limits.count == count else {
                throw .unusableNumber(Double(limits.count), of: "the number of limits")
            }
            for index in limits.indices where limits[index]?.contains(target[index]) == false {
                throw .unusableNumber(target[index], of: "a target within limits")
            }
            let isAdditive = additive && table.adds(to: layout)
            let state = table.releaseState(of: layout.slots, isAdditive: isAdditive, adding: adding)
            // From the store's time to the time of the playback.
            let factor = timeScaleFactor * table.timeScale
            let block = table.springNumbers(count) {
                SpringPlan.Release(
                    target: target[$0], displacement: state.position[$0] - target[$0],
                    velocity: (state.velocity[$0] + (push?[$0] ?? 0)) * factor)
            }
            let springPlan: SpringPlan
            if stopsAtTarget || !limits.isEmpty {
                let value = ReleasedValue(spring, count) { table.release($0, of: count, numbers: block) }
                springPlan = SpringPlan(
                    spring, limits: SpringLimits(value, limits, stopsAtTarget: stopsAtTarget))
            } else {
                springPlan = table.springPlans.plan(of: spring)
            }
            table.settle(&plan, springPlan, count, numbers: block)
            let planned = table.spring(
                property, springPlan, count, numbers: block, isAdditive: isAdditive,
                takesOver: isAdditive && !adding)
            return table.start(plan, planned)
        }
        return Playback(core, in: store)
    }
}

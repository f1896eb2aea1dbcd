import MotionModel

/// A tween that is asked for, with the settings of its animator; without its timing, references to which are counted.
struct TweenRequest: ~Copyable {
    let property: Int
    /// The start, `nil` for the current value, and the end.
    let start: Components?
    let end: Components
    let weight: Double
    let settings: Animator.Settings
}

extension StoreTable {
    /// Starts a tween between numbers that are in their range.
    mutating func start(
        _ plan: borrowing PlannedPlayback, _ timing: TimingPlan, _ request: borrowing TweenRequest
    ) throws(AnimatorError) -> PlaybackCore {
        let property = request.property
        let layout = layouts[property]
        let isAdditive =
            request.settings.additive && layout.isAdditive
            && (request.weight != 1 || !isReplacedByBlock(layout.slots))
        let model = self.model(layout.slots)
        // Where it replaces, what open blocks have set of it is as if it hadn't been.
        let settled = transactions.isOpen && !isAdditive ? settledModel(layout.slots) : nil
        let hasStart = request.start != nil
        var from = request.start ?? settled ?? model
        var to = request.end
        if request.settings.shouldReverseValues && hasStart { swap(&from, &to) }
        // One with a weight starts at the present value whatever its start is, which only counts for its travel.
        let movesElsewhere = isMovingOrSet(layout.slots) && !(isAdditive && request.weight != 1)
        if request.settings.beginsAtPresent(isMoving: movesElsewhere, hasStart: hasStart) {
            from = isAdditive ? model : current(layout.slots)
        }
        if isAdditive, request.weight != 1 {
            try share(request.weight, of: timing, property, model, from: &from, to: &to)
        }
        if !timing.isPlain { try check(timing, property, from: from, to: to) }
        guard !isAdditive, !hasStart, layout.hasParts, model != to || settled.map({ $0 != to }) ?? false
        else {
            return start(
                plan,
                tween(
                    property, timing, first: 0, count: layout.count, isAdditive: isAdditive,
                    from: { from[$0] },
                    to: { to[$0] }))
        }
        var contributions = Column<PlannedContribution>()
        layout.forEachRun(where: { model[$0] != to[$0] || (settled?[$0] ?? to[$0]) != to[$0] }) {
            first, count in
            contributions.append(
                tween(
                    property, timing, first: first, count: count, isAdditive: false, from: { from[$0] },
                    to: { to[$0] }))
        }
        return start(plan, &contributions)
    }

    /// Finds the property of a track, and plans the tween that it amounts to if it is a single run between two constants.
    ///
    /// - Parameters:
    ///   - property: Is set to the property.
    ///   - isWhole: Whether all of it is played, without layers.
    ///   - last: The plan of the last such track, which consecutive ones share.
    /// - Returns: The tween; `nil` for any other track, of another type, or outside of the range of numbers.
    mutating func run(
        of track: Track, of property: inout Int, isWhole: Bool, _ settings: Animator.Settings,
        _ last: inout TimingPlan?
    ) throws(AnimatorError) -> PlannedContribution? {
        property = try index(of: track.property.text)
        let layout = layouts[property]
        guard isWhole, layout.isTweened, track.isOnlyRun(of: layout.plainType),
            let own = layout.components(ofKey: 0, of: track),
            let end = layout.components(ofKey: 1, of: track),
            let plan = StoreTable.plan(of: track, &last)
        else { return nil }
        let isAdditive = settings.additive && track.isAdditive && !isReplacedByBlock(layout.slots)
        var start = own
        if settings.beginsAtPresent(isMoving: isMovingOrSet(layout.slots), hasStart: !track.beginsAnywhere) {
            start = isAdditive ? model(layout.slots) : current(layout.slots)
        }
        return tween(
            property, plan, first: 0, count: layout.count, isAdditive: isAdditive, from: { start[$0] },
            to: { end[$0] })
    }

    /// The plan of a track's only segment, which consecutive ones share; `nil` along a curve that isn't a line or a Bézier.
    private static func plan(of track: Track, _ last: inout TimingPlan?) -> TimingPlan? {
        if let last, last.isPlan(of: track) { return last }
        guard let plan = TimingPlan(track.segments[0]) else { return nil }
        last = plan
        return plan
    }

    /// The model values of slots without what open blocks have changed.
    private mutating func settledModel(_ slots: Range<Int>) -> Components {
        Components(slots.count) { settledModel(slots.lowerBound + $0) }
    }

    /// The presentation values of slots.
    mutating func current(_ slots: Range<Int>) -> Components {
        refresh(slots.lowerBound)
        return shown(slots)
    }

    /// Refuses a tween that goes beyond the range of numbers at either end: a curve's output is unbounded.
    mutating func check(
        _ plan: TimingPlan, _ property: Int, from: Components, to: Components
    ) throws(AnimatorError) {
        let (rest, start) = (plan.rest, plan.start)
        for component in 0..<layouts[property].count {
            let (first, last) = (from[component], to[component])
            try check(plan.number(from: first, to: last, at: rest), of: property)
            try check(plan.number(from: first, to: last, at: start), of: property)
        }
    }

    /// Refuses numbers outside the range of a property's.
    mutating func check(
        _ components: Components, _ count: Int, of property: Int
    ) throws(AnimatorError) {
        for index in 0..<count { try check(components[index], of: property) }
    }

    /// Refuses a number outside the range of a property's.
    private mutating func check(_ number: Double, of property: Int) throws(AnimatorError) {
        try PropertyStore.check(number, of: declarations[property].path.text)
    }

    /// The ends of a share of a tween that is added to the resting value: the numbers of a weighted `BoundTrack`.
    private mutating func share(
        _ weight: Double, of plan: TimingPlan, _ property: Int, _ origin: Components, from: inout Components,
        to: inout Components
    ) throws(AnimatorError) {
        let position = plan.start
        for component in 0..<layouts[property].count {
            let start = plan.number(from: from[component], to: to[component], at: position)
            from[component] = origin[component] + weight * (from[component] - start)
            to[component] = origin[component] + weight * (to[component] - start)
            try check(from[component], of: property)
            try check(to[component], of: property)
        }
    }
}

extension Track {
    /// Whether it starts at the present value even of a property that rests.
    var beginsAnywhere: Bool { !startsAsWritten && loop == nil }
}

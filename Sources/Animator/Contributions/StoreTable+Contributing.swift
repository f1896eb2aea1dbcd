import MotionModel

/// The start and the end of contributions.
extension StoreTable {
    /// Starts a playback of one contribution: the model takes the destination at once, and the contribution leads there.
    mutating func start(_ plan: borrowing PlannedPlayback, _ planned: borrowing PlannedContribution) -> PlaybackCore {
        let lead = LeadTrack(planned)
        let core = makeCore(plan, begin: lead?.times.begin ?? .infinity, lead: lead)
        let isOver = isOver(plan, core)
        add(planned, to: core, isInstant: isOver)
        launch(core, isInstant: plan.isInstant, isOver: isOver)
        return core
    }

    /// Starts a playback: the model takes the destination at once, and the contributions lead there.
    mutating func start(_ plan: borrowing PlannedPlayback, _ contributions: [PlannedContribution]) -> PlaybackCore {
        var begin = Double.infinity
        var end = -Double.infinity
        var last: LeadTrack?
        for planned in contributions {
            guard let lead = LeadTrack(planned) else { continue }
            let times = lead.times
            begin = Swift.min(begin, times.begin)
            guard times.end > end else { continue }
            end = times.end
            last = lead
        }
        let core = makeCore(plan, begin: begin, lead: last)
        let isOver = isOver(plan, core)
        for planned in contributions { add(planned, to: core, isInstant: isOver) }
        launch(core, isInstant: plan.isInstant, isOver: isOver)
        return core
    }

    private mutating func makeCore(
        _ plan: borrowing PlannedPlayback, begin: Double, lead: LeadTrack?
    ) -> PlaybackCore {
        playbacksStarted += 1
        return PlaybackCore(id: playbacksStarted - 1, plan, begin: begin, lead: lead, clock: clock)
    }

    /// Whether a playback is over as soon as it starts: endless motion has no end to pause at.
    private func isOver(_ plan: borrowing PlannedPlayback, _ core: PlaybackCore) -> Bool {
        plan.isInstant && !(plan.pausesOnCompletion && core.range.upperBound.isFinite)
    }

    private mutating func launch(_ core: PlaybackCore, isInstant: Bool, isOver: Bool) {
        appear(core)
        if isOver {
            let end =
                core.range.upperBound.isFinite
                ? core.range.upperBound : Swift.max(core.start, core.markers.last?.time ?? 0)
            move(core, to: end, finishes: true, isFinal: true, isJump: true)
        } else {
            core.place = cores.insert(core)
            if core.handler != nil { watched.append(core) }
            move(core, to: core.local, finishes: false, isJump: true)
            if isInstant { move(core, to: core.destination, finishes: true, isJump: true) }
            schedule(core)
        }
        sweep()
    }

    private mutating func add(_ planned: borrowing PlannedContribution, to core: PlaybackCore, isInstant: Bool) {
        let isAdditive = planned.isAdditive && canAdd(planned, core)
        let firstSlot = layouts[planned.property].firstSlot + planned.firstComponent
        let slots = firstSlot..<(firstSlot + planned.count)
        let rest = planned.rest(of: core)
        if planned.takesOver, hasReleased(slots) {
            take(slots, for: core, onlyReleased: true)
            sweep()
        }
        if isAdditive { addOver(slots) } else { take(slots, for: core) }
        if let start = planned.layerStart {
            // A layer moves the destination of the contribution below it.
            let weight = isAdditive ? planned.source.weight : 1
            for (component, slot) in slots.enumerated() {
                modelSlots[slot] += weight * (rest[component] - start[component])
            }
        } else if planned.source.isTransform {
            settle(slots, at: TransformMatrix { rest[$0] }, instead: planned.settled)
        } else {
            settle(slots, at: rest, instead: planned.settled, from: planned.firstComponent)
        }
        guard !isInstant else { return showModel(of: slots) }
        let place = insert(planned, of: core, firstSlot: firstSlot, rest: rest, isAdditive: isAdditive)
        trace(.added, place)
    }

    /// Sets the model numbers of a contribution's slots to its resting values.
    ///
    /// - Parameters:
    ///   - settled: The model values of its property that the block of an implicit animation has set; `nil` otherwise.
    ///   - first: The first of the property's components that it moves, from which both count.
    private mutating func settle(_ slots: Range<Int>, at rest: Components, instead settled: Components?, from first: Int) {
        for (component, slot) in slots.enumerated() {
            let rest = rest[first + component]
            if let settled, settled[first + component] != modelSlots[slot] {
                // Set again since by an inner block: that change is kept.
                modelSlots[slot] += rest - settled[first + component]
            } else {
                modelSlots[slot] = rest
            }
        }
    }

    /// Takes slots from every contribution that hasn't ended; the playback they are taken for isn't ended by it.
    ///
    /// - Parameter onlyReleased: Whether to take them from live springs and decays alone.
    mutating func take(_ slots: Range<Int>, for core: PlaybackCore?, onlyReleased: Bool = false) {
        guard let first = slots.first else { return }
        var next = families[Int(familyOfSlot[first])].oldest
        while next >= 0 {
            visits += 1
            let place = next
            next = contributions[place].next
            guard contributions[place].slots.overlaps(slots),
                !onlyReleased || contributions[place].isReleased
            else { continue }
            let taken = contributions[place].mask(of: slots) & contributions[place].live
            let owner = contributions[place].core
            guard taken != 0, owner.outcome == nil else { continue }
            take(taken, from: place, slots)
            guard contributions[place].live == 0 else { continue }
            trace(.removed, place)
            owner.liveContributions -= 1
            if owner.liveContributions == 0 && owner !== core { end(owner, .replaced, at: clock) }
        }
    }

    /// Removes the playbacks that have ended, and their contributions.
    mutating func sweep() {
        guard !ended.isEmpty else { return }
        if ended.count > 1 { orderEnded() }
        var wasWatched = false
        for core in ended {
            var place = core.firstContribution
            while place >= 0 {
                let next = contributions[place].nextOfCore
                if contributions[place].live != 0 {
                    drop(place)
                    trace(.removed, place)
                }
                remove(place)
                place = next
            }
            core.firstContribution = -1
            if core.place >= 0 { cores.remove(core.place) }
            wasWatched = wasWatched || core.isWatched
        }
        if wasWatched { watched.removeAll { $0.outcome != nil } }
        ended.removeAll(keepingCapacity: true)
    }

    /// Sorts the ended playbacks by their end: the remaining contributions are then summed in the same order, whether
    /// the playbacks ended in one step or in several.
    private mutating func orderEnded() {
        func precedes(_ left: PlaybackCore, _ right: PlaybackCore) -> Bool {
            left.endedAt == right.endedAt ? left.id < right.id : left.endedAt < right.endedAt
        }
        var isOrdered = true
        for index in ended.indices.dropFirst() where precedes(ended[index], ended[index - 1]) {
            isOrdered = false
        }
        if !isOrdered { ended.sort(by: precedes) }
    }
}

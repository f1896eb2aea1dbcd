import MotionModel

/// A contribution that is about to start.
struct PlannedContribution {
    let property: PropertyID
    /// The first of the property's components that it moves.
    var firstComponent = 0
    let source: MotionSource
    let isAdditive: Bool
    /// The model values that the block of an implicit animation has already set; `nil` otherwise.
    var settled: Components?
    /// The start of a layer, relative to which its values are added; `nil` otherwise.
    var layerStart: Components?
    /// Whether it is a live spring or decay.
    var isReleased = false
    /// Whether it takes over the live springs and decays on its slots.
    var takesOver = false
}

/// A playback that is about to start, apart from its contributions.
struct PlannedPlayback {
    var duration = 0.0
    /// The part that is played, in seconds; `nil` for all of it.
    var range: ClosedRange<Double>?
    var markers: [Marker] = []
    /// The clock of its repeats and turns; `nil` if its last track determines them.
    var clock: IterationClock?
    var timeScaleFactor = 1.0
    var owner = 0
    /// Whether it pauses at its end.
    var pausesOnCompletion = false
    /// The transition of a state machine that it is; `nil` for any other playback.
    var turn: MachineTurn?
    /// What it does to the presence of targets.
    var presenceWays: [PresenceWay] = []
    var handler: ((Playback, PlaybackEvent) -> Void)?
    var completion: ((CompletionReason) -> Void)?
}

extension PropertyStore {
    /// Starts a playback: the model takes the destination at once, and the contributions lead there.
    func start(
        _ plan: PlannedPlayback, _ contributions: some Collection<PlannedContribution>
    ) -> PlaybackCore {
        begin()
        let isInstant =
            plan.timeScaleFactor == 0 || plan.duration == 0
            || plan.range.map { $0.lowerBound == $0.upperBound } ?? false
        let core = PlaybackCore(
            id: playbacksStarted, plan, contributions,
            timeScaleFactor: isInstant ? 1 : plan.timeScaleFactor, clock: clock)
        playbacksStarted += 1
        // Endless motion has no end to pause at.
        let isOver = isInstant && !(plan.pausesOnCompletion && core.range.upperBound.isFinite)
        core.handler = plan.handler.map { PlaybackHandler(body: $0) }
        core.completion = plan.completion
        for planned in contributions { add(planned, to: core, isInstant: isOver) }
        appear(core)
        if isOver {
            let end =
                core.range.upperBound.isFinite
                ? core.range.upperBound : Swift.max(core.start, plan.markers.last?.time ?? 0)
            move(core, to: end, finishes: true, isFinal: true, isJump: true)
        } else {
            core.place = cores.insert(core)
            if core.handler != nil { watched.append(core) }
            move(core, to: core.local, finishes: false, isJump: true)
            if isInstant { move(core, to: core.destination, finishes: true, isJump: true) }
            schedule(core)
        }
        sweep()
        end()
        return core
    }

    private func add(_ planned: PlannedContribution, to core: PlaybackCore, isInstant: Bool) {
        let isAdditive = planned.isAdditive && canAdd(planned, core)
        let contribution = Contribution(
            planned, of: core, firstSlot: layouts[planned.property.index].firstSlot + planned.firstComponent,
            isAdditive: isAdditive)
        let slots = contribution.slots
        if planned.takesOver, table.hasReleased(slots) {
            take(slots, for: core, where: { $0.isReleased })
            sweep()
        }
        if isAdditive { table.addOver(slots) } else { take(slots, for: core) }
        if let start = planned.layerStart {
            // A layer moves the destination of the contribution below it.
            for (component, slot) in slots.enumerated() {
                table.modelSlots[slot] +=
                    contribution.weight * (contribution.rest[component] - start[component])
            }
        } else if let rest = contribution.restMatrix {
            settle(slots, at: rest, instead: planned.settled)
        } else {
            table.settle(contribution, instead: planned.settled, from: planned.firstComponent)
        }
        guard !isInstant else { return table.showModel(of: slots) }
        let place = table.insert(contribution)
        trace(.added, place)
    }

    /// Takes slots from every contribution that hasn't ended; the playback they are taken for isn't ended by it.
    ///
    /// - Parameter isTaken: Selects the contributions to take them from; by default all.
    func take(
        _ slots: Range<Int>, for core: PlaybackCore?,
        where isTaken: (borrowing Contribution) -> Bool = { _ in true }
    ) {
        forEachContribution(to: slots) { place in
            guard isTaken(table.contributions[place]) else { return }
            let taken = table.contributions[place].mask(of: slots) & table.contributions[place].live
            let owner = table.contributions[place].core
            guard taken != 0, owner.outcome == nil else { return }
            table.take(taken, from: place, slots)
            guard table.contributions[place].live == 0 else { return }
            trace(.removed, place)
            owner.liveContributions -= 1
            if owner.liveContributions == 0 && owner !== core { end(owner, .replaced, at: clock) }
        }
    }

    /// Removes the playbacks that have ended, and their contributions.
    func sweep() {
        guard !ended.isEmpty else { return }
        orderEnded()
        for core in ended {
            var place = core.firstContribution
            while place >= 0 {
                let next = table.contributions[place].nextOfCore
                if table.contributions[place].live != 0 {
                    table.drop(place)
                    trace(.removed, place)
                }
                table.contributions.remove(place)
                place = next
            }
            core.firstContribution = -1
            if core.place >= 0 { cores.remove(core.place) }
        }
        if ended.contains(where: { $0.isWatched }) { watched.removeAll { $0.outcome != nil } }
        ended.removeAll(keepingCapacity: true)
    }

    /// Sorts the ended playbacks by their end: the remaining contributions are then summed in the same order, whether
    /// the playbacks ended in one step or in several.
    private func orderEnded() {
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

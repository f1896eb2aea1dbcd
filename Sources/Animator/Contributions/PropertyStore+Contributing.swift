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
        if planned.takesOver, families[Int(familyOfSlot[contribution.firstSlot])].releasedCount > 0 {
            take(contribution.slots, for: core, where: { $0.isReleased })
            sweep()
        }
        if isAdditive { addOver(contribution.slots) } else { take(contribution.slots, for: core) }
        if let start = planned.layerStart {
            // A layer moves the destination of the contribution below it.
            for (component, slot) in contribution.slots.enumerated() {
                modelSlots[slot] += contribution.weight * (contribution.rest[component] - start[component])
            }
        } else if let rest = contribution.restMatrix {
            settle(contribution.slots, at: rest, instead: planned.settled)
        } else {
            for (component, slot) in contribution.slots.enumerated() {
                settle(
                    slot, at: contribution.rest[component],
                    instead: planned.settled?[planned.firstComponent + component])
            }
        }
        guard !isInstant else { return showModel(of: contribution.slots) }
        insert(contribution)
    }

    /// Sets a model number to the resting value of an animation.
    private func settle(_ slot: Int, at rest: Double, instead settled: Double?) {
        if let settled, settled != modelSlots[slot] {
            // Set again since by an inner block: that change is kept.
            modelSlots[slot] += rest - settled
        } else {
            modelSlots[slot] = rest
        }
    }

    /// Turns replacing contributions into additive ones, by their remaining distance, so that additive ones can start
    /// over them: the presentation value continues without a jump.
    private func addOver(_ slots: Range<Int>) {
        let family = Int(familyOfSlot[slots.lowerBound])
        guard families[family].replacingCount > 0 else { return }
        forEachContribution(to: slots) { place in
            let mask = contributions[place].mask(of: slots)
            guard contributions[place].replacing & mask != 0 else { return }
            detach(place)
            for slot in contributions[place].slots.clamped(to: slots) {
                let component = slot - contributions[place].firstSlot
                guard contributions[place].replaces(component) else { continue }
                // If the model was set since, that change is hidden until the contribution ends.
                contributions[place].rest[component] = modelSlots[slot]
            }
            contributions[place].replacing &= ~mask
            if contributions[place].replacing == 0 { families[family].replacingCount -= 1 }
            contributions[place].restInverse = contributions[place].restMatrix?.inverse
            attach(place)
        }
    }

    /// Takes slots from every contribution that hasn't ended; the playback they are taken for isn't ended by it.
    ///
    /// - Parameter isTaken: Selects the contributions to take them from; by default all.
    func take(
        _ slots: Range<Int>, for core: PlaybackCore?,
        where isTaken: (borrowing Contribution) -> Bool = { _ in true }
    ) {
        forEachContribution(to: slots) { place in
            guard isTaken(contributions[place]) else { return }
            let taken = contributions[place].mask(of: slots) & contributions[place].live
            let owner = contributions[place].core
            guard taken != 0, owner.outcome == nil else { return }
            detach(place)
            contributions[place].live &= ~taken
            for slot in contributions[place].slots.clamped(to: slots)
            where taken & contributions[place].bit(of: slot - contributions[place].firstSlot) != 0 {
                count(slot, -1)
            }
            guard contributions[place].live == 0 else { return attach(place) }
            contributionCount -= 1
            unlink(place, slots)
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
                let next = contributions[place].nextOfCore
                if contributions[place].live != 0 { drop(place) }
                contributions.remove(place)
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

    private func unlink(_ place: Int32, _ slots: Range<Int>) {
        contributions.unlink(place, from: &families[Int(familyOfSlot[slots.lowerBound])])
    }

    /// Removes a contribution from the presentation values.
    private func drop(_ place: Int32) {
        detach(place)
        contributionCount -= 1
        let slots = contributions[place].slots
        let isWhole = contributions[place].live == contributions[place].allBits
        for slot in slots where isWhole || contributions[place].isLive(slot - slots.lowerBound) {
            count(slot, -1)
        }
        unlink(place, slots)
        trace(.removed, place)
        for slot in slots where contributionCounts[slot] == 0 {
            touch(slot)
            shownSlots[slot] = modelSlots[slot]
        }
    }
}

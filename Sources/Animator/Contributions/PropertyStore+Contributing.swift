import MotionModel

/// A contribution that is about to start.
struct PlannedContribution {
    let property: PropertyID
    /// The first of the property's components that it moves.
    var firstComponent = 0
    let source: MotionSource
    let isAdditive: Bool
    /// What all of the model was already set to, by the block of an implicit animation; `nil` otherwise.
    var settled: Components?
    /// Where a layer sets out, which it adds its way from to what else plays; `nil` for what is no layer.
    var layerStart: Components?
    /// Whether it is a live spring or decay.
    var isReleased = false
    /// Whether the live springs and decays on its slots go on in this one.
    var takesOver = false
}

/// A playback that is about to start, apart from its contributions.
struct PlannedPlayback {
    var duration = 0.0
    /// The part that is played, in seconds; `nil` for all of it.
    var range: ClosedRange<Double>?
    var markers: [Marker] = []
    /// When it repeats and turns round; `nil` leaves that to its last track.
    var clock: IterationClock?
    var timeScaleFactor = 1.0
    var owner = 0
    /// Whether it stays, paused, at the end that it runs to.
    var pausesOnCompletion = false
    var handler: ((Playback, PlaybackEvent) -> Void)?
    var completion: ((CompletionReason) -> Void)?
}

extension PropertyStore {
    /// Starts a playback: the model takes the destination at once, the contributions lead there.
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
        // What is for ever has no end to stay at.
        let isOver = isInstant && !(plan.pausesOnCompletion && core.range.upperBound.isFinite)
        core.handler = plan.handler.map { PlaybackHandler(body: $0) }
        core.completion = plan.completion
        for planned in contributions { add(planned, to: core, isInstant: isOver) }
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
            // A layer moves the destination of what it adds to.
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

    /// Sets a model number to where an animation rests.
    private func settle(_ slot: Int, at rest: Double, instead settled: Double?) {
        if let settled, settled != modelSlots[slot] {
            // Set once more since, by an inner block: that stays.
            modelSlots[slot] += rest - settled
        } else {
            modelSlots[slot] = rest
        }
    }

    /// Has replacing contributions add the way they still have to go, so that additive ones can start over them: what is shown
    /// goes on from where it is.
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
                // Where the model was set since, it is the model that was hidden, until the contribution ends.
                contributions[place].rest[component] = modelSlots[slot]
            }
            contributions[place].replacing &= ~mask
            if contributions[place].replacing == 0 { families[family].replacingCount -= 1 }
            contributions[place].restInverse = contributions[place].restMatrix?.inverse
            attach(place)
        }
    }

    /// Takes slots from every contribution that hasn't ended; the playback they are taken for doesn't end by it.
    ///
    /// - Parameter isTaken: Whether a contribution is one to take them from; all are unless it says no.
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

    /// Lets go of the playbacks that have ended, and of their contributions.
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

    /// Has playbacks leave in the order in which they ended: what is left is then added up in the same order, whether they
    /// ended in one step or in several.
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

    /// Removes what a contribution does.
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

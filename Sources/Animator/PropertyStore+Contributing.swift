import MotionModel

/// A contribution that is about to start.
struct PlannedContribution {
    let property: PropertyID
    let source: MotionSource
    let isAdditive: Bool
    /// What the model was already set to, by the block of an implicit animation; `nil` otherwise.
    var settled: [Double]?
    /// Where a layer sets out, which it adds its way from to what else plays; `nil` for what is no layer.
    var layerStart: [Double]?
    /// The playback whose contribution goes on in this one.
    var takesOver: PlaybackCore?
}

/// A playback that is about to start.
struct PlannedPlayback {
    var contributions: [PlannedContribution] = []
    var duration = 0.0
    var markers: [Marker] = []
    var timeScaleFactor = 1.0
    var owner = 0
    var handler: ((Playback, PlaybackEvent) -> Void)?
    var completion: ((CompletionReason) -> Void)?
}

extension PropertyStore {
    /// Starts a playback: the model takes the destination at once, the contributions lead there.
    func start(_ plan: PlannedPlayback) -> PlaybackCore {
        begin()
        let isInstant = plan.timeScaleFactor == 0 || plan.duration == 0
        let core = PlaybackCore(
            id: playbacksStarted, owner: plan.owner, duration: plan.duration, markers: plan.markers,
            tracks: plan.contributions.compactMap { $0.source.track },
            timeScaleFactor: isInstant ? 1 : plan.timeScaleFactor, clock: clock)
        playbacksStarted += 1
        core.handler = plan.handler
        core.completion = plan.completion
        for planned in plan.contributions { add(planned, to: core, isInstant: isInstant) }
        if isInstant {
            let end =
                plan.duration.isFinite ? plan.duration : Swift.max(core.start, plan.markers.last?.time ?? 0)
            move(core, to: end, finishes: true, isJump: true)
        } else {
            cores.append(core)
            move(core, to: 0, finishes: false, isJump: true)
        }
        sweep()
        needsComposing = true
        end()
        return core
    }

    private func add(_ planned: PlannedContribution, to core: PlaybackCore, isInstant: Bool) {
        let isAdditive = planned.isAdditive && canAdd(planned)
        var contribution = Contribution(
            core: core, source: planned.source, property: planned.property,
            firstSlot: firstSlots[planned.property.index], componentCount: planned.source.componentCount,
            isTransform: planned.source.isTransform, weight: isAdditive ? planned.source.weight : 1,
            isAdditive: isAdditive, rest: planned.source.rest(backwards: false), live: 0, replacing: 0)
        contribution.live = contribution.allBits
        contribution.replacing = isAdditive ? 0 : contribution.allBits
        contribution.restInverse = contribution.restMatrix?.inverse
        if let old = planned.takesOver { end(old, .replaced, at: clock) }
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
                settle(slot, at: contribution.rest[component], instead: planned.settled?[component])
            }
        }
        guard !isInstant else { return showModel(of: contribution.slots) }
        for slot in contribution.slots {
            contributionCounts[slot] += 1
            if !isActive[slot] {
                isActive[slot] = true
                activeSlots.append(slot)
            }
        }
        core.liveContributions += 1
        contributions.append(contribution)
        trace(.added, contribution)
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
        for index in contributions.indices where contributions[index].slots.overlaps(slots) {
            for slot in contributions[index].slots.clamped(to: slots) {
                let component = slot - contributions[index].firstSlot
                guard contributions[index].replaces(component) else { continue }
                // Where the model was set since, it is the model that was hidden, until the contribution ends.
                contributions[index].rest[component] = modelSlots[slot]
            }
            contributions[index].replacing &= ~contributions[index].mask(of: slots)
            contributions[index].restInverse = contributions[index].restMatrix?.inverse
        }
    }

    /// Takes slots from every contribution but those of one playback.
    private func take(_ slots: Range<Int>, for core: PlaybackCore) {
        for index in contributions.indices where contributions[index].slots.overlaps(slots) {
            let taken = contributions[index].mask(of: slots) & contributions[index].live
            let owner = contributions[index].core
            guard taken != 0, owner.outcome == nil else { continue }
            contributions[index].live &= ~taken
            needsSweeping = true
            for slot in contributions[index].slots.clamped(to: slots)
            where taken & contributions[index].bit(of: slot - contributions[index].firstSlot) != 0 {
                contributionCounts[slot] -= 1
            }
            guard contributions[index].live == 0 else { continue }
            trace(.removed, contributions[index])
            owner.liveContributions -= 1
            if owner.liveContributions == 0 && owner !== core { end(owner, .replaced, at: clock) }
        }
    }

    /// Lets go of what has ended: playbacks, contributions, active slots.
    func sweep() {
        guard needsSweeping else { return }
        needsSweeping = false
        for contribution in contributions where contribution.core.outcome != nil && contribution.live != 0 {
            for component in 0..<contribution.componentCount where contribution.isLive(component) {
                contributionCounts[contribution.firstSlot + component] -= 1
            }
            trace(.removed, contribution)
        }
        contributions.removeAll { $0.core.outcome != nil || $0.live == 0 }
        cores.removeAll { $0.outcome != nil }
        for slot in activeSlots where contributionCounts[slot] == 0 {
            isActive[slot] = false
            shownSlots[slot] = modelSlots[slot]
            touch(slot)
        }
        activeSlots.removeAll { contributionCounts[$0] == 0 }
    }
}

extension Contribution {
    /// The components, one bit each, that lie in a range of slots.
    func mask(of slots: Range<Int>) -> UInt64 {
        var mask: UInt64 = 0
        for slot in self.slots.clamped(to: slots) { mask |= bit(of: slot - firstSlot) }
        return mask
    }
}

import MotionModel

/// Where contributions are worked out: in groups of channels, or by themselves.
extension PropertyStore {
    /// Adds a contribution to its slots, its playback, and what is composed.
    func insert(_ contribution: Contribution) {
        let core = contribution.core
        let place = contributions.insert(contribution)
        contributionCount += 1
        for slot in contribution.slots { count(slot, 1) }
        link(place)
        if core.lastContribution >= 0 {
            contributions[core.lastContribution].nextOfCore = place
        } else {
            core.firstContribution = place
        }
        core.lastContribution = place
        core.liveContributions += 1
        attach(place)
        trace(.added, place)
    }

    /// Has a contribution worked out, by what its playback's time is from now on.
    func attach(_ place: Int32) {
        let slots = contributions[place].slots
        markStale(slots)
        for slot in slots { touch(slot) }
        let allBits = contributions[place].allBits
        // Channels of a group are combined with the rest all alike.
        guard contributions[place].live == allBits,
            contributions[place].replacing == 0 || contributions[place].replacing == allBits,
            !contributions[place].isTransform,
            let plan = ChannelPlan(contributions[place])
        else { return attachSolo(place) }
        if contributions[place].replacing == 0, plan.key.kind != .track,
            slots.allSatisfy({ contributionCounts[$0] == 1 })
        {
            return attachToSlots(place, plan)
        }
        let mode: CompositionMode = contributions[place].replacing != 0 ? .replacing : .over
        let group = channels.group(for: plan.key, mode, rows: plan.rows) { plan.timing }
        let channel = channels.join(group, slots: slots, owner: place)
        contributions[place].group = group
        contributions[place].mode = mode
        contributions[place].channel = channel
        plan.forEachNumber(of: contributions[place]) { row, component, number in
            channels.write(number, group: group, row: Int32(row), channel: channel + Int32(component))
        }
        if mode == .replacing { for slot in slots { replacers[slot] = group } }
    }

    /// Has a contribution that is the only one worked out with the model values.
    private func attachToSlots(_ place: Int32, _ plan: ChannelPlan) {
        let group = channels.baseGroup(for: plan.key)
        contributions[place].group = group
        contributions[place].mode = .base
        let first = contributions[place].firstSlot
        for slot in contributions[place].slots { channels.base.join(group, slot: slot) }
        plan.forEachNumber(of: contributions[place]) { row, component, number in
            channels.base.write(number, slot: first + component, isSecond: row > 0)
        }
    }

    private func attachSolo(_ place: Int32) {
        contributions[place].soloIndex = Int32(solos.count)
        contributions[place].lastPosition = nil
        solos.append(place)
    }

    /// Has a contribution no longer worked out.
    func detach(_ place: Int32) {
        let slots = contributions[place].slots
        markStale(slots)
        let solo = contributions[place].soloIndex
        if solo >= 0 {
            let last = solos.removeLast()
            if last != place {
                solos[Int(solo)] = last
                contributions[last].soloIndex = solo
            }
            contributions[place].soloIndex = -1
        }
        let group = contributions[place].group
        guard group >= 0 else { return }
        contributions[place].group = -1
        guard contributions[place].mode != .base else {
            for slot in slots { channels.leaveBase(slot) }
            return
        }
        for slot in slots where replacers[slot] == group { replacers[slot] = -1 }
        let isEmpty = channels.leave(
            group, first: contributions[place].channel, count: Int32(slots.count))
        if isEmpty {
            channels.remove(group)
        } else if channels.isSparse(group) {
            channels.compact(group) { owner, channel in contributions[owner].channel = channel }
        }
    }

    /// Has a contribution worked out anew: its playback's time goes differently from now on, or it rests elsewhere.
    func reattachAll(of core: PlaybackCore) {
        var place = core.firstContribution
        while place >= 0 {
            if contributions[place].live != 0 {
                detach(place)
                attach(place)
            }
            place = contributions[place].nextOfCore
        }
    }

    /// Counts contributions to a slot.
    func count(_ slot: Int, _ change: Int32) {
        contributionCounts[slot] += change
        if change > 0 { channels.base.retain(slot) } else { channels.base.release(slot) }
    }

    // MARK: The contributions of a family

    /// Calls a function with every contribution that overlaps slots, the oldest first.
    ///
    /// The function may remove the contribution it is called with.
    func forEachContribution(to slots: Range<Int>, _ body: (Int32) -> Void) {
        guard let first = slots.first else { return }
        var place = families[Int(familyOfSlot[first])].oldest
        while place >= 0 {
            let next = contributions[place].next
            if contributions[place].slots.overlaps(slots) { body(place) }
            place = next
        }
    }

    private func link(_ place: Int32) {
        let family = Int(familyOfSlot[contributions[place].firstSlot])
        let newest = families[family].newest
        contributions[place].previous = newest
        if newest >= 0 { contributions[newest].next = place } else { families[family].oldest = place }
        families[family].newest = place
    }

    /// Takes a contribution from the list of its family.
    func unlink(_ place: Int32) {
        let family = Int(familyOfSlot[contributions[place].firstSlot])
        let (previous, next) = (contributions[place].previous, contributions[place].next)
        if previous >= 0 { contributions[previous].next = next } else { families[family].oldest = next }
        if next >= 0 { contributions[next].previous = previous } else { families[family].newest = previous }
        contributions[place].previous = -1
        contributions[place].next = -1
    }
}

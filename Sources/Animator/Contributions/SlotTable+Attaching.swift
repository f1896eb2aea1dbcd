import MotionModel

/// The assignment of contributions to groups of channels, or to be computed by themselves.
extension SlotTable {
    /// Adds a contribution to its slots and its playback, and attaches it.
    ///
    /// - Returns: Its place.
    mutating func insert(_ contribution: consuming Contribution) -> Int32 {
        let (core, slots) = (contribution.core, contribution.slots)
        let place = contributions.insert(contribution)
        contributionCount += 1
        for slot in slots { count(slot, 1) }
        contributions.link(place, in: &families[Int(familyOfSlot[slots.lowerBound])])
        if core.lastContribution >= 0 {
            contributions[core.lastContribution].nextOfCore = place
        } else {
            core.firstContribution = place
        }
        core.lastContribution = place
        core.liveContributions += 1
        attach(place, slots)
        return place
    }

    /// Attaches a contribution, given the present rate of its playback.
    mutating func attach(_ place: Int32) { attach(place, contributions[place].slots) }

    private mutating func attach(_ place: Int32, _ slots: Range<Int>) {
        markStale(slots)
        for slot in slots { touch(slot) }
        guard let plan = contributions[place].channelPlan else { return attachSolo(place) }
        let isReplacing = contributions[place].replacing != 0
        if !isReplacing, plan.key.kind != .keyframes, slots.allSatisfy({ contributionCounts[$0] == 1 }) {
            let group = channels.joinBase(plan, slots: slots)
            return contributions[place].lies(in: group, .base, channel: 0)
        }
        let mode: CompositionMode = isReplacing ? .replacing : .over
        let (group, channel) = channels.join(plan, mode, slots: slots, owner: place)
        contributions[place].lies(in: group, mode, channel: channel)
        if isReplacing { for slot in slots { replacers[slot] = group } }
    }

    private mutating func attachSolo(_ place: Int32) {
        contributions[place].soloIndex = Int32(solos.count)
        contributions[place].lastPosition = nil
        solos.append(place)
    }

    /// Detaches a contribution.
    mutating func detach(_ place: Int32) {
        let (slots, work) = contributions[place].leavesWork()
        markStale(slots)
        switch work {
        case .none: break
        case .solo(let index):
            let last = solos.removeLast()
            guard last != place else { return }
            solos[Int(index)] = last
            contributions[last].soloIndex = index
        case .channels(_, .base, _): channels.leaveBase(slots)
        case .channels(let group, let mode, let first):
            if mode == .replacing {
                for slot in slots where replacers[slot] == group { replacers[slot] = -1 }
            }
            switch channels.leave(group, first: first, count: Int32(slots.count)) {
            case .empty: channels.remove(group)
            case .sparse:
                for moved in channels.compact(group) { contributions[moved.owner].channel = moved.channel }
            case .other: break
            }
        }
    }

    /// Adds to the count of contributions to a slot.
    mutating func count(_ slot: Int, _ change: Int32) {
        contributionCounts[slot] += change
        if change > 0 { channels.base.retain(slot) } else { channels.base.release(slot) }
    }

    /// Removes a contribution from the presentation values.
    mutating func drop(_ place: Int32) {
        detach(place)
        contributionCount -= 1
        let slots = contributions[place].slots
        let isWhole = contributions[place].live == contributions[place].allBits
        for slot in slots where isWhole || contributions[place].isLive(slot - slots.lowerBound) {
            count(slot, -1)
        }
        unlink(place)
        for slot in slots where contributionCounts[slot] == 0 {
            touch(slot)
            shownSlots[slot] = modelSlots[slot]
        }
    }

    /// Removes a contribution from the list of its family.
    mutating func unlink(_ place: Int32) {
        let family = Int(familyOfSlot[contributions[place].firstSlot])
        contributions.unlink(place, from: &families[family])
    }

    /// Takes components from a contribution, given by their bits; without any left, it is no contribution any more.
    mutating func take(_ taken: UInt64, from place: Int32, _ slots: Range<Int>) {
        detach(place)
        contributions[place].live &= ~taken
        for slot in contributions[place].slots.clamped(to: slots)
        where taken & contributions[place].bit(of: slot - contributions[place].firstSlot) != 0 {
            count(slot, -1)
        }
        guard contributions[place].live == 0 else { return attach(place) }
        contributionCount -= 1
        unlink(place)
    }

    /// Turns replacing contributions into additive ones, by their remaining distance, so that additive ones can start
    /// over them: the presentation value continues without a jump.
    mutating func addOver(_ slots: Range<Int>) {
        let family = Int(familyOfSlot[slots.lowerBound])
        guard families[family].replacingCount > 0 else { return }
        var next = families[family].oldest
        while next >= 0 {
            visits += 1
            let place = next
            next = contributions[place].next
            guard contributions[place].slots.overlaps(slots) else { continue }
            let mask = contributions[place].mask(of: slots)
            guard contributions[place].replacing & mask != 0 else { continue }
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

    /// Sets the model numbers of a contribution's slots to its resting values.
    ///
    /// - Parameters:
    ///   - settled: The model values of its property that the block of an implicit animation has set; `nil` otherwise.
    ///   - first: The first of the property's components that it moves.
    mutating func settle(
        _ contribution: borrowing Contribution, instead settled: Components?, from first: Int
    ) {
        for (component, slot) in contribution.slots.enumerated() {
            let rest = contribution.rest[component]
            if let settled, settled[first + component] != modelSlots[slot] {
                // Set again since by an inner block: that change is kept.
                modelSlots[slot] += rest - settled[first + component]
            } else {
                modelSlots[slot] = rest
            }
        }
    }
}

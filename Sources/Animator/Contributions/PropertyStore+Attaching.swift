import MotionModel

/// The assignment of contributions to groups of channels, or to be computed by themselves.
extension PropertyStore {
    /// Adds a contribution to its slots and its playback, and attaches it.
    func insert(_ contribution: Contribution) {
        let core = contribution.core
        let slots = contribution.slots
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
        trace(.added, place)
    }

    /// Attaches a contribution, given the present rate of its playback.
    func attach(_ place: Int32) { attach(place, contributions[place].slots) }

    private func attach(_ place: Int32, _ slots: Range<Int>) {
        markStale(slots)
        for slot in slots { touch(slot) }
        guard let plan = contributions[place].channelPlan else { return attachSolo(place) }
        let isReplacing = contributions[place].replacing != 0
        if !isReplacing, plan.key.kind != .keyframes, slots.allSatisfy({ contributionCounts[$0] == 1 }) {
            return contributions[place].lies(
                in: channels.joinBase(plan, slots: slots), .base, channel: 0)
        }
        let mode: CompositionMode = isReplacing ? .replacing : .over
        let (group, channel) = channels.join(plan, mode, slots: slots, owner: place)
        contributions[place].lies(in: group, mode, channel: channel)
        if isReplacing { for slot in slots { replacers[slot] = group } }
    }

    private func attachSolo(_ place: Int32) {
        contributions[place].soloIndex = Int32(solos.count)
        contributions[place].lastPosition = nil
        solos.append(place)
    }

    /// Detaches a contribution.
    func detach(_ place: Int32) {
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
                channels.compact(group) { owner, channel in contributions[owner].channel = channel }
            case .other: break
            }
        }
    }

    /// Attaches a playback's contributions anew: its rate has changed, or it rests elsewhere.
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

    /// Adds to the count of contributions to a slot.
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
            visits += 1
            let next = contributions[place].next
            if contributions[place].slots.overlaps(slots) { body(place) }
            place = next
        }
    }
}

import MotionModel

/// The assignment of contributions to groups of channels, or to be computed by themselves.
extension StoreTable {
    /// Adds a contribution to its slots and its playback, and attaches it.
    ///
    /// - Returns: Its place.
    mutating func insert(
        _ contribution: consuming Contribution, of core: PlaybackCore, _ slots: Range<Int>,
        _ run: inout PlayedRun
    ) -> Int32 {
        contributionCount += 1
        for slot in slots { count(slot, 1) }
        let place = contributions.nextPlace
        let work = channels.attach(
            contribution, at: place, of: core, isAlone: prepare(slots), numbers, &run)
        contribution.works(placed(work, of: place, slots))
        let isTransform = contribution.isTransform
        contributions.insert(contribution)
        if isTransform { invertRest(of: place) }
        contributions.link(place, in: &families[Int(familyOfSlot[slots.lowerBound])])
        if core.lastContribution >= 0 {
            contributions[core.lastContribution].nextOfCore = place
        } else {
            core.firstContribution = place
        }
        core.lastContribution = place
        core.liveContributions += 1
        return place
    }

    /// Removes a contribution that is in no list any more, and its numbers.
    mutating func remove(_ place: Int32) {
        numbers.release(contributions[place].numbers, contributions[place].numberCount)
        contributions.remove(place)
    }

    /// Attaches a contribution, given the present rate of its playback.
    mutating func attach(_ place: Int32) {
        let slots = contributions[place].slots
        var run = PlayedRun()
        let work = channels.attach(
            contributions[place], at: place, of: contributions[place].core, isAlone: prepare(slots), numbers,
            &run)
        contributions[place].works(placed(work, of: place, slots))
    }

    /// Prepares slots for another contribution.
    ///
    /// - Returns: Whether there is no other on any of them.
    @inline(__always)
    private mutating func prepare(_ slots: Range<Int>) -> Bool {
        markStale(slots)
        var isAlone = true
        for slot in slots {
            touch(slot)
            isAlone = isAlone && contributionCounts[slot] == 1
        }
        return isAlone
    }

    /// The place where a contribution is computed: the one found for it in channels, or a new one by itself.
    @inline(__always)
    private mutating func placed(_ work: Contribution.Work, of place: Int32, _ slots: Range<Int>)
        -> Contribution.Work
    {
        switch work {
        case .none:
            solos.append(Solo(place: place, last: nil))
            return .solo(Int32(solos.count - 1))
        case .channels(let group, .replacing, _): for slot in slots { replacers[slot] = group }
        case .channels, .solo: break
        }
        return work
    }

    /// Detaches a contribution.
    ///
    /// - Returns: Its slots.
    @discardableResult
    mutating func detach(_ place: Int32) -> Range<Int> {
        let (slots, work) = contributions[place].leavesWork()
        markStale(slots)
        switch work {
        case .none: break
        case .solo(let index):
            let last = solos.removeLast()
            guard last.place != place else { break }
            solos[Int(index)] = last
            contributions[last.place].soloIndex = index
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
        return slots
    }

    /// Adds to the count of contributions to a slot.
    mutating func count(_ slot: Int, _ change: Int32) {
        contributionCounts[slot] += change
        if change > 0 { channels.base.retain(slot) } else { channels.base.release(slot) }
    }

    /// Removes a contribution from the presentation values.
    mutating func drop(_ place: Int32) {
        let slots = detach(place)
        contributionCount -= 1
        contributions.unlink(place, from: &families[Int(familyOfSlot[slots.lowerBound])])
        for slot in slots {
            if contributions[place].isLive(slot - slots.lowerBound) { count(slot, -1) }
            guard contributionCounts[slot] == 0 else { continue }
            touch(slot)
            shownSlots[slot] = settledModel(slot)
        }
    }

    /// Takes components from a contribution, given by their bits; without any left, it is no contribution any more.
    ///
    /// - Returns: Whether there is none left.
    @discardableResult
    mutating func take(_ taken: UInt64, from place: Int32, _ slots: Range<Int>) -> Bool {
        let own = detach(place)
        contributions[place].taken |= taken
        for slot in own.clamped(to: slots)
        where taken & contributions[place].bit(of: slot - own.lowerBound) != 0 {
            count(slot, -1)
        }
        guard contributions[place].live == 0 else {
            attach(place)
            return false
        }
        contributionCount -= 1
        contributions.unlink(place, from: &families[Int(familyOfSlot[own.lowerBound])])
        return true
    }

    /// Turns replacing contributions into additive ones, by their remaining distance, so that additive ones can start
    /// over them: the presentation value continues without a jump.
    ///
    /// - Parameter model: The model number of a slot without the changes of what starts now or later.
    @inline(__always)
    mutating func addOver(_ slots: Range<Int>, _ model: (inout StoreTable, Int) -> Double) {
        if hasReplacing(at: slots.lowerBound) { makeAdditive(slots, model) }
    }

    /// Whether something replaces a number of a slot's family.
    @inline(__always)
    mutating func hasReplacing(at slot: Int) -> Bool {
        mayReplace && families[Int(familyOfSlot[slot])].replacingCount > 0
    }

    /// Whether something may replace a number of any slot: most stores have nothing that does.
    @inline(__always)
    var mayReplace: Bool { mutating get { !(channels.replacing.isEmpty && solos.isEmpty) } }

    private mutating func makeAdditive(_ slots: Range<Int>, _ model: (inout StoreTable, Int) -> Double) {
        let family = Int(familyOfSlot[slots.lowerBound])
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
                let rest = model(&self, slot)
                numbers.elements[contributions[place].place(component, row: 0)] = rest
            }
            contributions[place].replacing &= ~mask
            if contributions[place].replacing == 0 { families[family].replacingCount -= 1 }
            if contributions[place].isTransform { invertRest(of: place) }
            attach(place)
        }
    }
}

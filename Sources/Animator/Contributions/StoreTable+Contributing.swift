import MotionModel

/// The start and the end of contributions.
extension StoreTable {
    /// Starts a playback of one contribution: the model takes the destination at once, and the contribution leads there.
    mutating func start(
        _ plan: borrowing PlannedPlayback, _ planned: consuming PlannedContribution
    ) -> PlaybackCore {
        let lead = lead(planned)
        let inBlock = transactions.isOpen ? (slots: slots(of: planned), replaces: !planned.isAdditive) : nil
        if let inBlock, inBlock.replaces { dropPendingChanges(of: inBlock.slots) }
        let playback = begin(plan, at: lead?.times.begin, lead: consume lead)
        var run = PlayedRun()
        add(planned, to: playback, &run)
        if let inBlock { keep(inBlock.slots, over: playback.core.id, replaces: inBlock.replaces) }
        return launch(playback)
    }

    /// Starts a playback: the model takes the destination at once, and the contributions, which are used up, lead there.
    mutating func start(
        _ plan: borrowing PlannedPlayback, _ contributions: inout Column<PlannedContribution>
    ) -> PlaybackCore {
        var begin = Double.infinity
        var end = -Double.infinity
        var last: LeadTrack?
        var lastTiming: TimingPlan?
        for index in contributions.indices {
            // Neighbours often have one timing.
            if let lastTiming, contributions[index].source.isTween(by: lastTiming) { continue }
            guard let lead = lead(contributions[index]) else { continue }
            lastTiming = lead.timing
            let times = lead.times
            begin = Swift.min(begin, times.begin)
            guard times.end > end else { continue }
            end = times.end
            last = lead
        }
        var inBlock: [(slots: Range<Int>, replaces: Bool)] = []
        if transactions.isOpen {
            for index in contributions.indices {
                let (slots, replaces) = (slots(of: contributions[index]), !contributions[index].isAdditive)
                inBlock.append((slots, replaces))
                if replaces { dropPendingChanges(of: slots) }
            }
        }
        let playback = self.begin(plan, at: begin, lead: last)
        var run = PlayedRun()
        contributions.removeAll { add($0, to: playback, &run) }
        for (slots, replaces) in inBlock { keep(slots, over: playback.core.id, replaces: replaces) }
        return launch(playback)
    }

    /// Makes a playback that starts now.
    ///
    /// - Parameters:
    ///   - begin: The time at which the first of its tracks begins, in seconds; `nil` or infinite if it has none.
    ///   - lead: The first of the tracks that end last.
    mutating func begin(
        _ plan: borrowing PlannedPlayback, at begin: Double?, lead: consuming LeadTrack?
    ) -> StartingPlayback {
        playbacksStarted += 1
        let core = PlaybackCore(
            id: playbacksStarted - 1, plan, begin: begin ?? .infinity, lead: lead, clock: clock)
        return StartingPlayback(core, isInstant: plan.isInstant)
    }

    /// The track of a contribution, if it has one.
    private mutating func lead(_ planned: borrowing PlannedContribution) -> LeadTrack? {
        switch planned.source {
        case .track(let track): return .track(track)
        case .spring: return nil
        case .tween(let plan):
            let (first, count) = (Int(planned.numbers), Int(planned.count))
            var moves = false
            for place in first..<(first + count) {
                moves = moves || numbers.elements[place + count] != numbers.elements[place + 2 * count]
            }
            return moves ? .tween(plan) : .still(plan)
        }
    }

    /// Lets a playback go whose contributions have been added.
    mutating func launch(_ playback: consuming StartingPlayback) -> PlaybackCore {
        let (isOver, isInstant) = (playback.isOver, playback.isInstant)
        let core = playback.core
        appear(core)
        if isOver {
            let end =
                core.range.upperBound.isFinite
                ? core.range.upperBound : Swift.max(core.start, core.markers.last?.time ?? 0)
            move(core, to: end, finishes: true, isFinal: true, isJump: true)
        } else {
            core.place = cores.insert(core)
            if core.isWatched { watched.append(core) }
            move(core, to: core.local, finishes: false, isJump: true)
            if isInstant { move(core, to: core.destination, finishes: true, isJump: true) }
            schedule(core)
        }
        sweep()
        return core
    }

    /// Adds a contribution to a playback that starts.
    ///
    /// - Parameter run: That of the contribution added before, which most others share.
    mutating func add(
        _ planned: consuming PlannedContribution, to playback: borrowing StartingPlayback,
        _ run: inout PlayedRun
    ) {
        let core = playback.core
        let isTransform = planned.source.isTransform
        if isTransform, planned.isAdditive, !canAdd(planned, core), let other = planned.replacing {
            return add(other, to: playback, &run)
        }
        let isAdditive = planned.isAdditive
        let firstSlot = layouts[Int(planned.property)].firstSlot + Int(planned.firstComponent)
        let slots = firstSlot..<(firstSlot + Int(planned.count))
        if planned.takesOver, hasReleased(slots) {
            take(slots, for: core, onlyReleased: true)
            sweep()
        }
        if !isAdditive {
            take(slots, for: core)
        } else if !isTransform {
            addOver(slots) { $0.modelSlots[$1] - $0.unstartedChange(of: $1) }
        } else {
            let settled = planned.aside?.settled
            addOver(slots) { table, slot in
                let component = slot - slots.lowerBound
                guard let settled, table.modelSlots[slot] == settled.to[component] else {
                    return table.modelSlots[slot]
                }
                return settled.from[component]
            }
        }
        let block = planned.numbers >= 0 ? planned.numbers : restNumbers(of: planned, in: core)
        if let start = planned.aside?.layerStart {
            // A layer moves the destination of the contribution below it.
            let weight = isAdditive ? planned.source.weight : 1
            for (component, slot) in slots.enumerated() {
                modelSlots[slot] += weight * (numbers.elements[Int(block) + component] - start[component])
            }
        } else if isTransform {
            let rest = TransformMatrix { numbers.elements[Int(block) + $0] }
            settle(slots, at: rest, instead: planned.aside?.settled?.to)
        } else {
            settle(slots, planned, block)
        }
        let contribution = Contribution(planned, of: core, firstSlot: firstSlot, numbers: block)
        guard !playback.isOver else {
            numbers.release(block, contribution.numberCount)
            return showModel(of: slots)
        }
        let place = insert(contribution, of: core, slots, &run)
        trace(.added, place)
    }

    /// The place of the numbers of a track, which are those at which it rests.
    private mutating func restNumbers(of planned: borrowing PlannedContribution, in core: PlaybackCore)
        -> Int32
    {
        guard let track = planned.source.track else {
            preconditionFailure("other sources have numbers")
        }
        let rest = PlannedContribution.rest(of: track, in: core)
        let count = Int(planned.count)
        let block = numbers.allocate(planned.source.isTransform ? 2 * count : count)
        for component in 0..<count { numbers.elements[Int(block) + component] = rest[component] }
        return block
    }

    /// Sets the model numbers of a contribution's slots to its resting values.
    private mutating func settle(
        _ slots: Range<Int>, _ planned: borrowing PlannedContribution, _ block: Int32
    ) {
        if planned.isSettled {
            settle(slots, block) { $0.numbers.elements[Int(block) + 2 * slots.count + $1] }
        } else if let aside = planned.aside, let settled = aside.settled {
            settle(slots, block) { settled.to[$1] }
        } else {
            settle(slots, block) { $0.modelSlots[slots.lowerBound + $1] }
        }
    }

    /// Sets the model numbers of slots to resting values.
    ///
    /// - Parameter set: The number to which a component's has been set already.
    @inline(__always)
    private mutating func settle(
        _ slots: Range<Int>, _ block: Int32, _ set: (inout StoreTable, Int) -> Double
    ) {
        for slot in slots {
            let component = slot - slots.lowerBound
            let rest = numbers.elements[Int(block) + component]
            let end = set(&self, component)
            // Set again since by an inner block: that change is kept.
            modelSlots[slot] = end == modelSlots[slot] ? rest : modelSlots[slot] + (rest - end)
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
            if onlyReleased, !contributions[place].isReleased { continue }
            let taken = contributions[place].mask(of: slots) & contributions[place].live
            guard taken != 0 else { continue }
            let owner = contributions[place].core
            guard owner.outcome == nil, take(taken, from: place, slots) else { continue }
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
        for (index, core) in ended.enumerated() {
            if index % Self.aheadCount == 0 {
                readEndedAhead(index..<Swift.min(index + Self.aheadCount, ended.count))
            }
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
        // There is mostly one, for which `removeAll` takes long.
        while !ended.isEmpty { ended.removeLast() }
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

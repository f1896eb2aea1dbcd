/// What a block that is refused undoes.
extension StoreTable {
    /// Undoes the changes of a failed block and of those inside it, and removes the playbacks they have started. What
    /// explicit motion or a grab has set stays, with that over which the motion adds.
    mutating func rollBack(_ transaction: borrowing OpenTransaction) {
        for index in transaction.claims.indices {
            let claim = transaction.claims[index]
            transactions[claim.transaction].changes[claim.place].owned |= claim.bits
        }
        if transaction.explicit.isEmpty {
            for core in transaction.started { cancel(core) }
        } else {
            let explicit = newestExplicit(of: transaction)
            for core in transaction.started { cancel(core, of: transaction, startedSince: explicit) }
        }
        for index in transaction.log.indices.reversed() {
            let logged = transaction.log[index]
            let slots = layouts[Int(logged.property)].slots
            for (component, slot) in slots.enumerated() {
                modelSlots[slot] = transaction.before(component, of: logged)
            }
            showModel(of: slots)
        }
        for index in transaction.explicit.indices {
            let explicit = transaction.explicit[index]
            let slots = explicit.slot..<(explicit.slot + 1)
            modelSlots[explicit.slot] = explicit.model
            if explicit.replaces { dropPendingChanges(of: slots) }
            showModel(of: slots)
        }
    }

    /// Of each slot, the number of playbacks that had been started before the newest explicit motion in a block; 0 of others.
    private mutating func newestExplicit(of transaction: borrowing OpenTransaction) -> [Int] {
        var newest = [Int](repeating: 0, count: modelSlots.count)
        for index in transaction.explicit.indices {
            newest[transaction.explicit[index].slot] = transaction.explicit[index].playbacks
        }
        return newest
    }

    /// Cancels a playback, or takes from it what no explicit motion was added over, if any was.
    private mutating func cancel(
        _ core: PlaybackCore, of transaction: borrowing OpenTransaction, startedSince explicit: [Int]
    ) {
        guard core.outcome == nil else { return }
        let places = liveContributions(of: core)
        var (kept, isKept): ([UInt64], Bool) = ([], false)
        for place in places {
            var bits: UInt64 = 0
            for (component, slot) in contributions[place].slots.enumerated()
            where core.id < explicit[slot]
                || transaction.travel(of: core, contributions[place].property, component) != 0
            {
                bits |= contributions[place].bit(of: component)
            }
            kept.append(bits & contributions[place].live)
            isKept = isKept || kept[kept.count - 1] != 0
        }
        guard isKept else { return cancel(core) }
        for (place, kept) in zip(places, kept) {
            let undone = contributions[place].live & ~kept
            if undone != 0 { take(undone, from: place, contributions[place].slots) }
            if kept == 0 {
                trace(.removed, place)
                core.liveContributions -= 1
            } else {
                shorten(place, of: transaction, startedSince: explicit)
            }
        }
    }

    /// Has the tweens of an inner block's change come from where the change had begun when explicit motion was added over it:
    /// what it has set since is undone.
    private mutating func shorten(
        _ place: Int32, of transaction: borrowing OpenTransaction, startedSince explicit: [Int]
    ) {
        guard let plan = contributions[place].source.tween else { return }
        let (core, slots) = (contributions[place].core, contributions[place].slots)
        detach(place)
        for (component, slot) in slots.enumerated()
        where contributions[place].isLive(component) && core.id >= explicit[slot] {
            let travel = transaction.travel(of: core, contributions[place].property, component)
            let end = numbers.elements[contributions[place].place(component, row: 2)]
            numbers.elements[contributions[place].place(component, row: 1)] = end - travel
            numbers.elements[contributions[place].place(component, row: 0)] =
                plan.isPlain ? end : plan.number(from: end - travel, to: end, at: plan.rest)
        }
        attach(place)
    }
}

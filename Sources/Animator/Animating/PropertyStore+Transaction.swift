import MotionModel

extension PropertyStore {
    /// Records a property before the innermost open block sets it, and takes its numbers from the changes that had
    /// them.
    ///
    /// - Returns: The index of the property's change in the block; `nil` if no block is open.
    func recordForTransaction(_ id: PropertyID) -> Int? {
        guard let innermost = transactions.indices.last else { return nil }
        let all = layouts[id.index].allBits
        guard let place = transactions[innermost].place(of: id) else {
            let before = modelComponents(id)
            // An additive animation starts from the resting value, whatever is shown.
            let adds = transactions[innermost].isAdditive && layouts[id.index].isAdditive
            transactions[innermost].append(
                OpenTransaction.Change(
                    property: id, start: before, shown: adds ? before : shownComponents(id), after: before,
                    owned: all))
            let place = transactions[innermost].changes.count - 1
            claim(id, at: place)
            return place
        }
        let owned = transactions[innermost].changes[place].owned
        if owned != all {
            // A part was set separately since, here or in an inner block.
            let (layout, model, shown) = (layouts[id.index], modelComponents(id), shownComponents(id))
            transactions[innermost].update(place) { change in
                for component in 0..<layout.count where owned & layout.bit(of: component) == 0 {
                    change.start[component] = model[component]
                    change.shown[component] = shown[component]
                }
                change.owned = all
            }
            claim(id, at: place)
        }
        return place
    }

    /// Records the value to which the innermost open block has set a property.
    func finishRecording(_ id: PropertyID, at place: Int) {
        let after = modelComponents(id)
        transactions[transactions.count - 1].update(place) { $0.after = after }
    }

    /// Undoes the changes of a failed block and of those inside it, and removes the playbacks they have started.
    func rollBack(_ transaction: OpenTransaction) {
        for claim in transaction.claims {
            transactions[claim.transaction].update(claim.place) { $0.owned |= claim.bits }
        }
        for core in transaction.started { cancel(core) }
        for change in transaction.log.reversed() {
            let slots = slots(of: change.property)
            for (component, slot) in slots.enumerated() { table.modelSlots[slot] = change.before[component] }
            table.showModel(of: slots)
        }
    }

    /// Moves the parts that a replacing property shares with other changes to the innermost block's change of it, whose
    /// timing applies: it starts where those would have. Additive changes add up.
    private func claim(_ id: PropertyID, at place: Int) {
        let innermost = transactions.count - 1
        for transaction in transactions.indices.reversed()
        where !(transactions[transaction].isAdditive && layouts[id.index].isAdditive) {
            forEachOverlap(of: id) { other in
                guard transaction != innermost || other != id,
                    let found = transactions[transaction].place(of: other)
                else { return }
                let bits = takeOver(transactions[transaction].changes[found], at: place)
                guard bits != 0 else { return }
                transactions[transaction].update(found) { $0.owned &= ~bits }
                guard transaction != innermost else { return }
                transactions[innermost].claims.append(
                    OpenTransaction.Claim(transaction: transaction, place: found, bits: bits))
            }
        }
    }

    /// Makes a change of the innermost block start where another one does, for the numbers the other one owns.
    ///
    /// - Returns: The bits of those numbers in the other change.
    private func takeOver(_ other: OpenTransaction.Change, at place: Int) -> UInt64 {
        let innermost = transactions.count - 1
        let own = layouts[transactions[innermost].changes[place].property.index]
        let layout = layouts[other.property.index]
        var bits: UInt64 = 0
        for slot in own.slots.clamped(to: layout.slots) {
            let component = slot - layout.firstSlot
            guard other.owned & layout.bit(of: component) != 0 else { continue }
            bits |= layout.bit(of: component)
            transactions[innermost].update(place) { change in
                change.start[slot - own.firstSlot] = other.start[component]
                change.shown[slot - own.firstSlot] = other.shown[component]
            }
        }
        return bits
    }

    /// Calls a function once with every property that shares a number with the given one, itself included.
    private func forEachOverlap(of id: PropertyID, _ body: (PropertyID) -> Void) {
        let slots = slots(of: id)
        for slot in slots {
            for index in propertiesOfSlot[slot]
            where slot == Swift.max(slots.lowerBound, layouts[index].firstSlot) {
                body(PropertyID(index, of: self))
            }
        }
    }
}

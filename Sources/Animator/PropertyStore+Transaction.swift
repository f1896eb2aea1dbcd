import MotionModel

extension PropertyStore {
    /// Notes what a property is before the innermost open block sets it.
    ///
    /// - Returns: Where the property is among the block's changes; `nil` if no block is open.
    func recordForTransaction(_ id: PropertyID) -> Int? {
        guard let innermost = transactions.indices.last else { return nil }
        if let place = transactions[innermost].place(of: id) { return place }
        refresh(id)
        let before = modelComponents(id)
        let outer = takeFromOuterBlock(id)
        transactions[innermost].append(
            OpenTransaction.Change(
                property: id, before: before, start: outer?.start ?? before,
                shown: outer?.shown ?? shownComponents(id), after: before))
        return transactions[innermost].changes.count - 1
    }

    /// Notes what the innermost open block has set a property to.
    func finishRecording(_ id: PropertyID, at place: Int) {
        transactions[transactions.count - 1].setAfter(modelComponents(id), at: place)
    }

    /// Sets back what a block has set, since it failed.
    func rollBack(_ transaction: OpenTransaction) {
        for change in transaction.changes.reversed() {
            let slots = slots(of: change.property)
            for (component, slot) in slots.enumerated() { modelSlots[slot] = change.before[component] }
            showModel(of: slots)
        }
    }

    /// Moves the change of a property that replaces to the inner block, whose timing counts; additive ones add up.
    private func takeFromOuterBlock(_ id: PropertyID) -> OpenTransaction.Change? {
        for outer in transactions.indices.dropLast().reversed() {
            if transactions[outer].isAdditive && declarations[id.index].isAdditive { continue }
            if let change = transactions[outer].take(id) { return change }
        }
        return nil
    }
}

import MotionModel

extension PropertyStore {
    /// Notes what a property is before the innermost open block sets it.
    ///
    /// - Returns: Whether a block is open.
    func recordForTransaction(_ id: PropertyID) -> Bool {
        guard let innermost = transactions.indices.last else { return false }
        if transactions[innermost].changes.contains(where: { $0.property == id }) { return true }
        refresh(id)
        let before = modelComponents(id)
        let outer = takeFromOuterBlock(id)
        transactions[innermost].changes.append(
            OpenTransaction.Change(
                property: id, before: before, start: outer?.start ?? before,
                shown: outer?.shown ?? shownComponents(id), after: before))
        return true
    }

    /// Notes what the innermost open block has set a property to.
    func finishRecording(_ id: PropertyID) {
        guard let innermost = transactions.indices.last,
            let index = transactions[innermost].changes.firstIndex(where: { $0.property == id })
        else { return }
        transactions[innermost].changes[index].after = modelComponents(id)
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
            if let index = transactions[outer].changes.firstIndex(where: { $0.property == id }) {
                return transactions[outer].changes.remove(at: index)
            }
        }
        return nil
    }
}

import MotionModel

/// The contributions of the block of an implicit animation.
extension StoreTable {
    /// Refuses the tweens of a block that go beyond the range of numbers at either end.
    mutating func check(
        _ plan: TimingPlan, _ transaction: OpenTransaction, _ settings: Animator.Settings
    ) throws(AnimatorError) {
        for place in transaction.changes.indices {
            let property = Int(transaction.changes[place].property)
            let layout = layouts[property]
            guard layout.isTweened, transaction.moves(layout.count, at: place) else { continue }
            let row = settings.start(isAdditive: settings.additive && layout.isAdditive)
            try check(
                plan, property, from: transaction.components(row, layout.count, of: place),
                to: transaction.components(.after, layout.count, of: place))
        }
    }

    /// Appends the contributions of a block's changes, from one on; none of a property that was set to its old value, or that
    /// was set again since.
    ///
    /// - Returns: The index of the next change that moves and can't be tweened by component; the number of changes if
    ///   there is none.
    mutating func append(
        _ plan: TimingPlan, from start: Int, of transaction: OpenTransaction, _ settings: Animator.Settings,
        to contributions: inout [PlannedContribution]
    ) -> Int {
        for place in start..<transaction.changes.count {
            let property = Int(transaction.changes[place].property)
            let owned = transaction.changes[place].owned
            let layout = layouts[property]
            let isAdditive = settings.additive && layout.isAdditive
            guard owned != 0, transaction.moves(layout.count, at: place) else {
                showModel(of: layout.slots)
                continue
            }
            guard layout.isTweened else { return place }
            let row = settings.start(isAdditive: isAdditive)
            func append(_ first: Int, _ count: Int) {
                contributions.append(
                    tween(
                        property, plan, first: first, count: count, isAdditive: isAdditive, isSettled: true,
                        from: { transaction.number(row, $0, of: place) },
                        to: { transaction.number(.after, $0, of: place) }))
            }
            if isAdditive || !layout.hasParts {
                append(0, layout.count)
            } else {
                showModel(of: layout.slots)
                layout.forEachRun(
                    where: { owned & layout.bit(of: $0) != 0 && transaction.moves($0, of: place) }, append)
            }
        }
        return transaction.changes.count
    }
}

extension Animator.Settings {
    /// The numbers at which the animation of a block's change starts.
    func start(isAdditive: Bool) -> OpenTransaction.Row {
        beginsFromCurrentState && !isAdditive ? .shown : .start
    }
}

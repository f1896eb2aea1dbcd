public import MotionModel

/// Implicit animations.
extension Animator {
    /// Animates the changes made by a block: one playback, in which every changed property moves to its new value.
    ///
    /// A property starts from its model value before the block; if its animation replaces and
    /// ``beginsFromCurrentState`` is set, from its presentation value. Blocks can be nested: changes of an inner block
    /// use the inner block's timing. Motion started in the block that replaces, and a grab, leave nothing of what has been
    /// set before of the same property. A property set to its present value doesn't move, nor does an unchanged part of a
    /// rectangle or the like in an animation that replaces: its other animations continue. If nothing moves, the
    /// playback completes at once.
    ///
    /// - Parameters:
    ///   - timing: The times and the curve of all changes in the block.
    ///   - pausesOnCompletion: Whether it pauses at its end, to be scrubbed and reversed, until it is ended.
    ///   - completion: Called once, when all of it has ended.
    ///   - events: Called for every event of the playback.
    ///   - changes: Sets properties, with the transaction or directly in the store.
    /// - Throws: The error of the first refused call of the transaction. Then the changes of the block and of those
    ///   inside it are undone, and the playbacks they started are removed. What other calls have started or grabbed in
    ///   it stays; what such motion adds to goes on.
    @discardableResult
    public func animate(
        _ timing: Timing, pausesOnCompletion: Bool = false,
        completion: ((CompletionReason) -> Void)? = nil,
        events: ((Playback, PlaybackEvent) -> Void)? = nil, changes: (Transaction) -> Void
    ) throws(AnimatorError) -> Playback {
        let block = Transaction(self)
        store.table.transactions.open(isAdditive: additive)
        changes(block)
        var transaction = store.table.transactions.close()
        var planned: PlannedBlock
        do throws(AnimatorError) {
            planned = try self.planned(transaction, timing, block.failure)
        } catch {
            undo(&transaction, timing)
            throw error
        }
        let plan = plan(
            planned.timing?.length ?? 0, pausesOnCompletion && planned.timing != nil,
            completion: completion, events: events)
        let playback = Playback(store.change { $0.start(plan, &planned, of: transaction) }, in: store)
        if store.table.transactions.isOpen {
            store.table.transactions.innermost.adopt(transaction, playback.core)
        }
        store.table.transactions.reuse(transaction)
        return playback
    }

    /// Undoes a block that was refused. Changes over which explicit motion was added go on, unless it is the timing that was refused.
    private func undo(_ transaction: inout OpenTransaction, _ timing: Timing) {
        store.change { $0.rollBack(transaction) }
        if store.table.transactions.isOpen {
            store.table.transactions.innermost.adoptExplicit(transaction)
        }
        guard !transaction.travels.isEmpty else { return }
        transaction.keepTravels { store.table.layouts[Int($0)].count }
        do throws(AnimatorError) {
            var planned = try planned(transaction, timing, nil)
            guard let length = planned.timing?.length else { return }
            let plan = plan(length, completion: nil, events: nil)
            _ = store.change { $0.start(plan, &planned, of: transaction) }
        } catch {}
    }

    /// What a block starts.
    ///
    /// - Parameter failure: The error of the first call in it that was refused.
    private func planned(
        _ transaction: borrowing OpenTransaction, _ timing: Timing, _ failure: AnimatorError?
    ) throws(AnimatorError) -> PlannedBlock {
        if let failure { throw failure }
        var plan: TimingPlan?
        var tracks = Column<PlannedContribution?>()
        if !transaction.changes.isEmpty {
            let timingPlan = try self.plan(of: timing)
            if !timingPlan.isPlain { try store.table.check(timingPlan, transaction, settings) }
            var place = -1
            while !transaction.isTweened,
                let next = store.table.nextMove(
                    from: place + 1, of: transaction, settings, where: { !$0.isTweened })
            {
                place = next
                tracks.append(try track(timingPlan, place, of: transaction))
            }
            if store.table.nextMove(from: 0, of: transaction, settings, where: { _ in true }) != nil {
                plan = timingPlan
            }
        }
        return PlannedBlock(timing: plan, tracks: tracks, settings: settings)
    }

    /// The contribution of a block's change of a property that can't be tweened by component.
    private func track(
        _ plan: TimingPlan, _ place: Int, of transaction: borrowing OpenTransaction
    ) throws(AnimatorError) -> PlannedContribution {
        let id = PropertyID(Int(transaction.changes[place].property), of: store)
        let layout = store.table.layouts[id.index]
        let type = store[id].type
        let isAdditive = additive && layout.isAdditive
        let after = transaction.components(.after, layout.count, of: place)
        func track(isAdditive: Bool) throws(AnimatorError) -> BoundTrack {
            let row = settings.start(isAdditive: isAdditive)
            let start = transaction.components(row, layout.count, of: place)
            return try bound(
                plan, id, from: store.motionValue(start.array(layout.count), as: type),
                to: store.motionValue(after.array(layout.count), as: type), isAdditive: isAdditive)
        }
        var contribution = PlannedContribution(
            id.index, try track(isAdditive: isAdditive), isAdditive: isAdditive)
        contribution.aside = PlannedContribution.Aside(
            settled: (transaction.components(.start, layout.count, of: place), after),
            replacement: isAdditive && store.isAnimating(id) ? try track(isAdditive: false) : nil)
        return contribution
    }
}

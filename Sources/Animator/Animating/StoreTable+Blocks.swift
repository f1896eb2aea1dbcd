import MotionModel

/// What the block of an implicit animation starts.
struct PlannedBlock: ~Copyable {
    /// The timing of all of it; `nil` if nothing moves.
    let timing: TimingPlan?
    /// The contributions of the changes that can't be tweened by component, in the order of the changes; `nil` of one that is started.
    var tracks: Column<PlannedContribution?>
    let settings: Animator.Settings
}

extension StoreTable {
    /// Whether a change of a block moves: not if the property, or what moves of its parts, was set to its old value, or was
    /// set again since.
    @inline(__always)
    mutating func moves(
        _ place: Int, of transaction: borrowing OpenTransaction, _ settings: Animator.Settings
    ) -> Bool {
        guard transaction.changes[place].owned != 0 else { return false }
        let layout = layouts[Int(transaction.changes[place].property)]
        if settings.isWhole(layout) { return transaction.moves(layout.count, at: place) }
        for component in 0..<layout.count where transaction.movesPart(component, of: place, layout) {
            return true
        }
        return false
    }

    /// The next change of a block that moves, and is tweened by component or isn't; `nil` if there is none.
    mutating func nextMove(
        from start: Int, of transaction: borrowing OpenTransaction, _ settings: Animator.Settings,
        where isWanted: (PropertyLayout) -> Bool
    ) -> Int? {
        for place in start..<transaction.changes.count
        where isWanted(layouts[Int(transaction.changes[place].property)])
            && moves(place, of: transaction, settings)
        {
            return place
        }
        return nil
    }

    /// Refuses the tweens of a block that go beyond the range of numbers at either end.
    mutating func check(
        _ plan: TimingPlan, _ transaction: borrowing OpenTransaction, _ settings: Animator.Settings
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

    /// Starts the playback of a block: every change that moves leads to its new value.
    mutating func start(
        _ plan: borrowing PlannedPlayback, _ block: inout PlannedBlock,
        of transaction: borrowing OpenTransaction
    ) -> PlaybackCore {
        guard let timing = block.timing else {
            for place in transaction.changes.indices {
                showModel(of: layouts[Int(transaction.changes[place].property)].slots)
            }
            return launch(begin(plan, at: nil, lead: nil))
        }
        let playback = begin(plan, at: timing.begin, lead: .tween(timing))
        if block.settings.additive, mayReplace { addOver(transaction, block.settings) }
        var run = PlayedRun()
        var tracks = 0
        for place in transaction.changes.indices {
            let layout = layouts[Int(transaction.changes[place].property)]
            if !moves(place, of: transaction, block.settings) {
                showModel(of: layout.slots)
            } else if layout.isTweened {
                addTweens(place, of: transaction, block.settings, layout, timing, to: playback, &run)
            } else if let track = block.tracks[tracks].take() {
                add(track, to: playback, &run)
                tracks += 1
            }
        }
        return launch(playback)
    }

    /// Turns what replaces into what adds for all changes of a block, while the model differs by all of them.
    private mutating func addOver(_ transaction: borrowing OpenTransaction, _ settings: Animator.Settings) {
        for place in transaction.changes.indices {
            let property = Int(transaction.changes[place].property)
            guard hasReplacing(at: layouts[property].firstSlot) else { continue }
            let layout = layouts[property]
            guard layout.isAdditive, layout.isTweened, moves(place, of: transaction, settings) else {
                continue
            }
            addOver(layout.slots) { table, slot in
                table.modelSlots[slot] - table.change(of: slot, by: transaction)
                    - table.unstartedChange(of: slot)
            }
        }
    }

    /// Adds the tweens of one change of a block: one of the whole property, or one of each run of parts that move.
    @inline(__always)
    private mutating func addTweens(
        _ place: Int, of transaction: borrowing OpenTransaction, _ settings: Animator.Settings,
        _ layout: PropertyLayout, _ timing: TimingPlan, to playback: borrowing StartingPlayback,
        _ run: inout PlayedRun
    ) {
        let isAdditive = settings.additive && layout.isAdditive
        let row = settings.start(isAdditive: isAdditive)
        func add(_ first: Int, _ count: Int) {
            self.add(
                tween(
                    Int(transaction.changes[place].property), timing, first: first, count: count,
                    isAdditive: isAdditive, isSettled: true,
                    from: { transaction.number(row, $0, of: place) },
                    to: { transaction.number(.after, $0, of: place) }),
                to: playback, &run)
        }
        if settings.isWhole(layout) { return add(0, layout.count) }
        showModel(of: layout.slots)
        layout.forEachRun(where: { transaction.movesPart($0, of: place, layout) }) { add($0, $1) }
    }
}

extension Animator.Settings {
    /// Whether a block's change of a property moves all of its components, and not only the parts that it owns.
    func isWhole(_ layout: PropertyLayout) -> Bool { additive && layout.isAdditive || !layout.hasParts }

    /// The numbers at which the animation of a block's change starts.
    func start(isAdditive: Bool) -> OpenTransaction.Row {
        beginsFromCurrentState && !isAdditive ? .shown : .start
    }
}

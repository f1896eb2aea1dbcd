/// What explicit motion, grabs and other blocks do to what a block has changed before it ends.
///
/// What adds leaves the block's change as it is: both add up, and the block's is as much as its own sets have changed. What
/// replaces, and a grab, leave nothing of it: the later call counts. A block that is refused undoes neither, nor that over
/// which something has been added.
extension StoreTable {
    /// A model number without what open blocks have changed, to which nothing leads yet.
    @inline(__always)
    mutating func settledModel(_ slot: Int) -> Double {
        transactions.isOpen ? modelBeforeBlocks(slot) : modelSlots[slot]
    }

    @inline(never)
    private mutating func modelBeforeBlocks(_ slot: Int) -> Double {
        var number = modelSlots[slot]
        forEachPendingChange(of: slot..<(slot + 1)) { transaction, change in
            let start = transaction.number(.start, change.component, of: change.place)
            let after = transaction.number(.after, change.component, of: change.place)
            number = number == after ? start : number - (after - start)
        }
        return number
    }

    /// The change of a component that an open block owns.
    private struct PendingChange {
        let place: Int
        let component: Int
        let bit: UInt64
        /// Whether it adds up with others.
        let adds: Bool
    }

    /// Calls a function with each change of slots that open blocks own, those of the innermost block first.
    private mutating func forEachPendingChange(
        of slots: Range<Int>, _ body: (inout OpenTransaction, PendingChange) -> Void
    ) {
        guard !slots.isEmpty else { return }
        let overlapping = properties(of: slots)
        for index in (0..<transactions.count).reversed() {
            for property in overlapping {
                guard let place = transactions[index].place(of: property) else { continue }
                let layout = layouts[property]
                let adds = transactions[index].isAdditive && layout.addsUp
                for slot in layout.slots.clamped(to: slots) {
                    let component = slot - layout.firstSlot
                    let bit = layout.bit(of: component)
                    guard transactions[index].changes[place].owned & bit != 0 else { continue }
                    body(
                        &transactions[index],
                        PendingChange(place: place, component: component, bit: bit, adds: adds))
                }
            }
        }
    }

    /// Whether something moves slots, or an open block will: then motion begins at the present value.
    @inline(__always)
    mutating func isMovingOrSet(_ slots: Range<Int>) -> Bool {
        isMoving(slots) || (transactions.isOpen && hasPendingChange(of: slots))
    }

    @inline(never)
    private mutating func hasPendingChange(of slots: Range<Int>) -> Bool {
        var isFound = false
        forEachPendingChange(of: slots) { transaction, change in
            isFound = isFound || transaction.moves(change.component, of: change.place)
        }
        return isFound
    }

    /// Whether an open block changes some of slots by what replaces: motion that is started then replaces too, since what
    /// it would add to comes to nothing.
    @inline(__always)
    mutating func isReplacedByBlock(_ slots: Range<Int>) -> Bool {
        transactions.isOpen && hasReplacingChange(of: slots)
    }

    /// Whether motion of a property adds that an animator starts which adds where it can.
    @inline(__always)
    mutating func adds(to layout: PropertyLayout) -> Bool {
        layout.isAdditive && !isReplacedByBlock(layout.slots)
    }

    @inline(never)
    private mutating func hasReplacingChange(of slots: Range<Int>) -> Bool {
        var isFound = false
        forEachPendingChange(of: slots) { isFound = isFound || !$1.adds }
        return isFound
    }

    /// Has the innermost block's change of a property be what its own sets have changed, if something else has set it since.
    mutating func rebase(_ place: Int, _ layout: PropertyLayout) {
        for component in 0..<layout.count {
            let model = modelSlots[layout.firstSlot + component]
            let after = transactions.innermost.number(.after, component, of: place)
            guard model != after else { continue }
            let start = transactions.innermost.number(.start, component, of: place)
            transactions.innermost.setNumber(.start, component, of: place, to: start + (model - after))
        }
    }

    /// Leaves nothing of what open blocks have changed of slots, which something replaces.
    mutating func dropPendingChanges(of slots: Range<Int>) {
        forEachPendingChange(of: slots) { transaction, change in
            if change.adds {
                transaction.setNumber(
                    .start, change.component, of: change.place,
                    to: transaction.number(.after, change.component, of: change.place))
            } else {
                transaction.changes[change.place].owned &= ~change.bit
            }
        }
    }

    /// Has the open blocks, if they are refused, leave slots as explicit motion or a grab has just left them.
    ///
    /// - Parameters:
    ///   - playbacks: The number of playbacks that had been started before it.
    ///   - replaces: Whether it replaced what was there.
    mutating func keep(_ slots: Range<Int>, over playbacks: Int, replaces: Bool) {
        for slot in slots {
            transactions.innermost.explicit.append(
                OpenTransaction.Explicit(
                    slot: slot, model: modelSlots[slot], playbacks: playbacks, replaces: replaces))
        }
        forEachPendingChange(of: slots) { transaction, change in
            guard change.adds else { return }
            let travel =
                transaction.number(.after, change.component, of: change.place)
                - transaction.number(.start, change.component, of: change.place)
            transaction.travels.append(
                OpenTransaction.Travel(place: change.place, component: change.component, travel: travel))
        }
    }

    /// The slots of a contribution that is about to start.
    mutating func slots(of planned: borrowing PlannedContribution) -> Range<Int> {
        let first = layouts[Int(planned.property)].firstSlot + Int(planned.firstComponent)
        return first..<(first + Int(planned.count))
    }
}

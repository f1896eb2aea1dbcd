import MotionModel

extension StoreTable {
    /// Sets the model values of a property by its path.
    ///
    /// - Returns: Whether it is registered, and the value is of its type; otherwise nothing is set.
    mutating func set(_ path: String, to value: MotionValue) -> Bool {
        guard let index = indices[path], layouts[index].takes(value) else { return false }
        write(index) { value.components[$0] }
        return true
    }

    /// Sets the model values of a property. Outside of blocks it shows them at once; inside, its change is the innermost
    /// block's.
    ///
    /// - Parameter number: The number of a component.
    @inline(__always)
    mutating func write(_ property: Int, _ number: (Int) -> Double) {
        let layout = layouts[property]
        let place = transactions.isOpen ? record(property, layout) : nil
        var isOther = false
        for component in 0..<layout.count {
            let (slot, number) = (layout.firstSlot + component, number(component))
            isOther = isOther || modelSlots[slot] != number
            modelSlots[slot] = number
            if let place { transactions.innermost.setNumber(.after, component, of: place, to: number) }
        }
        if place == nil, isOther { showModel(of: layout.slots) }
    }

    /// Records a property before the innermost open block sets it, and takes its numbers from the changes that had
    /// them.
    ///
    /// - Returns: The index of the property's change in the block.
    private mutating func record(_ property: Int, _ layout: PropertyLayout) -> Int {
        let all = layout.allBits
        // An additive animation starts from the resting value, whatever is shown; a transform that can't be added doesn't.
        let adds = transactions.innermost.isAdditive && layout.addsUp
        if let place = transactions.innermost.place(of: property) {
            if adds {
                rebase(place, layout)
                return place
            }
            let owned = transactions.innermost.changes[place].owned
            guard owned != all else { return place }
            // A part was set separately since, here or in an inner block.
            refresh(layout.firstSlot)
            for component in 0..<layout.count where owned & layout.bit(of: component) == 0 {
                let slot = layout.firstSlot + component
                transactions.innermost.setNumber(.start, component, of: place, to: modelSlots[slot])
                transactions.innermost.setNumber(.shown, component, of: place, to: shownSlots[slot])
            }
            transactions.innermost.changes[place].owned = all
            claim(property, at: place)
            return place
        }
        if !adds { refresh(layout.firstSlot) }
        let place = transactions.innermost.append(property, owned: all, isTweened: layout.isTweened)
        for slot in layout.slots {
            transactions.innermost.append(
                model: modelSlots[slot], shown: adds ? modelSlots[slot] : shownSlots[slot])
        }
        if !adds || transactions.count > 1 { claim(property, at: place) }
        return place
    }

    /// Moves the parts that a replacing property shares with other changes to the innermost block's change of it, whose
    /// timing applies: it starts where those would have. Additive changes add up, but for those of a transform.
    private mutating func claim(_ property: Int, at place: Int) {
        let innermost = transactions.count - 1
        let addsUp = layouts[property].addsUp
        for transaction in (0...innermost).reversed() where !(transactions[transaction].isAdditive && addsUp)
        {
            for other in overlaps(of: property) {
                guard transaction != innermost || other != property,
                    let found = transactions[transaction].place(of: other)
                else { continue }
                let bits = takeOver(other, transaction, found, at: place)
                guard bits != 0 else { continue }
                transactions[transaction].changes[found].owned &= ~bits
                guard transaction != innermost else { continue }
                transactions.innermost.claims.append(
                    OpenTransaction.Claim(transaction: transaction, place: found, bits: bits))
            }
        }
    }

    /// Makes a change of the innermost block start where another one does, for the numbers the other one owns.
    ///
    /// - Returns: The bits of those numbers in the other change.
    private mutating func takeOver(_ other: Int, _ transaction: Int, _ found: Int, at place: Int) -> UInt64 {
        let own = layouts[Int(transactions.innermost.changes[place].property)]
        let layout = layouts[other]
        let owned = transactions[transaction].changes[found].owned
        var bits: UInt64 = 0
        for slot in own.slots.clamped(to: layout.slots) {
            let component = slot - layout.firstSlot
            guard owned & layout.bit(of: component) != 0 else { continue }
            bits |= layout.bit(of: component)
            for row in [OpenTransaction.Row.start, .shown] {
                let number = transactions[transaction].number(row, component, of: found)
                transactions.innermost.setNumber(row, slot - own.firstSlot, of: place, to: number)
            }
        }
        return bits
    }

    /// What open blocks have changed of a model number; nothing adds for it yet.
    mutating func unstartedChange(of slot: Int) -> Double {
        guard transactions.isOpen else { return 0 }
        var change = 0.0
        for property in properties(of: slot..<(slot + 1)) where layouts[property].isAdditive {
            let component = slot - layouts[property].firstSlot
            for index in 0..<transactions.count {
                change += transactions[index].change(component, of: property)
            }
        }
        return change
    }

    /// What a block has changed of a model number.
    mutating func change(of slot: Int, by transaction: borrowing OpenTransaction) -> Double {
        var change = 0.0
        for property in properties(of: slot..<(slot + 1)) where layouts[property].isAdditive {
            change += transaction.change(slot - layouts[property].firstSlot, of: property)
        }
        return change
    }

    /// The properties that share a number with one, each once, itself included.
    private mutating func overlaps(of property: Int) -> [Int] { properties(of: layouts[property].slots) }

    /// The properties that have some of slots, each once.
    mutating func properties(of slots: Range<Int>) -> [Int] {
        var found: [Int] = []
        forEachProperty(of: slots) { found.append($0) }
        return found
    }
}

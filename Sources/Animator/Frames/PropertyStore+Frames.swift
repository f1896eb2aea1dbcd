extension PropertyStore {
    /// Adds a function that is called after every ``advance(to:)`` that changed a presentation value, with the store
    /// and the properties that changed, in the order of their ids.
    ///
    /// It is called after the bindings have been written and before the events of that advance are delivered, and it
    /// may call any function. If a handler advances the store itself, the changes of both advances are delivered
    /// together if the first hasn't been delivered yet.
    ///
    /// The function shouldn't retain the store, which retains the function: that is why the store is passed to it.
    ///
    /// - Returns: A number for ``removeFrameHandler(_:)``.
    @discardableResult
    public func addFrameHandler(_ body: @escaping (PropertyStore, [PropertyID]) -> Void) -> Int {
        audience.add { store, changed in
            body(store, changed)
            return true
        }
    }

    /// Removes a handler by the number that ``addFrameHandler(_:)`` returned; does nothing if it is gone.
    public func removeFrameHandler(_ number: Int) {
        // What the function holds is released when the access has ended.
        withExtendedLifetime(audience.removeHandler(number)) {}
    }

    /// Delivers the changes to the bindings and then to the handlers.
    ///
    /// - Returns: Whether there were any.
    func deliverFrame() -> Bool {
        guard audience.beginDelivery() else { return false }
        // Bindings added during the delivery have been written with the present values already.
        let newest = audience.next
        for index in 0..<audience.delivering.count {
            writeBindings(of: audience.delivering[index], olderThan: newest)
        }
        if audience.hasHandlers { tellHandlers(olderThan: newest) }
        audience.finishDelivery()
        return true
    }

    private func tellHandlers(olderThan newest: Int) {
        let changed = audience.delivering
        // Added handlers have higher numbers and are at the end, removed ones keep their places until the delivery
        // ends.
        for place in audience.handlers.indices {
            let handler = audience.handlers[place]
            guard handler.number < newest, let tell = handler.tell else { continue }
            if !tell.body(self, changed) { removeFrameHandler(handler.number) }
        }
    }

    private func writeBindings(of id: PropertyID, olderThan newest: Int) {
        for position in 0..<audience.boundCount(of: id) {
            let bound = audience.bound[id.index][position]
            guard bound.number < newest, let write = bound.write, !write.body(self, id) else { continue }
            remove(PropertyBinding(property: id, number: bound.number))
        }
    }

    /// The presentation value of a property, as a type that accepts it.
    func shown<Value: PropertyValue>(_ id: PropertyID) -> Value {
        table.refresh(table.layouts[id.index].firstSlot)
        let layout = table.layouts[id.index]
        return Value { layout.read(table.shownSlots[layout.firstSlot + $0]) }
    }

    /// Appends the stored components of a property's presentation value to a list.
    func appendShown(_ id: PropertyID, to components: inout [Double]) {
        table.refresh(table.layouts[id.index].firstSlot)
        let layout = table.layouts[id.index]
        for slot in layout.slots { components.append(layout.read(table.shownSlots[slot])) }
    }
}

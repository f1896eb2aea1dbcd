extension PropertyStore {
    /// Has a function called after every ``advance(to:)`` that changed what is shown: with the store, and the properties that
    /// changed, in the order of their ids.
    ///
    /// It is called after the bindings have been written and before the events of that advance are delivered, and it may call
    /// anything. Should an advance be made inside a handler, the two advances' changes come together where the
    /// first hasn't been delivered yet.
    ///
    /// Don't let the function hold on to the store, which holds on to the function: that is what it is handed the store for.
    ///
    /// - Returns: A number for ``removeFrameHandler(_:)``.
    @discardableResult
    public func addFrameHandler(_ body: @escaping (PropertyStore, [PropertyID]) -> Void) -> Int {
        audience.add { store, changed in
            body(store, changed)
            return true
        }
    }

    /// Removes a handler by the number that ``addFrameHandler(_:)`` returned; does nothing when it is gone.
    public func removeFrameHandler(_ number: Int) { audience.removeHandler(number) }

    /// Tells the bindings and then the handlers what changed.
    ///
    /// - Returns: Whether something had.
    func deliverFrame() -> Bool {
        guard audience.beginDelivery() else { return false }
        // What is added on the way has been told of the present state already.
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
        // Those that are added have higher numbers and stand behind, those that are removed keep their places until it is over.
        for place in audience.handlers.indices {
            let handler = audience.handlers[place]
            guard handler.number < newest, let tell = handler.tell else { continue }
            if !tell.body(self, changed) { audience.removeHandler(handler.number) }
        }
    }

    private func writeBindings(of id: PropertyID, olderThan newest: Int) {
        for position in 0..<audience.boundCount(of: id) {
            let bound = audience.bound[id.index][position]
            guard bound.number < newest, let write = bound.write, !write.body(self, id) else { continue }
            audience.unbind(PropertyBinding(property: id, number: bound.number))
        }
    }

    /// What is shown of a property, as a type that accepts it.
    func shown<Value: PropertyValue>(_ id: PropertyID) -> Value {
        refresh(id)
        let layout = layouts[id.index]
        return Value { layout.read(shownSlots[layout.firstSlot + $0]) }
    }

    /// Adds the stored components of what is shown of a property to a list.
    func appendShown(_ id: PropertyID, to components: inout [Double]) {
        refresh(id)
        let layout = layouts[id.index]
        for slot in layout.slots { components.append(layout.read(shownSlots[slot])) }
    }
}

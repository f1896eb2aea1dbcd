public import MotionModel

/// The presentation values changed by an advance: a copy, which can be passed to another thread.
public struct Frame: Sendable {
    /// The store's time, in seconds.
    public let time: Double
    /// The properties whose presentation value changed, in the order of their ids.
    public let changed: [PropertyID]
    /// The stored components of all of them, one property after another.
    private let components: [Double]
    /// The start of each property's components.
    private let starts: [Int]
    private let declarations: [PropertyDeclaration]

    /// Copies the presentation values of some of a store's properties.
    init(of changed: [PropertyID], in store: PropertyStore) {
        var components: [Double] = []
        var starts: [Int] = []
        starts.reserveCapacity(changed.count)
        for id in changed {
            starts.append(components.count)
            store.appendShown(id, to: &components)
        }
        self.init(
            time: store.time, changed: changed, components: components, starts: starts,
            declarations: store.properties)
    }

    private init(
        time: Double, changed: [PropertyID], components: [Double], starts: [Int],
        declarations: [PropertyDeclaration]
    ) {
        self.time = time
        self.changed = changed
        self.components = components
        self.starts = starts
        self.declarations = declarations
    }

    /// The declaration of a property that changed.
    ///
    /// - Precondition: It is among ``changed``, or was registered before them.
    public subscript(declarationOf id: PropertyID) -> PropertyDeclaration { declarations[id.index] }

    /// The presentation value of a property; `nil` if it didn't change.
    ///
    /// - Complexity: O(log n) in the number of changed properties.
    public subscript(id: PropertyID) -> MotionValue? {
        guard let position = position(of: id) else { return nil }
        let type = declarations[id.index].type
        let first = starts[position]
        let numbers = components[first..<(first + type.componentCount)]
        return MotionValue(type: type, components: MotionValue.Components(numbers))
    }

    /// The presentation value of the property with that path; `nil` if it didn't change, or there is no such property.
    ///
    /// - Complexity: O(n) in the number of changed properties.
    public subscript(path: String) -> MotionValue? {
        changed.first { declarations[$0.index].path.text == path }.flatMap { self[$0] }
    }

    /// The presentation value of the property with that key; `nil` if it didn't change, or no such property has a
    /// fitting type.
    ///
    /// - Complexity: O(n) in the number of changed properties.
    public subscript<Value>(key: PropertyKey<Value>) -> Value? {
        guard let id = changed.first(where: { declarations[$0.index].path.text == key.path }),
            let position = position(of: id), Value.accepts(declarations[id.index].type)
        else { return nil }
        return Value { components[starts[position] + $0] }
    }

    /// This frame, merged with the changes of an older one that this one doesn't have.
    func merged(over older: Frame) -> Frame {
        var changed: [PropertyID] = []
        var starts: [Int] = []
        var merged: [Double] = []
        func take(_ position: Int, of frame: Frame) {
            let id = frame.changed[position]
            let first = frame.starts[position]
            changed.append(id)
            starts.append(merged.count)
            merged += frame.components[first..<(first + declarations[id.index].type.componentCount)]
        }
        var old = 0
        for position in self.changed.indices {
            while old < older.changed.count, older.changed[old] < self.changed[position] {
                take(old, of: older)
                old += 1
            }
            if old < older.changed.count, older.changed[old] == self.changed[position] { old += 1 }
            take(position, of: self)
        }
        while old < older.changed.count {
            take(old, of: older)
            old += 1
        }
        return Frame(
            time: time, changed: changed, components: merged, starts: starts, declarations: declarations)
    }

    private func position(of id: PropertyID) -> Int? {
        var lower = 0
        var upper = changed.count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if changed[middle] < id { lower = middle + 1 } else { upper = middle }
        }
        return lower < changed.count && changed[lower] == id ? lower : nil
    }
}

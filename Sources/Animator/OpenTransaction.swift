/// What the block of an implicit animation has set so far.
struct OpenTransaction {
    /// One property that was set.
    struct Change {
        let property: PropertyID
        /// The model values before the block.
        let before: Components
        /// The model values its animation starts from: those before the outermost block that set it, if it replaces.
        let start: Components
        /// What was shown then.
        let shown: Components
        /// The model values it was last set to.
        var after: Components
    }

    /// Whether its animator lets properties add up.
    let isAdditive: Bool
    /// In the order in which the properties were first set.
    private(set) var changes: [Change] = []
    /// Where each property is among them.
    private var places: [PropertyID: Int] = [:]

    /// A block that has set nothing.
    init(isAdditive: Bool) { self.isAdditive = isAdditive }

    /// Where a property is among the changes; `nil` if the block hasn't set it.
    ///
    /// - Complexity: O(1) on average.
    func place(of property: PropertyID) -> Int? { places[property] }

    /// Adds the change of a property that the block hasn't set yet.
    mutating func append(_ change: Change) {
        places[change.property] = changes.count
        changes.append(change)
    }

    /// Notes what a property was set to last.
    mutating func setAfter(_ components: Components, at place: Int) { changes[place].after = components }

    /// Takes the change of a property away; `nil` if the block hasn't set it.
    ///
    /// - Complexity: O(n) in the changes.
    mutating func take(_ property: PropertyID) -> Change? {
        guard let place = places.removeValue(forKey: property) else { return nil }
        let change = changes.remove(at: place)
        for index in place..<changes.count { places[changes[index].property] = index }
        return change
    }
}

/// The changes made so far by the block of an implicit animation.
struct OpenTransaction {
    /// The change of one property.
    struct Change {
        let property: PropertyID
        /// The model values from which its animation starts: those before the outermost block that set them, if it
        /// replaces.
        var start: Components
        /// The presentation values then.
        var shown: Components
        /// The latest model values.
        var after: Components
        /// The parts, by their bits, that nothing else has set since: see `PropertyLayout.bit(of:)`.
        var owned: UInt64
    }

    /// The parts of an outer block's change that this block has set, and whose timing applies.
    struct Claim {
        let transaction: Int
        let place: Int
        let bits: UInt64
    }

    /// Whether its animator is additive.
    let isAdditive: Bool
    /// The changes, in the order in which the properties were first set.
    private(set) var changes: [Change] = []
    /// The parts taken from outer blocks.
    var claims: [Claim] = []
    /// The model values before each property was first set, by this block or one inside it, in the order of time.
    private(set) var log: [(property: PropertyID, before: Components)] = []
    /// The playbacks started by inner blocks.
    private(set) var started: [PlaybackCore] = []
    /// The index of each property's change.
    private var places = IndexTable()

    /// Creates a block without changes.
    init(isAdditive: Bool) { self.isAdditive = isAdditive }

    /// The index of a property's change; `nil` if the block hasn't set it.
    ///
    /// - Complexity: O(1) on average.
    func place(of property: PropertyID) -> Int? {
        let place = places.first(UInt64(property.index)) { changes[Int($0)].property == property }
        return place >= 0 ? Int(place) : nil
    }

    /// Adds the change of a property that the block hasn't set yet.
    mutating func append(_ change: Change) {
        places.insert(Int32(changes.count), UInt64(change.property.index))
        log.append((change.property, change.after))
        changes.append(change)
    }

    /// Modifies a change.
    mutating func update(_ place: Int, _ body: (inout Change) -> Void) { body(&changes[place]) }

    /// Records the changes of an inner block, and the playback it started for them.
    mutating func adopt(_ inner: OpenTransaction, _ core: PlaybackCore) {
        log += inner.log
        started += inner.started
        started.append(core)
    }
}

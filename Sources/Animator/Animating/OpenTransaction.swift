/// What the block of an implicit animation has set so far.
struct OpenTransaction {
    /// One property that was set.
    struct Change {
        let property: PropertyID
        /// The model values its animation starts from: those before the outermost block that set them, if it replaces.
        var start: Components
        /// What was shown then.
        var shown: Components
        /// The model values it was last set to.
        var after: Components
        /// The parts, by their bits, that nothing else has set since: see `PropertyLayout.bit(of:)`.
        var owned: UInt64
    }

    /// Parts of a change of an outer block that this one has set, and whose timing counts.
    struct Claim {
        let transaction: Int
        let place: Int
        let bits: UInt64
    }

    /// Whether its animator lets properties add up.
    let isAdditive: Bool
    /// In the order in which the properties were first set.
    private(set) var changes: [Change] = []
    /// What it has taken from outer blocks.
    var claims: [Claim] = []
    /// The model values before each property was first set, by this block or one inside it, in the order of time.
    private(set) var log: [(property: PropertyID, before: Components)] = []
    /// What inner blocks have started.
    private(set) var started: [PlaybackCore] = []
    /// Where each property is among the changes.
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
        log.append((change.property, change.after))
        changes.append(change)
    }

    /// Changes a change.
    mutating func update(_ place: Int, _ body: (inout Change) -> Void) { body(&changes[place]) }

    /// Notes that an inner block has started what it set.
    mutating func adopt(_ inner: OpenTransaction, _ core: PlaybackCore) {
        log += inner.log
        started += inner.started
        started.append(core)
    }
}

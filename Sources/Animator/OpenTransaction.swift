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
    var changes: [Change] = []
}

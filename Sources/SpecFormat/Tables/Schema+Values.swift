/// Schemas that the rows of several tables share.
extension Schema {
    /// A value for each state.
    static var values: Schema { .list(of: .ref(.value), 2...Int.max) }

    /// A time or a share of the parent, not below 0.
    static var positiveNodeTime: Schema {
        .anyOf([.ref(.positiveTime), share(SchemaPattern.positiveShare)])
    }

    /// A share of a parent's length.
    static func share(_ pattern: String) -> Schema {
        Schema.text(matching: pattern, "a number with '%' behind it")
            .titled("a share of the parent's length").examples("50%")
    }
}

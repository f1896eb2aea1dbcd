/// ★ The keys of a target.
package enum TargetField: String, FieldTable {
    case appears, disappears

    package static let object = "a target"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .appears:
            Field(
                "a state or a list of states", Self.states.examples("shown", ["shown", "loading"]),
                "the states in which it is present", default: "all that 'disappears' doesn't name")
        case .disappears:
            Field(
                "a state or a list of states", Self.states.examples("hidden"),
                "the states in which it isn't there; it goes when a way to one of them is over",
                default: "all that 'appears' doesn't name")
        }
    }

    private static var states: Schema {
        let state = Schema.word.naming(.state)
        return Schema.anyOf([state, .list(of: state, 1...Int.max).with("uniqueItems", true)])
    }
}

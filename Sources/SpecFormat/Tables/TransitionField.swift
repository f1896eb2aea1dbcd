/// ★ The keys of a transition.
package enum TransitionField: String, FieldTable {
    case from, to, on, after, when, play

    package static let object = "a transition"
    package static let rows = FieldRows<Self>()

    /// What stands for every state but the one that a transition leads to.
    static let any = "*"
    /// What stands for the end of what led to a state.
    static let complete = "complete"

    package var field: Field {
        switch self {
        case .from:
            Field(
                "a state, a list of states or \"*\"",
                Schema.anyOf([
                    Self.state, .choice([Self.any]),
                    .list(of: Self.state, 1...Int.max).with("uniqueItems", true),
                ])
                .examples("closed", "*"),
                "the states that it leaves; \"*\" is every state but the one that it leads to"
            ).required
        case .to:
            Field("the name of a state", Self.state.examples("open"), "the state that it leads to").required
        case .on:
            Field(
                "an event or a list of events",
                Schema.anyOf([Self.event, .list(of: Self.event, 1...Int.max).with("uniqueItems", true)])
                    .examples("tap", ["tap", "swipeUp"]),
                "the events that take it")
        case .after:
            Field(
                "\"complete\" or a time",
                Schema.anyOf([.choice([Self.complete]), .ref(.positiveTime)]).examples(
                    .string(Self.complete), "2s"),
                "how long after the state was entered it is taken by itself; \"complete\" is no time")
        case .when:
            Field(
                "an expression", Schema.ref(.expression).examples("= items > 0"),
                "whether it may be taken, of parameters; true or false")
        case .play:
            Field(
                "the name of a variant", .identifier("the name of a variant", "expand").naming(.variant),
                "what plays; reversed if it leads the other way",
                default: "the only variant from one to the other, else the only one back, reversed")
        }
    }

    private static var state: Schema { Schema.word.naming(.state) }
    private static var event: Schema { Schema.word.naming(.event) }
}

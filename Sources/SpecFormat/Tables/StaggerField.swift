/// ★ The keys of a stagger.
package enum StaggerField: String, FieldTable {
    case each, total, from, curve

    package static let object = "a stagger"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .each: Self.time("from one child to the next")
        case .total: Self.time("from the first child to the last")
        case .from:
            Field(
                "a word or a number",
                .anyOf([.choice(Self.origins), Schema([("type", "integer"), ("minimum", 0)])]),
                "the child that starts first", default: "\"first\"", words: Self.origins)
        case .curve:
            .curve("how the starts are spread", default: "\"linear\"", examples: ["ease-out"])
        }
    }

    private static let origins = ["first", "last", "center", "edges"]

    private static func time(_ summary: String) -> Field {
        Field(
            "a time, a share or an expression",
            Schema.anyOf([.positiveNodeTime, .ref(.expression)]).examples("40ms", "= clamp(gap, 0, 0.1)"),
            summary)
    }
}

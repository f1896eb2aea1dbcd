/// ★ The keys of a variant.
package enum VariantField: String, FieldTable {
    case extends, mirror, reverseValues, from, to, reducedMotionFor, reducedMotion, timings, motion

    package static let object = "a variant"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .extends:
            Field(
                "the name of a variant", .identifier("the name of a variant", "expand").naming(.variant),
                "whose timings it starts from")
        case .mirror:
            .boolean("whether it is the exact mirror in time of the one it extends", default: "false")
        case .reverseValues:
            .boolean("whether it goes from its last state to its first", default: "false")
        case .from:
            Self.state("where it starts; with 'reverseValues' where it ends", default: "the first state")
        case .to: Self.state("where it ends; with 'reverseValues' where it starts", default: "the last state")
        case .reducedMotionFor:
            Field(
                "a list of variants",
                Schema.list(
                    of: .identifier("the name of a variant").naming(.variant), 1...Int.max
                )
                .with("uniqueItems", true).examples(["expand", "collapse"]),
                "what it replaces when reduced motion is asked for")
        case .reducedMotion:
            .choice(
                ["instant", "fade"],
                "what plays instead when reduced motion is asked for: \"instant\" or \"fade\"",
                meanings: [
                    "everything jumps to its end",
                    "opacities keep their timing, within 0.2 s, and everything else jumps to its end",
                ])
        case .timings:
            .entries(
                of: .timing, named: SchemaPattern.any, naming: .timing,
                "how its animations run, by the names they give",
                example: ["*": ["duration": "300ms"]])
        case .motion: .of(.node, "a node", "how it moves, as a tree of nodes instead of timings")
        }
    }

    private static func state(_ summary: String, default fallback: String) -> Field {
        Field(
            "the name of a state", Schema.word.examples("collapsed").naming(.state), summary,
            default: fallback)
    }
}

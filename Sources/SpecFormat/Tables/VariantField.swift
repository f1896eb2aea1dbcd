/// ★ The keys of a variant.
package enum VariantField: String, FieldTable {
    case extends
    case mirror
    case reverseValues
    case from
    case to
    case reducedMotionFor
    case reducedMotion
    case timings
    case motion

    package static let object = "a variant"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .extends: Field("the name of a variant", "whose timings it starts from")
        case .mirror:
            Field(
                "true or false", "whether it is the exact mirror in time of the one it extends",
                default: "false")
        case .reverseValues:
            Field("true or false", "whether it goes from its last state to its first", default: "false")
        case .from: Field("the name of a state", "where it starts", default: "the first state")
        case .to: Field("the name of a state", "where it ends", default: "the last state")
        case .reducedMotionFor:
            Field("a list of variants", "what it replaces when reduced motion is asked for")
        case .reducedMotion:
            Field("a word", "what plays instead when reduced motion is asked for: \"instant\" or \"fade\"")
        case .timings: Field("an object", "how its animations run, by the names they give")
        case .motion: Field("a node", "how it moves, as a tree of nodes instead of timings")
        }
    }
}

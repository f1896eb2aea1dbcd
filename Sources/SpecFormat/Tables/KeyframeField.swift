/// ★ The keys of a keyframe.
package enum KeyframeField: String, FieldTable {
    case at, value, curve

    package static let object = "a keyframe"
    package static let rows = FieldRows<Self>()

    package var field: Field {
        switch self {
        case .at:
            Field(
                "a share or a time", Schema.positiveNodeTime.examples("40%", "100ms"),
                "when, from the start of the node"
            ).required
        case .value: .of(.value, "a value", "the value at that time").required
        case .curve:
            .curve("the easing to the next keyframe", default: "that of the node", examples: ["ease-out"])
        }
    }
}

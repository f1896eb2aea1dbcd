import MotionModel

/// ★ Properties of platforms that no known key path stands for, and that do there what a declared property of their type does.
enum PlatformProperty {
    /// Whether a platform has a property of that name whose values are of that type.
    ///
    /// Lengths and counts are numbers; what a platform switches is a text or a truth, which is switched here too. Texts that it mixes,
    /// such as shadows and filters, aren't among them.
    static func isKnown(_ keyPath: String, _ type: ValueType) -> Bool {
        let name = LayoutProperty.camelCase(keyPath)
        switch type {
        case .number: return LayoutProperty.contains(keyPath) || numbers.contains(name)
        case .color, .colorIn: return colors.contains(name)
        case .string: return switches.contains(name)
        case .boolean: return truths.contains(name)
        default: return false
        }
    }

    private static let numbers = ["order", "orphans", "widows", "tabSize"]
    private static let colors = [
        "foregroundColor", "tintColor", "textColor", "caretColor", "accentColor", "textDecorationColor",
        "columnRuleColor", "color",
    ]
    private static let switches = [
        "display", "content", "pointerEvents", "cursor", "whiteSpace", "textAlign", "overflow", "fontStyle",
        "textTransform", "userSelect", "flexDirection", "justifyContent", "alignItems", "flexWrap",
        "listStyleType",
    ]
    private static let truths = ["isHidden", "hidden", "isEnabled", "isSelected", "isChecked"]
}

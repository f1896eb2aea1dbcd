/// ★ The types of design tokens.
///
/// - SeeAlso: Design Tokens Format Module 2025.10, types and composite types
enum TokenType: String, CaseIterable {
    case color
    case dimension
    case fontFamily
    case fontWeight
    case duration
    case cubicBezier
    case number
    case strokeStyle
    case border
    case transition
    case shadow
    case gradient
    case typography

    /// What other tools call it.
    private var dialects: [String] {
        switch self {
        case .duration: ["time", "durations", "timing"]
        case .cubicBezier:
            ["cubic-bezier", "cubicbezier", "easing", "timingFunction", "timing-function", "curve"]
        case .transition: ["motion", "animation"]
        case .color, .dimension, .fontFamily, .fontWeight, .number, .strokeStyle, .border, .shadow, .gradient,
            .typography:
            []
        }
    }

    /// The type that another tool calls by that name.
    static func dialect(_ name: String) -> TokenType? { allCases.first { $0.dialects.contains(name) } }

    /// Whether a spec has something for it.
    var isMotion: Bool {
        switch self {
        case .duration, .cubicBezier, .transition: true
        case .color, .dimension, .fontFamily, .fontWeight, .number, .strokeStyle, .border, .shadow, .gradient,
            .typography:
            false
        }
    }
}

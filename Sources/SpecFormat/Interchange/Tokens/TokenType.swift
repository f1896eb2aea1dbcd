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

    /// Its names in other tools.
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

    /// The type that has that name in another tool.
    static func dialect(_ name: String) -> TokenType? { allCases.first { $0.dialects.contains(name) } }

    /// Whether it has a counterpart in a spec.
    var isMotion: Bool {
        switch self {
        case .duration, .cubicBezier, .transition: true
        case .color, .dimension, .fontFamily, .fontWeight, .number, .strokeStyle, .border, .shadow, .gradient,
            .typography:
            false
        }
    }
}

/// The role of an object, as far as its layout depends on it.
enum LayoutRole: Hashable {
    /// The outermost value of a text that isn't a spec.
    case file
    /// The outermost object of a spec.
    case spec
    /// A collection of named things: curves, timings, animations and the like.
    case names
    /// The variants of a spec, by their names.
    case variants
    /// One variant.
    case variant
    /// The scene of a preview.
    case preview
    /// Anything else.
    case plain

    /// The role of the outermost value of a text.
    init(ofRoot root: JSONSyntax) {
        if case .object(let object) = root.content, object[SpecField.motionSpec.rawValue] != nil {
            self = .spec
        } else {
            self = .file
        }
    }

    /// The role of the value under a key; nil for an element.
    func child(_ key: String?) -> LayoutRole {
        switch self {
        case .file, .names, .plain: .plain
        case .variants: .variant
        case .variant: key == VariantField.timings.rawValue ? .names : .plain
        case .preview: key == PreviewField.layers.rawValue ? .names : .plain
        case .spec:
            switch key.flatMap({ SpecField(rawValue: $0) }) {
            case .imports, .parameters, .durations, .curves, .timings, .properties, .animations, .targets:
                .names
            case .variants: .variants
            case .preview: .preview
            case .schema, .motionSpec, .name, .defaults, .states, .transitions, nil: .plain
            }
        }
    }

    /// Whether an object has a line for each member even if all would fit one line. These objects grow, and a new
    /// member should be a new line.
    var keepsLinesApart: Bool { self != .plain }

    /// Whether consecutive one-line members form a table.
    var isTable: Bool { self == .names }
}

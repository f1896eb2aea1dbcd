import SpecCompiler
import SpecFormat

/// ★ The keys of 'speccli.json'.
enum ConfigurationField: String, FieldTable {
    case root
    case libraries
    case rules
    case rulesPage
    case bake

    static let object = "the configuration"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .root: Field("a path", "the folder that imports may lie in", default: "the folder of this file")
        case .libraries: Field("an object", "libraries by the names by which 'curve' knows them")
        case .rules:
            Field("an object", "severities of rules: \(Self.severities.joined(separator: ", "))")
        case .rulesPage:
            Field("an address", "a page of all rules, to whose headings reports for other tools lead")
        case .bake: Field("a list", "what 'bake' makes without operands")
        }
    }

    /// The words for a rule.
    static let severities = ["off"] + Severity.allCases.map { $0.rawValue }
}

/// ★ The keys of a target of 'bake', which are its operands and its flags.
enum BakeTargetField: String, FieldTable {
    case specs
    case output
    case format
    case tolerance
    case fps
    case maxError

    static let object = "a target of 'bake'"
    static let rows = FieldRows<Self>()

    var field: Field {
        switch self {
        case .specs: Field("a path, or a list of them", "the specs; '*' and '**' as in patterns").required
        case .output: Field("a path", "a file, or a folder with '/' at its end").required
        case .format: Field("a word", "the form of the result", default: "\"json\"")
        case .tolerance:
            .number(.above(0, upTo: 1), "largest error of a keyframe track", default: "0.001")
        case .fps:
            .number(
                .above(0, upTo: CommandTable.mostFramesPerSecond),
                "uniform samples instead of the fewest keyframes")
        case .maxError: .number(.above(0, upTo: 1e9), "the error beyond which nothing is right")
        }
    }
}

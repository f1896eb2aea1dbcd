/// ★ The forms that a motion can be written in for others to play.
///
/// The command line, its help and its file names read the rows; nothing else names a format.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Keyframes as JSON.
    case json
    /// The motion itself, for the Animator; see `CompiledMotion.binary`.
    case binary
    /// Design tokens, in the format 2025.10 of the Design Tokens Community Group.
    case dtcg

    /// What it is and who plays it, in a few words.
    public var summary: String {
        switch self {
        case .json: "keyframes, for any program"
        case .binary: "the motion itself, for an app that uses the Animator"
        case .dtcg: "design tokens 2025.10, the whole spec inside"
        }
    }

    /// What a file's name ends in, behind the name of the spec and a full stop.
    public var fileEnding: String {
        switch self {
        case .json: "timeline.json"
        case .binary: "timeline.bin"
        case .dtcg: "tokens.json"
        }
    }

    /// Whether it holds the motion as it is: both ways of every variant, parameters, start values and curves.
    ///
    /// There is nothing to choose then but the variants.
    public var isWhole: Bool {
        switch self {
        case .json, .dtcg: false
        case .binary: true
        }
    }

    /// Whether people can read it.
    public var isText: Bool {
        switch self {
        case .json, .dtcg: true
        case .binary: false
        }
    }
}

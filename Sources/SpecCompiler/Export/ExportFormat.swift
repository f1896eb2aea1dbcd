/// ★ The forms that a motion can be written in for others to play.
///
/// The command line, its help and its file names read the rows; nothing else names a format.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Keyframes as JSON.
    case json
    /// The motion itself, for the Animator; see `CompiledMotion.binary`.
    case binary
    /// Style sheets: keyframes, and classes for the variants.
    case css
    /// Keyframes and timings for `element.animate`, as JSON.
    case waapi
    /// An animated picture.
    case svg

    /// What it is and who plays it, in a few words.
    public var summary: String {
        switch self {
        case .json: "keyframes, for any program"
        case .binary: "the motion itself, for an app that uses the Animator"
        case .css: "a style sheet: keyframes, and a class for each variant"
        case .waapi: "what a page hands to element.animate, as JSON"
        case .svg: "an animated picture, to look at and to show"
        }
    }

    /// What a file's name ends in, behind the name of the spec and a full stop.
    public var fileEnding: String {
        switch self {
        case .json: "timeline.json"
        case .binary: "timeline.bin"
        case .css: "css"
        case .waapi: "waapi.json"
        case .svg: "svg"
        }
    }

    /// Whether it holds the motion as it is: both ways of every variant, parameters, start values and curves.
    ///
    /// There is nothing to choose then but the variants.
    public var isWhole: Bool {
        switch self {
        case .json, .css, .waapi, .svg: false
        case .binary: true
        }
    }

    /// Whether people can read it.
    public var isText: Bool {
        switch self {
        case .json, .css, .waapi, .svg: true
        case .binary: false
        }
    }
}

import SpecFormat

/// ★ Everything that reads bytes from outside, and what must hold whatever they are.
///
/// `Fuzz/run` names them too.
enum FuzzTarget: String, CaseIterable {
    /// The text of a spec: read, judged, repaired, compiled, exported.
    case spec
    /// The text of a JSON document.
    case json
    /// A text to lay out.
    case fmt
    /// A formula, in every place where one can stand.
    case expression
    /// A CSS colour.
    case color
    /// SVG path data.
    case path
    /// A curve: CSS, a name, JSON.
    case easing
    /// A style sheet to import.
    case style
    /// Design tokens to import.
    case tokens
    /// A baked file, its header as it is and put right.
    case binary
    /// A script of calls for a spec of the gallery.
    case simulate
    /// Choices, of which a valid spec is made.
    case made

    /// The target of this process.
    static let chosen: FuzzTarget = {
        let prefix = "--target="
        for argument in CommandLine.arguments where argument.hasPrefix(prefix) {
            if let target = FuzzTarget(rawValue: String(argument.dropFirst(prefix.count))) { return target }
        }
        fatalError("--target=\(allCases.map { $0.rawValue }.joined(separator: "|")) says what to try")
    }()

    /// Tries one input.
    func check(_ bytes: [UInt8]) {
        switch self {
        case .spec: SpecCheck.check(SourceFile(path: "fuzz.json", bytes: bytes))
        case .json: JSONCheck.check(bytes)
        case .fmt: FormatCheck.check(SourceFile(path: "fuzz.json", bytes: bytes))
        case .expression: FragmentCheck.expression(String(decoding: bytes, as: UTF8.self))
        case .color: FragmentCheck.color(String(decoding: bytes, as: UTF8.self))
        case .path: FragmentCheck.path(String(decoding: bytes, as: UTF8.self))
        case .easing: CurveCheck.check(bytes)
        case .style: ImportCheck.check(SourceFile(path: "fuzz.css", bytes: bytes), as: .css)
        case .tokens: ImportCheck.check(SourceFile(path: "fuzz.tokens.json", bytes: bytes), as: .tokens)
        case .binary: BinaryCheck.check(bytes)
        case .simulate: SimulationCheck.check(SourceFile(path: "fuzz.json", bytes: bytes))
        case .made: MadeCheck.check(bytes)
        }
    }
}

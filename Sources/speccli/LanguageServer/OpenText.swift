import SpecFormat

/// A text that is open in the client, saved or not.
struct OpenText {
    /// Its address, as the client writes it.
    let address: String
    /// Its location, with links resolved, relative to which imports are found.
    let location: String
    /// The client's identifier of its language.
    let language: String
    /// The client's version number.
    private(set) var version: Int
    /// Its content, with its lines.
    private(set) var positions: TextPositions
    /// The results of its check; nil until it is checked.
    var findings: Findings? {
        didSet { if let findings { lastFindings = findings } }
    }
    /// The results of its last check, of the content that it had then; nil if it was never checked, or is checked now.
    private(set) var lastFindings: Findings?

    /// The results of checking a text.
    struct Findings {
        let diagnostics: [Diagnostic]
        /// The locations it depends on: files that it imports, and places at which one is missing.
        let imports: Set<String>
        /// Whether it is no spec although it breaks no rule.
        let isUnexplained: Bool
        /// It and its imports with what their places are, by their locations; none if it is no spec.
        let files: [String: AnnotatedFile]
    }

    /// Creates a text that was opened.
    init(address: String, location: String, language: String, version: Int, _ positions: TextPositions) {
        self.address = address
        self.location = location
        self.language = language
        self.version = version
        self.positions = positions
    }

    /// The bytes.
    var bytes: [UInt8] { positions.bytes }

    /// Whether it is a spec, not other JSON.
    var isSpec: Bool {
        location.hasSuffix(".motion.json") || language == "motionspec" || SpecMark.stands(in: bytes)
    }

    /// What its places are; nil until it is checked.
    var annotations: Annotations? { findings?.files[location]?.annotations }

    /// Its content as a file.
    var file: SourceFile { SourceFile(path: location, bytes: bytes) }

    /// Its tree, even if it has errors; nil if it is empty.
    var tree: JSONSyntax? {
        var problems = Diagnostics()
        return JSONSyntax.parse(file, diagnostics: &problems)
    }

    /// Forgets the results of the last check, which the next one takes the place of.
    mutating func forgetLastFindings() { lastFindings = nil }

    /// Applies changes, each to the result of the ones before it.
    ///
    /// - Returns: false if one of them is invalid, and then nothing has changed.
    mutating func change(_ changes: [JSONValue], version: Int?) -> Bool {
        var positions = positions
        for change in changes {
            guard let text = change["text"]?.string else { return false }
            guard let range = change["range"] else {
                positions = TextPositions(Array(text.utf8), positions.encoding)
                continue
            }
            guard let place = positions.range(range) else { return false }
            var bytes = positions.bytes
            bytes.replaceSubrange(place.start..<place.end, with: text.utf8)
            positions = TextPositions(bytes, positions.encoding)
        }
        self.positions = positions
        if let version { self.version = version }
        findings = nil
        return true
    }
}

extension TextPositions {
    /// A range of the text in the client's format; nil if it is invalid.
    func range(_ value: JSONValue?) -> SourceRange? {
        guard let start = Self.position(value?["start"]), let end = Self.position(value?["end"]) else {
            return nil
        }
        let (first, last) = (offset(of: start), offset(of: end))
        return SourceRange(start: min(first, last), end: max(first, last))
    }

    /// The offset of a position in the client's format; nil if it is invalid.
    func offset(_ value: JSONValue?) -> Int? { Self.position(value).map { offset(of: $0) } }

    private static func position(_ value: JSONValue?) -> Position? {
        guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else {
            return nil
        }
        return Position(line: line, character: character)
    }

    /// A range of the text in the client's format.
    func json(_ range: SourceRange) -> JSONValue {
        .object([("start", json(range.start)), ("end", json(range.end))])
    }

    private func json(_ offset: Int) -> JSONValue {
        let place = position(at: offset)
        return .object([
            ("line", .number(Double(place.line))), ("character", .number(Double(place.character))),
        ])
    }
}

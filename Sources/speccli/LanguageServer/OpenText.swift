import SpecFormat

/// A text that is open in the client, saved or not.
struct OpenText {
    /// Its address, as the client writes it.
    let address: String
    /// Where it stands, without links: as imports of it are found.
    let location: String
    /// What the client calls its language.
    let language: String
    /// The client's number for its state.
    private(set) var version: Int
    /// What it says.
    private(set) var positions: TextPositions
    /// What was found in it; nil until it is checked.
    var findings: Findings?

    /// What was found in a text.
    struct Findings {
        let diagnostics: [Diagnostic]
        /// What it depends on: files that it imports, and places at which one is missing.
        let imports: Set<String>
        /// Whether it makes no spec although it breaks no rule.
        let isUnexplained: Bool
    }

    /// A text that was opened.
    init(address: String, location: String, language: String, version: Int, _ positions: TextPositions) {
        self.address = address
        self.location = location
        self.language = language
        self.version = version
        self.positions = positions
    }

    /// The bytes.
    var bytes: [UInt8] { positions.bytes }

    /// Whether it is a spec, and no other JSON.
    var isSpec: Bool {
        location.hasSuffix(".motion.json") || language == "motionspec" || SpecMark.stands(in: bytes)
    }

    /// Takes over changes, each to what the ones before it made.
    ///
    /// - Returns: false where one of them can't be understood, and then nothing has changed.
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
    /// A piece of the text, from how a client writes it; nil for what is none.
    func range(_ value: JSONValue?) -> SourceRange? {
        guard let start = Self.position(value?["start"]), let end = Self.position(value?["end"]) else {
            return nil
        }
        let (first, last) = (offset(of: start), offset(of: end))
        return SourceRange(start: min(first, last), end: max(first, last))
    }

    private static func position(_ value: JSONValue?) -> Position? {
        guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else {
            return nil
        }
        return Position(line: line, character: character)
    }

    /// A piece of the text as a client reads it.
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

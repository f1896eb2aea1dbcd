import SpecFormat

/// The offers of a completion, in the client's format.
struct CompletionList {
    private let texts: OpenTexts
    private let text: OpenText
    private let client: ClientAbilities
    /// The largest text that is read again for its names and to try something out; of a larger one the names of the last
    /// check are taken.
    static let largestFresh = 128 << 10

    /// Creates the completions of a text; a small one was checked.
    init(_ texts: OpenTexts, _ text: OpenText, _ client: ClientAbilities) {
        self.texts = texts
        self.text = text
        self.client = client
    }

    /// The list for an offset.
    func json(at offset: Int) -> JSONValue {
        let isSmall = text.bytes.count <= Self.largestFresh
        let findings = text.findings ?? text.lastFindings
        let checked = findings?.files[text.location]
        let annotations = checked?.annotations ?? Annotations()
        // The names of the last check stand where they stood then.
        let known = KnownNames(annotations, checked?.file.bytes ?? text.bytes) { location in
            findings?.files[location].map { ($0.annotations, $0.file.bytes) }
        }
        guard
            let completion = Completion(
                text.file, at: offset, annotations: annotations, known: known, files: { files })
        else { return .null }
        let (offers, isWhole) = completion.offers(
            trying: isSmall ? { texts.problems($0, inPlaceOf: text) } : nil)
        let items = offers.enumerated().map { json($1, place: $0) }
        return .object([("isIncomplete", .bool(!isWhole)), ("items", .array(items))])
    }

    /// The paths of files beside the text, and in folders beside it, that can be imported.
    private var files: [String] {
        let folder = Files.folder(of: text.location)
        var paths: [String] = []
        for file in SpecFinder(paths: [folder]).files.prefix(200) where file.path != text.location {
            guard Files.path(file.path, isIn: folder) else { continue }
            paths.append(String(file.path.dropFirst(folder.count + (folder.hasSuffix("/") ? 0 : 1))))
        }
        return paths
    }

    private func json(_ offer: Offer, place: Int) -> JSONValue {
        let isSnippet = client.hasSnippets && offer.snippet != nil
        let written = isSnippet ? offer.snippet ?? offer.text : offer.text
        let order = String(1000 + place).dropFirst()
        var members: [(String, JSONValue)] = [
            ("label", .string(offer.label)), ("kind", .number(offer.kind.number)),
            ("sortText", .string(String(order))), ("filterText", .string(filter(offer))),
            ("textEdit", text.edit(offer.range, written)), ("insertTextFormat", isSnippet ? 2 : 1),
        ]
        if let detail = offer.detail { members.append(("detail", .string(detail))) }
        if let documentation = offer.documentation {
            members.append(("documentation", Markup.json(documentation, isMarkdown: client.hasMarkdown)))
        }
        return .object(members)
    }

    /// What the client compares with what stands at the place: with a quote in front if one is there.
    private func filter(_ offer: Offer) -> String {
        let start = offer.range.start
        let isQuoted = !offer.range.isEmpty && text.bytes[start] == UInt8(ascii: "\"")
        return isQuoted ? JSONValue.quoted(offer.label) : offer.label
    }
}

/// Text for people, in the client's format.
enum Markup {
    /// Markdown, or the same as plain text for a client that takes no other.
    static func json(_ markdown: String, isMarkdown: Bool) -> JSONValue {
        .object([
            ("kind", .string(isMarkdown ? "markdown" : "plaintext")),
            ("value", .string(isMarkdown ? markdown : plain(markdown))),
        ])
    }

    /// The text without the marks that we write: those of bold type and of code, and fences.
    private static func plain(_ markdown: String) -> String {
        var isInFence = false
        var lines: [String] = []
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInFence.toggle()
                continue
            }
            var text: [UInt8] = []
            let bytes = Array(line.utf8)
            for (index, byte) in bytes.enumerated() {
                let isBold =
                    byte == UInt8(ascii: "*")
                    && (index > 0 && bytes[index - 1] == byte
                        || index + 1 < bytes.count && bytes[index + 1] == byte)
                if isInFence || byte != UInt8(ascii: "`") && !isBold { text.append(byte) }
            }
            lines.append(String(decoding: text, as: UTF8.self))
        }
        return lines.joined(separator: "\n")
    }
}

extension Offer.Kind {
    /// The protocol's number for the kind of an item.
    fileprivate var number: Double {
        switch self {
        case .key, .name(.property): 10
        case .name(.namespace): 9
        case .name(.parameter): 6
        case .name(.variant), .function: 3
        case .name(.state): 20
        case .name(.target): 7
        case .name(.event): 23
        case .name(.file): 17
        case .name(.duration), .name(.curve), .name(.timing): 21
        case .word: 12
        case .unit: 11
        case .part: 5
        case .number: 12
        case .object: 15
        case .color: 16
        }
    }
}

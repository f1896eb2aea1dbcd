import SpecFormat

/// Where names are given and used, from the places that the decoder has looked them up at.
struct Navigation {
    private let texts: OpenTexts
    private let text: OpenText
    private let document: SpecDocument
    private let documents: [SpecDocument]

    /// Creates the navigation from a text that was checked; nil if it is no spec.
    ///
    /// - Parameter documents: Those in which names are searched.
    init?(_ texts: OpenTexts, _ text: OpenText, among documents: [SpecDocument]) {
        guard let document = texts.document(text) else { return nil }
        self.texts = texts
        self.text = text
        self.document = document
        self.documents = documents
    }

    /// The places at which what stands at an offset is given.
    func definitions(at offset: Int) -> [JSONValue] {
        var places: [JSONValue] = []
        for (symbol, _) in document.symbols(at: offset) {
            guard let home = texts.document(at: symbol.location, importedBy: text) else { continue }
            places += home.uses(of: symbol).filter { $0.isDefinition }.map { home.json($0.range) }
        }
        return places
    }

    /// The places at which what stands at an offset is named.
    func references(at offset: Int, withDefinitions: Bool) -> [JSONValue] {
        let symbols = document.symbols(at: offset).map { $0.symbol }
        return uses(of: symbols).flatMap { document, uses in
            uses.filter { withDefinitions || !$0.isDefinition }.map { document.json($0.range) }
        }
    }

    /// The places in the same text at which what stands at an offset is named.
    func highlights(at offset: Int) -> [JSONValue] {
        let uses = document.symbols(at: offset).flatMap { document.uses(of: $0.symbol) }
        return ranges(uses).map { use in
            .object([("range", document.positions.json(use.range)), ("kind", use.isDefinition ? 3 : 2)])
        }
    }

    /// The documents that name one of some symbols, with the places, each once.
    func uses(of symbols: [SpecSymbol]) -> [(SpecDocument, [NameUse])] {
        guard !symbols.isEmpty else { return [] }
        return documents.compactMap { document in
            let uses = ranges(symbols.flatMap { document.uses(of: $0) })
            return uses.isEmpty ? nil : (document, uses)
        }
    }

    private func ranges(_ uses: [NameUse]) -> [NameUse] {
        var seen: Set<SourceRange> = []
        return uses.filter { seen.insert($0.range).inserted }.sorted { $0.range.start < $1.range.start }
    }

    // MARK: Renaming

    /// The symbol at an offset that can have another name, with its place.
    ///
    /// - Throws: The reason why it can't.
    func renamable(at offset: Int) throws(ResponseError) -> (symbol: SpecSymbol, use: NameUse) {
        let found = document.symbols(at: offset)
        guard let (symbol, use) = found.first(where: { $0.use.isDirect }) else {
            throw .invalidParameters(
                found.isEmpty ? "there is no name here" : "this stands for several names")
        }
        guard !found.contains(where: { $0.use.range == use.range && $0.symbol != symbol }) else {
            throw .invalidParameters("this stands for several names")
        }
        return (symbol, use)
    }

    /// The edits that give a symbol another name.
    ///
    /// - Throws: The reason why it can't have that name.
    func edits(
        renaming offset: Int, to name: String
    ) throws(ResponseError) -> [(SpecDocument, [TextEdit])] {
        let (symbol, use) = try renamable(at: offset)
        guard symbol.kind.canBeCalled(name) else {
            let article = symbol.kind == .event ? "an" : "a"
            throw .invalidParameters("'\(name)' is no name for \(article) \(symbol.kind.rawValue)")
        }
        let whole: String
        if symbol.kind == .property {
            let count = use.range.count
            whole = String(decoding: Array(symbol.name.utf8).dropLast(count), as: UTF8.self) + name
        } else {
            whole = name
        }
        var changes: [(SpecDocument, [TextEdit])] = []
        let inner = String(JSONValue.quoted(name).dropFirst().dropLast())
        for (document, uses) in uses(of: [symbol]) {
            let isHome = document.location == symbol.location
            let isTaken = document.annotations.names.contains {
                isHome && $0.kind == symbol.kind && $0.name == whole && $0.location == nil
            }
            guard !isTaken || whole == symbol.name else {
                throw .invalidParameters("'\(name)' is the name of something else")
            }
            var edits: [TextEdit] = []
            for use in uses {
                if use.isDirect {
                    edits.append(TextEdit(range: use.range, text: inner))
                } else if document.positions.bytes[use.range.start..<use.range.end].elementsEqual("$".utf8) {
                    // The copies of `each` follow the names in its list.
                    continue
                } else {
                    throw .invalidParameters("one of the places has several names at once")
                }
            }
            let shared = document.annotations.names.contains { other in
                other.kind == symbol.kind && other.isDirect
                    && (other.name != symbol.name || (other.location ?? document.location) != symbol.location)
                    && uses.contains { $0.isDirect && $0.range == other.range }
            }
            guard !shared else { throw .invalidParameters("one of the places has several names at once") }
            changes.append((document, edits))
        }
        guard keepsProblems(changes) else {
            throw .invalidParameters("with the name '\(name)' something would mean something else")
        }
        return changes
    }

    /// Whether the texts have the same problems after edits, as far as rules go.
    private func keepsProblems(_ changes: [(SpecDocument, [TextEdit])]) -> Bool {
        var changed: [String: [UInt8]] = [:]
        for (document, edits) in changes {
            changed[document.location] = TextEdit.apply(edits, to: document.positions.bytes)
        }
        return changes.allSatisfy { document, _ in
            guard let bytes = changed[document.location] else { return false }
            let before = texts.read(document.positions.bytes, at: document.location).diagnostics
            let after = texts.read(bytes, at: document.location, changed: changed).diagnostics
            return before.map { $0.id } == after.map { $0.id }
        }
    }
}

extension NameKind {
    /// Whether a name is one that the kind can have.
    fileprivate func canBeCalled(_ name: String) -> Bool {
        func isMade(of extra: [UInt8], _ first: Bool) -> Bool {
            !name.isEmpty
                && name.utf8.enumerated().allSatisfy { index, byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "_"):
                        true
                    case UInt8(ascii: "0")...UInt8(ascii: "9"): !first || index > 0
                    default: extra.contains(byte)
                    }
                }
        }
        switch self {
        case .namespace, .parameter, .variant: return isMade(of: [], true)
        case .target, .property: return isMade(of: [UInt8(ascii: "-"), UInt8(ascii: ".")], false)
        case .duration, .curve, .timing, .state:
            return !name.isEmpty && name != "*" && name.utf8.first != UInt8(ascii: "=")
                && name.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "(") }
        case .event:
            return !name.isEmpty && name.utf8.first != UInt8(ascii: "=")
                && name.utf8.allSatisfy { $0 >= 0x20 }
        case .file: return false
        }
    }
}

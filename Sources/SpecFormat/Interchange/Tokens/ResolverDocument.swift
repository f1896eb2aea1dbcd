/// A resolver document: where tokens come from, in the order in which later ones count, for one choice of contexts.
///
/// - SeeAlso: Design Tokens Resolver Module 2025.10
struct ResolverDocument {
    /// A piece of the tokens.
    enum Source {
        /// Tokens that stand in the document.
        case tokens(JSONSyntax)
        /// The tokens of a file, or of a group in it, with members that take the place of its own.
        case file(JSONString, path: String, group: TokenPath, overrides: [JSONMember])
    }

    /// ★ The keys of a document.
    private enum Key: String, CaseIterable {
        case version, name, description, sets, modifiers, resolutionOrder
        case schema = "$schema"
        case extensions = "$extensions"
        case definitions = "$defs"
    }

    private static let version = "2025.10"

    private let root: JSONObject
    private let contexts: [String: String]
    /// The problems so far.
    private(set) var diagnostics: Diagnostics
    /// The modifiers for which a context was chosen.
    private(set) var modifiers: Set<String> = []
    private var found: [Source] = []
    /// The sets that are being read, the outermost first.
    private var open: [String] = []

    /// Whether an object is a resolver document, not tokens.
    static func isOne(_ object: JSONObject) -> Bool {
        guard case .array? = object[Key.resolutionOrder.rawValue]?.value.content else { return false }
        return true
    }

    /// Creates a document with the context of each modifier that doesn't have its default.
    init(_ root: JSONObject, contexts: [String: String], diagnostics: Diagnostics) {
        self.root = root
        self.contexts = contexts
        self.diagnostics = diagnostics
    }

    /// All pieces, the last of which counts most.
    mutating func sources() -> [Source] {
        checkKeys()
        guard case .array(let order)? = root[Key.resolutionOrder.rawValue]?.value.content else { return [] }
        for element in order.elements { readStep(element) }
        return found
    }

    private mutating func checkKeys() {
        for member in root.members where Key(rawValue: member.key.value) == nil {
            var message = "a resolver document has no '\(member.key.value)'"
            if let nearest = Suggestion.nearest(
                to: member.key.value, among: Key.allCases.map { $0.rawValue })
            {
                message += ": did you mean '\(nearest)'?"
            }
            diagnostics.report(.tokenDialect, message, at: member.key.range)
        }
        let version = root[Key.version.rawValue]
        if version?.value.string?.value != Self.version {
            diagnostics.report(
                .tokenDialect, "the 'version' of a resolver document is \"\(Self.version)\"",
                at: version?.value.range ?? root[Key.resolutionOrder.rawValue]?.key.range
                    ?? SourceRange(at: 0))
        }
    }

    /// Reads a step of the order: a set or a modifier, in place or by its name.
    private mutating func readStep(_ syntax: JSONSyntax) {
        let wanted =
            "a step of 'resolutionOrder' is \"#/sets/NAME\" or \"#/modifiers/NAME\" under '$ref', or one in place"
        guard let object = syntax.object else {
            return diagnostics.report(.wrongType, "\(wanted), not \(syntax.typeName)", at: syntax.range)
        }
        if let reference = object[TokenKey.ref.rawValue]?.value {
            guard let text = reference.string, let names = TokenPath.pointer(text.value)?.names,
                names.count == 2, let kind = Key(rawValue: names[0]), kind == .sets || kind == .modifiers
            else { return diagnostics.report(.tokenReference, wanted, at: reference.range) }
            guard let target = root[kind.rawValue]?.value.child(names[1]) else {
                return reportMissing(names[1], in: kind, at: text.range)
            }
            if kind == .sets {
                readSet(target, named: names[1])
            } else {
                readModifier(target, named: names[1])
            }
            return
        }
        let name = object["name"]?.value.string?.value ?? ""
        switch object["type"]?.value.string?.value {
        case "set": readSet(syntax, named: name)
        case "modifier": readModifier(syntax, named: name)
        default: diagnostics.report(.tokenReference, wanted, at: syntax.range)
        }
    }

    private mutating func reportMissing(_ name: String, in kind: Key, at range: SourceRange) {
        let what = kind == .sets ? "set" : "modifier"
        let known = root[kind.rawValue]?.value.object?.members.map { $0.key.value } ?? []
        let phrase = Suggestion.nearest(to: name, among: known).map { ": did you mean '\($0)'?" } ?? ""
        diagnostics.report(.tokenReference, "there is no \(what) '\(name)'\(phrase)", at: range)
    }

    private mutating func readSet(_ syntax: JSONSyntax, named name: String) {
        guard !open.contains(name) else {
            let circle = (open + [name]).map { "'\($0)'" }.joined(separator: " → ")
            return diagnostics.report(
                .tokenCycle, "sets refer to each other in a circle: \(circle)", at: syntax.range)
        }
        open.append(name)
        readSources(
            syntax.object?["sources"]?.value, of: "a set has its tokens under 'sources'", at: syntax.range)
        open.removeLast()
    }

    private mutating func readModifier(_ syntax: JSONSyntax, named name: String) {
        guard let object = syntax.object, let list = object["contexts"]?.value, let known = list.object else {
            return diagnostics.report(
                .wrongType, "a modifier has its tokens under 'contexts', by their names", at: syntax.range)
        }
        let written = object["default"]?.value.string
        guard let context = contexts[name] ?? written?.value else {
            let names = known.members.map { "'\($0.key.value)'" }.joined(separator: ", ")
            return diagnostics.report(
                .tokenReference, "the modifier '\(name)' has no default: choose one of \(names)",
                at: list.range)
        }
        if contexts[name] != nil { modifiers.insert(name) }
        guard let sources = known[context]?.value else {
            let phrase =
                Suggestion.nearest(to: context, among: known.members.map { $0.key.value })
                .map { ": did you mean '\($0)'?" } ?? ""
            let place = contexts[name] == nil ? written?.range ?? list.range : list.range
            return diagnostics.report(
                .tokenReference, "the modifier '\(name)' has no context '\(context)'\(phrase)", at: place)
        }
        readSources(sources, of: "a context is a list of tokens and references to them", at: sources.range)
    }

    private mutating func readSources(_ syntax: JSONSyntax?, of sentence: String, at range: SourceRange) {
        guard case .array(let list)? = syntax?.content else {
            return diagnostics.report(.wrongType, sentence, at: syntax?.range ?? range)
        }
        for element in list.elements { readSource(element) }
    }

    private mutating func readSource(_ syntax: JSONSyntax) {
        guard let object = syntax.object else {
            return diagnostics.report(
                .wrongType, "tokens are an object, not \(syntax.typeName)", at: syntax.range)
        }
        guard let reference = object[TokenKey.ref.rawValue]?.value else {
            return found.append(.tokens(syntax))
        }
        guard let text = reference.string else {
            return diagnostics.report(
                .wrongType, "'$ref' is a text, not \(reference.typeName)", at: reference.range)
        }
        let overrides = object.members.filter { $0.key.value != TokenKey.ref.rawValue }
        let parts = text.value.utf8.split(
            separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(decoding: Array(parts[0]), as: UTF8.self)
        let fragment = parts.count > 1 ? "#" + String(decoding: Array(parts[1]), as: UTF8.self) : "#"
        guard let group = TokenPath.pointer(fragment), SpecDecoder.isImportPath(path) || path.isEmpty,
            !path.utf8.contains(UInt8(ascii: ":"))
        else {
            return diagnostics.report(
                .tokenReference, "'$ref' is the path of a file, relative to this one, or \"#/sets/NAME\"",
                at: text.range)
        }
        guard path.isEmpty else {
            return found.append(.file(text, path: path, group: group, overrides: overrides))
        }
        guard group.names.count == 2, group.names[0] == Key.sets.rawValue else {
            return diagnostics.report(
                .tokenReference, "a source is a set or a file, unlike '\(text.value)'", at: text.range)
        }
        guard let target = root[Key.sets.rawValue]?.value.child(group.names[1]) else {
            return reportMissing(group.names[1], in: .sets, at: text.range)
        }
        readSet(target, named: group.names[1])
        if !overrides.isEmpty {
            let own = JSONObject(members: overrides, danglingComments: [], isComplete: true)
            found.append(.tokens(JSONSyntax(range: syntax.range, content: .object(own))))
        }
    }
}

/// The transitions of a prototype, as Figma's REST interface gives a file or some of its nodes, as design tokens: the timing of each, by
/// the name of its layer and what sets it off.
///
/// - SeeAlso: Figma REST API, "Node types", `interactions`
struct FigmaPrototype {
    private var tokens = FigmaTokens()
    private var diagnostics: Diagnostics

    /// ★ The largest duration of a transition in Figma; in seconds, what is more are milliseconds.
    private static let longest = 10.0

    /// The tokens of a file; nil if the object is none.
    static func tokens(of object: JSONObject, at range: SourceRange, _ diagnostics: inout Diagnostics)
        -> JSONSyntax?
    {
        let nodes = object["nodes"]?.value.object?.members.compactMap { $0.value.object } ?? [object]
        let documents = nodes.compactMap { $0["document"]?.value }.filter {
            $0.object?["children"]?.value.elements != nil
        }
        guard !documents.isEmpty else { return nil }
        var figma = FigmaPrototype(diagnostics)
        for document in documents { figma.read(document) }
        if figma.tokens.isEmpty, !figma.diagnostics.hasErrors {
            figma.diagnostics.report(
                .nothingToImport, "no layer of this Figma file has a transition that a spec can say",
                at: SourceRange(start: range.start, end: min(range.end, range.start + 1)))
        }
        diagnostics = figma.diagnostics
        return figma.tokens.syntax(at: range)
    }

    private init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

    private mutating func read(_ syntax: JSONSyntax) {
        guard let node = syntax.object else { return }
        if let name = node["name"]?.value.string {
            let interactions = node["interactions"]?.value.elements ?? []
            for interaction in interactions { read(interaction, of: name) }
            if interactions.isEmpty { readFlat(node, name) }
        }
        for child in node["children"]?.value.elements ?? [] { read(child) }
    }

    private mutating func read(_ interaction: JSONSyntax, of name: JSONString) {
        guard let object = interaction.object else { return }
        let trigger = object["trigger"]?.value.object?["type"]?.value.string?.value
        for action in object["actions"]?.value.elements ?? [] {
            guard let transition = action.object?["transition"]?.value, let content = transition.object,
                let duration = content["duration"]?.value.number,
                let easing = content["easing"]?.value.object
            else { continue }
            // The interface's description says milliseconds; its files have seconds.
            let seconds = duration > Self.longest ? duration / 1000 : duration
            add(
                name, trigger, easing, seconds, kind: content["type"]?.value.string?.value,
                at: transition.range)
        }
    }

    /// Reads the transition of older files: milliseconds, and the name of an easing.
    private mutating func readFlat(_ node: JSONObject, _ name: JSONString) {
        guard let duration = node["transitionDuration"]?.value.number, let easing = node["transitionEasing"]
        else {
            return
        }
        let own =
            easing.value.object
            ?? JSONObject(
                members: [
                    JSONMember(key: easing.key.renamed("type"), value: easing.value, comments: JSONComments())
                ],
                danglingComments: [], isComplete: true)
        add(name, nil, own, duration / 1000, kind: nil, at: easing.value.range)
    }

    private mutating func add(
        _ name: JSONString, _ trigger: String?, _ easing: JSONObject, _ seconds: Double, kind: String?,
        at range: SourceRange
    ) {
        let path = trigger.map { name.renamed("\(name.value)/\(Self.camelCase($0))") } ?? name
        guard
            var members = FigmaEasing.token(
                of: easing, seconds: seconds, at: range, path.value, &diagnostics)
        else { return }
        if let kind {
            members.append(FigmaTokens.member(.description, .string(Self.words(kind)), at: range))
        }
        tokens.add(members, at: path, range: range)
    }

    /// `ON_CLICK` as `onClick`.
    private static func camelCase(_ text: String) -> String {
        let words = StyleText.lowercase(text).split(separator: "_").map { String($0) }
        return words.enumerated().map { $0.offset == 0 ? $0.element : capital($0.element) }.joined()
    }

    /// `SMART_ANIMATE` as `Smart animate`.
    private static func words(_ text: String) -> String {
        capital(StyleText.lowercase(text).split(separator: "_").joined(separator: " "))
    }

    private static func capital(_ word: String) -> String {
        guard let first = word.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
            return word
        }
        return String(decoding: [first & 0xDF] + Array(word.utf8.dropFirst()), as: UTF8.self)
    }
}

extension JSONString {
    /// Another text, which stands for this one at its place.
    fileprivate func renamed(_ text: String) -> JSONString {
        JSONString(value: text, range: range, contentRange: range, escapes: [])
    }
}

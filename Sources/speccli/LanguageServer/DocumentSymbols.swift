import SpecFormat

/// The named things of a spec, for an outline: each collection at the top with its members, and the timings or the motion
/// trees of its variants.
struct DocumentSymbols {
    /// The protocol's numbers for kinds of symbols.
    private enum Kind: Double {
        case module = 2
        case namespace = 3
        case property = 7
        case function = 12
        case variable = 13
        case constant = 14
        case array = 18
        case object = 19
        case key = 20
        case enumMember = 22
        case event = 24
    }

    private let text: OpenText
    private let isTree: Bool
    private var flat: [JSONValue] = []

    /// Creates the symbols of a text.
    ///
    /// - Parameter isTree: Whether symbols may be nested.
    init(_ text: OpenText, isTree: Bool) {
        self.text = text
        self.isTree = isTree
    }

    /// The symbols in the order of the text, even if it has errors.
    mutating func json() -> JSONValue {
        var problems = Diagnostics()
        let file = SourceFile(path: text.location, bytes: text.bytes)
        guard let root = JSONSyntax.parse(file, diagnostics: &problems),
            case .object(let object) = root.content
        else {
            return .array([])
        }
        var symbols: [JSONValue] = []
        for member in object.members {
            guard let field = SpecField(rawValue: member.key.value), let kind = Self.kind(of: field) else {
                continue
            }
            let name = member.key.value
            let children: [JSONValue]
            switch member.value.content {
            case .object(let things):
                children = things.members.map { thing in
                    symbol(thing, kind, in: name, children: parts(of: thing, field))
                }
            case .array(let things):
                children = things.elements.compactMap { thing in
                    title(of: thing, field).map { symbol($0, kind, thing.range, thing.range, in: name, []) }
                }
            default: continue
            }
            symbols.append(symbol(member, .namespace, in: nil, children: children))
        }
        return .array(isTree ? symbols : flat)
    }

    /// The symbol kind of a collection's members; nil if it isn't a collection.
    private static func kind(of field: SpecField) -> Kind? {
        switch field {
        case .imports: .module
        case .parameters: .variable
        case .durations, .curves, .timings: .constant
        case .properties, .animations: .property
        case .targets: .object
        case .variants: .function
        case .states: .enumMember
        case .transitions: .event
        case .schema, .motionSpec, .name, .defaults, .preview: nil
        }
    }

    /// What an element of a list at the top is called: the state, or what leads where, as in `idle → busy on tap`; nil for
    /// what is neither.
    private func title(of value: JSONSyntax, _ field: SpecField) -> String? {
        switch (field, value.content) {
        case (.states, .string(let state)): return state.value
        case (.transitions, .object(let transition)):
            func words(_ field: TransitionField) -> String? {
                transition[field.rawValue].map { member in
                    switch member.value.content {
                    case .string(let text): text.value
                    case .array(let list):
                        list.elements.compactMap {
                            if case .string(let text) = $0.content { text.value } else { nil }
                        }
                        .joined(separator: ", ")
                    default: text.file.text(in: member.value.range)
                    }
                }
            }
            var title = "\(words(.from) ?? "…") → \(words(.to) ?? "…")"
            for field in [TransitionField.on, .after, .when] {
                if let words = words(field) { title += " \(field.rawValue) \(words)" }
            }
            return title
        default: return nil
        }
    }

    /// The timings in a variant's list, or the nodes of its tree.
    private mutating func parts(of thing: JSONMember, _ field: SpecField) -> [JSONValue] {
        guard field == .variants, case .object(let variant) = thing.value.content else { return [] }
        if let motion = variant[VariantField.motion.rawValue]?.value {
            return [node(motion, in: thing.key.value)].compactMap { $0 }
        }
        guard case .object(let timings)? = variant[VariantField.timings.rawValue]?.value.content else {
            return []
        }
        return timings.members.map { symbol($0, .key, in: thing.key.value, children: []) }
    }

    /// A node of a motion tree with those in it; nil for a value that is none.
    ///
    /// The depth of a text is limited, so that of the recursion is.
    private mutating func node(_ value: JSONSyntax, in container: String) -> JSONValue? {
        guard case .object(let object) = value.content,
            let head = object.members.first(where: { NodeHead(rawValue: $0.key.value) != nil })
        else { return nil }
        var name = head.key.value
        if case .string(let subject) = head.value.content { name += " \(subject.value)" }
        var inner: [JSONSyntax] = []
        if case .array(let elements) = head.value.content { inner = Array(elements.elements) }
        if let motion = object[NodeField.motion.rawValue] { inner.append(motion.value) }
        let children = inner.compactMap { node($0, in: name) }
        return symbol(
            name, Self.kind(of: NodeHead(rawValue: head.key.value)), value.range, head.key.range,
            in: container, children)
    }

    /// The symbol kind of a node.
    private static func kind(of head: NodeHead?) -> Kind {
        switch head {
        case .animate, .decay, .physics, .set: .property
        case .sequence, .group, .each: .array
        case .use: .function
        case .emit: .event
        case .wait, .path, nil: .key
        }
    }

    private mutating func symbol(
        _ member: JSONMember, _ kind: Kind, in container: String?, children: [JSONValue]
    ) -> JSONValue {
        symbol(member.key.value, kind, member.range, member.key.range, in: container, children)
    }

    private mutating func symbol(
        _ name: String, _ kind: Kind, _ whole: SourceRange, _ place: SourceRange, in container: String?,
        _ children: [JSONValue]
    ) -> JSONValue {
        // Clients reject an empty name.
        let name = name.isEmpty ? "\"\"" : name
        var members: [(String, JSONValue)] = [("name", .string(name)), ("kind", .number(kind.rawValue))]
        guard isTree else {
            let range = text.positions.json(whole)
            members.append(("location", .object([("uri", .string(text.address)), ("range", range)])))
            if let container { members.append(("containerName", .string(container))) }
            flat.append(.object(members))
            return .null
        }
        members.append(("range", text.positions.json(whole)))
        members.append(("selectionRange", text.positions.json(place)))
        if !children.isEmpty { members.append(("children", .array(children))) }
        return .object(members)
    }
}

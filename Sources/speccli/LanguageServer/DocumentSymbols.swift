import SpecFormat

/// The named things of a spec, for an outline: each collection at the top with its members, and the timings of its
/// variants.
struct DocumentSymbols {
    /// The protocol's numbers for kinds of symbols.
    private enum Kind: Double {
        case module = 2
        case namespace = 3
        case property = 7
        case function = 12
        case variable = 13
        case constant = 14
        case key = 20
        case enumMember = 22
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
            guard let field = SpecField(rawValue: member.key.value), let kind = Self.kind(of: field),
                case .object(let things) = member.value.content
            else { continue }
            let name = member.key.value
            let children = things.members.map { thing in
                symbol(thing, kind, in: name, children: parts(of: thing, field))
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
        case .variants: .function
        case .schema, .motionSpec, .name, .defaults, .states: nil
        }
    }

    /// The timings in a variant's list.
    private mutating func parts(of thing: JSONMember, _ field: SpecField) -> [JSONValue] {
        guard field == .variants, case .object(let variant) = thing.value.content,
            case .object(let timings)? = variant[SpecField.timings.rawValue]?.value.content
        else { return [] }
        return timings.members.map { symbol($0, .key, in: thing.key.value, children: []) }
    }

    private mutating func symbol(
        _ member: JSONMember, _ kind: Kind, in container: String?, children: [JSONValue]
    ) -> JSONValue {
        // Clients reject an empty name.
        let name = member.key.value.isEmpty ? "\"\"" : member.key.value
        var members: [(String, JSONValue)] = [("name", .string(name)), ("kind", .number(kind.rawValue))]
        guard isTree else {
            let range = text.positions.json(member.range)
            members.append(("location", .object([("uri", .string(text.address)), ("range", range)])))
            if let container { members.append(("containerName", .string(container))) }
            flat.append(.object(members))
            return .null
        }
        members.append(("range", text.positions.json(member.range)))
        members.append(("selectionRange", text.positions.json(member.key.range)))
        if !children.isEmpty { members.append(("children", .array(children))) }
        return .object(members)
    }
}

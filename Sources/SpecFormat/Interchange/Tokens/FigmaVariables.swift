/// Variables as Figma exports them, by its REST interface or by the plugins that write collections, as design tokens.
///
/// - SeeAlso: Figma REST API, variables endpoints
struct FigmaVariables {
    private let root = Group()

    private enum Node {
        case token(JSONSyntax)
        case group(Group)
    }

    /// A group of variables: what stands before a slash in their names.
    private final class Group {
        var entries: [(name: JSONString, node: Node)] = []
        var groups: [String: Group] = [:]
    }

    /// The tokens of an export; nil if the object is none.
    static func tokens(of object: JSONObject, at range: SourceRange, _ diagnostics: inout Diagnostics)
        -> JSONSyntax?
    {
        let figma = FigmaVariables()
        let meta = object["meta"]?.value.object ?? object
        if let variables = meta["variables"]?.value.object,
            variables.members.contains(where: { $0.value.object?["valuesByMode"] != nil })
        {
            figma.add(variables, meta["variableCollections"]?.value.object, &diagnostics)
        } else if case .array(let collections)? = object["collections"]?.value.content {
            for collection in collections.elements { figma.add(collection, &diagnostics) }
        } else {
            return nil
        }
        return Self.syntax(figma.root, at: range)
    }

    /// Adds the variables of the REST interface: by id, with a value for each mode.
    private func add(
        _ variables: JSONObject, _ collections: JSONObject?, _ diagnostics: inout Diagnostics
    ) {
        for member in variables.members {
            guard let variable = member.value.object, let name = variable["name"]?.value.string,
                let values = variable["valuesByMode"]?.value.object?.members, let first = values.first
            else { continue }
            let collection = variable["variableCollectionId"]?.value.string
                .flatMap { collections?[$0.value]?.value.object }
            let mode = collection?["defaultModeId"]?.value.string?.value
            let chosen = values.first { $0.key.value == mode } ?? first
            if values.contains(where: { Self.text(of: $0.value) != Self.text(of: chosen.value) }) {
                Self.reportModes(name, &diagnostics)
            }
            let alias = chosen.value.object?["id"]?.value.string
                .flatMap { variables[$0.value]?.value.object?["name"]?.value.string?.value }
            add(
                name, type: variable["resolvedType"]?.value.string, chosen.value, alias: alias,
                description: variable["description"])
        }
    }

    /// Adds a collection as plugins write it: modes, each with a list of variables.
    private func add(_ collection: JSONSyntax, _ diagnostics: inout Diagnostics) {
        guard case .array(let modes)? = collection.object?["modes"]?.value.content else { return }
        var first: [String: String] = [:]
        for (index, mode) in modes.elements.enumerated() {
            guard case .array(let variables)? = mode.object?["variables"]?.value.content else { continue }
            for variable in variables.elements {
                guard let object = variable.object, let name = object["name"]?.value.string,
                    let value = object["value"]?.value
                else { continue }
                if index > 0 {
                    if first[name.value] != Self.text(of: value) { Self.reportModes(name, &diagnostics) }
                    continue
                }
                first[name.value] = Self.text(of: value)
                add(
                    name, type: object["type"]?.value.string, value,
                    alias: value.object?["name"]?.value.string?.value, description: object["description"])
            }
        }
    }

    private static func reportModes(_ name: JSONString, _ diagnostics: inout Diagnostics) {
        diagnostics.report(
            .tokenDialect, "'\(name.value)' has another value in another mode: that of the first is read",
            at: name.range)
    }

    private func add(
        _ name: JSONString, type: JSONString?, _ value: JSONSyntax, alias: String?, description: JSONMember?
    ) {
        var members: [JSONMember] = []
        func add(_ key: TokenKey, _ value: JSONSyntax) {
            members.append(
                JSONMember(
                    key: Self.string(key.rawValue, at: name.range), value: value, comments: JSONComments()))
        }
        if let type {
            // The types of Figma: FLOAT, STRING, COLOR, BOOLEAN, and what plugins make of them.
            let names = ["float": "number", "text": "string"]
            let lower = StyleText.lowercase(type.value)
            let own = Self.string(names[lower] ?? lower, at: type.range)
            // An alias has the type of what it names.
            if alias == nil { add(.type, JSONSyntax(range: type.range, content: .string(own))) }
        }
        if let alias {
            let path = "{" + alias.split(separator: "/").joined(separator: ".") + "}"
            let text = Self.string(path, at: value.range)
            add(.value, JSONSyntax(range: value.range, content: .string(text)))
        } else {
            add(.value, value)
        }
        if let text = description?.value, text.string?.value.isEmpty == false { add(.description, text) }
        let object = JSONObject(members: members, danglingComments: [], isComplete: true)
        let token = JSONSyntax(range: value.range, content: .object(object))
        let path = name.value.split(separator: "/").prefix(Limits.depth / 2)
            .map { Self.string(String($0), at: name.range) }
        guard let last = path.last else { return }
        var group = root
        for name in path.dropLast() {
            let inner = group.groups[name.value] ?? Group()
            if group.groups.updateValue(inner, forKey: name.value) == nil {
                group.entries.append((name, .group(inner)))
            }
            group = inner
        }
        group.entries.append((last, .token(token)))
    }

    private static func syntax(_ group: Group, at range: SourceRange) -> JSONSyntax {
        let members = group.entries.map { name, node in
            let value =
                switch node {
                case .token(let syntax): syntax
                case .group(let inner): syntax(inner, at: name.range)
                }
            return JSONMember(key: name, value: value, comments: JSONComments())
        }
        return JSONSyntax(
            range: range,
            content: .object(JSONObject(members: members, danglingComments: [], isComplete: true)))
    }

    private static func text(of syntax: JSONSyntax) -> String { syntax.value.text(pretty: false) }

    private static func string(_ text: String, at range: SourceRange) -> JSONString {
        JSONString(value: text, range: range, contentRange: range, escapes: [])
    }
}

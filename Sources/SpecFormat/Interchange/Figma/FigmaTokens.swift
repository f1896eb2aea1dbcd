/// Design tokens that are made of what Figma exports, by names with slashes.
struct FigmaTokens {
    private enum Node {
        case token(JSONSyntax)
        case group(Group)
    }

    /// A group of tokens: what stands before a slash in their names.
    private final class Group {
        var entries: [(name: JSONString, node: Node)] = []
        var groups: [String: Group] = [:]
    }

    private let root = Group()
    /// The texts of the tokens by their paths.
    private var taken: [String: String] = [:]

    /// Whether there is none.
    var isEmpty: Bool { root.entries.isEmpty }

    /// Adds a token; one of the same name and content is there already.
    ///
    /// A name that another token has gets a number: `card 2`.
    mutating func add(_ members: [JSONMember], at name: JSONString, range: SourceRange) {
        let object = JSONObject(members: members, danglingComments: [], isComplete: true)
        let token = JSONSyntax(range: range, content: .object(object))
        let content = token.value.text(pretty: false)
        var path = name.value.split(separator: "/").prefix(Limits.depth / 2).map { String($0) }
        guard let last = path.popLast() else { return }
        var own = last
        var count = 1
        while let other = taken[(path + [own]).joined(separator: "/")] {
            if other == content { return }
            count += 1
            own = "\(last) \(count)"
        }
        taken[(path + [own]).joined(separator: "/")] = content
        var group = root
        for name in path.map({ Self.string($0, at: name.range) }) {
            let inner = group.groups[name.value] ?? Group()
            if group.groups.updateValue(inner, forKey: name.value) == nil {
                group.entries.append((name, .group(inner)))
            }
            group = inner
        }
        group.entries.append((Self.string(own, at: name.range), .token(token)))
    }

    /// All tokens, as if they stood in a file.
    func syntax(at range: SourceRange) -> JSONSyntax { Self.syntax(root, at: range) }

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

    // MARK: Members

    /// A member of a token, whose value stands somewhere.
    static func member(_ key: TokenKey, _ value: JSONSyntax, at range: SourceRange) -> JSONMember {
        JSONMember(key: string(key.rawValue, at: range), value: value, comments: JSONComments())
    }

    /// A member of a token, whose value is made of what stands somewhere.
    static func member(_ key: TokenKey, _ value: JSONValue, at range: SourceRange) -> JSONMember {
        member(key, syntax(value, at: range), at: range)
    }

    private static func syntax(_ value: JSONValue, at range: SourceRange) -> JSONSyntax {
        let content: JSONSyntax.Content
        switch value {
        case .null: content = .null
        case .bool(let bool): content = .bool(bool)
        case .number(let number): content = .number(number)
        case .string(let text): content = .string(string(text, at: range))
        case .array(let elements):
            content = .array(
                JSONArray(
                    elements: elements.map { syntax($0, at: range) }, danglingComments: [], isComplete: true))
        case .object(let members):
            let all = members.map { name, value in
                JSONMember(
                    key: string(name, at: range), value: syntax(value, at: range), comments: JSONComments())
            }
            content = .object(JSONObject(members: all, danglingComments: [], isComplete: true))
        }
        return JSONSyntax(range: range, content: content)
    }

    private static func string(_ text: String, at range: SourceRange) -> JSONString {
        JSONString(value: text, range: range, contentRange: range, escapes: [])
    }
}

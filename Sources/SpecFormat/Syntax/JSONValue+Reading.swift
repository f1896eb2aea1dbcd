extension JSONValue {
    /// Reads the value of a JSON text; nil if the text isn't JSON.
    ///
    /// - Parameter strictJSON: Whether comments and other conveniences of specs are refused.
    package init?(text: String, strictJSON: Bool = true) {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "", text: text)
        guard let syntax = JSONSyntax.parse(file, strictJSON: strictJSON, diagnostics: &diagnostics),
            !diagnostics.hasErrors, let value = JSONValue(syntax)
        else { return nil }
        self = value
    }

    /// Converts a tree, without its ranges; nil if something in it couldn't be read.
    init?(_ syntax: JSONSyntax) {
        switch syntax.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let value): self = .number(value)
        case .string(let string): self = .string(string.value)
        case .array(let array):
            let elements = array.elements.compactMap { JSONValue($0) }
            guard elements.count == array.elements.count else { return nil }
            self = .array(elements)
        case .object(let object):
            let members = object.members.compactMap { member in
                JSONValue(member.value).map { (member.key.value, $0) }
            }
            guard members.count == object.members.count else { return nil }
            self = .object(members)
        case .invalid: return nil
        }
    }
}

/// A walk through the schema beside a tree: which parts of it a value, a key or a place for one can be.
struct SchemaWalk {
    private let definitions: [String: JSONValue]
    /// The schemas of a whole spec.
    let root: [JSONValue]

    /// The schema of specs, made once.
    static let spec = SchemaWalk(SpecSchema.named)

    private init(_ schema: JSONValue) {
        var definitions: [String: JSONValue] = [:]
        for (name, definition) in schema["$defs"]?.members ?? [] { definitions[name] = definition }
        self.definitions = definitions
        root = [schema]
    }

    /// The schema's alternatives, with references followed: each says a type, words or keys of its own.
    func flattened(_ schema: JSONValue) -> [JSONValue] {
        if let path = schema["$ref"]?.string, let name = path.utf8.split(separator: UInt8(ascii: "/")).last {
            return definitions[String(decoding: Array(name), as: UTF8.self)].map { flattened($0) } ?? []
        }
        guard schema["type"] == nil, schema["enum"] == nil, schema["properties"] == nil else {
            return [schema]
        }
        guard let choices = schema["anyOf"] ?? schema["oneOf"] else { return [schema] }
        return choices.elements.flatMap { flattened($0) }
    }

    /// Of several schemas those of objects that can have some keys: all of them, or as many as any.
    func objects(_ schemas: [JSONValue], having keys: [String]) -> [JSONValue] {
        let objects = schemas.filter { $0["type"]?.string == "object" }
        let counts = objects.map { schema in
            keys.count { key in !member(key, of: schema).isEmpty }
        }
        guard let most = counts.max() else { return [] }
        return zip(objects, counts).filter { $0.1 == most }.map { $0.0 }
    }

    /// What an object's schema says of the value of a key, before references are followed; empty if it can't have it.
    func member(_ key: String, of schema: JSONValue) -> [JSONValue] {
        if let own = schema.at("properties", key) { return [own] }
        guard case .object? = schema["additionalProperties"] else { return [] }
        return schema["additionalProperties"].map { [$0] } ?? []
    }

    /// What a list's schemas say of an element.
    func elements(_ schemas: [JSONValue]) -> [JSONValue] {
        schemas.filter { $0["type"]?.string == "array" }.compactMap { $0["items"] }
    }

    /// Whether keys of an object, with the values of those that are Booleans or words, break a rule about which of them
    /// stand together.
    func isBroken(_ schema: JSONValue, by keys: [String: JSONValue]) -> Bool {
        if let not = schema["not"], !not.mentionsNothing, holds(not, keys) { return true }
        if let choices = schema["oneOf"]?.elements, choices.allSatisfy({ $0["required"] != nil }) {
            if choices.count(where: { holds($0, keys) }) > 1 { return true }
        }
        if let condition = schema["if"], holds(condition, keys), let then = schema["then"] {
            if isBroken(then, by: keys) || (then["properties"] != nil && !holds(then, keys)) { return true }
        }
        return schema["allOf"]?.elements.contains { isBroken($0, by: keys) } ?? false
    }

    /// Whether an object satisfies the keywords that speak of which keys there are.
    private func holds(_ schema: JSONValue, _ keys: [String: JSONValue]) -> Bool {
        for key in schema["required"]?.elements ?? [] {
            guard let name = key.string, keys[name] != nil else { return false }
        }
        for (name, part) in schema["properties"]?.members ?? [] {
            guard let wanted = part["const"], let value = keys[name] else { continue }
            guard wanted.text(pretty: false) == value.text(pretty: false) else { return false }
        }
        if let choices = schema["anyOf"]?.elements { return choices.contains { holds($0, keys) } }
        return true
    }
}

extension JSONValue {
    /// Whether a rule says nothing about keys.
    fileprivate var mentionsNothing: Bool { self["required"] == nil && self["anyOf"] == nil }
}

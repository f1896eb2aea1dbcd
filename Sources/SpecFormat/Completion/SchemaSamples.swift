import MotionModel

/// Values that can stand somewhere, for completions to begin with: what the schema gives as examples, and the least that
/// it asks for.
struct SchemaSamples {
    /// The names of a kind that are known at the place.
    let names: (NameKind) -> [String]
    /// The number of states: that of the values of an animation.
    let stateCount: Int

    private static let most = 8

    /// The samples, the likeliest first.
    func values(of schema: JSONValue, depth: Int = 0) -> [JSONValue] {
        let walk = SchemaWalk.spec
        var values: [JSONValue] = []
        let alternatives = walk.flattened(schema)
        for alternative in alternatives {
            let kind = alternative[Schema.names]?.string.flatMap { NameKind(rawValue: $0) }
            if let kind, !kind.isSpare {
                values += names(kind).prefix(2).map { .string($0) }
            }
        }
        for part in [schema] + alternatives {
            for snippet in part["defaultSnippets"]?.elements.prefix(1) ?? [] {
                if let body = snippet["body"] { values.append(body.plain) }
            }
        }
        if stateCount != 2 || depth > 0, let list = states(alternatives) { values += list }
        for part in [schema] + alternatives { values += part["examples"]?.elements.prefix(2) ?? [] }
        if let list = states(alternatives) { values += list }
        if let fallback = schema["default"] { values.append(fallback) }
        for alternative in alternatives { values += least(of: alternative, depth: depth) }
        return Array(values.prefix(Self.most))
    }

    /// The samples for a property: those of its type first, if it has a known one.
    func values(of schema: JSONValue, ofProperty name: String) -> [JSONValue] {
        var first: [JSONValue] = []
        do throws(PropertyPathError) {
            let path = try PropertyPath(name)
            if let row = path.known {
                let value = row.initial.json
                let count = max(2, stateCount)
                let hasStates = states(SchemaWalk.spec.flattened(schema)) != nil
                first = [hasStates ? .array(Array(repeating: value, count: count)) : value]
            }
        } catch {
            return values(of: schema)
        }
        return first + values(of: schema)
    }

    /// A value for each state, of several types.
    private func states(_ alternatives: [JSONValue]) -> [JSONValue]? {
        guard let list = alternatives.first(where: { $0["type"]?.string == "array" }),
            list.at("items", "$ref")?.string == Schema.ref(.value).json["$ref"]?.string,
            list["minItems"]?.integer == 2, list["maxItems"] == nil
        else { return nil }
        let zeros: [JSONValue] = [0, "#000000", false, [0, 0], [0, 0, 0, 0], []]
        return zeros.map { .array(Array(repeating: $0, count: max(2, stateCount))) }
    }

    /// What an alternative asks for at least.
    private func least(of schema: JSONValue, depth: Int) -> [JSONValue] {
        if let words = schema["enum"]?.elements { return Array(words.prefix(1)) }
        if let only = schema["const"] { return [only] }
        switch schema["type"]?.string {
        case "boolean": return [true, false]
        case "number", "integer":
            if let lower = schema["minimum"] { return [lower, 1] }
            return [1, 0]
        case "array":
            let count = schema["minItems"]?.integer ?? 0
            guard count > 0, count < 20, depth < 3, let items = schema["items"] else { return [.array([])] }
            return values(of: items, depth: depth + 1).prefix(3).map {
                .array(Array(repeating: $0, count: count))
            }
        case "object":
            guard depth < 3 else { return [] }
            // Where two members name the same kind of thing, as the ends of a transition, either may be the first.
            let samples = [0, 1].map { turn in
                JSONValue.object(required(of: schema, besides: [], depth: depth + 1, turn: turn))
            }
            return samples[0].text(pretty: false) == samples[1].text(pretty: false) ? [samples[0]] : samples
        default: return []
        }
    }

    /// The members without which an object is wrong, and that it doesn't have; of names, each has another one.
    ///
    /// - Parameters:
    ///   - values: What the object has already.
    ///   - turn: The name that the first of them begins with.
    func required(
        of schema: JSONValue, besides keys: [String], apartFrom values: [JSONValue] = [], depth: Int = 0,
        turn: Int = 0
    ) -> [(String, JSONValue)] {
        var missing = schema["required"]?.elements.compactMap { $0.string } ?? []
        for choices in [schema["oneOf"], schema["anyOf"]].compactMap({ $0 }) {
            let lists = choices.elements.map { $0["required"]?.elements.compactMap { $0.string } ?? [] }
            guard !lists.contains(where: { !$0.isEmpty && $0.allSatisfy(keys.contains) }) else { continue }
            missing += lists.first { $0.count == 1 } ?? []
        }
        var used = Set(values.compactMap { $0.string })
        return missing.filter { !keys.contains($0) }.compactMap { key in
            guard let row = SchemaWalk.spec.member(key, of: schema).first else { return nil }
            let all = self.values(of: row, depth: depth + 1)
            let free = all.filter { $0.string.map { !used.contains($0) } ?? true }
            guard let value = (used.isEmpty ? free.dropFirst(turn).first : nil) ?? free.first ?? all.first
            else {
                return nil
            }
            if let name = value.string { used.insert(name) }
            return (key, value)
        }
    }
}

extension NameKind {
    /// Whether something else than a name is more likely at its places.
    fileprivate var isSpare: Bool { self == .duration || self == .curve || self == .timing || self == .file }
}

extension JSONValue {
    /// A snippet's body without its stops: `${1:300ms}` is `300ms`, and `^${1:0.5}` the number.
    fileprivate var plain: JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { $0.plain })
        case .object(let members): return .object(members.map { ($0.0.unstopped, $0.1.plain) })
        case .string(let text):
            guard text.utf8.first == UInt8(ascii: "^") else { return .string(text.unstopped) }
            return JSONValue(text: String(text.dropFirst()).unstopped) ?? .string(text)
        case .null, .bool, .number: return self
        }
    }
}

extension String {
    /// The text of a snippet's stop; the text itself if it is none.
    fileprivate var unstopped: String {
        let bytes = Array(utf8)
        guard bytes.starts(with: Array("${".utf8)), bytes.last == UInt8(ascii: "}"),
            let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
        else { return self }
        return String(decoding: bytes[(colon + 1)...].dropLast(), as: UTF8.self)
    }
}

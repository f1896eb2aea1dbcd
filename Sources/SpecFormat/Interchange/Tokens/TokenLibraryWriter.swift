/// Writes tokens as a library, with their descriptions and extensions.
struct TokenLibraryWriter {
    let source: SourceFile
    let table: TokenTable
    let names: [String]

    /// The library of all tokens that have a meaning in a spec.
    func document(named name: String, _ meanings: [TokenResolver.Meaning?]) -> CopiedJSON {
        var members: [(String, CopiedJSON)] = [
            (SpecField.motionSpec.rawValue, .value(1)), (SpecField.name.rawValue, .value(.string(name))),
        ]
        let info = table.groups.first?.info ?? TokenInfo()
        if let description = info.description {
            members.append((CommonField.description.rawValue, .value(.string(description.value))))
        }
        if let extensions = extensions(info, own: groups) {
            members.append((CommonField.extensions.rawValue, extensions))
        }
        for (field, type) in Self.places {
            let entries = zip(table.rows.indices, meanings).compactMap { index, meaning in
                meaning.flatMap { $0.type == type ? (names[index], entry($0, of: table.rows[index])) : nil }
            }
            if !entries.isEmpty { members.append((field.rawValue, .object(entries))) }
        }
        return .object(members)
    }

    /// ★ The collection for the tokens of each type.
    private static let places: [(SpecField, TokenType)] = [
        (.durations, .duration), (.curves, .cubicBezier), (.timings, .transition),
    ]

    /// A named value; an object if it has a description or extensions.
    private func entry(_ meaning: TokenResolver.Meaning, of row: TokenTable.Row) -> CopiedJSON {
        let info = row.token.info
        var own: [(String, CopiedJSON)] = []
        if let deprecated = deprecated(info) {
            own.append((TokenExtension.Tokens.deprecated.rawValue, deprecated))
        }
        let extensions = extensions(info, own: own)
        guard info.description != nil || extensions != nil else { return .value(meaning.value) }
        var members = meaning.members.map { ($0.0, CopiedJSON.value($0.1)) }
        if let description = info.description {
            members.append((CommonField.description.rawValue, .value(.string(description.value))))
        }
        if let extensions { members.append((CommonField.extensions.rawValue, extensions)) }
        return .object(members)
    }

    /// The extensions of others, byte for byte, and our own; nil if there are neither.
    ///
    /// The exact curve beside four numbers is left out, because it is in the spec now.
    private func extensions(_ info: TokenInfo, own: [(String, CopiedJSON)]) -> CopiedJSON? {
        let all = info.extensions?.object?.members ?? []
        let foreign = all.filter { $0.key.value != TokenExtension.motion.rawValue }
        if own.isEmpty, foreign.count == all.count { return info.extensions.map { .verbatim(bytes($0)) } }
        var members = foreign.map { ($0.key.value, CopiedJSON.verbatim(bytes($0.value))) }
        if !own.isEmpty { members.append((TokenExtension.tokens.rawValue, .object(own))) }
        return members.isEmpty ? nil : .object(members)
    }

    /// The descriptions and the like of groups, by their paths.
    private var groups: [(String, CopiedJSON)] {
        var entries: [(String, CopiedJSON)] = []
        for (path, info) in table.groups.dropFirst() {
            var members: [(String, CopiedJSON)] = []
            if let description = info.description {
                members.append((TokenKey.description.rawValue, .value(.string(description.value))))
            }
            if let deprecated = deprecated(info) {
                members.append((TokenKey.deprecated.rawValue, deprecated))
            }
            if let extensions = info.extensions {
                members.append((TokenKey.extensions.rawValue, .verbatim(bytes(extensions))))
            }
            if !members.isEmpty { entries.append((path, .object(members))) }
        }
        return entries.isEmpty ? [] : [(TokenExtension.Tokens.groups.rawValue, .object(entries))]
    }

    private func deprecated(_ info: TokenInfo) -> CopiedJSON? {
        switch info.deprecation {
        case nil: nil
        case .no?: .value(false)
        case .yes(let reason)?: .value(reason.map { .string($0) } ?? true)
        }
    }

    private func bytes(_ syntax: JSONSyntax) -> [UInt8] {
        Array(source.bytes[syntax.range.start..<syntax.range.end])
    }
}

/// Restores the spec from which tokens were made, with the extensions that others have added to the tokens since.
struct TokenRestoration {
    /// The value that holds the spec.
    private let spec: JSONSyntax
    private let source: SourceFile
    private let table: TokenTable

    /// The spec in a file of tokens; nil if there is none.
    init?(_ root: JSONObject, source: SourceFile, table: TokenTable) {
        let own = root[TokenKey.extensions.rawValue]?.value.object?[TokenExtension.motion.rawValue]?.value
        guard let spec = own?.object?[TokenExtension.Motion.spec.rawValue]?.value, spec.object != nil else {
            return nil
        }
        self.spec = spec
        self.source = source
        self.table = table
    }

    /// The text of the spec, byte for byte unless somebody has added to `$extensions`.
    func document(_ diagnostics: inout Diagnostics) -> [UInt8] {
        compareTokens(&diagnostics)
        let added = addedExtensions
        guard !added.isEmpty, let object = spec.object else { return bytes(spec) }
        var members: [(String, CopiedJSON)] = []
        var extensions: [(String, CopiedJSON)] = []
        for member in object.members {
            if member.key.value == CommonField.extensions.rawValue, let own = member.value.object {
                extensions = own.members.map { ($0.key.value, .verbatim(bytes($0.value))) }
            } else {
                members.append((member.key.value, .verbatim(bytes(member.value))))
            }
        }
        for (key, value) in added {
            extensions.removeAll { $0.0 == key }
            extensions.append((key, value))
        }
        // After the name and the description, its usual place.
        let place = members.firstIndex { SpecField.contents.contains($0.0) } ?? members.count
        members.insert((CommonField.extensions.rawValue, .object(extensions)), at: place)
        return CopiedJSON.object(members).text
    }

    /// Reports the tokens that have changed since they were made.
    private func compareTokens(_ diagnostics: inout Diagnostics) {
        var strangers: (count: Int, first: SourceRange)?
        for row in table.rows {
            guard let standIn = TokenExtension.Motion.standIn.value(of: row.token) else {
                let first = strangers?.first ?? row.token.name.range
                strangers = ((strangers?.count ?? 0) + 1, first)
                continue
            }
            guard standIn.value.text(pretty: false) != row.token.content.value.text(pretty: false) else {
                continue
            }
            diagnostics.report(
                .tokenStale,
                "'\(row.path.text)' was changed, and the spec in '$extensions' wasn't: the spec counts",
                at: row.token.content.range)
        }
        if let strangers {
            let message = "the token is no part of the spec in '$extensions', it is left out"
            diagnostics.report(
                .tokenSkipped, message + TokenResolver.others(strangers.count - 1), at: strangers.first)
        }
    }

    /// The extensions of others in the file, and in its groups and tokens by their paths.
    private var addedExtensions: [(String, CopiedJSON)] {
        var added = foreign(table.groups.first?.info.extensions)
        var inside: [(String, CopiedJSON)] = []
        let places =
            table.groups.dropFirst().map { ($0.path, $0.info.extensions) }
            + table.rows.map { ($0.path.text, $0.token.info.extensions) }
        for (path, extensions) in places {
            let members = foreign(extensions)
            if !members.isEmpty { inside.append((path, .object(members))) }
        }
        if !inside.isEmpty {
            let key = TokenExtension.Tokens.extensions.rawValue
            added.append((TokenExtension.tokens.rawValue, .object([(key, .object(inside))])))
        }
        return added
    }

    private func foreign(_ extensions: JSONSyntax?) -> [(String, CopiedJSON)] {
        (extensions?.object?.members ?? []).filter { $0.key.value != TokenExtension.motion.rawValue }.map {
            ($0.key.value, .verbatim(bytes($0.value)))
        }
    }

    private func bytes(_ syntax: JSONSyntax) -> [UInt8] {
        Array(source.bytes[syntax.range.start..<syntax.range.end])
    }
}

extension TokenExtension.Motion {
    /// The value of a token under this key.
    func value(of token: Token) -> JSONSyntax? {
        let own = token.info.extensions?.object?[TokenExtension.motion.rawValue]?.value
        return own?.object?[rawValue]?.value
    }
}

extension SpecField {
    /// The keys of a spec's contents, after those that describe it.
    fileprivate static let contents = [
        SpecField.imports, .parameters, .defaults, .durations, .curves, .timings, .properties, .states,
        .animations, .variants,
    ].map { $0.rawValue }
}

import MotionModel

extension TokenResolver {
    /// The target of a reference.
    enum Link {
        case token(Int)
        case value(JSONSyntax)
        /// Nothing, which was reported.
        case broken
    }

    /// The target of a value that is a reference, an alias in braces or an object with `$ref`; nil for any other value.
    mutating func link(_ syntax: JSONSyntax) -> Link? {
        if let string = syntax.string, let path = TokenPath.alias(string.value) {
            return aliasLink(path, at: string.range)
        }
        guard let pointer = syntax.object?[TokenKey.ref.rawValue]?.value else { return nil }
        guard let string = pointer.string, let path = TokenPath.pointer(string.value) else {
            diagnostics.report(
                .tokenReference, "'$ref' is a pointer into this file: \"#/group/token/$value\"",
                at: pointer.range)
            return .broken
        }
        if let index = table.index(ofPointer: path) {
            warnOfDeprecation(index, at: string.range)
            return .token(index)
        }
        return limited({ $0.pointed(path, at: string.range) }, at: string.range) ?? .broken
    }

    private mutating func aliasLink(_ path: TokenPath, at range: SourceRange) -> Link {
        var index = table.index(of: path)
        if index == nil, path.names.last == TokenKey.value.undecorated {
            index = table.index(of: TokenPath(names: Array(path.names.dropLast())))
            if index != nil {
                diagnostics.report(
                    .tokenDialect, "a reference names the token, without '.value'", at: range)
            }
        }
        if index == nil {
            index = sets.index(of: path, in: table)
            if let index {
                if let themes = sets.themes, sets.depends(path, in: table) {
                    diagnostics.report(
                        .tokenDialect,
                        "themes choose sets, and a spec has no themes: of the sets that any theme has the last one counts",
                        at: themes.range)
                }
                let text = JSONValue.quoted("{\(table.rows[index].path.text)}")
                diagnostics.report(
                    .tokenDialect, "a reference names the token with all its groups", at: range,
                    fixes: [FixIt("write \(text)", range: range, replacement: text)])
            }
        }
        guard let index else {
            var message = "there is no token '\(path.text)'"
            let known = !diagnostics.suggestions.areSpent ? table.rows.map { $0.path.text } : []
            if let nearest = diagnostics.suggestions.nearest(to: path.text, among: known) {
                message += ": did you mean '\(nearest)'?"
            }
            diagnostics.report(.tokenReference, message, at: range)
            return .broken
        }
        warnOfDeprecation(index, at: range)
        return .token(index)
    }

    private mutating func warnOfDeprecation(_ index: Int, at range: SourceRange) {
        guard case .yes(let reason)? = table.rows[index].deprecation, let current,
            table.rows[current].deprecation ?? .no == .no
        else { return }
        let why = reason.map { ": \($0)" } ?? ""
        diagnostics.report(
            .tokenDeprecated, "'\(table.rows[index].path.text)' is deprecated\(why)", at: range)
    }

    /// The target of a pointer; references on the way are followed.
    private mutating func pointed(_ path: TokenPath, at range: SourceRange) -> Link {
        var place = root
        for name in path.names {
            if place.child(name) == nil, let link = link(place) {
                switch link {
                case .broken: return .broken
                case .token(let index): place = table.rows[index].token.content
                case .value(let syntax): place = syntax
                }
                // A token that refers to another has that one's value.
                if name == TokenKey.value.rawValue { continue }
            }
            guard let next = place.child(name) else {
                diagnostics.report(
                    .tokenReference, "'$ref' leads nowhere: '\(name)' isn't there", at: range)
                return .broken
            }
            place = next
        }
        if let further = link(place) { return further }
        return .value(place)
    }

    /// A value, or the one that it refers to; nil if there is none, which was reported.
    mutating func settled(_ syntax: JSONSyntax) -> JSONSyntax? {
        var syntax = syntax
        for _ in 0..<Limits.depth {
            switch link(syntax) {
            case nil: return syntax
            case .broken: return nil
            case .value(let target): syntax = target
            case .token(let index): syntax = table.rows[index].token.content
            }
        }
        diagnostics.report(.tokenCycle, "the references from here never end", at: syntax.range)
        return nil
    }
}

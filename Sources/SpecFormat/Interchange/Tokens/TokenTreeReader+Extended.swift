/// A group that others extend, and what it counts for.
struct ExtendedGroup {
    let group: TokenGroup
    /// The number of its tokens and groups.
    let count: Int
    /// The number of groups in or behind each other in it, with itself.
    let depth: Int
}

/// Groups that extend others.
extension TokenTreeReader {
    /// The group that `$extends`, or `$ref` beside a group's tokens, leads to. Each is read once, however many extend it.
    mutating func extended(_ syntax: JSONSyntax) -> TokenGroup? {
        let text = syntax.string ?? syntax.object?[TokenKey.ref.rawValue]?.value.string
        guard let text, let path = TokenPath.alias(text.value) ?? TokenPath.pointer(text.value) else {
            diagnostics.report(
                .tokenReference, "'$extends' is a reference to a group: \"{group}\" or \"#/group\"",
                at: syntax.range)
            return nil
        }
        if let known = extendedGroups[path] {
            guard open.count + known.depth <= Limits.depth else { return reportDepth(at: text.range) }
            deepest = Swift.max(deepest, open.count + known.depth)
            return hasRoom(for: known.count, at: text.range) ? known.group : nil
        }
        var target = JSONSyntax(range: SourceRange(at: 0), content: .object(root))
        for name in path.names {
            guard let next = target.child(name) else {
                diagnostics.report(
                    .tokenReference, "there is no group '\(path.text)': '\(name)' isn't there",
                    at: text.range)
                return nil
            }
            target = next
        }
        let pointer = target.object?[TokenKey.ref.rawValue]?.value
        guard let object = target.object, object[TokenKey.value.rawValue] == nil,
            pointer.map({ isGroup(object, referringTo: $0) }) ?? true
        else {
            diagnostics.report(.tokenReference, "'\(path.text)' is no group", at: text.range)
            return nil
        }
        let start = path.names.isEmpty ? open[0] : target.range.start
        guard !open.contains(start) else {
            circleCount += 1
            diagnostics.report(
                .tokenCycle, "a group can't extend itself, or one that it is in", at: text.range)
            return nil
        }
        guard open.count < Limits.depth else { return reportDepth(at: text.range) }
        let (outer, before, circles) = (deepest, count, circleCount)
        deepest = 0
        let group = group(object, at: target.range)
        // Each group of a circle is told where it closes.
        if circleCount == circles {
            extendedGroups[path] = ExtendedGroup(
                group: group, count: count - before, depth: deepest - open.count)
        }
        deepest = Swift.max(outer, deepest)
        return group
    }

    private mutating func reportDepth(at range: SourceRange) -> TokenGroup? {
        diagnostics.report(
            .limitDepth, "groups must not be in or extend each other more than \(Limits.depth) deep",
            at: range)
        return nil
    }

    /// Whether an object with a `$ref` is a group, to which that is the same as `$extends`: it has tokens, or leads to a group.
    func isGroup(_ object: JSONObject, referringTo pointer: JSONSyntax) -> Bool {
        leadsToGroup(pointer)
            || object.members.contains {
                $0.key.value.utf8.first != UInt8(ascii: "$") && Self.isToken($0.value)
            }
    }

    private func leadsToGroup(_ pointer: JSONSyntax) -> Bool {
        var pointer = pointer
        for _ in 0..<Limits.depth {
            guard let text = pointer.string, let path = TokenPath.pointer(text.value) else { return false }
            var object = root
            for name in path.names {
                guard let inner = object[name]?.value.object, Self.isGroup(inner) else { return false }
                object = inner
            }
            // One that leads to another is what that is.
            guard let next = object[TokenKey.ref.rawValue]?.value else { return true }
            pointer = next
        }
        return false
    }

    /// Whether an object has no value, so that it is a group, or a token that another one has the value of.
    private static func isGroup(_ object: JSONObject) -> Bool {
        object[TokenKey.value.rawValue] == nil && !isUndecoratedToken(object)
    }
}

/// Reads tokens and groups, and adds to each group the members that it extends.
struct TokenTreeReader {
    /// The largest number of tokens and groups; those that come from extended groups count each time.
    static let mostTokens = 100_000

    let root: JSONObject
    var diagnostics: Diagnostics
    /// The offsets of the groups that are being read, the outermost first.
    private(set) var open: [Int] = []
    /// The number of tokens and groups so far.
    var count = 0
    /// How deep the groups of the innermost group that is being read go.
    var deepest = 0
    /// How many circles of groups were found.
    var circleCount = 0
    /// The groups that others extend, by their paths.
    var extendedGroups: [TokenPath: ExtendedGroup] = [:]

    /// Creates a reader of a whole text.
    init(root: JSONObject, diagnostics: Diagnostics) {
        self.root = root
        self.diagnostics = diagnostics
    }

    /// The tokens of the text.
    mutating func tree(at range: SourceRange) -> TokenGroup { group(root, at: range, isRoot: true) }

    mutating func group(_ object: JSONObject, at range: SourceRange, isRoot: Bool = false) -> TokenGroup {
        open.append(range.start)
        deepest = Swift.max(deepest, open.count)
        defer { open.removeLast() }
        var own = TokenGroup()
        var base: TokenGroup?
        for member in object.members {
            let name = member.key.value
            guard name.utf8.first == UInt8(ascii: "$") else {
                add(member, to: &own)
                continue
            }
            switch TokenKey(rawValue: name) {
            case .extends, .ref:
                let other = extended(member.value)
                base = base.map { $0.extended(by: other ?? TokenGroup()) } ?? other
            case .root: addRoot(member, to: &own)
            case .schema where isRoot: break
            case nil where isRoot && Self.studioKeys.contains(name): break
            case let key? where TokenKey.ofGroup.contains(key): read(member, as: key, into: &own.info)
            default: reportUnknown(member.key, among: TokenKey.ofGroup, "a group")
            }
        }
        return base?.extended(by: own) ?? own
    }

    /// ★ What Tokens Studio says at the top about its sets of tokens.
    static let studioKeys = ["$themes", "$metadata"]

    private mutating func addRoot(_ member: JSONMember, to group: inout TokenGroup) {
        guard let object = member.value.object, let token = token(member.key, object) else {
            diagnostics.report(.tokenValue, "'$root' is a token", at: member.value.range)
            return
        }
        group.add(member.key, .token(token))
    }

    private mutating func add(_ member: JSONMember, to group: inout TokenGroup) {
        let name = member.key.value
        guard let object = member.value.object else {
            if case .invalid = member.value.content { return }
            diagnostics.report(
                .tokenDialect,
                "'\(name)' is neither a token nor a group, which are objects; what is said about them begins with '$'",
                at: member.key.range)
            return
        }
        if name.utf8.contains(where: { Self.reserved.contains($0) }) {
            diagnostics.report(
                .tokenName, "a reference can't reach '\(name)': names have no '{', '}' or '.'",
                at: member.key.range)
        }
        guard hasRoom(for: 1, at: member.key.range) else { return }
        if let token = token(member.key, object) {
            group.add(member.key, .token(token))
        } else if open.count >= Limits.depth {
            diagnostics.report(
                .limitDepth, "groups must not be in or extend each other more than \(Limits.depth) deep",
                at: member.key.range)
        } else {
            group.add(member.key, .group(self.group(object, at: member.value.range)))
        }
    }

    /// Counts tokens and groups; whether there is room for them, which is an error the first time that there is none.
    mutating func hasRoom(for more: Int, at range: SourceRange) -> Bool {
        let before = count
        count += more
        if before <= Self.mostTokens, count > Self.mostTokens {
            diagnostics.report(
                .limitTokens, "a file must not have more than \(Self.mostTokens) tokens and groups", at: range
            )
        }
        return count <= Self.mostTokens
    }

    private static let reserved = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ".")]

    // MARK: Tokens

    /// The token that an object describes; nil if it describes a group.
    private mutating func token(_ name: JSONString, _ object: JSONObject) -> Token? {
        let value = object[TokenKey.value.rawValue]
        let pointer = object[TokenKey.ref.rawValue]
        let isDialect = value == nil && pointer == nil && Self.isUndecoratedToken(object)
        guard value != nil || pointer != nil || isDialect else { return nil }
        if value == nil, let pointer, isGroup(object, referringTo: pointer.value) { return nil }
        var info = TokenInfo()
        var content: JSONSyntax?
        for member in object.members {
            switch key(of: member.key, inDialect: isDialect) {
            case .value: content = content ?? member.value
            case .ref:
                if let value { reportBoth(member.key, value.key) }
                // Resolved as an object with '$ref', which a value may be too.
                if value == nil {
                    content = JSONSyntax(range: member.value.range, content: .object(object))
                }
            case let key? where TokenKey.ofToken.contains(key): read(member, as: key, into: &info)
            default:
                if isDialect { continue }
                if Self.isToken(member.value) {
                    reportInside(name, member.key)
                } else {
                    reportUnknown(member.key, among: TokenKey.ofToken, "a token")
                }
            }
        }
        return content.map { Token(name: name, info: info, content: $0) }
    }

    /// Whether an object is a token of an older tool: it has a value that isn't a group, or a type beside it.
    static func isUndecoratedToken(_ object: JSONObject) -> Bool {
        guard let value = object["value"]?.value else { return false }
        guard let members = value.object else { return true }
        // A group has groups and tokens, which are objects; of coordinates and of a time with its unit none is.
        let isValue = TokenGuess.isCurve(value) || TokenGuess.isTime(value)
        if isValue, members.members.allSatisfy({ $0.value.object == nil }) { return true }
        return object["type"]?.value.string != nil
    }

    private mutating func key(of name: JSONString, inDialect isDialect: Bool) -> TokenKey? {
        if let key = TokenKey(rawValue: name.value) { return key }
        guard isDialect, let key = TokenKey.allCases.first(where: { $0.undecorated == name.value }) else {
            return nil
        }
        let text = JSONValue.quoted(key.rawValue)
        diagnostics.report(
            .tokenDialect, "'\(name.value)' is \(key.quoted) in the format", at: name.range,
            fixes: [FixIt("write \(text)", range: name.range, replacement: text)])
        return key
    }

    private mutating func reportBoth(_ pointer: JSONString, _ value: JSONString) {
        diagnostics.report(
            .conflictingKeys, "a token has '$value' or '$ref', not both", at: pointer.range,
            notes: [Diagnostic.Note("'$value' is here", at: value.range)])
    }

    /// Whether a value is a token as the format writes it.
    static func isToken(_ value: JSONSyntax) -> Bool { value.object?[TokenKey.value.rawValue] != nil }

    private mutating func reportInside(_ token: JSONString, _ name: JSONString) {
        diagnostics.report(
            .tokenDialect,
            "'\(token.value)' has a value, so it is a token and can't have '\(name.value)' in it, which is left out: "
                + "a group's own token is called '$root'", at: name.range)
    }

    private mutating func reportUnknown(_ name: JSONString, among known: [TokenKey], _ what: Phrase) {
        let names = known.map { $0.rawValue }
        var message = "\(what) has no '\(name.value)'"
        if let nearest = Suggestion.nearest(to: name.value, among: names) {
            message += ": did you mean '\(nearest)'?"
        }
        diagnostics.report(.tokenDialect, message, at: name.range)
    }

    private mutating func read(_ member: JSONMember, as key: TokenKey, into info: inout TokenInfo) {
        switch key {
        case .type: info.type = text(member)
        case .description: info.description = text(member)
        case .extensions:
            guard member.value.object != nil else { return reportType(member, "an object") }
            info.extensions = member.value
        case .deprecated:
            switch member.value.content {
            case .bool(let isDeprecated): info.deprecation = isDeprecated ? .yes(reason: nil) : .no
            case .string(let reason): info.deprecation = .yes(reason: reason.value)
            default: reportType(member, "true, false or a reason")
            }
        case .schema, .value, .ref, .extends, .root: break
        }
    }

    private mutating func text(_ member: JSONMember) -> JSONString? {
        if let string = member.value.string { return string }
        reportType(member, "a text")
        return nil
    }

    private mutating func reportType(_ member: JSONMember, _ wanted: String) {
        if case .invalid = member.value.content { return }
        diagnostics.report(
            .wrongType, "'\(member.key.value)' is \(wanted), not \(member.value.typeName)",
            at: member.value.range)
    }
}

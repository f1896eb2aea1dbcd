import MotionModel

/// Follows references between tokens, and converts their values to those of a spec.
struct TokenResolver {
    /// The meaning of a token in a spec.
    struct Meaning {
        /// The type, which is one of those that describe motion.
        let type: TokenType
        /// The value in the spec: a name for an alias, else a value.
        let value: JSONValue
        /// The members of the value as an object, with aliases followed to their end.
        let members: [(String, JSONValue)]
        /// The seconds that another token may take for a delay or duration; nil if this is no time.
        let seconds: Double?
    }

    private enum State {
        case unread
        case reading
        case read(Meaning?)
    }

    let table: TokenTable
    let names: [String]
    var diagnostics: Diagnostics
    let root: JSONSyntax
    private var states: [State]
    /// The token that is being read.
    private(set) var current: Int?
    /// The tokens that are being read, the outermost first.
    private var reading: [Int] = []
    /// The first token of every cycle that was reported.
    private var reportedCycles: Set<Int> = []
    /// The number of references that are being followed.
    private var depth = 0
    /// The number of tokens without a type.
    private(set) var untypedCount = 0
    /// The sets of tokens whose names references leave out, as Tokens Studio writes them; the last one counts.
    let sets: [String]
    /// The tokens that are left out because of their type, one row for each type.
    private var skipped: [(type: String, message: String, id: DiagnosticID, count: Int, first: SourceRange)] =
        []

    /// Creates a resolver of a table's tokens.
    init(_ table: TokenTable, root: JSONSyntax, diagnostics: Diagnostics) {
        self.table = table
        self.root = root
        self.diagnostics = diagnostics
        names = table.specNames
        let isStudio = TokenTreeReader.studioKeys.contains { root.object?[$0] != nil }
        sets = isStudio ? root.object?.members.map { $0.key.value }.reversed() ?? [] : []
        states = [State](repeating: .unread, count: table.rows.count)
    }

    /// The meaning of every token; nil for one that was reported or doesn't describe motion.
    mutating func meanings() -> [Meaning?] {
        let all = table.rows.indices.map { meaning(of: $0) }
        for row in skipped {
            let others = Self.others(row.count - 1)
            diagnostics.report(row.id, row.message + others, at: row.first)
        }
        return all
    }

    /// The end of a sentence that names the first of several tokens.
    static func others(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: "; so is another"
        default: "; so are \(count) others"
        }
    }

    /// The meaning of a token.
    mutating func meaning(of index: Int) -> Meaning? {
        switch states[index] {
        case .read(let meaning): return meaning
        case .reading:
            reportCycle(Array(reading[(reading.firstIndex(of: index) ?? 0)...]))
            return nil
        case .unread: break
        }
        states[index] = .reading
        let outer = current
        current = index
        reading.append(index)
        let meaning = readMeaning(of: table.rows[index], at: index)
        reading.removeLast()
        current = outer
        // A cycle through the token was reported while it was read.
        if case .reading = states[index] { states[index] = .read(meaning) }
        if case .read(let result) = states[index] { return result }
        return nil
    }

    private mutating func readMeaning(of row: TokenTable.Row, at index: Int) -> Meaning? {
        guard let type = type(of: index) else { return nil }
        guard type.isMotion else {
            let message = "a token of type \(type.quoted) moves nothing, it is left out"
            skip(type.rawValue, message, .tokenSkipped, at: row.token.name.range)
            return nil
        }
        let content = row.token.content
        if let link = link(content) {
            switch link {
            case .broken: return nil
            case .token(let target): return alias(of: target, type, at: content.range)
            case .value(let syntax): return value(syntax, type)
            }
        }
        return value(content, type).map { exact($0, row.token) }
    }

    private mutating func alias(of target: Int, _ type: TokenType, at range: SourceRange) -> Meaning? {
        guard let found = self.type(of: target) else { return nil }
        guard found == type else {
            diagnostics.report(
                .tokenValue,
                "a token of type \(type.quoted) can't be '\(table.rows[target].path.text)', "
                    + "which is of type \(found.quoted)", at: range)
            return nil
        }
        guard let meaning = limited({ $0.meaning(of: target) }, at: range).flatMap({ $0 }) else { return nil }
        return Meaning(
            type: type, value: .string(names[target]), members: meaning.members, seconds: meaning.seconds)
    }

    private mutating func value(_ syntax: JSONSyntax, _ type: TokenType) -> Meaning? {
        switch type {
        case .duration:
            return time(syntax, "a duration", allowsNegative: false).map {
                Meaning(type: type, value: $0.value, members: $0.members, seconds: $0.seconds)
            }
        case .cubicBezier:
            return curve(syntax).map { Meaning(type: type, value: .object($0), members: $0, seconds: nil) }
        case .transition:
            return timing(syntax).map { Meaning(type: type, value: .object($0), members: $0, seconds: nil) }
        case .color, .dimension, .fontFamily, .fontWeight, .number, .strokeStyle, .border, .shadow, .gradient,
            .typography:
            return nil
        }
    }

    private mutating func skip(
        _ type: String, _ message: String, _ id: DiagnosticID, at range: SourceRange
    ) {
        guard let place = skipped.firstIndex(where: { $0.type == type }) else {
            skipped.append((type, message, id, 1, range))
            return
        }
        skipped[place].count += 1
    }

    // MARK: Types

    /// A token's type: its own, else that of the token it refers to, else that of its group.
    private mutating func type(of index: Int) -> TokenType? {
        var index = index
        var visited: [Int] = []
        while true {
            if let start = visited.firstIndex(of: index) {
                reportCycle(Array(visited[start...]))
                return nil
            }
            guard visited.count < Limits.depth else {
                diagnostics.report(
                    .limitDepth, "references must not follow each other more than \(Limits.depth) deep",
                    at: table.rows[visited[0]].token.content.range)
                return nil
            }
            visited.append(index)
            let row = table.rows[index]
            if let own = row.token.info.type { return type(own, of: row) }
            guard case .token(let target)? = link(row.token.content) else {
                if case .broken? = link(row.token.content) { return nil }
                if let inherited = row.inheritedType { return type(inherited, of: row) }
                if let guess = TokenGuess.type(of: row) {
                    skip(
                        guess.rawValue + " by its group",
                        "'\(row.path.text)' has no '$type', by its group it is read as a \(guess.rawValue)",
                        .tokenDialect, at: row.token.name.range)
                    return guess
                }
                untypedCount += 1
                skip(
                    "", "'\(row.path.text)' has no '$type', nor have its groups: it is left out",
                    .tokenUntyped,
                    at: row.token.name.range)
                return nil
            }
            index = target
        }
    }

    /// Reports a cycle once, and marks all its tokens as unreadable.
    private mutating func reportCycle(_ indices: [Int]) {
        for index in indices { states[index] = .read(nil) }
        let rows = (indices + [indices[0]]).map { table.rows[$0] }
        guard !reportedCycles.contains(indices.min() ?? 0) else { return }
        reportedCycles.insert(indices.min() ?? 0)
        let circle = rows.map { "'\($0.path.text)'" }.joined(separator: " → ")
        diagnostics.report(
            .tokenCycle, "tokens refer to each other in a circle: \(circle)", at: rows[0].token.content.range)
    }

    private mutating func type(_ name: JSONString, of row: TokenTable.Row) -> TokenType? {
        let isVague = TokenGuess.vague.contains(name.value)
        if isVague, let guess = TokenGuess.type(of: row, given: name.value) {
            skip(
                guess.rawValue + " beside " + name.value,
                "'\(row.path.text)' is of type '\(name.value)', by its group it is read as a \(guess.rawValue)",
                .tokenDialect, at: row.token.name.range)
            return guess
        }
        if let type = TokenType(rawValue: name.value) { return type }
        let known = TokenType.allCases.map { $0.rawValue }
        if let type = TokenType.dialect(name.value) ?? Self.typeOfText(name, row) {
            let text = JSONValue.quoted(type.rawValue)
            diagnostics.report(
                .tokenDialect, "'\(name.value)' is \(type.quoted) in the format", at: name.range,
                fixes: [FixIt("write \(text)", range: name.range, replacement: text)])
            return type
        }
        var message = "'\(name.value)' is no type of the format, its token is left out"
        if let nearest = Suggestion.nearest(to: name.value, among: known) {
            message = "'\(name.value)' is no type of the format: did you mean '\(nearest)'?"
        }
        skip(name.value, message, .tokenUntyped, at: name.range)
        return nil
    }

    /// The type of a text that can only be a time or an easing, as some tools export them.
    private static func typeOfText(_ name: JSONString, _ row: TokenTable.Row) -> TokenType? {
        guard TokenGuess.vague.contains(name.value), let text = row.token.content.string?.value else {
            return nil
        }
        if let quantity = Quantity(text), TimeUnit(rawValue: quantity.unit) != nil { return .duration }
        let isFunction = ["cubic-bezier(", "linear(", "steps("].contains { text.hasPrefix($0) }
        return isFunction ? .cubicBezier : nil
    }

    /// Follows a reference, unless there are too many in a row.
    mutating func limited<Result>(
        _ body: (inout TokenResolver) -> Result, at range: SourceRange
    ) -> Result? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Limits.depth else {
            diagnostics.report(
                .limitDepth, "references must not follow each other more than \(Limits.depth) deep",
                at: range)
            return nil
        }
        return body(&self)
    }
}

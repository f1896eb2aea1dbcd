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
    var untypedCount = 0
    /// The types that are known so far.
    var types: [FoundType?]
    /// The tokens that were left out with a warning, though they are of a type of motion.
    var leftOut: Set<Int> = []
    /// The sets of tokens whose names references leave out, as Tokens Studio writes them.
    let sets: TokenSets
    /// The tokens that are left out because of their type, one row for each type.
    private var skipped: [(type: String, message: String, id: DiagnosticID, count: Int, first: SourceRange)] =
        []

    /// Creates a resolver of a table's tokens.
    init(_ table: TokenTable, root: JSONSyntax, diagnostics: Diagnostics) {
        self.table = table
        self.root = root
        self.diagnostics = diagnostics
        names = table.specNames
        sets = TokenSets(root.object)
        types = [FoundType?](repeating: nil, count: table.rows.count)
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
        guard let meaning = limited({ $0.meaning(of: target) }, at: range).flatMap({ $0 }) else {
            leaveOut(with: target, at: range)
            return nil
        }
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

    /// Leaves out a token, reported with the others of its type.
    mutating func skip(
        _ type: String, _ message: String, _ id: DiagnosticID, at range: SourceRange
    ) {
        guard let place = skipped.firstIndex(where: { $0.type == type }) else {
            skipped.append((type, message, id, 1, range))
            return
        }
        skipped[place].count += 1
    }

    /// Reports a cycle once, and marks all its tokens as unreadable.
    mutating func reportCycle(_ indices: [Int]) {
        for index in indices { states[index] = .read(nil) }
        let rows = (indices + [indices[0]]).map { table.rows[$0] }
        guard !reportedCycles.contains(indices.min() ?? 0) else { return }
        reportedCycles.insert(indices.min() ?? 0)
        let circle = rows.map { "'\($0.path.text)'" }.joined(separator: " → ")
        diagnostics.report(
            .tokenCycle, "tokens refer to each other in a circle: \(circle)", at: rows[0].token.content.range)
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

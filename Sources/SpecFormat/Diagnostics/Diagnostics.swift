/// The problems found so far in one text; passed `inout` to everything that reads it.
public struct Diagnostics: Sendable {
    /// The most errors, and the most other problems, kept for one text; what comes beyond is counted only, so that a
    /// hostile text costs no more memory than this. Each has its own, so that no error drowns in warnings.
    public static let limit = 10_000

    private var errorCount = 0
    private var found: [Diagnostic] = []
    /// How many problems were left out because of `limit`.
    public private(set) var omittedCount = 0
    /// Whether any error was reported, kept or left out.
    public private(set) var hasErrors = false

    /// Findings that the text asks to leave out.
    var suppressions = Suppressions()

    /// No problems.
    public init() {}

    /// Whether nothing was reported.
    public var isEmpty: Bool { found.isEmpty }

    /// The number of problems kept, before repetitions are dropped.
    public var count: Int { found.count }

    /// Adds a problem with the severity of its id.
    ///
    /// Never inlined: it is called in hundreds of places, and none of them is in a hurry.
    @inline(never)
    public mutating func report(
        _ id: DiagnosticID, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        fixes: [FixIt] = []
    ) {
        add(Diagnostic(id, message, at: range, notes: notes, fixes: fixes))
    }

    /// Adds a problem, unless the text asks to leave it out.
    public mutating func add(_ diagnostic: Diagnostic) {
        guard !suppressions.leavesOut(diagnostic) else { return }
        let isError = diagnostic.severity == .error
        if isError { hasErrors = true }
        guard (isError ? errorCount : found.count - errorCount) < Self.limit else {
            omittedCount += 1
            return
        }
        if isError { errorCount += 1 }
        found.append(diagnostic)
    }

    /// All problems by place, those at one place in the order of their report; of two with one id and one range, the
    /// first.
    ///
    /// - Complexity: O(n log n) for n problems.
    public var sorted: [Diagnostic] {
        let order = found.indices.sorted { a, b in
            let (first, second) = (found[a].range, found[b].range)
            if first.start != second.start { return first.start < second.start }
            return a < b
        }
        var seen: Set<Place> = []
        var result: [Diagnostic] = []
        result.reserveCapacity(found.count)
        for index in order {
            let diagnostic = found[index]
            guard seen.insert(Place(id: diagnostic.id, range: diagnostic.range)).inserted else { continue }
            result.append(diagnostic)
        }
        return result
    }

    private struct Place: Hashable {
        let id: DiagnosticID
        let range: SourceRange
    }
}

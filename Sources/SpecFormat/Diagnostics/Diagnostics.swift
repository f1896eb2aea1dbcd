/// The problems found so far in one text; passed `inout` to every function that reads it.
public struct Diagnostics: Sendable {
    /// The largest number of errors, and separately of other problems, kept for one text. More are only counted, so a
    /// hostile text costs no more memory than this, and no error is lost among warnings.
    public static let limit = 10_000

    private var errorCount = 0
    private var found: [Diagnostic] = []
    /// The number of problems left out because of `limit`.
    public private(set) var omittedCount = 0
    /// Whether any error was reported, kept or left out.
    public private(set) var hasErrors = false

    /// The guesses at unknown names that are still available.
    package var suggestions = Suggestions()

    /// The values that are read under keys which are only guesses: no correction in them is certain.
    private var guessedValues: [SourceRange] = []
    /// The largest number of these that are kept.
    private static let mostGuessedValues = 1_000

    /// The findings that the text suppresses.
    var suppressions = Suppressions()

    /// Creates an empty list.
    public init() {}

    /// Whether nothing was reported.
    public var isEmpty: Bool { found.isEmpty }

    /// The number of problems kept, before repetitions are dropped.
    public var count: Int { found.count }

    /// Adds a problem with the severity of its id.
    ///
    /// Never inlined: it is called in hundreds of places, none of which is time-critical.
    @inline(never)
    public mutating func report(
        _ id: DiagnosticID, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        fixes: [FixIt] = []
    ) {
        add(Diagnostic(id, message, at: range, notes: notes, fixes: fixes))
    }

    /// Takes note that a value is read under a key which is only a guess.
    mutating func doubt(_ value: SourceRange) {
        if guessedValues.count < Self.mostGuessedValues { guessedValues.append(value) }
    }

    /// Adds a problem, unless the text suppresses it.
    public mutating func add(_ diagnostic: Diagnostic) {
        guard !suppressions.leavesOut(diagnostic) else { return }
        let isDoubted = !diagnostic.fixes.isEmpty && guessedValues.contains { $0.contains(diagnostic.range) }
        let diagnostic = isDoubted ? diagnostic.doubted : diagnostic
        let isError = diagnostic.severity == .error
        if isError { hasErrors = true }
        guard (isError ? errorCount : found.count - errorCount) < Self.limit else {
            omittedCount += 1
            return
        }
        if isError { errorCount += 1 }
        found.append(diagnostic)
    }

    /// All problems by place; those at one place in the order of their report. Of two with equal id and range, only the
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

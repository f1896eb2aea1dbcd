/// One problem in a text: the broken rule, its place, and its corrections.
public struct Diagnostic: Hashable, Sendable {
    /// A further place or fact that belongs to a problem.
    public struct Note: Hashable, Sendable {
        /// One phrase: lower case, no full stop.
        public let message: String
        /// The place, in the same file; nil when the note is about no place.
        public let range: SourceRange?

        /// Creates a note.
        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    /// The rule.
    public let id: DiagnosticID
    /// The severity; the rule's own unless a caller decided otherwise.
    public let severity: Severity
    /// The rule in one phrase: lower case, no full stop, the offending text in quotes.
    public let message: String
    /// The smallest piece of text that is wrong; empty where something is missing.
    public let range: SourceRange
    /// Other places and facts, in the order to read them.
    public let notes: [Note]
    /// Obvious corrections, the best first; each corrects the problem by itself.
    public let fixes: [FixIt]

    /// The correction that may be applied without asking, which is the best; nil if all of them are guesses.
    public var safeFix: FixIt? { fixes.first.flatMap { $0.isSafe ? $0 : nil } }

    /// The same problem with corrections that are only guesses.
    var doubted: Diagnostic {
        let guesses = fixes.map { FixIt($0.message, range: $0.range, replacement: $0.replacement) }
        return Diagnostic(id, message, at: range, severity: severity, notes: notes, fixes: guesses)
    }

    /// Creates a problem; if `severity` is nil, it has the severity of its id.
    public init(
        _ id: DiagnosticID, _ message: String, at range: SourceRange, severity: Severity? = nil,
        notes: [Note] = [], fixes: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity ?? id.severity
        self.message = message
        self.range = range
        self.notes = notes
        self.fixes = fixes
    }
}

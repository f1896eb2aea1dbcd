/// All problems of a run, in the order of a report.
///
/// Files are sorted by path, problems by place, so the same findings give the same bytes.
public struct Report: Sendable {
    /// The problems of one file.
    public struct Entry: Sendable {
        /// The file.
        public let file: SourceFile
        /// Its problems, sorted by place.
        public let diagnostics: [Diagnostic]
        /// Those of them that are shown: all, or the first ones.
        public fileprivate(set) var shown: ArraySlice<Diagnostic>

        /// The problems of `file`, in any order.
        public init(file: SourceFile, diagnostics: [Diagnostic]) {
            var collected = Diagnostics()
            for diagnostic in diagnostics { collected.add(diagnostic) }
            self.file = file
            self.diagnostics = collected.sorted
            shown = self.diagnostics[...]
        }
    }

    /// The files, sorted by path.
    public private(set) var entries: [Entry]

    /// Creates a report about `entries`; a file without problems only counts in the summary.
    public init(_ entries: [Entry]) {
        let order = entries.indices.sorted { a, b in
            if entries[a].file.path == entries[b].file.path { return a < b }
            return Self.precedes(entries[a].file.path, entries[b].file.path)
        }
        self.entries = order.map { entries[$0] }
    }

    /// Creates a report about one file.
    public init(file: SourceFile, diagnostics: [Diagnostic]) {
        self.init([Entry(file: file, diagnostics: diagnostics)])
    }

    /// The report with no more than the first `most` problems shown; all are counted.
    public func showing(_ most: Int) -> Report {
        var report = self
        var rest = most
        for index in report.entries.indices {
            report.entries[index].shown = report.entries[index].diagnostics.prefix(rest)
            rest -= report.entries[index].shown.count
        }
        return report
    }

    /// How many problems there are and are shown, where that isn't the same: `12 problems, 3 shown`.
    var cut: String? {
        let all = entries.reduce(0) { $0 + $1.diagnostics.count }
        let shown = entries.reduce(0) { $0 + $1.shown.count }
        return shown < all ? "\(all) problem\(all == 1 ? "" : "s"), \(shown) shown" : nil
    }

    /// The number of problems of a severity.
    public func count(of severity: Severity) -> Int {
        var count = 0
        for entry in entries {
            for diagnostic in entry.diagnostics where diagnostic.severity == severity { count += 1 }
        }
        return count
    }

    /// Compares by bytes, which is the same on every platform.
    private static func precedes(_ a: String, _ b: String) -> Bool {
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }
}

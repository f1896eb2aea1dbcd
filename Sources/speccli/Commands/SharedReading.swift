import SpecFormat

/// Reads many specs on several threads, with the same result as one after the other.
struct SharedReading {
    /// The problems of each file.
    private(set) var diagnostics: [[Diagnostic]]
    /// The indices of files that are no specs although no error was found in them.
    private(set) var unexplained: [Int]
    /// All files that were read.
    private(set) var watched: WatchedFiles

    /// A thread's share: every n-th file, from one on.
    private struct Share: Sendable {
        var diagnostics: [[Diagnostic]] = []
        var unexplained: [Int] = []
        let loading: SpecLoading
    }

    /// Reads `files`.
    ///
    /// - Parameters:
    ///   - loading: A loading that has read nothing yet; each thread begins with a copy.
    ///   - workers: The number of threads, 1 or more; the results don't depend on it.
    ///   - progress: Called with the index of a file before it is read.
    init(_ files: [SourceFile], _ loading: SpecLoading, workers: Int, progress: (Int) -> Void) {
        let workers = max(1, min(workers, files.count))
        let others = (1..<workers).map { worker in
            Worker { Self.share(worker, of: workers, files, loading) { _ in } }
        }
        var shares = [Self.share(0, of: workers, files, loading, progress)]
        shares += others.map { $0.result() }
        if workers > 1, Self.orderMatters(files, shares) {
            shares = [Self.share(0, of: 1, files, loading, progress)]
        }
        diagnostics = files.indices.map { shares[$0 % shares.count].diagnostics[$0 / shares.count] }
        unexplained = shares.flatMap { $0.unexplained }.sorted()
        watched = WatchedFiles()
        for share in shares { watched.add(WatchedFiles(share.loading, [])) }
    }

    private static func share(
        _ first: Int, of count: Int, _ files: [SourceFile], _ loading: SpecLoading,
        _ progress: (Int) -> Void
    ) -> Share {
        var loading = loading
        var diagnostics: [[Diagnostic]] = []
        var unexplained: [Int] = []
        for index in stride(from: first, to: files.count, by: count) {
            progress(index)
            let (spec, found) = loading.read(files[index])
            diagnostics.append(found)
            if spec == nil, !found.contains(where: { $0.severity == .error }) { unexplained.append(index) }
        }
        return Share(diagnostics: diagnostics, unexplained: unexplained, loading: loading)
    }

    /// Whether the result for a file may depend on the files read before it. Cycles of imports are reported along the
    /// path on which they were met, and a file that is both imported and checked has the name under which it was read
    /// first.
    private static func orderMatters(_ files: [SourceFile], _ shares: [Share]) -> Bool {
        if shares.contains(where: { $0.diagnostics.contains { $0.contains { $0.id == .importCycle } } }) {
            return true
        }
        var names: [String: String] = [:]
        for share in shares {
            for (file, name) in share.loading.imports.names { names[file] = name }
        }
        guard !names.isEmpty else { return false }
        return files.contains { file in
            names[SpecLoading.location(of: file)].map { $0 != file.path } ?? false
        }
    }
}

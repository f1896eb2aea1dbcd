import SpecFormat

/// The files that a run has read, watched for changes.
struct WatchedFiles {
    private(set) var contents: [String: [UInt8]] = [:]
    /// The places of missing files.
    private var missing: Set<String> = []
    private var finder: (found: SpecFinder, paths: [String])?
    /// The matches of patterns.
    private var patterns: [String: [String]] = [:]
    /// The files that are written and not watched.
    private var results: Set<String> = []
    /// The smallest time for which a change may go unnoticed, in seconds.
    private static let lag = 0.25
    /// The factor by which the wait for the next check exceeds the duration of a check.
    private static let patience = 10.0

    /// Creates an empty set.
    init() {}

    /// Watches the given texts, and their imports.
    init(_ loading: SpecLoading, _ files: [SourceFile]) {
        contents = loading.imports.contents
        missing = loading.imports.missing
        for file in files { contents[file.path] = file.bytes }
    }

    /// Adds the files watched by another.
    mutating func add(_ other: WatchedFiles) {
        for (path, bytes) in other.contents { contents[path] = bytes }
        missing.formUnion(other.missing)
        for (pattern, paths) in other.patterns { patterns[pattern] = paths }
        results.formUnion(other.results)
    }

    /// Watches the results of a search: changes, new files and removed files.
    ///
    /// - Parameter paths: The paths as they were given, including patterns.
    mutating func add(_ found: SpecFinder, paths: [String]) { finder = (found, paths) }

    /// Watches the matches of a pattern: a new or removed file is a change.
    mutating func add(pattern: String) { patterns[pattern] = Self.paths(pattern) }

    /// Excludes files that are written from the matches of patterns.
    mutating func leaveOut(_ paths: [String]) { results.formUnion(paths) }

    /// Whether something has changed. A file that is gone, or is just being written, doesn't count yet, unless it was
    /// found by a search.
    private var isOutdated: Bool {
        if let finder, !SpecFinder(paths: finder.paths).hasFound(sameAs: finder.found) { return true }
        for (pattern, old) in patterns {
            let (old, new) = (
                old.filter { !results.contains($0) }, Self.paths(pattern).filter { !results.contains($0) }
            )
            if old != new { return true }
        }
        return missing.contains { Files.status($0) != nil }
            || contents.contains { path, old in Self.bytes(path).map { $0 != old } ?? false }
    }

    private static func paths(_ pattern: String) -> [String] {
        do throws(Failure) { return try PathPattern.paths(pattern) } catch { return [] }
    }

    private static func bytes(_ path: String) -> [UInt8]? {
        do throws(SystemError) { return try Files.readWhole(path, name: path).bytes } catch { return nil }
    }

    /// Waits until something has changed. A slow check is made less often.
    private func waitForChange() {
        while true {
            let start = steadySeconds
            if isOutdated { return }
            pause(max(Self.lag, (steadySeconds - start) * Self.patience))
        }
    }

    // MARK: Doing something again

    /// Refuses standard input, which can't be checked again.
    static func refuseStandardInput(among paths: [String]) throws(Failure) {
        guard !paths.contains(Files.standardStream) else {
            throw Failure("'\(Flag.Name.watch.typed)' looks at files, and standard input isn't one")
        }
    }

    /// Runs an action, and again whenever the files that it has read change, until the process is ended or nobody reads
    /// the results any more.
    ///
    /// An error in the first run ends it; later errors are reported, and the next change is awaited.
    static func watch(
        on console: inout Console,
        _ work: (inout Console, inout WatchedFiles) throws(Failure) -> ExitCode
    ) throws(Failure) -> ExitCode {
        var watched = WatchedFiles()
        guard try work(&console, &watched) != .failure else { return .failure }
        console.flush()
        while console.isOpen {
            watched.waitForChange()
            console.beginRound()
            var next = WatchedFiles()
            do throws(Failure) {
                _ = try work(&console, &next)
                watched = next
            } catch {
                console.complain(error.message)
                watched.settle(with: next)
            }
            console.flush()
        }
        return .done
    }

    /// After a run that failed half-way: watches the files it has read, and the others as they are now.
    private mutating func settle(with next: WatchedFiles) {
        for path in contents.keys { if let bytes = Self.bytes(path) { contents[path] = bytes } }
        missing = missing.filter { Files.status($0) == nil }
        if let finder { self.finder = (SpecFinder(paths: finder.paths), finder.paths) }
        add(next)
    }
}

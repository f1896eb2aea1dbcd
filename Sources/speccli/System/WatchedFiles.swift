import SpecFormat

/// What a run has read, to see when some of it says something else.
struct WatchedFiles {
    private(set) var contents: [String: [UInt8]] = [:]
    /// Where something was missed.
    private var missing: Set<String> = []
    private var finder: (found: SpecFinder, paths: [String])?
    /// What patterns stood for.
    private var patterns: [String: [String]] = [:]
    /// What is written, and looked at by nobody.
    private var results: Set<String> = []
    /// How long a change may go unseen at least, in seconds.
    private static let lag = 0.25
    /// How much longer than a look the wait for the next one is.
    private static let patience = 10.0

    /// Nothing yet.
    init() {}

    /// Texts that were read, and what they import.
    init(_ loading: SpecLoading, _ files: [SourceFile]) {
        contents = loading.imports.contents
        missing = loading.imports.missing
        for file in files { contents[file.path] = file.bytes }
    }

    /// Watches what others have read, too.
    mutating func add(_ other: WatchedFiles) {
        for (path, bytes) in other.contents { contents[path] = bytes }
        missing.formUnion(other.missing)
        for (pattern, paths) in other.patterns { patterns[pattern] = paths }
        results.formUnion(other.results)
    }

    /// Watches what a search finds: what changes there, what comes and what goes.
    ///
    /// - Parameter paths: As they were given, patterns and all.
    mutating func add(_ found: SpecFinder, paths: [String]) { finder = (found, paths) }

    /// Watches what a path stands for: a pattern for something else when a file comes or goes.
    mutating func add(pattern: String) { patterns[pattern] = Self.paths(pattern) }

    /// Leaves out of what patterns stand for what is written itself.
    mutating func leaveOut(_ paths: [String]) { results.formUnion(paths) }

    /// Whether something says something else by now. A file that is gone, or is just being written, doesn't yet, unless
    /// it was searched for.
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

    /// Waits until something says something else. A look that takes long is taken less often.
    private func waitForChange() {
        while true {
            let start = steadySeconds
            if isOutdated { return }
            pause(max(Self.lag, (steadySeconds - start) * Self.patience))
        }
    }

    // MARK: Doing something again

    /// What changes can be looked at again, which standard input can't.
    static func refuseStandardInput(among paths: [String]) throws(Failure) {
        guard !paths.contains(Files.standardStream) else {
            throw Failure("'\(Flag.Name.watch.typed)' looks at files, and standard input isn't one")
        }
    }

    /// Does something, and again whenever what it has read says something else, until the process is ended or nobody
    /// reads the results any more.
    ///
    /// What can't be read or written the first time ends it; after that it is told, and the next change is waited for.
    static func watch(
        on console: inout Console,
        _ work: (inout Console, inout WatchedFiles) throws(Failure) -> ExitCode
    ) throws(Failure) -> ExitCode {
        var watched = WatchedFiles()
        guard try work(&console, &watched) != .failure else { return .failure }
        console.flush()
        while console.isOpen {
            watched.waitForChange()
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

    /// After a run that stopped half-way: what it has read, and of the rest what is there now.
    private mutating func settle(with next: WatchedFiles) {
        for path in contents.keys { if let bytes = Self.bytes(path) { contents[path] = bytes } }
        missing = missing.filter { Files.status($0) == nil }
        if let finder { self.finder = (SpecFinder(paths: finder.paths), finder.paths) }
        add(next)
    }
}

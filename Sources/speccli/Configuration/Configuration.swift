import SpecFormat

/// What a project says once for all commands, in 'speccli.json': the file of that name in the nearest folder, from the
/// current one upwards.
struct Configuration: Sendable {
    /// What 'bake' makes without operands.
    struct Target: Sendable {
        /// The paths and patterns of the specs.
        let specs: [String]
        /// The values of the flags that the target stands for.
        let values: [(name: Flag.Name, value: Arguments.Value)]
    }

    /// The name of the file.
    static let fileName = "speccli.json"

    /// The folder that imports may lie in; nil for the folder of the file.
    let root: String
    /// The libraries that 'curve' knows by name, and their paths.
    let libraries: [(name: String, path: String)]
    /// The severities of rules that differ from their own; nil for a rule that is left out.
    let rules: [DiagnosticID: Severity?]
    /// The address of a page of all rules, as 'speccli explain --format markdown' writes it; nil if there is none.
    let rulesPage: String?
    /// What 'bake' makes without operands.
    let targets: [Target]

    /// The configuration for a folder; nil if there is none.
    ///
    /// - Throws: If there is one that can't be read, or that has errors.
    static func nearest(from folder: String = ".") throws(Failure) -> Configuration? {
        guard var location = FileImports.real(folder) else { return nil }
        var way = folder == "." ? "" : folder
        while true {
            let path = Files.join(location, fileName)
            let shown = Files.join(way, fileName)
            if let status = Files.status(path) {
                guard status.kind == .file else { throw Failure("'\(shown)' is no file") }
                return try read(SourceFile(path: shown, bytes: Files.read(path).bytes), in: way)
            }
            guard !isLink(path) else { throw Failure("can't read '\(shown)': its link leads nowhere") }
            guard location != "/" else { return nil }
            location = Files.folder(of: location)
            way = Files.join(way, "..")
        }
    }

    private static func isLink(_ path: String) -> Bool {
        do throws(SystemError) { return try linkText(path) != nil } catch { return true }
    }

    private static func read(_ file: SourceFile, in folder: String) throws(Failure) -> Configuration {
        var reader = ConfigurationReader(folder: folder)
        let configuration = reader.read(file)
        if let configuration, !reader.diagnostics.hasErrors { return configuration }
        let errors = reader.diagnostics.sorted.filter { $0.severity == .error }
        guard let first = errors.first else { throw Failure("'\(file.path)' says nothing") }
        let place = LineIndex(file.bytes).position(at: first.range.start)
        let more = errors.count > 1 ? "; \(errors.count - 1) more" : ""
        throw Failure("'\(file.path)', line \(place.line), column \(place.column): \(first.message)\(more)")
    }

    /// The folder that imports may lie in; nil if a path isn't in it.
    func root(holding path: String) -> String? {
        guard let location = FileImports.real(root), let own = FileImports.real(path) else { return root }
        return Files.path(own, isIn: location) ? root : nil
    }

    /// The folder that imports may lie in; nil if no path of a run is in it.
    ///
    /// - Throws: If some are and others aren't: one run has one root.
    func root(for paths: [String]) throws(Failure) -> String? {
        let files = paths.filter { $0 != Files.standardStream }
        let outside = files.filter { root(holding: $0) == nil }
        guard let first = outside.first else { return root }
        guard outside.count == files.count else {
            throw Failure(
                "'\(first)' lies outside of '\(root)', the root in '\(Self.fileName)', and others inside: "
                    + "'\(Flag.Name.root.typed)' can name one for all")
        }
        return nil
    }

    /// Problems with the severities that the project gives them, without those of rules that it leaves out.
    func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if rules.isEmpty { return diagnostics }
        return diagnostics.compactMap { diagnostic in
            guard let severity = rules[diagnostic.id] else { return diagnostic }
            return severity.map {
                Diagnostic(
                    diagnostic.id, diagnostic.message, at: diagnostic.range, severity: $0,
                    notes: diagnostic.notes, fixes: diagnostic.fixes)
            }
        }
    }
}

import MotionModel

extension SpecDecoder {
    /// Whether a text can be the path of an import: relative, and valid on every system.
    static func isImportPath(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.first != UInt8(ascii: "/") && !text.utf8.contains(0)
    }

    /// Reads the namespaces, and reports errors of the imported files.
    mutating func readImports(_ syntax: JSONSyntax?) {
        guard let syntax, let members = entries(syntax, SpecField.imports.quoted) else { return }
        guard members.count <= Limits.imports else {
            diagnostics.report(
                .limitImports, "a file must not have more than \(Limits.imports) imports", at: syntax.range)
            for member in members { imports.define(member, location: nil) }
            return
        }
        reportCaseTwins(members.map { $0.key }, "namespaces")
        for member in members {
            checkIdentifier(member.key, "a namespace")
            note(.namespace, defining: member.key)
            imports.define(member, location: location(of: member))
        }
    }

    /// The location of an import; nil when it was reported.
    private mutating func location(of member: JSONMember) -> String? {
        let what: Phrase = "the import '\(member.key.value)'"
        guard let path = word(member.value, what) else { return nil }
        guard Self.isImportPath(path.value) else {
            diagnostics.report(
                .importOutside, "an import is relative to the file it stands in, unlike '\(path.value)'",
                at: path.range)
            return nil
        }
        switch imports.outcome(member.key.value) {
        case .document(let location):
            guard let document = imports.document(at: location) else { return nil }
            guard document.spec != nil else {
                reportErrors(of: document, at: path.range)
                return nil
            }
            return location
        case .failure(let failure): diagnostics.add(failure.problem(of: path))
        case .circle(let paths):
            let loop = paths.map { "'\($0)'" }.joined(separator: " → ")
            diagnostics.report(
                .importCycle, "files import each other in a circle: \(loop)", at: path.range)
        case .beyondLimit:
            diagnostics.report(
                .limitImports,
                "with '\(path.value)' there are more than \(Limits.imports) imported files, or 64 MiB",
                at: path.range)
        case .skipped, nil: break
        }
        return nil
    }

    /// Reports all errors of an imported file as one, with the place of the first as text: it is in another file.
    private mutating func reportErrors(of document: ImportedDocument, at range: SourceRange) {
        let count = document.errorCount
        var notes: [Diagnostic.Note] = []
        if let first = document.diagnostics.first(where: { $0.severity == .error }) {
            let place = LineIndex(document.file.bytes).position(at: first.range.start)
            let which = count == 1 ? "it is" : "the first is"
            notes = [
                Diagnostic.Note(
                    "\(which) \(document.file.path):\(place.line):\(place.column): \(first.message) "
                        + "(\(first.id.name))")
            ]
        }
        diagnostics.report(
            .importErrors, "'\(document.file.path)' has \(count) error\(count == 1 ? "" : "s")", at: range,
            notes: notes)
    }

    // MARK: Names

    /// Reports a name that neither the document nor its imports define, with the nearest one.
    ///
    /// - Parameters:
    ///   - known: The names that can be written without a namespace.
    ///   - values: The names of the kind in an imported document.
    mutating func reportUnknownName<Value>(
        _ string: JSONString, kind: String, id: DiagnosticID, known: [String], fixes: [FixIt] = [],
        among values: (ImportedDocument) -> NamedValues<Value>
    ) {
        let isOneOfMany = diagnostics.suggestions.areSpent
        if let other = otherKind(of: string.value, than: kind) {
            diagnostics.report(id, "'\(string.value)' is a \(other), not a \(kind)", at: string.range)
            return
        }
        if let whole = importedName(of: string.value, among: values) {
            diagnostics.report(
                id, "no \(kind) is called '\(string.value)', the import's is '\(whole)'", at: string.range,
                fixes: [
                    FixIt(
                        "write '\(whole)'", range: string.range, replacement: JSONValue.quoted(whole),
                        isSafe: true)
                ])
            return
        }
        let offered = isOneOfMany ? [] : imports.names(values)
        let all = isOneOfMany ? [] : known + offered
        if fixes.isEmpty, let (namespace, _) = ImportScope.split(string.value),
            namespace.isIdentifier, !imports.contains(namespace),
            diagnostics.suggestions.nearest(to: string.value, among: all) == nil,
            isOneOfMany || !known.contains(where: { $0.hasPrefix(namespace + ".") })
        {
            reportUnknownNamespace(
                namespace, at: string.sourceRange(ofDecoded: 0..<namespace.utf8.count))
            return
        }
        // Of hundreds of names, those of the intended import are listed.
        if let (namespace, _) = ImportScope.split(string.value), imports.contains(namespace) {
            let near = offered.filter { $0.hasPrefix(namespace + ".") }
            reportUnknownName(string, kind: kind, id: id, known: near, fixes: fixes)
        } else {
            reportUnknownName(string, kind: kind, id: id, known: all, fixes: fixes)
        }
    }

    /// What else is called by a name that isn't of the kind which is asked for.
    private mutating func otherKind(of name: String, than kind: String) -> String? {
        func isImported<Value>(_ values: (ImportedDocument) -> NamedValues<Value>) -> Bool {
            if case .value = imports.find(name, among: values) { return true }
            return false
        }
        if kind != durations.kind, durations[name] != nil || isImported({ $0.durations }) {
            return durations.kind
        }
        let isCurve = curves[name] != nil || isImported { $0.curves } || NamedCurve.curve(named: name) != nil
        if kind != curves.kind, isCurve { return curves.kind }
        if kind != timings.kind, timings[name] != nil || isImported({ $0.timings }) { return timings.kind }
        return nil
    }

    /// The whole name of what one import has, and was written without its namespace; nil if none has it, or several.
    func importedName<Value>(of name: String, among values: (ImportedDocument) -> NamedValues<Value>)
        -> String?
    {
        guard !diagnostics.suggestions.areSpent, ImportScope.split(name) == nil else { return nil }
        let owners = imports.names(values).filter { $0.hasSuffix(".\(name)") }
        return owners.count == 1 ? owners[0] : nil
    }

    /// Reports an unknown namespace, with the nearest known one.
    mutating func reportUnknownNamespace(_ namespace: String, at range: SourceRange) {
        var message = "nothing is imported as '\(namespace)'"
        if let phrase = diagnostics.suggestions.hint(for: namespace, among: imports.order).phrase {
            message += ", \(phrase)"
        }
        diagnostics.report(.unknownNamespace, message, at: range)
    }
}

/// Corrections of a text that isn't JSON: where one bracket or quote is wrong, what is meant is a guess, which is tried out.
extension OpenDocument {
    /// The most corrections that are tried out in one text.
    private static let mostTrials = 16
    /// The most bytes that are read for them together.
    private static let mostBytes = 1 << 20

    /// The document without the corrections of JSON that leave their problem or bring another.
    ///
    /// - Complexity: That of reading the text up to 16 times, fewer if it is large; behind those, guesses are left out.
    func tried(_ document: ImportedDocument, with documents: [String: ImportedDocument]) -> ImportedDocument {
        guard document.diagnostics.contains(where: { $0.isAboutJSON && !$0.fixes.isEmpty }) else {
            return document
        }
        var trials = Swift.min(Self.mostTrials, Self.mostBytes / Swift.max(1, file.bytes.count))
        let before = Self.problems(of: document)
        let diagnostics = document.diagnostics.map { diagnostic in
            guard diagnostic.isAboutJSON else { return diagnostic }
            return diagnostic.with(
                diagnostic.fixes.compactMap { fix in
                    guard trials > 0 else { return fix.isSafe ? fix : nil }
                    trials -= 1
                    let fixed = SourceFile(path: file.path, bytes: FixIt.apply([fix], to: file.bytes))
                    let after = Self.problems(
                        of: OpenDocument(fixed, at: location, options, knowing: self).decoded(with: documents)
                    )
                    let isBetter =
                        after.rest <= before.rest && after.json.count < before.json.count
                        && Set(after.json).allSatisfy { id in
                            after.json.count { $0 == id } <= before.json.count { $0 == id }
                        }
                    return isBetter ? fix.confirmed(isRight: after.json.isEmpty && after.rest == 0) : nil
                })
        }
        var result = ImportedDocument(file: document.file, diagnostics: diagnostics, spec: document.spec)
        result.annotations = document.annotations
        return result
    }

    /// The errors of the notation, and the number of all others.
    private static func problems(of document: ImportedDocument) -> (json: [DiagnosticID], rest: Int) {
        let errors = document.diagnostics.filter { $0.severity == .error }
        let json = errors.filter { $0.isAboutJSON }
        return (json.map { $0.id }, errors.count - json.count)
    }
}

extension Diagnostic {
    /// Whether it is about the notation.
    fileprivate var isAboutJSON: Bool { id.name.utf8.starts(with: "json-".utf8) }

    /// The same problem with other corrections.
    fileprivate func with(_ fixes: [FixIt]) -> Diagnostic {
        Diagnostic(id, message, at: range, severity: severity, notes: notes, fixes: fixes)
    }
}

extension FixIt {
    /// The same correction; safe too where it closes the only open bracket behind all else, and the text is right with that. A bracket
    /// that is missed further inside takes in what follows it, which is an error there.
    fileprivate func confirmed(isRight: Bool) -> FixIt {
        guard isRight, range.isEmpty, ["}", "]"].contains(replacement) else { return self }
        return FixIt(message, range: range, replacement: replacement, isSafe: true)
    }
}

/// Makes a library from design tokens: durations, curves and timings with the names of the tokens.
enum TokenImport {
    /// The text of the spec, without layout; nil if the tokens have nothing for a spec.
    static func document(
        of file: SourceFile, named name: String, _ diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        guard var root = parse(file, &diagnostics) else { return nil }
        guard var object = root.object else {
            diagnostics.report(
                .wrongType, "a file of tokens is an object, not \(root.typeName)", at: root.range)
            return nil
        }
        if LottieImport.isOne(object) {
            return LottieImport.document(of: object, at: root.range, named: name, &diagnostics)
        }
        if let (message, range) = ForeignFile.sentence(about: object) {
            diagnostics.report(.nothingToImport, message, at: range)
            return nil
        }
        if let figma = FigmaVariables.tokens(of: object, at: root.range, &diagnostics) {
            root = figma
            object = figma.object ?? object
        }
        let before = diagnostics
        var reader = TokenTreeReader(root: object, diagnostics: diagnostics)
        let tree = reader.tree(at: root.range)
        let table = TokenTable(tree)
        if let restoration = TokenRestoration(object, source: file, table: table) {
            diagnostics = reader.diagnostics
            return restoration.document(&diagnostics)
        }
        var resolver = TokenResolver(table, root: root, diagnostics: reader.diagnostics)
        let meanings = resolver.meanings()
        diagnostics = resolver.diagnostics
        guard !diagnostics.hasErrors else { return nil }
        guard meanings.contains(where: { $0 != nil }) else {
            let types = "a duration, a cubicBezier or a transition"
            let areUntyped = resolver.untypedCount > 0 && resolver.untypedCount == table.rows.count
            // One sentence says it all.
            if areUntyped { diagnostics = before }
            diagnostics.report(
                .nothingToImport,
                areUntyped
                    ? "no token here has a '$type', so none is known to be \(types)"
                    : "no token here is \(types)",
                at: SourceRange(start: root.range.start, end: root.range.start + 1))
            return nil
        }
        let writer = TokenLibraryWriter(source: file, table: table, names: resolver.names)
        return writer.document(named: name, meanings).text
    }

    /// Parses JSON as other tools write it: their quotes and bare keys draw a warning, not an error.
    private static func parse(_ file: SourceFile, _ diagnostics: inout Diagnostics) -> JSONSyntax? {
        var found = Diagnostics()
        let root = JSONSyntax.parse(file, diagnostics: &found)
        for problem in found.sorted {
            switch problem.id {
            case .jsonQuotes, .jsonUnquotedKey:
                diagnostics.add(
                    Diagnostic(
                        .tokenDialect, problem.message, at: problem.range, notes: problem.notes,
                        fixes: problem.fixes))
            default: diagnostics.add(problem)
            }
        }
        return diagnostics.hasErrors ? nil : root
    }
}

/// Makes a library from design tokens: durations, curves and timings with the names of the tokens.
enum TokenImport {
    /// The text of the spec, without layout; nil if the tokens have nothing for a spec.
    ///
    /// - Parameters:
    ///   - root: All tokens, with their places in a text.
    ///   - source: That text.
    ///   - isWhole: Whether the tokens are those of one file, from whose copy a spec can be restored.
    static func document(
        of root: JSONSyntax, in source: SourceFile, isWhole: Bool, named name: String,
        _ diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        guard let object = root.object else { return nil }
        let before = diagnostics
        var reader = TokenTreeReader(root: object, diagnostics: diagnostics)
        let tree = reader.tree(at: root.range)
        let table = TokenTable(tree)
        if isWhole, let restoration = TokenRestoration(object, source: source, table: table) {
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
        let writer = TokenLibraryWriter(source: source, table: table, names: resolver.names)
        return writer.document(named: name, meanings).text
    }
}

extension SourceFile {
    /// The text in the canonical layout.
    ///
    /// Two spaces a level, lines of at most 100 columns where the layout has a choice, LF, a final line end, no byte
    /// order mark, no trailing commas. A list or object stands on one line when it fits and isn't a collection of
    /// named things; in such a collection, and in a list of objects, lines that follow each other are aligned as a
    /// table. A blank line between two members is kept, several become one. Escapes and numbers get their shortest
    /// form if that changes no text and no digit.
    ///
    /// Nothing else changes: members keep the author's order, both members of a duplicate key stay, every comment stays
    /// with the member or element that it belongs to, and the value of `$extensions` keeps every byte. A text that
    /// already has this layout is returned unchanged.
    ///
    /// - Parameters:
    ///   - limits: The depth and size beyond which it isn't read.
    ///   - diagnostics: Receives the syntax errors, if there are any; no other rules of the language are checked.
    /// - Returns: The new text; nil if there are syntax errors.
    /// - Complexity: O(n) for n bytes.
    public func formatted(
        limits: JSONSyntax.Limits = JSONSyntax.Limits(), diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        var found = Diagnostics()
        let root = JSONSyntax.parse(self, limits: limits, diagnostics: &found)
        // A duplicate key can be laid out, but problems omitted from the list may be worse.
        let isComplete = found.omittedCount == 0
        let problems = found.sorted.filter { !isComplete || $0.id != .duplicateKey }
        for problem in problems { diagnostics.add(problem) }
        guard isComplete, !problems.contains(where: { $0.severity == .error }), let root else { return nil }
        var writer = LayoutWriter(source: bytes)
        writer.write(file: root)
        return writer.bytes
    }
}

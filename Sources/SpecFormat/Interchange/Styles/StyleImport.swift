/// Makes a spec from a style sheet: a variant for every animation, or a library if nothing is animated.
enum StyleImport {
    /// The text of the spec, without layout; nil if the style sheet has nothing for a spec.
    static func document(
        of file: SourceFile, named name: String, _ diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        var reader = StyleSheetReader(file, diagnostics: diagnostics)
        let items = reader.sheet()
        diagnostics = reader.diagnostics
        guard !diagnostics.hasErrors else { return nil }
        let sheet = StyleSheet(items, &diagnostics)
        var writer = StyleSpecWriter(sheet, diagnostics: diagnostics)
        let document = writer.document(named: name)
        diagnostics = writer.diagnostics
        if document == nil, !diagnostics.hasErrors {
            diagnostics.report(
                .nothingToImport, "no keyframes, transition, time or easing is here",
                at: SourceRange(at: 0))
        }
        return document
    }
}

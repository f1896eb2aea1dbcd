/// Makes a spec from a style sheet: a variant for every animation, or a library if nothing is animated.
enum StyleImport {
    /// The text of the spec, without layout; nil if the style sheets have nothing for a spec.
    ///
    /// - Parameters:
    ///   - files: The style sheets, in the order in which a page has them.
    ///   - text: The texts, to which these are added.
    static func document(
        of files: [SourceFile], named name: String, _ text: inout JoinedText, _ diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        var items: [StyleItem] = []
        for file in files {
            let start = text.add(file)
            if let sentence = ForeignFile.sentence(about: file.bytes) {
                diagnostics.report(.nothingToImport, sentence, at: SourceRange(at: start))
                continue
            }
            var reader = StyleSheetReader(text.last ?? file, diagnostics: diagnostics)
            items += reader.sheet()
            diagnostics = reader.diagnostics
        }
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

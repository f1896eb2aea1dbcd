import SpecFormat

/// A layout says what the text says, and stays as it is.
enum FormatCheck {
    static func check(_ file: SourceFile) {
        var diagnostics = Diagnostics()
        guard let once = file.formatted(diagnostics: &diagnostics) else {
            return law(diagnostics.hasErrors, "a text that can't be laid out has errors")
        }
        law(!diagnostics.hasErrors, "a text with errors isn't laid out")
        let laidOut = SourceFile(path: file.path, bytes: once)
        law(value(of: laidOut) == value(of: file), "a layout says what the text says")
        guard let twice = laidOut.formatted(diagnostics: &diagnostics) else {
            return law(false, "a layout can be laid out")
        }
        law(twice == once, "a layout stays as it is")
    }

    /// What a text says, duplicate keys included.
    private static func value(of file: SourceFile) -> String? {
        var diagnostics = Diagnostics()
        return JSONSyntax.parse(file, diagnostics: &diagnostics)?.value.text(pretty: false)
    }
}

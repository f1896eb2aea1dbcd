import SpecFormat

/// What other tools write becomes a valid spec in its layout, or is refused with reasons.
enum ImportCheck {
    static func check(_ file: SourceFile, as form: SpecImport.Form) {
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: form, named: "Fuzz")
        ReportCheck.check(file, diagnostics, isRefused: bytes == nil)
        guard let bytes else { return }
        let spec = SourceFile(path: "fuzz.json", bytes: bytes)
        FormatCheck.check(spec)
        var problems = Diagnostics()
        law(spec.formatted(diagnostics: &problems) == bytes, "what is imported is laid out")
        for problem in SpecReader.read(spec).diagnostics where problem.severity == .error {
            let isForeign = problem.id.canBeIgnored || problem.id.name.hasPrefix("import-")
            law(isForeign, "what is imported is valid: \(problem.message)")
        }
    }
}

import SpecFormat

/// What other tools write becomes a valid spec in its layout, or is refused with reasons.
enum ImportCheck {
    static func check(_ file: SourceFile, as form: SpecImport.Form) {
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: form, named: "Fuzz")
        ReportCheck.check(file, diagnostics, isRefused: bytes == nil)
        if form == .tokens, file.text(in: file.range).firstRange(of: "org.motionspec") == nil {
            // A copy of a spec in the file counts only where the file is by itself.
            var loader = SourceSet()
            let twice = SpecImport.spec(from: [file, file], as: form, named: "Fuzz", loader: &loader).bytes
            law(twice == bytes, "tokens over themselves are what they were")
        }
        if form == .css {
            let text = SourceFile(path: file.path, text: file.text(in: file.range))
            let same = SpecImport.spec(from: text, as: form, named: "Fuzz").bytes
            law(same == bytes, "what is no UTF-8 is read as the characters that stand in for it")
        }
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

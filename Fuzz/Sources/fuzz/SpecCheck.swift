import MotionModel
import SpecCompiler
import SpecFormat

/// A text is refused with reasons, or is a spec that does everything a spec must.
enum SpecCheck {
    /// A text with more problems than this isn't repaired: each correction reads it again.
    private static let mostRepairs = 20

    /// - Parameter inEveryForm: Whether it is exported in every form, not in one of them.
    static func check(_ file: SourceFile, inEveryForm: Bool = false) {
        let (spec, diagnostics) = MadeSpec.read(file)
        ReportCheck.check(file, diagnostics, isRefused: spec == nil)
        if diagnostics.count <= mostRepairs { repair(file) }
        let strict = SpecReader.read(file, options: SpecReader.Options(strictJSON: true))
        law(strict.spec == nil || spec != nil, "what strict JSON allows is allowed")
        guard let spec else { return }
        MotionCheck.check(spec, file, inEveryForm: inEveryForm)
    }

    private static func repair(_ file: SourceFile) {
        let repaired = SafeRepair(of: file)
        guard repaired.count > 0 else { return }
        let again = SafeRepair(of: repaired.file)
        law(again.count == 0 && again.file.bytes == repaired.file.bytes, "a repaired text stays as it is")
    }
}

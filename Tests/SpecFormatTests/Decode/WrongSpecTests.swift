import MotionModel
import SpecFormat
import TestSupport
import Testing

@Suite("Wrong specs")
struct WrongSpecTests {
    static let all =
        WrongSpec.objects + WrongSpec.imports + WrongSpec.timings + WrongSpec.curves + WrongSpec.springs
        + WrongSpec.variants
        + WrongSpec.values + WrongSpec.expressions + WrongSpec.judgements + WrongSpec.suppressions
        + WrongSpec.trees + WrongSpec.forms + WrongSpec.preview + WrongSpec.transitions + WrongSpec.targets

    @Test("A mistake gives exactly its own complaint, at the smallest range", arguments: all)
    func complaint(_ wrong: WrongSpec) {
        let source = wrong.marked
        let file = SourceFile(path: "wrong.json", text: source.text)
        let (spec, diagnostics) = Importable.read(source.text, path: file.path, for: wrong.ids)
        #expect(
            diagnostics.map { $0.id.name } == wrong.ids,
            "\(Report(file: file, diagnostics: diagnostics).short())")
        var ranges = diagnostics.map { $0.range.start..<$0.range.end }
        if source.ranges.count == 1, ranges.count > 1 { ranges = [ranges[0]] }
        #expect(ranges == source.ranges, "\(Report(file: file, diagnostics: diagnostics).short())")
        #expect((spec == nil) == diagnostics.contains { $0.severity == .error })
    }

    @Test("A correction mends its problem and brings no new one", arguments: all)
    func correction(_ wrong: WrongSpec) {
        guard wrong.ids.count == 1 else { return }
        let text = wrong.marked.text
        for diagnostic in Importable.read(text, path: "wrong.json", for: wrong.ids).diagnostics {
            for fix in diagnostic.fixes {
                let fixed = SourceFile(path: "fixed.json", bytes: FixIt.apply([fix], to: [UInt8](text.utf8)))
                // A name that was mended can still be one that nobody uses.
                let left = Importable.read(
                    fixed.text(in: fixed.range), path: fixed.path, for: wrong.ids
                ).diagnostics.filter {
                    !wrong.ids[0].hasPrefix("unknown-") || ($0.id != .nameUnused && $0.id != .timingUnused)
                }
                #expect(
                    left.isEmpty,
                    "\(fix.message): \(Report(file: fixed, diagnostics: left).short())\(fixed.text(in: fixed.range))"
                )
            }
        }
    }

    @Test(
        "A remark behind the text, with which the careful reader reads it, changes no complaint",
        arguments: all)
    func remark(_ wrong: WrongSpec) {
        let text = wrong.marked.text
        let plain = Importable.read(text, path: "wrong.json", for: wrong.ids)
        let remarked = Importable.read(text + " // as it was", path: "wrong.json", for: wrong.ids)
        #expect(plain.diagnostics == remarked.diagnostics)
        #expect(plain.spec == remarked.spec)
    }

    @Test("There are more than two hundred different mistakes")
    func count() {
        #expect(Set(Self.all.map { $0.marked.text }).count == Self.all.count)
        #expect(Self.all.count > 200)
    }

    @Test("Every problem's message is one phrase in lower case without a full stop", arguments: all)
    func phrase(_ wrong: WrongSpec) {
        let file = SourceFile(path: "wrong.json", text: wrong.marked.text)
        for diagnostic in Importable.read(file).diagnostics {
            let texts =
                [diagnostic.message] + diagnostic.notes.map { $0.message }
                + diagnostic.fixes.map { $0.message }
            for text in texts {
                #expect(!text.isEmpty && text.last != ".")
                #expect(text.first?.isUppercase != true || text.hasPrefix("CSS"), "\(text)")
            }
        }
    }

    @Test("Every rule has a mistake that breaks it", arguments: DiagnosticID.allCases)
    func everyRule(_ id: DiagnosticID) {
        // The rules of the text, and those of what is imported, have tests of their own.
        let others = InterchangeProblemTests.rules + InterchangeProblemTests.withoutFile
        guard !id.name.hasPrefix("json-"), !others.contains(id.name) else { return }
        #expect(Self.all.contains { $0.ids.contains(id.name) }, "\(id.name)")
    }
}

import Foundation
import SpecFormat
import Testing

@Suite("explain and schema")
struct ExplainTests {
    private let speccli = Speccli()

    @Test("a rule is explained on standard output: title, reason, samples, remedy")
    func rule() throws {
        let result = try speccli("explain", "bezier-x-range")
        #expect(result.code == 0)
        #expect(result.errors == "")
        #expect(result.output == DiagnosticID.bezierXRange.explanation.text)
        for part in [
            "error[bezier-x-range]: \(DiagnosticID.bezierXRange.title)\n", "\nBad, in a timing:\n",
            "\nGood:\n",
            "\nTo fix it: ",
        ] {
            #expect(result.output.contains(part))
        }
        #expect(try speccli("explain", "too-long").output.hasPrefix("note[too-long]: "))
    }

    @Test("without an id all rules are listed, a line each")
    func list() throws {
        let result = try speccli("explain")
        #expect(result.code == 0)
        #expect(result.output == Explanation.list)
    }

    @Test("an unknown rule is answered with the nearest one and exit code 2")
    func unknown() throws {
        let near = try speccli("explain", "bezier-xrange")
        #expect(near.code == 2)
        #expect(near.output == "")
        #expect(
            near.errors == "speccli: no rule is called 'bezier-xrange', did you mean 'bezier-x-range'?\n")
        let far = try speccli("explain", "the weather")
        #expect(far.code == 2)
        #expect(far.errors == "speccli: no rule is called 'the weather'; 'speccli explain' lists them\n")
    }

    @Test("the pages in docs are what the commands print")
    func pages() throws {
        let docs = Speccli.specs.deletingLastPathComponent().appendingPathComponent("docs")
        for (arguments, name) in [
            (["schema"], "motion-spec.schema.json"), (["schema", "--format", "markdown"], "reference.md"),
            (["explain", "--format", "markdown"], "diagnostics.md"),
        ] {
            let result = try speccli.run(arguments)
            #expect(result.code == 0)
            #expect(
                result.output == (try String(contentsOf: docs.appendingPathComponent(name), encoding: .utf8)))
        }
        let section = try speccli("explain", "speed", "--format=markdown")
        #expect(section.output == DiagnosticID.speed.explanation.section)
    }
}

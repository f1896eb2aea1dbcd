import SpecFormat
import TestSupport
import Testing

@Suite("Findings left out")
struct SuppressionTests {
    /// Specs that break one rule once, which a text may leave out.
    static let judged = WrongSpecTests.all.filter { wrong in
        guard wrong.ids.count == 1, let id = DiagnosticID(name: wrong.ids[0]) else { return false }
        return id.canBeIgnored && !wrong.marked.text.contains("\"ignore\"")
    }

    private static func read(_ text: String, for ids: [String] = []) -> (
        spec: Spec?, diagnostics: [Diagnostic]
    ) {
        Importable.read(text, path: "spec.json", for: ids)
    }

    private static func ignoring(_ id: String, in text: String) -> String {
        var text = text
        if let lint = text.firstRange(of: "\"$lint\": {") {
            text.insert(contentsOf: " \"ignore\": { \"\(id)\": \"on purpose\" },", at: lint.upperBound)
            return text
        }
        guard let brace = text.firstIndex(of: "{") else { return text }
        text.insert(
            contentsOf: " \"$lint\": { \"ignore\": { \"\(id)\": \"on purpose\" } },",
            at: text.index(after: brace))
        return text
    }

    @Test("A finding disappears with a reason, and nothing else changes", arguments: judged)
    func leftOut(_ wrong: WrongSpec) {
        let (spec, diagnostics) = Self.read(
            Self.ignoring(wrong.ids[0], in: wrong.marked.text), for: wrong.ids)
        #expect(diagnostics.isEmpty)
        #expect(spec != nil)
    }

    @Test("A key with an escape leaves a finding out too")
    func escaped() throws {
        let wrong = try #require(Self.judged.first)
        let text = Self.ignoring(wrong.ids[0], in: wrong.marked.text)
        let lint = try #require(text.firstRange(of: "\"$lint\""))
        let escaped = text[..<lint.lowerBound] + "\"\\u0024lint\"" + text[lint.upperBound...]
        #expect(Self.read(String(escaped), for: wrong.ids).diagnostics.isEmpty)
        #expect(!Self.read(wrong.marked.text, for: wrong.ids).diagnostics.isEmpty)
    }

    @Test("A rule left out hides no other", arguments: judged)
    func others(_ wrong: WrongSpec) {
        let other = wrong.ids[0] == "too-long" ? "sub-frame" : "too-long"
        let diagnostics = Self.read(Self.ignoring(other, in: wrong.marked.text), for: wrong.ids).diagnostics
        let found = diagnostics.map { $0.id.name }
        let hasErrors = diagnostics.contains { $0.severity == .error }
        // What is unused isn't said while there are errors.
        #expect(Set(found) == Set(hasErrors ? wrong.ids : wrong.ids + ["lint-unused"]))
    }

    @Test(
        "Without a cause it is unused, and the correction takes it out",
        arguments: DiagnosticID.allCases.filter { $0.canBeIgnored })
    func unused(_ id: DiagnosticID) throws {
        let clean = WrongSpec("", .timing, "{ \"duration\": 0.2 }").marked.text
        let text = Self.ignoring(id.name, in: clean)
        let (spec, diagnostics) = Self.read(text)
        #expect(diagnostics.map { $0.id } == [.lintUnused])
        #expect(spec == Self.read(clean).spec)
        let fix = try #require(diagnostics.first?.fixes.first)
        let fixed = FixIt.apply([fix], to: [UInt8](text.utf8))
        #expect(Self.read(String(decoding: fixed, as: UTF8.self)).diagnostics.isEmpty)
    }

    @Test("Every rule that judges is left out in some spec of the tests")
    func coverage() {
        let names = Set(Self.judged.flatMap { $0.ids })
        for id in DiagnosticID.allCases where id.canBeIgnored {
            #expect(names.contains(id.name), "\(id.name)")
        }
    }

    @Test("Errors are no matter of taste, but for judgements of motion that could be played")
    func errors() {
        let judgements = DiagnosticID.allCases.filter { $0.canBeIgnored && $0.severity == .error }
        #expect(judgements == [.reducedMoves, .flash])
    }

    private static func variant(_ inner: String, timing: String, in outer: String = "") -> [String] {
        let text = """
            { "motionSpec": 1, "name": "Test", \(outer) "animations": { "box.opacity": [0, 1] },
              "variants": { "show": { \(inner) "timings": { "box.opacity": { \(timing) "duration": 0.7 } } },
                            "glow": { "timings": { "box.opacity": { "duration": 0.7 } } } } }
            """
        return read(text).diagnostics.map { $0.id.name }
    }

    @Test("It holds inside its object only; of two around a finding the inner one is used")
    func scope() {
        let lint = "\"$lint\": { \"ignore\": { \"too-long\": \"a show\" } },"
        #expect(Self.variant("", timing: "") == ["too-long", "too-long"])
        #expect(Self.variant("", timing: lint) == ["too-long"])
        #expect(Self.variant(lint, timing: "") == ["too-long"])
        #expect(Self.variant("", timing: "", in: lint) == [])
        #expect(Self.variant(lint, timing: "", in: lint) == [])
        #expect(Self.variant(lint, timing: lint) == ["lint-unused", "too-long"])
    }

    @Test("It holds for the key of its object too, which is where a variant is found wanting")
    func key() {
        let variant =
            "\"show\": { \"$lint\": { \"ignore\": { \"reduced-missing\": \"a game\" } }, \"timings\": { \"fade\": {} } }"
        #expect(Self.read(WrongSpec("", .moving, variant).marked.text).diagnostics.isEmpty)
    }

    @Test("Data of other tools is not looked into")
    func extensions() {
        let head = "\"$extensions\": { \"com.example\": { \"$lint\": { \"ignore\": { \"x\": 1 } } } },"
        #expect(Self.read(WrongSpec("", .head, head).marked.text).diagnostics.isEmpty)
    }

    @Test("Many rules left out many times cost no more than their text")
    func many() {
        let entry = "{ \"$lint\": { \"ignore\": { \"too-long\": \"x\" } }, \"duration\": 0.7 }"
        var timings: [String] = []
        for index in 0..<2000 { timings.append("\"t\(index).opacity\": \(entry)") }
        let animations = (0..<2000).map { "\"t\($0).opacity\": [0, 1]" }
        let text = """
            { "motionSpec": 1, "name": "Test", "animations": { \(animations.joined(separator: ",")) },
              "variants": { "go": { "timings": { \(timings.joined(separator: ",")) } } } }
            """
        #expect(Self.read(text).diagnostics.isEmpty)
    }
}

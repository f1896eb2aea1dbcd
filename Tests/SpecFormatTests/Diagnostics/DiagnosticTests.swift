import SpecFormat
import TestSupport
import Testing

@Suite struct DiagnosticTests {
    @Test("every row of the table has a kebab-case name of its own and a title without a full stop")
    func table() {
        var names: Set<String> = []
        for id in DiagnosticID.allCases {
            #expect(names.insert(id.name).inserted)
            #expect(id.name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 })
            #expect(!id.name.hasPrefix("-") && !id.name.hasSuffix("-"))
            #expect(id.title.first?.isLowercase == true && !id.title.hasSuffix("."))
            #expect(DiagnosticID(name: id.name) == id)
        }
        #expect(DiagnosticID(name: "no-such-rule") == nil)
        #expect(DiagnosticID.tooLong.severity == .note)
        #expect(DiagnosticID.timingUnused.severity == .warning)
        #expect(DiagnosticID.unknownKey.title == "a key that this object does not have")
    }

    @Test("problems come sorted by place, those of one place as reported, repetitions once")
    func collecting() {
        var diagnostics = Diagnostics()
        let late = SourceRange(start: 9, end: 10)
        let early = SourceRange(start: 2, end: 5)
        diagnostics.report(.wrongType, "third", at: late)
        diagnostics.report(.unknownKey, "first", at: early)
        diagnostics.report(.missingKey, "second", at: SourceRange(start: 2, end: 3))
        diagnostics.report(.unknownKey, "again", at: early)
        #expect(diagnostics.sorted.map { $0.message } == ["first", "second", "third"])
        #expect(diagnostics.hasErrors)
        var warnings = Diagnostics()
        warnings.report(.timingUnused, "a", at: early)
        #expect(!warnings.hasErrors && !warnings.isEmpty)
    }

    @Test("beyond the limit problems are counted only")
    func limit() {
        var diagnostics = Diagnostics()
        for place in 0..<(Diagnostics.limit + 7) {
            diagnostics.report(.wrongType, "x", at: SourceRange(at: place))
        }
        #expect(diagnostics.sorted.count == Diagnostics.limit)
        #expect(diagnostics.omittedCount == 7)
    }

    @Test("no error drowns in warnings")
    func errorsAmongWarnings() {
        var diagnostics = Diagnostics()
        for place in 0..<(Diagnostics.limit + 7) {
            diagnostics.report(.timingUnused, "x", at: SourceRange(at: place))
        }
        diagnostics.report(.wrongType, "y", at: SourceRange(at: 3))
        #expect(diagnostics.sorted.contains { $0.id == .wrongType })
        #expect(diagnostics.sorted.count == Diagnostics.limit + 1)
        #expect(diagnostics.omittedCount == 7)
    }

    @Test("corrections that don't touch are all applied, of overlapping ones the first")
    func corrections() {
        func fix(_ start: Int, _ end: Int, _ text: String) -> FixIt {
            FixIt("x", range: SourceRange(start: start, end: end), replacement: text)
        }
        func applied(_ fixes: [FixIt]) -> String {
            String(decoding: FixIt.apply(fixes, to: [UInt8]("abcdef".utf8)), as: UTF8.self)
        }
        #expect(applied([]) == "abcdef")
        #expect(applied([fix(4, 5, "E"), fix(0, 1, "")]) == "bcdEf")
        #expect(applied([fix(1, 4, "-"), fix(2, 3, "+")]) == "a-ef")
        #expect(applied([fix(2, 2, "1"), fix(2, 2, "2"), fix(2, 3, "C")]) == "ab12Cdef")
        #expect(applied([fix(6, 6, "!"), fix(6, 6, "!")]) == "abcdef!")
    }

    @Test("the nearest name is found by case, then by the fewest edits, and not from afar")
    func suggestions() {
        let known = ["duration", "delay", "curve", "iterations", "direction", "endDelay", "x", "to"]
        let table: [(String, String?)] = [
            ("durtion", "duration"), ("Duration", "duration"), ("DELAY", "delay"), ("dleay", "delay"),
            ("curv", "curve"), ("cruve", "curve"), ("iteration", "iterations"), ("enddelay", "endDelay"),
            ("banana", nil), ("tot", "to"), ("stiffness", nil), ("ot", "to"), ("y", "x"), ("", "x"),
        ]
        for (name, expected) in table {
            #expect(Suggestion.nearest(to: name, among: known) == expected, "\(name)")
        }
        #expect(Suggestion.nearest(to: "abd", among: ["abc", "abe"]) == "abc")
        #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: known) == nil)
        #expect(Suggestion.hint(for: "durtion", among: known) == "did you mean 'duration'?")
        #expect(
            Suggestion.hint(for: "banana", among: ["start", "end"]) == "expected one of 'start' or 'end'")
        #expect(Suggestion.list(of: ["a", "b", "c"]) == "expected one of 'a', 'b' or 'c'")
        #expect(Suggestion.list(of: ["a"]) == "expected 'a'")
        #expect(Suggestion.list(of: (0..<9).map { "k\($0)" }) == nil)
    }
}

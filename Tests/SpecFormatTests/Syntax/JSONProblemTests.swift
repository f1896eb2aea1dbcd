import Foundation
import SpecFormat
import Testing
import TestSupport

/// A bad text, its one complaint and what it is read as all the same.
struct JSONProblem: Sendable, CustomTestStringConvertible {
    let id: DiagnosticID
    let marked: String
    let value: String?
    let strict: Bool
    let isMendable: Bool

    init(
        _ id: DiagnosticID, _ marked: String, reads value: String?, strict: Bool = false,
        mendable: Bool = true
    ) {
        self.id = id
        self.marked = marked
        self.value = value
        self.strict = strict
        isMendable = mendable
    }

    var testDescription: String { "\(id.name): \(marked)" }

    static let all: [JSONProblem] = [
        .init(.jsonEmpty, "«»", reads: nil, mendable: false),
        .init(.jsonEmpty, " // nothing\n«»", reads: nil, mendable: false),
        .init(.jsonUnexpected, "[1, «@foo»]", reads: "[1,null]", mendable: false),
        .init(.jsonUnexpected, #"{"a": «@foo», "b": 1}"#, reads: #"{"a":null,"b":1}"#, mendable: false),
        .init(.jsonUnexpected, "[1]«]»", reads: "[1]"),
        .init(.jsonUnexpected, "[1, «\u{A0}»2]", reads: "[1,2]"),
        .init(.jsonUnexpected, "«#» a comment\n[1]", reads: "[1]"),
        .init(.jsonUnexpected, #"["a"«:» 1, 2]"#, reads: #"["a",2]"#, mendable: false),
        .init(.jsonUnexpected, #"{"a": 1 «2», "b": 3}"#, reads: #"{"a":1,"b":3}"#, mendable: false),
        .init(.jsonUnexpected, #"{"a": "x" «"y"»}"#, reads: #"{"a":"x"}"#, mendable: false),
        .init(.jsonUnexpected, #"{"a": "b"«:» 1, "c": 2}"#, reads: #"{"a":"b","c":2}"#, mendable: false),
        .init(.jsonUnexpected, #"{"a"::1}"#.replacingFirst("::", ":«:»"), reads: #"{"a":1}"#),
        .init(.jsonUnexpected, "«,» 1", reads: "1", mendable: false),
        .init(.jsonMissingComma, "[1«» 2]", reads: "[1,2]"),
        .init(.jsonMissingComma, "[1«» // one\n 2]", reads: "[1,2]"),
        .init(.jsonMissingComma, "[1«;» 2]", reads: "[1,2]"),
        .init(.jsonMissingComma, "{\"a\": 1«»\n \"b\": 2}", reads: #"{"a":1,"b":2}"#),
        .init(.jsonMissingComma, #"[{}«» []]"#, reads: "[{},[]]"),
        .init(.jsonMissingColon, #"{"a"«» 1}"#, reads: #"{"a":1}"#),
        .init(.jsonMissingColon, #"{"a" «=» 1}"#, reads: #"{"a":1}"#),
        .init(.jsonMissingColon, #"{"a" «=>» [1]}"#, reads: #"{"a":[1]}"#),
        .init(.jsonMissingColon, #"{"a"«» {"b": 1}}"#, reads: #"{"a":{"b":1}}"#),
        .init(.jsonMissingKey, #"{«:» 1}"#, reads: "{}", mendable: false),
        .init(.jsonMissingKey, #"{"a": 1, «{» "b": 2}, "c": 3}"#, reads: #"{"a":1,"c":3}"#, mendable: false),
        .init(.jsonMissingValue, #"{"a":«»}"#, reads: #"{"a":null}"#, mendable: false),
        .init(.jsonMissingValue, #"{"a"«», "b": 2}"#, reads: #"{"a":null,"b":2}"#, mendable: false),
        .init(.jsonMissingValue, #"{"a"«» "b": 2}"#, reads: #"{"a":null,"b":2}"#, mendable: false),
        .init(.jsonExtraComma, "[«,» 1]", reads: "[1]"),
        .init(.jsonExtraComma, "[1,«,» 2]", reads: "[1,2]"),
        .init(.jsonExtraComma, #"{«,» "a": 1}"#, reads: #"{"a":1}"#),
        .init(.jsonMismatchedBracket, "[1, 2«}»", reads: "[1,2]"),
        .init(.jsonMismatchedBracket, #"{"a": [1, 2«}», "b": 3}"#, reads: #"{"a":[1,2],"b":3}"#),
        .init(.jsonMismatchedBracket, #"[{"a": 1«]»"#, reads: #"[{"a":1}]"#, mendable: false),
        .init(.jsonMismatchedBracket, #"{"a": [1, «}», 2]}"#, reads: #"{"a":[1,2]}"#, mendable: false),
        .init(.jsonUnclosedBracket, "«[»1, 2", reads: "[1,2]"),
        .init(.jsonUnclosedBracket, #"{"a": «{» "b": [1]"#, reads: #"{"a":{"b":[1]}}"#),
        .init(.jsonUnclosedBracket, #"«{»"a""#, reads: #"{"a":null}"#, mendable: false),
        .init(.jsonUnclosedBracket, "[«[»1 // one", reads: "[[1]]"),
        .init(.jsonUnclosedString, "{\"a\": «\"b»,\n \"c\": 1}", reads: #"{"a":"b","c":1}"#),
        .init(.jsonUnclosedString, "{\"a\": «\"b»\n}", reads: #"{"a":"b"}"#),
        .init(.jsonUnclosedString, "{«\"a»: 1,\n \"c\": 1}", reads: #"{"a":1,"c":1}"#),
        .init(.jsonUnclosedString, #"{"a": «"b», "c": 1}"#, reads: #"{"a":"b","c":1}"#),
        .init(.jsonUnclosedString, #"{«"a»: "b", "c": 1}"#, reads: #"{"a":"b","c":1}"#),
        .init(.jsonUnclosedString, #"{"a": «"b» }"#, reads: #"{"a":"b"}"#, mendable: true),
        .init(.jsonUnclosedString, #"["a", «"b"# + "»", reads: #"["a","b"]"#, mendable: false),
        .init(.jsonUnclosedComment, "[1] «/*» two", reads: "[1]"),
        .init(.jsonUnclosedComment, "[1, «/*» two ]", reads: "[1]", mendable: false),
        .init(.jsonControlCharacter, "[\"a«\t»b\"]", reads: "[\"a\\tb\"]"),
        .init(.jsonControlCharacter, "[\"a«\u{1}»b\"]", reads: "[\"a\\u0001b\"]"),
        .init(.jsonControlCharacter, "{\"a\": \"one«\n»two\", \"b\": 1}", reads: #"{"a":"one\ntwo","b":1}"#),
        .init(.jsonEscape, #"["«\q»"]"#, reads: #"["\\q"]"#),
        .init(.jsonEscape, #"["«\x41»"]"#, reads: #"["A"]"#),
        .init(.jsonEscape, #"["it«\'»s"]"#, reads: #"["it's"]"#),
        .init(.jsonEscape, #"["«\u12»"]"#, reads: "[\"\u{FFFD}\"]", mendable: false),
        .init(.jsonEscape, #"["«\0»"]"#, reads: #"["\u0000"]"#),
        .init(.jsonEscape, #"["«\é»"]"#.replacingFirst("\\é»", "\\»é"), reads: #"["\\é"]"#),
        .init(.jsonSurrogate, #"["«\ud800»"]"#, reads: "[\"\u{FFFD}\"]", mendable: false),
        .init(.jsonSurrogate, #"["a«\uDC00»b"]"#, reads: "[\"a\u{FFFD}b\"]", mendable: false),
        .init(.jsonUnquotedKey, "{«a»: 1}", reads: #"{"a":1}"#),
        .init(.jsonUnquotedKey, "{«ease-in»: 1, \"b\": 2}", reads: #"{"ease-in":1,"b":2}"#),
        .init(.jsonUnquotedKey, "{«1»: 1}", reads: #"{"1":1}"#),
        .init(.jsonUnquotedKey, "{«true»: 1}", reads: #"{"true":1}"#),
        .init(.jsonQuotes, "[«'a'»]", reads: #"["a"]"#),
        .init(.jsonQuotes, #"{«'it"s'»: 1}"#, reads: #"{"it\"s":1}"#),
        .init(.jsonQuotes, "[«`a`»]", reads: #"["a"]"#),
        .init(.jsonQuotes, "[«\u{201C}a\u{201D}»]", reads: #"["a"]"#),
        .init(.jsonNumber, "[«01»]", reads: "[1]"),
        .init(.jsonNumber, "[«.5»]", reads: "[0.5]"),
        .init(.jsonNumber, "[«-.5e1»]", reads: "[-5]"),
        .init(.jsonNumber, "[«5.»]", reads: "[5]"),
        .init(.jsonNumber, "[«+1»]", reads: "[1]"),
        .init(.jsonNumber, "[«0x10»]", reads: "[16]"),
        .init(.jsonNumber, "[«1_000»]", reads: "[1000]"),
        .init(.jsonNumber, #"{"duration": «285ms»}"#, reads: #"{"duration":"285ms"}"#),
        .init(.jsonNumber, "[«50%»]", reads: #"["50%"]"#),
        .init(.jsonNumber, "[«1e»]", reads: "[null]", mendable: false),
        .init(.jsonNumber, "[«1.2.3»]", reads: "[null]", mendable: false),
        .init(.jsonNumber, "[«-»]", reads: "[null]", mendable: false),
        .init(.jsonNumberRange, "[«1e400»]", reads: "[null]", mendable: false),
        .init(.jsonNumberRange, "[«-1.8e308»]", reads: "[null]", mendable: false),
        .init(.jsonLiteral, "[«True»]", reads: "[true]"),
        .init(.jsonLiteral, "[«undefined»]", reads: "[null]"),
        .init(.jsonLiteral, "[«NaN», «-Infinity»]", reads: "[null,null]", mendable: false),
        .init(.jsonLiteral, "[«Infinity», «inf»]", reads: #"["infinite","infinite"]"#),
        .init(.jsonLiteral, #"{"curve": «ease-in»}"#, reads: #"{"curve":"ease-in"}"#),
        .init(.jsonLiteral, #"{"name": «hello world», "b": 1}"#, reads: #"{"name":"hello world","b":1}"#),
        .init(.jsonLiteral, ##"{"color": «#ff0000»}"##, reads: ##"{"color":"#ff0000"}"##),
        .init(.jsonLiteral, #"{"to": «= from * 2», "b": 1}"#, reads: #"{"to":"= from * 2","b":1}"#),
        .init(.jsonTrailingContent, "{} «{»}", reads: "{}", mendable: false),
        .init(.jsonTrailingContent, "1 «2»", reads: "1", mendable: false),
        .init(.jsonTrailingContent, #""a"«:» 1}"#, reads: #""a""#, mendable: false),
        .init(.jsonComment, "[1 «// one»\n]", reads: "[1]", strict: true),
        .init(.jsonComment, "«/* one */» 1", reads: "1", strict: true),
        .init(.jsonTrailingComma, "[1«,»]", reads: "[1]", strict: true),
        .init(.jsonTrailingComma, "{\"a\": 1«,»\n}", reads: #"{"a":1}"#, strict: true),
        .init(.duplicateKey, #"{"a": 1, "b": 2, «"a"»: 3}"#, reads: #"{"a":1,"b":2,"a":3}"#, mendable: false),
        .init(.duplicateKey, #"{"a": 1, «"\u0061"»: 3}"#, reads: #"{"a":1,"a":3}"#, mendable: false),
    ]
}

extension String {
    /// The text with the first `piece` exchanged.
    func replacingFirst(_ piece: String, _ other: String) -> String {
        guard let range = range(of: piece) else { return self }
        return replacingCharacters(in: range, with: other)
    }
}

@Suite struct JSONProblemTests {
    @Test("one mistake gives one complaint, at the smallest range", arguments: JSONProblem.all)
    func complaint(_ problem: JSONProblem) {
        let source = MarkedSource(problem.marked)
        let reading = JSONReading(source.text, strictJSON: problem.strict)
        #expect(reading.diagnostics.map { $0.id } == source.ranges.map { _ in problem.id })
        #expect(reading.diagnostics.map { $0.range.start..<$0.range.end } == source.ranges)
        #expect(reading.compact == problem.value)
    }

    @Test("a correction leaves nothing to complain about and the same value", arguments: JSONProblem.all)
    func correction(_ problem: JSONProblem) {
        let source = MarkedSource(problem.marked)
        let reading = JSONReading(source.text, strictJSON: problem.strict)
        if problem.isMendable {
            let repaired = JSONReading(bytes: reading.repaired, strictJSON: problem.strict)
            #expect(repaired.names == [])
            #expect(repaired.compact == problem.value)
        }
    }

    @Test("every id of the syntax has at least two cases")
    func coverage() {
        let elsewhere: Set<DiagnosticID> = [.jsonSize, .jsonDepth, .jsonUTF8]
        for id in DiagnosticID.allCases where id.name.hasPrefix("json-") && !elsewhere.contains(id) {
            #expect(JSONProblem.all.filter { $0.id == id }.count >= 2, "\(id.name)")
        }
    }

    @Test("bytes that are not UTF-8 are located exactly, once a run")
    func invalidUTF8() {
        let cases: [(bytes: [UInt8], ranges: [Range<Int>])] = [
            ([0x22, 0x61, 0xFF, 0x62, 0x22], [2..<3]),
            ([0x22, 0xC3, 0x28, 0x22], [1..<2]),
            ([0x22, 0xE2, 0x82, 0x22], [1..<3]),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], [1..<4]),
            ([0x22, 0xC0, 0xAF, 0x61, 0xF5, 0x22], [1..<3, 4..<5]),
            ([0x5B, 0xFF, 0x5D], [1..<2]),
            ([0x5B, 0x31, 0x2C, 0xFF, 0xFE, 0x5D], [3..<5]),
            ([0x2F, 0x2F, 0x80, 0x0A, 0x31], [2..<3]),
            ([0x2F, 0x2A, 0xF0, 0x9F, 0x2A, 0x2F, 0x31], [2..<4]),
            ([0x5B, 0x74, 0x72, 0x75, 0x65, 0xFF, 0x5D], [5..<6]),
            ([0xFF, 0xFE, 0x31, 0x00], [0..<2]),
            ([0x7B, 0x00, 0x7D, 0x00], [0..<2]),
        ]
        for (bytes, ranges) in cases {
            let reading = JSONReading(bytes: bytes)
            #expect(reading.names == ranges.map { _ in "json-utf8" }, "\(bytes)")
            #expect(reading.diagnostics.map { $0.range.start..<$0.range.end } == ranges, "\(bytes)")
        }
    }

    @Test("what lies too deep lies inside of what holds it, also where the brackets around it are wrong")
    func tooDeepInside() throws {
        let text = "{\"a\": " + String(repeating: "[", count: 255) + "[ 1 ]}"
        var diagnostics = Diagnostics()
        let root = try #require(
            JSONSyntax.parse(SourceFile(path: "a.json", text: text), diagnostics: &diagnostics))
        #expect(diagnostics.sorted.map { $0.id } == [.jsonDepth, .jsonMismatchedBracket])
        guard case .object(let object) = root.content else { Issue.record("no object"); return }
        var (value, outer) = (try #require(object.members.first).value, root.range)
        var depth = 0
        while true {
            #expect(outer.contains(value.range))
            guard case .array(let array) = value.content, let element = array.elements.first else { break }
            (value, outer, depth) = (element, value.range, depth + 1)
        }
        #expect(depth == 255)
    }

    @Test("256 levels are read, the 257th is refused once, and what follows is read on")
    func depth() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(JSONReading(nested(256)).names == [])
        #expect(JSONReading("[1, \(nested(256)), 01]").names == ["json-depth", "json-number"])
        #expect(JSONReading(nested(257)).diagnostics.map { $0.range } == [SourceRange(start: 256, end: 257)])
        #expect(JSONReading(String(repeating: "[", count: 100_000)).names == ["json-depth"])
        #expect(JSONReading(String(repeating: #"{"a":"#, count: 100_000)).names == ["json-depth"])
    }

    @Test("a text beyond the limit is refused unread")
    func size() {
        var limits = JSONSyntax.Limits()
        #expect(limits.size == 67_108_864)
        limits.size = 3
        #expect(JSONReading(bytes: [0x31, 0x20, 0x20], limits: limits).names == [])
        let reading = JSONReading(bytes: [0x31, 0x20, 0x20, 0x20], limits: limits)
        #expect(reading.names == ["json-size"])
        #expect(reading.root == nil)
    }

    @Test("all mistakes of a text are reported in one reading")
    func everything() {
        let source = MarkedSource(
            """
            {
              «name»: «'Chip'»,
              "values": [«.5»«» 1, «True»],
              "curve": «ease-in»,
              "duration": «285ms»«»
              "delay"«» 0,
              "values": [],
            }
            """)
        let reading = JSONReading(source.text)
        #expect(
            reading.names == [
                "json-unquoted-key", "json-quotes", "json-number", "json-missing-comma", "json-literal",
                "json-literal", "json-number", "json-missing-comma", "json-missing-colon", "duplicate-key",
            ])
        #expect(reading.diagnostics.dropLast().map { $0.range.start..<$0.range.end } == source.ranges)
    }

    @Test("a duplicate key among many shows the first place")
    func duplicates() {
        for count in [2, 15, 16, 17, 40] {
            let members = (0..<count).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
            let reading = JSONReading("{\(members),\"k1\": 0,\"k1\": 1}")
            #expect(reading.names == ["duplicate-key", "duplicate-key"])
            #expect(Set(reading.diagnostics.map { $0.notes[0].range }) == [SourceRange(start: 9, end: 13)])
        }
    }
}

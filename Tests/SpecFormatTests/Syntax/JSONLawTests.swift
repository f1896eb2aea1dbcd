import TestSupport
import Testing

@testable import SpecFormat

@Suite struct JSONLawTests {
    static let samples = [
        """
        { // the spec
          "motionSpec": 1, "name": "Chip", /* states */ "states": ["collapsed", "expanded"],
          "animations": { "chip.opacity": { "values": [1, 0.25, -3e-7], "timing": "a\\u00e9\\ud83d\\ude00\\n" } },
          "empty": {}, "list": [[], [true, false, null], {"a": {"b": [1e300]}},],
        }
        """,
        "[1, \"\u{e9}\u{1F600}\u{4e2d}\", {\"k\": 'v', x: .5, \"u\": 285ms}, /* c */ [[[[0]]]]] // end",
        "\u{FEFF}{\r\n  \"a\": \"b\",\r\n  \"c\": {\"d\": [1,2,3]}\r\n}\r\n",
    ]

    @Test("strict JSON accepts and refuses what an independent reader does")
    func acceptance() {
        #expect(JSONAcceptance.accepted.count + JSONAcceptance.refused.count >= 150)
        for text in JSONAcceptance.accepted {
            let names = JSONReading(text, strictJSON: true).names.filter { $0 != "duplicate-key" }
            #expect(names == [], "\(text)")
        }
        for text in JSONAcceptance.refused {
            #expect(!JSONReading(text, strictJSON: true).diagnostics.isEmpty, "\(text)")
        }
    }

    @Test("what any piece of a decoded text comes from begins and ends between characters")
    func decodedPieces() throws {
        let text = "\"a\u{e9}\\u00e9\u{1F600}\\n\u{4e2d}z\""
        guard case .string(let string) = JSONReading(text).root?.content else {
            Issue.record("a text is a text")
            return
        }
        let count = string.value.utf8.count
        let bytes = Array(text.utf8)
        func isBetweenCharacters(_ offset: Int) -> Bool {
            offset == bytes.count || bytes[offset] & 0xC0 != 0x80
        }
        for lower in 0..<count {
            for upper in lower...count {
                let range = string.sourceRange(ofDecoded: lower..<upper)
                #expect(
                    isBetweenCharacters(range.start) && isBetweenCharacters(range.end), "\(lower)..<\(upper)")
                #expect(lower == upper || range.start < range.end)
            }
        }
    }

    @Test("the text in a node's range reads as the same node", arguments: samples)
    func slices(_ text: String) throws {
        let reading = JSONReading(text)
        func check(_ node: JSONSyntax) throws {
            let slice = reading.file.text(in: node.range)
            #expect(JSONReading(slice).compact == node.value.text(pretty: false))
            switch node.content {
            case .array(let array):
                for element in array.elements {
                    #expect(node.range.contains(element.range))
                    try check(element)
                }
            case .object(let object):
                for member in object.members {
                    #expect(node.range.contains(member.range))
                    #expect(member.key.range.end <= member.value.range.start)
                    try check(member.value)
                }
            default: break
            }
        }
        try check(#require(reading.root))
    }

    @Test("what was written reads back, pretty or not", arguments: samples)
    func roundTrip(_ text: String) throws {
        let value = try #require(JSONReading(text).root).value
        for pretty in [true, false] {
            let written = value.text(pretty: pretty)
            let reading = JSONReading(written, strictJSON: true)
            #expect(reading.names == [])
            #expect(reading.root?.value.text(pretty: pretty) == written)
        }
    }

    @Test("random values survive writing and reading")
    func randomRoundTrip() {
        var random = SplitMix64(seed: 1)
        func value(_ depth: Int) -> JSONValue {
            switch random.next() % (depth > 0 ? 7 : 4) {
            case 0: return .null
            case 1: return .bool(random.next() % 2 == 0)
            case 2:
                let number = Double(bitPattern: random.next())
                return .number(number.isFinite ? number : 0.1)
            case 3:
                var text = ""
                for _ in 0..<(random.next() % 8) {
                    let code = UInt32(random.next() % 0x300)
                    if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) }
                }
                return .string(text)
            case 4, 5: return .array((0..<(random.next() % 6)).map { _ in value(depth - 1) })
            default:
                return .object((0..<(random.next() % 6)).map { ("key\($0)", value(depth - 1)) })
            }
        }
        for _ in 0..<500 {
            let value = value(4)
            let compact = value.text(pretty: false)
            #expect(JSONReading(value.text(pretty: true), strictJSON: true).compact == compact)
            #expect(JSONReading(compact, strictJSON: true).names == [])
        }
    }

    @Test("mutated texts are read without a trap, and every range lies inside the text")
    func mutations() {
        var random = SplitMix64(seed: 2)
        let pieces: [[UInt8]] = [
            "\"", "'", "{", "}", "[", "]", ",", ":", "\\", "\n", "//", "/*", "1e999", "\\ud800", "=", "\t",
        ]
        .map { [UInt8]($0.utf8) }
        for round in 0..<TestBuild.count(20_000) {
            var bytes = [UInt8](Self.samples[round % Self.samples.count].utf8)
            for _ in 0...(random.next() % 4) {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 5 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))], at: place)
                case 3: bytes.removeLast(Int(random.next() % UInt64(bytes.count)))
                default:
                    bytes.replaceSubrange(
                        place...place, with: pieces[Int(random.next() % UInt64(pieces.count))])
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            let reading = JSONReading(bytes: bytes, strictJSON: round % 2 == 0)
            let whole = reading.file.range
            var isInside = true
            for diagnostic in reading.diagnostics {
                isInside = isInside && whole.contains(diagnostic.range)
                for note in diagnostic.notes { isInside = isInside && note.range.map(whole.contains) ?? true }
                for fix in diagnostic.fixes { isInside = isInside && whole.contains(fix.range) }
            }
            if let root = reading.root { isInside = isInside && whole.contains(root.range) }
            #expect(isInside, "\(bytes)")
            if round % 50 == 0 {
                let report = Report(file: reading.file, diagnostics: reading.diagnostics)
                #expect(JSONReading(report.json(), strictJSON: true).names == [])
                #expect(report.text(color: round % 100 == 0).isEmpty == reading.diagnostics.isEmpty)
                #expect(report.short().isEmpty == reading.diagnostics.isEmpty)
            }
        }
    }

    @Test(
        "the work grows with the text and no faster, whatever the text",
        arguments: [
            "[", "]", "{", "}", "[}", "{]", "\"", "\"a\"b", "{\"a\"", "{\"a\":", "\"a\n b", "'a", "/*", "/",
            "#", ",", ":",
            "\\", "\"\\", "1", "1e", "- ", "é", "\u{201C}", "[1 ", "{\"a\" ", "\n", "/**/", "//\n",
            "\"a b\" c", "=", "\"\n",
        ])
    func linearWork(_ piece: String) {
        func steps(_ count: Int, in opening: String) -> (work: Int, size: Int) {
            let text = opening + String(repeating: piece, count: count)
            var parser = JSONParser(
                bytes: [UInt8](text.utf8), strictJSON: true, limits: JSONSyntax.Limits(),
                diagnostics: Diagnostics())
            _ = parser.parse()
            return (parser.lexer.steps, text.utf8.count)
        }
        for opening in ["", "[", "{\"a\": ", "[[[["] {
            // Both texts are longer than the lookahead, below which a guess may see all that is left.
            let count = TestBuild.isOptimized ? 2_000 : 1_100
            let small = steps(count, in: opening)
            let large = steps(4 * count, in: opening)
            #expect(large.work <= 6 * small.work + 5 * JSONLexer.lookahead)
            #expect(large.work <= (2 * JSONLexer.lookahead + 10) * large.size)
        }
    }

    @Test("a place in a decoded string is found in the source, through escapes")
    func decodedPlaces() throws {
        let reading = JSONReading(#"["= a\u00e9\n + \"b\" + \ud83d\ude00x"]"#)
        guard case .array(let array) = try #require(reading.root).content,
            case .string(let string) = array.elements[0].content
        else {
            Issue.record("a string was expected")
            return
        }
        let source = reading.file.bytes
        // Every scalar of the decoded text, decoded again from the range that is claimed for it.
        var offset = 0
        for scalar in string.value.unicodeScalars {
            let count = String(scalar).utf8.count
            let range = string.sourceRange(ofDecoded: offset..<(offset + count))
            let piece = "\"" + String(decoding: source[range.start..<range.end], as: UTF8.self) + "\""
            #expect(JSONReading(piece).compact == JSONValue.quoted(String(scalar)))
            #expect(string.sourceOffset(ofDecoded: offset) == range.start)
            offset += count
        }
        #expect(string.sourceOffset(ofDecoded: offset) == string.contentRange.end)
        #expect(string.sourceRange(ofDecoded: 0..<offset) == string.contentRange)
        #expect(string.sourceRange(ofDecoded: 4..<5) == string.sourceRange(ofDecoded: 3..<5))
    }

    @Test("comments stay with what they stand beside")
    func comments() throws {
        let text = """
            // head
            { // opens
              // about a
              "a": 1, // one
              /* b */ "b": 2 /* two */, /* c */ "c": [ /* none */ ]
              // end
            }
            // foot
            """
        let reading = JSONReading(text)
        let root = try #require(reading.root)
        func texts(_ comments: [JSONComment]) -> [String] { comments.map { reading.file.text(in: $0.range) } }
        guard case .object(let object) = root.content else {
            Issue.record("an object was expected")
            return
        }
        #expect(texts(root.comments.leading) == ["// head"])
        #expect(texts(root.comments.trailing) == ["// foot"])
        #expect(texts(object.members[0].comments.leading) == ["// opens", "// about a"])
        #expect(texts(object.members[0].comments.trailing) == ["// one"])
        #expect(texts(object.members[1].comments.leading) == ["/* b */"])
        #expect(texts(object.members[1].comments.trailing) == ["/* two */"])
        #expect(texts(object.members[2].comments.leading) == ["/* c */"])
        guard case .array(let array) = object.members[2].value.content else {
            Issue.record("an array was expected")
            return
        }
        #expect(texts(array.danglingComments) == ["/* none */"])
        #expect(texts(object.danglingComments) == ["// end"])
    }
}

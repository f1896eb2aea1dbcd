import TestSupport
import Testing

@testable import SpecFormat

/// The fast reader of well-formed text, held to the one that mends.
@Suite struct JSONTreeTests {
    /// Everything that can be asked of a value.
    private static func description(_ syntax: JSONSyntax) -> String {
        func text(_ string: JSONString) -> String {
            let places = (0...string.value.utf8.count).map { "\(string.sourceOffset(ofDecoded: $0))" }
            return "\(JSONValue.quoted(string.value))\(string.range)\(string.contentRange)"
                + places.joined(separator: ",")
        }
        var result = "\(syntax.range)\(syntax.comments.isEmpty)"
        switch syntax.content {
        case .null, .bool, .invalid: result += "\(syntax.content)"
        case .number(let number): result += "\(number.bitPattern)"
        case .string(let string): result += text(string)
        case .array(let array):
            result += "[\(array.isComplete)\(array.danglingComments.count)"
            for element in array.elements { result += description(element) + ";" }
        case .object(let object):
            result += "{\(object.isComplete)\(object.danglingComments.count)"
            for member in object.members {
                result +=
                    text(member.key) + "\(member.range)\(member.comments.isEmpty)"
                    + description(member.value) + ";"
            }
        }
        return result
    }

    /// The value as the fast reader and as the careful one reads it, and whether that had something to say.
    private static func both(_ bytes: [UInt8]) -> (fast: String?, careful: String?, isRight: Bool) {
        let limits = JSONSyntax.Limits()
        let tree = JSONTreeReader.read(bytes, limits: limits)
        var parser = JSONParser(
            bytes: bytes, strictJSON: true, limits: limits, diagnostics: Diagnostics())
        let root = parser.parse()
        return (
            tree.map { description(JSONSyntax(of: $0, at: $0.root)) }, root.map { description($0) },
            parser.lexer.diagnostics.isEmpty
        )
    }

    @Test("what it reads is what the careful reader reads, and nothing right is refused")
    func sameTrees() {
        var texts = (JSONAcceptance.accepted + JSONAcceptance.refused).map { [UInt8]($0.utf8) }
        texts += [
            #"{"a":1,"b":{"a":2}}"#, #"{"é":1,"e\u0301":2}"#, #"{"e\u0301":1,"ä":2}"#, #"["\ud800"]"#,
            #"{"\u0061":1,"a":2}"#, #"{"\u0061":1,"b":2}"#, "[\"\u{80}\u{7FF}\u{FFFF}\u{10FFFF}\"]",
            String(repeating: "[", count: 256) + String(repeating: "]", count: 256),
            String(repeating: "[", count: 257) + String(repeating: "]", count: 257),
            "{" + (0..<40).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}",
            "{" + (0..<40).map { "\"k\($0 % 39)\":\($0)" }.joined(separator: ",") + "}",
            "[1e308,1e309]", "[-0,0.000,1E+02,123456789012345678901]",
        ].map { [UInt8]($0.utf8) }
        texts.append([0x22, 0xC3, 0x22])
        texts.append([0x22, 0xED, 0xA0, 0x80, 0x22])
        for bytes in texts {
            let (fast, careful, isRight) = Self.both(bytes)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect((fast != nil) == isRight, "\(text)")
            if let fast { #expect(fast == careful, "\(text)") }
        }
    }

    @Test("of 5,000 texts with mistakes it reads those that have none after all, and those the same")
    func mutations() {
        var random = SplitMix64(seed: 3)
        let sample = [UInt8](
            #"{"a" : [1, -2.5e3, "x\n\u00e9", "é"], "b":{"c":true,"d":[null, false,{}], "":[]}, "name": ""}"#
                .utf8)
        let pieces = [UInt8](#"{}[],:"\/ 0123.eE+-tfn"#.utf8)
        var readCount = 0
        for round in 0..<5000 {
            var bytes = sample
            for _ in 0...(random.next() % 2) {
                let place = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 4 {
                case 0: bytes[place] = pieces[Int(random.next() % UInt64(pieces.count))]
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(pieces[Int(random.next() % UInt64(pieces.count))], at: place)
                default: bytes[place] = UInt8(truncatingIfNeeded: random.next())
                }
            }
            let (fast, careful, isRight) = Self.both(bytes)
            if fast != nil { readCount += 1 }
            #expect((fast != nil) == isRight, "\(round): \(bytes)")
            if let fast, fast != careful { Issue.record("\(round): \(bytes)") }
        }
        #expect(readCount > 500)
    }

    @Test("a string is read to its end, wherever in a word of the machine a byte lies")
    func words() throws {
        let bytes: [UInt8] = [
            0x00, 0x01, 0x09, 0x0A, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x61, 0x7F, 0x80, 0xA2,
            0xDC, 0xFF,
        ]
        for count in 1..<20 {
            for place in 0..<count {
                for byte in bytes {
                    var content = [UInt8](repeating: 0x61, count: count)
                    content[place] = byte
                    let text = [UInt8(ascii: "\"")] + content + [UInt8(ascii: "\"")]
                    let (fast, careful, isRight) = Self.both(text)
                    #expect((fast != nil) == isRight && (!isRight || fast == careful), "\(text)")
                    let isPlain = (0x20..<0x80).contains(byte) && byte != 0x22 && byte != 0x5C
                    let tree = JSONTreeReader.read(text)
                    #expect((tree?.plainBytes(at: 0).map { Array($0) } == content) == isPlain, "\(text)")
                }
                // Without its quote it has no end.
                #expect(
                    JSONTreeReader.read([UInt8(ascii: "\"")] + [UInt8](repeating: 0x61, count: place)) == nil)
            }
        }
    }

    @Test("a key is found by its spelling, whatever its length and escapes")
    func keys() throws {
        let names = [
            "", "a", "ab", "ba", "eightchr", "ninechars", "ninecharz", "xinechars", "twelve chars", "é",
            "\u{65}\u{301}x",
        ]
        let others = ["b", "eightch", "eightchs", "ninechar", "ninecharss", "twelve charz", "e", "A"]
        for name in names + others {
            let object = try #require(parsed(#"{"0": 0, "\#(name)": 1}"#))
            for other in names + others {
                #expect(
                    object.members.firstIndex(of: other) == (other == name ? 1 : nil), "\(name), \(other)")
            }
        }
        let escaped = try #require(parsed(#"{"\u0061": 1, "\u00e9": 2, "e\u0301x": 3}"#))
        #expect(["a", "é", "\u{65}\u{301}x"].map { escaped.members.firstIndex(of: $0) } == [0, 1, 2])
    }

    private func parsed(_ text: String) -> JSONObject? {
        var diagnostics = Diagnostics()
        let syntax = JSONSyntax.parse(
            SourceFile(path: "a.json", bytes: [UInt8](text.utf8)), diagnostics: &diagnostics)
        guard case .object(let object) = syntax?.content else { return nil }
        return object
    }
}

import Foundation
import SpecFormat
import TestSupport
import Testing

@testable import speccli

/// What holds of the server whatever its client sends.
@Suite("speccli lsp, whatever comes")
struct LanguageServerLawTests {
    @Test("changes are those of a list of UTF-16, and places go there and back", arguments: [1, 2, 3, 4])
    func edits(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "a", "é", "€", "😀", "\n", "\r\n", "\r", "", "{\"", "\u{FEFF}", "e\u{301}",
            String(repeating: "x", count: 300),
        ]
        func someText(_ count: Int) -> String {
            (0..<count).map { _ in pieces[random.below(pieces.count)] }.joined()
        }
        for _ in 0..<150 {
            let text = someText(random.below(40))
            var oracle = Array(text.utf16)
            var open = OpenText(
                address: "a", location: "/a", language: "json", version: 1,
                TextPositions(Array(text.utf8), .utf16))
            for version in 2..<6 {
                let length = oracle.count
                // Anywhere but inside a pair of surrogates or of a return and a feed, which no editor can name.
                func isPlace(_ index: Int) -> Bool {
                    if index <= 0 || index >= length { return true }
                    let (before, after) = (oracle[index - 1], oracle[index])
                    return !(UTF16.isLeadSurrogate(before) && UTF16.isTrailSurrogate(after))
                        && !(before == 13 && after == 10)
                }
                var (start, end) = (random.below(length + 1), random.below(length + 1))
                if start > end { swap(&start, &end) }
                while !isPlace(start) { start -= 1 }
                while !isPlace(end) { end += 1 }
                func place(_ index: Int) -> JSONValue {
                    var (line, character) = (0, 0)
                    for unit in 0..<index {
                        let value = oracle[unit]
                        let isEnd =
                            value == 10
                            || value == 13 && !(unit + 1 < length && oracle[unit + 1] == 10)
                        if isEnd { (line, character) = (line + 1, 0) } else { character += 1 }
                    }
                    return .object([
                        ("line", .number(Double(line))), ("character", .number(Double(character))),
                    ])
                }
                let new = someText(random.below(6))
                let range = JSONValue.object([("start", place(start)), ("end", place(end))])
                let change = JSONValue.object([("range", range), ("text", .string(new))])
                let isTaken = open.change([change], version: version)
                #expect(isTaken)
                oracle.replaceSubrange(start..<end, with: new.utf16)
                #expect(
                    Array(String(decoding: open.bytes, as: UTF8.self).utf16) == oracle)
                #expect(open.version == version)
            }
            for encoding in [PositionEncoding.utf8, .utf16] {
                let positions = TextPositions(open.bytes, encoding)
                for offset in 0...open.bytes.count
                where offset == open.bytes.count || open.bytes[offset] & 0xC0 != 0x80 {
                    let isInPair =
                        offset > 0 && offset < open.bytes.count && open.bytes[offset] == 10
                        && open.bytes[offset - 1] == 13
                    if !isInPair { #expect(positions.offset(of: positions.position(at: offset)) == offset) }
                }
                // Whatever a client names is somewhere.
                for _ in 0..<20 {
                    let wild = TextPositions.Position(
                        line: random.below(60) - 5, character: random.below(900) - 5)
                    let offset = positions.offset(of: wild)
                    #expect(offset >= 0 && offset <= open.bytes.count)
                    #expect(offset == open.bytes.count || open.bytes[offset] & 0xC0 != 0x80)
                }
            }
        }
    }

    /// A session in the bytes of its messages.
    private static let session: [[UInt8]] = {
        let spec = #"{\"motionSpec\":1,\"name\":\"A\",\"durations\":{\"d\":\"1 s\"},}"#
        let document = #""textDocument":{"uri":"file:///tmp/a.motion.json"}"#
        let range = #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":9}}"#
        return [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":"file:///tmp","capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}}"#,
            #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///tmp/a.motion.json","languageId":"json","version":1,"text":"\#(spec)"}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{\#(document),\#(range),"context":{"diagnostics":[]}}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///tmp/a.motion.json","version":2},"contentChanges":[{\#(range),"text":"{\n"}]}}"#,
            #"{"jsonrpc":"2.0","id":"x","method":"textDocument/formatting","params":{\#(document)}}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"textDocument/documentSymbol","params":{\#(document)}}"#,
            #"{"jsonrpc":"2.0","id":4,"method":"textDocument/foldingRange","params":{\#(document)}}"#,
            #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{\#(document)}}"#,
        ].map { Array($0.utf8) }
    }()

    private static func framed(_ content: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }

    /// Runs a server on bytes, and takes apart what it writes: messages, and nothing else.
    private static func run(_ bytes: [UInt8]) throws -> (code: Int32, messages: [JSON], errors: String) {
        let scratch = try Scratch()
        try Data(bytes).write(to: scratch.url("in"))
        let result = try Speccli.shell("speccli lsp < in", in: scratch.folder)
        var rest = Array(result.output.utf8)
        var messages: [JSON] = []
        while !rest.isEmpty {
            messages.append(
                try #require(try LanguageClient.takeMessage(from: &rest), "a message that isn't whole"))
        }
        return (result.code, messages, result.errors)
    }

    @Test("what is no message is answered with an error, and the next one is served")
    func malformed() throws {
        let start = Self.framed(Self.session[0])
        let deep = String(repeating: "[", count: 100_000)
        let rows: [(String, code: Double)] = [
            ("Content-Length: 3\r\n\r\n{,}", -32700), ("Content-Length: 0\r\n\r\n", -32700),
            ("Content-Length: 2\r\n\r\n[]", -32600), ("Content-Length: 4\r\n\r\nnull", -32600),
            ("Content-Length: 2\r\n\r\n{}", -32600), ("Content-Length: x\r\n\r\n", -32700),
            ("Content-Length: -5\r\n\r\n", -32700), ("Content-Length: 99999999999999999999\r\n\r\n", -32700),
            ("Content-Length:\r\n\r\n", -32700), ("Content-Type: text\r\n\r\n", -32700),
            ("garbage without an end", -32700), ("{\"jsonrpc\":\"2.0\"}\n\n", -32700),
            ("Content-Length: \(deep.utf8.count)\r\n\r\n\(deep)", -32700),
            (String(repeating: "z", count: 70_000) + "\r\n\r\n", -32700),
            ("Content-Length: 36\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":1}", -32600),
            ("Content-Length: 38\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"a\"}", -32600),
            (#"Content-Length: 37\#r\#n\#r\#n{"jsonrpc":"2.0","id":5,"method":"a"}"#, -32002),
        ]
        for (junk, code) in rows {
            // A frame that is junk up to the next header, which begins on the same line.
            let result = try Self.run(Array(junk.utf8) + start)
            let isGlued = junk == "garbage without an end"
            #expect(result.code == 1, "\(junk.prefix(50)): \(result.errors)")
            if !isGlued {
                #expect(result.messages.first?["error"]["code"].number == code, "\(junk.prefix(50))")
            }
            #expect(
                result.messages.contains { $0["id"].number == 1 && !$0["result"].isNull },
                "\(junk.prefix(50))")
        }
    }

    @Test("damaged sessions end with an exit code, and write nothing but messages", arguments: [1, 2])
    func damaged(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let words: [[UInt8]] = [
            "null", "-1", "1e9", "{", "}", "\"", "[]", "\u{0}", "\r\n\r\n", "Content-Length: ", "\\ud800",
            "é", "99999999999", "file://",
        ].map { Array($0.utf8) }
        for _ in 0..<40 {
            var stream: [UInt8] = []
            for content in Self.session {
                var content = content
                for _ in 0..<random.below(3) {
                    let place = random.below(content.count)
                    switch random.below(3) {
                    case 0: content.removeSubrange(place..<min(content.count, place + random.below(8)))
                    case 1: content.insert(contentsOf: words[random.below(words.count)], at: place)
                    default: content[place] = UInt8(random.below(256))
                    }
                    if content.isEmpty { content = [0x7B] }
                }
                if random.below(8) == 0 { continue }
                if random.below(12) == 0 {
                    content = Array("[".utf8) + content + Array(",".utf8) + content + Array("]".utf8)
                }
                stream += Self.framed(content)
                if random.below(10) == 0 { stream.removeLast(random.below(20)) }
            }
            let result = try Self.run(stream)
            #expect(
                result.code == 1 && result.errors.hasSuffix("\n"),
                "\(String(decoding: stream, as: UTF8.self))")
            for message in result.messages where !message["error"].isNull {
                #expect(message["error"]["code"].number < -32000 && message["error"]["message"].text != nil)
            }
        }
    }

    @Test("a batch is refused as one, and a client that reads no more is told of")
    func batchAndClosedPipe() throws {
        let batch =
            "[\(Self.session[..<3].map { String(decoding: $0, as: UTF8.self) }.joined(separator: ","))]"
        let result = try Self.run(Self.framed(Array(batch.utf8)) + Self.framed(Self.session[0]))
        #expect(result.messages.map { $0["error"].isNull } == [false, true])
        #expect(result.messages.first?["error"]["code"].number == -32600)
        let scratch = try Scratch()
        var stream = Self.session[..<3].flatMap { Self.framed($0) }
        for id in 100..<3000 {
            let ask =
                #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/foldingRange","params":{"textDocument":{"uri":"file:///tmp/a.motion.json"}}}"#
            stream += Self.framed(Array(ask.utf8))
        }
        try scratch.write("in", String(decoding: stream, as: UTF8.self))
        let line = "{ speccli lsp < in; echo $? > code; } 2> errors | head -c 10 > out"
        #expect(try Speccli.shell(line, in: scratch.folder).code == 0)
        #expect(try scratch.read("out") == "Content-Le" && (try scratch.read("code")) == "2\n")
        #expect(try scratch.read("errors") == "speccli: the client doesn't read any more\n")
    }

    @Test("a request that was taken back before it is begun is answered as such, once")
    func cancellation() throws {
        var stream = Self.session[..<3].flatMap { Self.framed($0) }
        for id in 10..<14 {
            stream += Self.framed(
                Array(
                    #"{"jsonrpc":"2.0","id":\#(id),"method":"textDocument/foldingRange","params":{"textDocument":{"uri":"file:///tmp/a.motion.json"}}}"#
                        .utf8))
        }
        for id in ["11", "13", "99", "\"10\"", "{}"] {
            stream += Self.framed(
                Array(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#.utf8))
        }
        let result = try Self.run(stream)
        for id in 10..<14 {
            let answers = result.messages.filter { $0["id"].number == Double(id) }
            #expect(answers.count == 1)
            #expect(answers[0]["error"]["code"].number == -32800 || id % 2 == 0)
            #expect(id % 2 == 1 || answers[0]["result"].isNull == false)
        }
    }

    @Test("a message may come in any pieces")
    func pieces() throws {
        let stream = Self.session.flatMap { Self.framed($0) }
        for size in [1, 2, 3, 7, 64] {
            var reader = MessageReader()
            var found: [[UInt8]] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                reader.add(Array(stream[start..<min(stream.count, start + size)]))
                while let item = reader.next() {
                    guard case .content(let content) = item else {
                        Issue.record("a frame that can't be read")
                        return
                    }
                    found.append(content)
                }
            }
            #expect(found == Self.session)
        }
    }

    @Test(
        "addresses of files are paths",
        arguments: [
            ("file:///tmp/a.json", "/tmp/a.json"), ("file:///tmp/a%20b%C3%A9.json", "/tmp/a bé.json"),
            ("FILE://localhost/tmp/./x/../a", "/tmp/a"), ("file:///", "/"), ("untitled:Untitled-1", nil),
            ("", nil),
            ("file:///a%00b", nil), ("file:///a%zz", "/a%zz"), ("https://a/b", nil), ("file:///a?b#c", "/a"),
        ] as [(String, String?)])
    func addresses(_ address: String, _ path: String?) {
        #expect(FileAddress.path(address) == path)
    }
}

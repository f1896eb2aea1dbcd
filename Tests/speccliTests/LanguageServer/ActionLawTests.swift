import Foundation
import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

@testable import speccli

/// What holds of every change that the server offers, at every place.
@Suite("speccli lsp, whatever is changed")
struct ActionLawTests {
    private static let kept = ["refactor.extract", "refactor.inline"]

    @Test(
        "changes that only name or write out keep the motion, others bring no error",
        arguments: TestBuild.isOptimized ? [1, 2] : [1])
    func changes(_ seed: UInt64) throws {
        var session = try ServerSession()
        var counts: [String: Int] = [:]
        for texts in SpecTexts.some(seed) + [SpecTexts.specs[SpecTexts.specs.count - 1]] {
            guard let motion = texts.motion else { continue }
            let before = try SpecTexts.samples(motion)
            session.open(texts)
            let (address, bytes) = texts.main
            let isLaidOut = Self.isLaidOut(bytes)
            for offset in stride(from: Int(seed), to: bytes.count, by: 19) {
                for action in try Self.actions(&session, address, bytes, offset) {
                    let kind = action["kind"]?.string ?? ""
                    let title = action["title"]?.string ?? ""
                    counts[kind, default: 0] += 1
                    let changed = texts.applying(action["edit"])
                    #expect(changed[address] != bytes)
                    if isLaidOut, Refactorings.kinds.contains(kind) {
                        #expect(Self.isLaidOut(changed[address]), "\(address) \(offset) \(title)")
                    }
                    let after = try #require(changed.motion, "\(address) \(offset) \(title)")
                    if Self.kept.contains(kind) {
                        #expect(try SpecTexts.samples(after) == before, "\(address) \(title)")
                    } else if title.hasPrefix("write the spring") {
                        for (old, new) in zip(before, try SpecTexts.samples(after)).flatMap({
                            zip($0.joined(), $1.joined())
                        }) {
                            #expect(abs(old - new) < 1e-6 * max(1, abs(old)), "\(address) \(title)")
                        }
                    }
                }
            }
        }
        for kind in Refactorings.kinds { #expect(counts[kind, default: 0] > 0, "\(kind): \(counts)") }
    }

    /// Whether a text has the canonical layout.
    private static func isLaidOut(_ bytes: [UInt8]?) -> Bool {
        guard let bytes else { return false }
        var problems = Diagnostics()
        return SourceFile(path: "", bytes: bytes).formatted(diagnostics: &problems) == bytes
    }

    private static func actions(
        _ session: inout ServerSession, _ address: String, _ bytes: [UInt8], _ offset: Int
    ) throws -> [JSONValue] {
        let place = TextPositions(bytes, .utf8).json(SourceRange(at: offset))
        return try session.ask(
            "textDocument/codeAction",
            .object([
                ("textDocument", .object([("uri", .string(address))])), ("range", place),
                ("context", .object([("diagnostics", [])])),
            ])
        ).elements
    }

    @Test("a curve becomes the spring that is nearest in the time that its timing gives it")
    func nearestSpring() throws {
        let text = #"""
            { "motionSpec": 1, "name": "A", "animations": { "a.opacity": [0, 1] },
              "variants": { "show": { "timings": { "*": { "duration": "100ms", "curve": "ease-out" } } } } }
            """#
        let (address, bytes) = ("file:///nowhere/a.motion.json", Array(text.utf8))
        let texts = SpecTexts([(address, bytes)])
        var session = try ServerSession()
        session.open(texts)
        let place = try #require(text.places(of: "\"ease-out\"").first) + 1
        let action = try #require(
            try Self.actions(&session, address, bytes, place).first {
                $0["title"]?.string?.contains("spring") ?? false
            })
        let title = try #require(action["title"]?.string)
        #expect(title.hasPrefix("write the curve as the spring nearest to 100 ms of it, off by at most "))
        let words = title.split(separator: " ").map { String($0) }
        let percent = try #require(words.firstIndex(of: "%").flatMap { Double(words[$0 - 1]) })
        let before = try SpecTexts.samples(try #require(texts.motion))
        let after = try SpecTexts.samples(try #require(texts.applying(action["edit"]).motion))
        // The samples are 50 ms apart.
        for (old, new) in zip(before.joined(), after.joined()) {
            #expect(abs(old[1] - new[1]) <= percent / 100 + 1e-3, "\(title): \(new)")
        }
        #expect(words.suffix(4).starts(with: ["settles", "in"]))
    }

    @Test(
        "a spring becomes another curve that lasts as long",
        arguments: [
            #""timings": { "*": { "curve": SPRING } }"#,
            #""timings": { "*": { "delay": "50ms", "duration": "100ms", "curve": SPRING, "iterations": 2 } }"#,
            #""motion": { "animate": "a.opacity", "from": 0, "to": 1, "curve": SPRING }"#,
        ])
    func lasting(_ timing: String) throws {
        let spring = #"{ "spring": { "response": 0.6, "dampingRatio": 0.8 } }"#
        let text = #"""
            { "motionSpec": 1, "name": "A", ANIMATIONS "variants": { "show": { TIMING } } }
            """#.replacingOccurrences(of: "TIMING", with: timing).replacingOccurrences(
                of: "SPRING", with: spring
            )
            .replacingOccurrences(
                of: "ANIMATIONS",
                with: timing.contains("motion") ? "" : #""animations": { "a.opacity": [0, 1] },"#)
        let (address, bytes) = ("file:///nowhere/a.motion.json", Array(text.utf8))
        let texts = SpecTexts([(address, bytes)])
        var session = try ServerSession()
        session.open(texts)
        let before = try SpecTexts.samples(try #require(texts.motion))
        let place = try #require(text.places(of: "\"spring\"").first) + 1
        var count = 0
        for action in try Self.actions(&session, address, bytes, place) {
            guard let title = action["title"]?.string, title.hasPrefix("write the curve as ") else {
                continue
            }
            count += 1
            #expect(title.hasSuffix(" %, and its duration of 809 ms"))
            let words = title.split(separator: " ").map { String($0) }
            let percent = try #require(words.firstIndex(of: "%,").flatMap { Double(words[$0 - 1]) })
            let after = try SpecTexts.samples(try #require(texts.applying(action["edit"]).motion))
            for (old, new) in zip(before.joined(), after.joined()) {
                #expect(abs(old[1] - new[1]) <= percent / 100 + 1e-5, "\(title): \(new)")
            }
        }
        #expect(count == 3)
    }

    @Test("a value becomes a parameter, and a value again")
    func parameters() throws {
        let text = #"""
            { "motionSpec": 1, "name": "A", "parameters": { "value": 7 },
              "animations": { "a.position.y": [48, "= value"], "a.backgroundColor": ["#ff0000", "blue"] },
              "variants": { "show": { "reducedMotion": "fade", "timings": { "*": { "duration": 0.3 } } } } }
            """#
        let address = "file:///nowhere/a.motion.json"
        var session = try ServerSession()
        func change(_ text: String, at part: String, _ title: String) throws -> String? {
            let texts = SpecTexts([(address, Array(text.utf8))])
            session.open(texts)
            let place = try #require(text.places(of: part).first) + 1
            let actions = try Self.actions(&session, address, texts.main.bytes, place)
            guard let action = actions.first(where: { $0["title"]?.string == title }) else { return nil }
            let changed = texts.applying(action["edit"])
            #expect(
                try SpecTexts.samples(try #require(changed.motion))
                    == SpecTexts.samples(try #require(texts.motion)))
            return String(decoding: changed.main.bytes, as: UTF8.self)
        }
        let title = "take the value out as the parameter 'value2'"
        for (part, written) in [("48", "48"), ("\"#ff0000\"", "\"#ff0000\"")] {
            let named = try #require(try change(text, at: part, title))
            #expect(named.contains("\"value2\": \(written)") && named.contains("\"= value2\""))
            let back = try #require(
                try change(named, at: "\"= value2\"", "write out the default of 'value2'"))
            #expect(!back.contains("= value2"))
        }
        // A duration is no place for an expression, and neither is a version.
        for part in ["0.3", "1,"] { #expect(try change(text, at: part, title) == nil) }
    }

    @Test("a way back has the reduced form that the way there has")
    func wayBack() throws {
        let text = #"""
            { "motionSpec": 1, "name": "A", "animations": { "a.position.y": [0, 100] },
              "variants": { "show": { "reducedMotion": "instant", "timings": { "*": { "duration": "300ms" } } } } }
            """#
        let (address, bytes) = ("file:///nowhere/a.motion.json", Array(text.utf8))
        let texts = SpecTexts([(address, bytes)])
        var session = try ServerSession()
        session.open(texts)
        let place = try #require(text.places(of: "\"show\"").first) + 1
        let ways = try Self.actions(&session, address, bytes, place).filter {
            $0["title"]?.string?.hasPrefix("add the way back") ?? false
        }
        #expect(ways.count == 2)
        for way in ways {
            let changed = texts.applying(way["edit"])
            session.open(changed)
            #expect(try session.problems(address, upTo: 3).isEmpty)
            let names = try #require(changed.motion).variants.map { $0.name }
            #expect(names == ["show", "showBack", "show.reduced", "showBack.reduced"], "\(names)")
        }
    }

    @Test("what is left out with a reason is reported no more, and nothing else is")
    func leavingOut() throws {
        let text = #"""
            { "motionSpec": 1, "name": "A", "durations": { "unused": "1s" }, "animations": { "a.opacity": [0, 1] },
              "variants": { "show": { "timings": { "*": { "duration": 3, "curve": "ease-out" } } } } }
            """#
        let bytes = Array(text.utf8)
        var session = try ServerSession()
        func problems(_ bytes: [UInt8]) -> [Diagnostic] {
            SpecReader.read(SourceFile(path: "a", bytes: bytes)).diagnostics
        }
        let before = problems(bytes)
        var count = 0
        for diagnostic in before {
            session.open("file:///a.motion.json", bytes)
            let actions = try Self.actions(
                &session, "file:///a.motion.json", bytes, diagnostic.range.start)
            for action in actions {
                let title = action["title"]?.string ?? ""
                guard title.hasPrefix("leave '\(diagnostic.id.name)'") else { continue }
                let edits = action.at("edit", "documentChanges")?.elements.first?["edits"] ?? .null
                let after = problems(edits.applied(to: bytes))
                #expect(after.count == before.count - 1)
                #expect(!after.contains { $0.id == diagnostic.id && $0.message == diagnostic.message })
                count += 1
            }
        }
        #expect(count >= 2, "\(before.map { $0.id.name })")
    }

    /// `TYPING` in the environment is the number of edits.
    @Test("while one types, the text and its problems are those of a fresh reading")
    func typing() throws {
        let count = ProcessInfo.processInfo.environment["TYPING"].flatMap { Int($0) } ?? 400
        var random = SplitMix64(seed: 7)
        var session = try ServerSession()
        let pieces = ["a", "\"", "{", "}", ",", ":", "1", "e", "\n", "\\", "/", "é", "😀", " ", "[", "]"]
        for (address, start) in SpecTexts.specs.suffix(4).map({ $0.main }) {
            session.open(address, start)
            var bytes = start
            for version in 2..<(2 + count / 4) {
                // Now and then back to something that is a spec.
                if version % 40 == 0 { bytes = start }
                let positions = TextPositions(bytes, .utf8)
                func boundary(_ offset: Int) -> Int {
                    var offset = offset
                    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
                    return offset
                }
                let first = boundary(random.below(bytes.count + 1))
                let last = random.below(3) == 0 ? boundary(min(bytes.count, first + random.below(6))) : first
                let text = random.below(4) == 0 ? "" : pieces[random.below(pieces.count)]
                var change: [(String, JSONValue)] = [("text", .string(text))]
                if version % 40 == 0 {
                    change = [("text", .string(String(decoding: bytes, as: UTF8.self)))]
                } else {
                    change.append(("range", positions.json(SourceRange(start: first, end: last))))
                    bytes.replaceSubrange(first..<last, with: text.utf8)
                }
                session.tell(
                    "textDocument/didChange",
                    .object([
                        (
                            "textDocument",
                            .object([("uri", .string(address)), ("version", .number(Double(version)))])
                        ), ("contentChanges", [.object(change)]),
                    ]))
                #expect(session.server.texts.texts.last?.bytes == bytes)
                guard random.below(4) == 0 else { continue }
                let report = try session.ask(
                    "textDocument/diagnostic",
                    .object([("textDocument", .object([("uri", .string(address))]))]))
                let location = FileAddress.path(address) ?? ""
                let file = SourceFile(path: location, bytes: bytes)
                var workspace = SpecWorkspace(try FileImports(root: "/", shownFrom: "/"))
                let fresh = workspace.read(file, at: location).diagnostics
                let isSpec = address.hasSuffix(".motion.json") || SpecMark.stands(in: bytes)
                let codes = (report["items"]?.elements ?? []).map { $0["code"]?.string ?? "" }
                #expect(codes == (isSpec ? fresh.map { $0.id.name } : []))
            }
        }
    }
}

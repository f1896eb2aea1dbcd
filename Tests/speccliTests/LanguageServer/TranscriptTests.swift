import Foundation
import SpecFormat
import TestSupport
import Testing

@testable import speccli

/// A session from beginning to end, as `conformance/editors` has it in real clients, and what only some of them can.
@Suite("speccli lsp, a session")
struct TranscriptTests {
    private static let library = """
        {
          "motionSpec": 1,
          "name": "Library",
          "curves": { "soft": { "bezier": [0.4, 0, 0.2, 1] } }
        }

        """
    private static let main = #"""
        { "motionSpec": 1, "name": "Main", "imports": { "lib": "lib.motion.json" },
          "animations": { "a.opacity": [0, 1] },
          "variants": {
            "show": { "description": "😀 é", "timings": { "*": { "duration": "300ms", "curv": "lib.soft" } },
              "reducedMotion": "fade" }
          }
        }

        """#.replacingOccurrences(of: "\n", with: "\r\n")

    private static func offset(_ piece: String, in bytes: [UInt8], _ more: Int = 1) throws -> Int {
        let wanted = Array(piece.utf8)
        return try #require(bytes.indices.first { bytes[$0...].starts(with: wanted) }) + more
    }

    @Test("a mistake is seen and mended; a name is completed, explained, found and renamed in two files")
    func session() throws {
        let scratch = try Scratch()
        let folder = try #require(FileImports.real(scratch.folder.path))
        try scratch.write("lib.motion.json", Self.library)
        try scratch.write("main.motion.json", Self.main)
        var bytes = Array(Self.main.utf8)
        let address = FileAddress.address(of: "\(folder)/main.motion.json")
        let libraryAddress = FileAddress.address(of: "\(folder)/lib.motion.json")
        let document = ("textDocument", JSONValue.object([("uri", .string(address))]))
        var session = try ServerSession(folder: folder)
        session.open(address, bytes)

        let errors = try session.errors(address)
        #expect(errors.count == 1)
        let place = errors[0].range.offsets(in: bytes)
        #expect(bytes[place].elementsEqual("\"curv\"".utf8))
        let actions = try session.ask(
            "textDocument/codeAction",
            .object([
                document, ("range", errors[0].range), ("context", .object([("diagnostics", [])])),
            ])
        ).elements
        #expect(actions[0]["title"]?.string == "write 'curve'")
        let fix = actions[0].at("edit", "documentChanges")?.elements[0]["edits"] ?? .null
        bytes = fix.applied(to: bytes)
        session.open(address, bytes)
        #expect(try session.errors(address).isEmpty)

        let name = try Self.offset("lib.soft", in: bytes, 5)
        let list = try session.ask("completion", address, bytes, try Self.offset("\"lib.soft\"", in: bytes))
        let item = list["items"]?.elements.first { $0["label"]?.string == "lib.soft" }
        #expect(item?["detail"]?.string == "cubic Bézier 0.4, 0, 0.2, 1")
        let hover = try session.ask("hover", address, bytes, name)
        #expect(hover.at("contents", "value")?.string?.contains("**curve** `soft`") ?? false)
        let timing = try session.ask("hover", address, bytes, try Self.offset("\"*\"", in: bytes))
        #expect(timing.at("contents", "value")?.string?.contains("- duration 300 ms") ?? false)

        let definitions = try session.ask("definition", address, bytes, name).elements
        #expect(definitions.map { $0["uri"]?.string } == [libraryAddress])
        let context = JSONValue.object([("includeDeclaration", true)])
        let references = try session.ask("references", address, bytes, name, [("context", context)]).elements
        #expect(Set(references.map { $0["uri"]?.string }) == [address, libraryAddress])
        let rename = try session.ask("rename", address, bytes, name, [("newName", "gentle")])
        let changes = rename["documentChanges"]?.elements ?? []
        for change in changes {
            let isMain = change.at("textDocument", "uri")?.string == address
            let before = isMain ? bytes : Array(Self.library.utf8)
            let after = String(decoding: change["edits"]?.applied(to: before) ?? [], as: UTF8.self)
            #expect(after.contains(isMain ? "\"lib.gentle\"" : "\"gentle\": {"))
            #expect(change.at("textDocument", "version")?.integer == (isMain ? 1 : nil))
        }
        #expect(changes.count == 2)
        // A name that is no name, one that is taken, and a place without one.
        for (wrong, where_) in [("a b", "\"show\""), ("", "\"show\""), ("other", "300ms")] {
            let place = ServerSession.place(
                address, bytes, try Self.offset(where_, in: bytes, 2), [("newName", .string(wrong))])
            #expect(try session.response("textDocument/rename", place)["error"] != nil, "\(wrong)")
        }

        let links = try session.ask("textDocument/documentLink", .object([document])).elements
        #expect(links.map { $0["target"]?.string } == [libraryAddress])
        let formatted = try session.ask("textDocument/formatting", .object([document]))
        #expect(
            String(decoding: formatted.applied(to: bytes), as: UTF8.self)
                .hasPrefix("{\n  \"motionSpec\": 1,\n  \"name\": \"Main\",\n"))
        let line = JSONValue.object([
            ("start", .object([("line", 1), ("character", 0)])),
            ("end", .object([("line", 1), ("character", 5)])),
        ])
        let some = try session.ask("textDocument/rangeFormatting", .object([document, ("range", line)]))
        for edit in some.elements { #expect(edit["range"]?["start"]?["line"]?.integer == 1) }
    }

    @Test("a tree is an outline; its lengths are shown, the parts of values completed, curves drawn")
    func tree() throws {
        let text = #"""
            { "motionSpec": 1, "name": "A", "parameters": { "spot": [3, 4] }, "variants": { "go": { "motion":
              { "sequence": [
                { "animate": "a.opacity", "to": "= spot.x / 10", "duration": "200ms", "curve": "ease-out" },
                { "wait": "100ms" } ] } } } }
            """#
        let (bytes, address) = (Array(text.utf8), "file:///nowhere/a.motion.json")
        var session = try ServerSession(options: .object([("pictures", true)]))
        session.open(address, bytes)
        let document = ("textDocument", JSONValue.object([("uri", .string(address))]))
        let outline = try session.ask("textDocument/documentSymbol", .object([document])).elements
        let names = outline.map { $0["name"]?.string ?? "" }
        for name in ["sequence", "animate a.opacity", "wait 100ms"] { #expect(names.contains(name)) }
        let whole = TextPositions(bytes, .utf8).json(SourceRange(start: 0, end: bytes.count))
        let hints = try session.ask("textDocument/inlayHint", .object([document, ("range", whole)])).elements
        let ends = try ["\"go\"", "\"sequence\""].map { try Self.offset($0, in: bytes, $0.utf8.count) }
        let lengths = hints.filter { $0["label"]?.string == "300 ms" }
        #expect(
            lengths.map { hint in
                JSONValue.object([("start", hint["position"] ?? .null), ("end", hint["position"] ?? .null)])
                    .offsets(in: bytes).lowerBound
            } == ends)
        let part = try Self.offset("spot.x", in: bytes, 5)
        let list = try session.ask("completion", address, bytes, part)["items"]?.elements ?? []
        #expect(list.map { $0["label"]?.string } == ["x", "y"])
        let hover = try session.ask("hover", address, bytes, try Self.offset("ease-out", in: bytes))
        let said = hover.at("contents", "value")?.string ?? ""
        #expect(said.contains("](data:image/svg+xml;base64,PHN2Zy"))
    }

    @Test("what a variant was at the last commit stands over it, with a way to see it")
    func lenses() throws {
        let scratch = try Scratch()
        let text = Self.main.replacingOccurrences(of: "curv\"", with: "curve\"")
            .replacingOccurrences(of: "\r\n", with: "\n")
        try scratch.write("lib.motion.json", Self.library)
        try scratch.write("main.motion.json", text)
        let made = try Speccli.shell(
            "git init -q . && git add . && git -c user.name=t -c user.email=t@example.org commit -q -m first",
            in: scratch.folder)
        try #require(made.code == 0, "\(made.errors)")
        let folder = try #require(FileImports.real(scratch.folder.path))
        let address = FileAddress.address(of: "\(folder)/main.motion.json")
        var session = try ServerSession(folder: folder)
        let document = JSONValue.object([("textDocument", .object([("uri", .string(address))]))])
        func titles(_ text: String) throws -> [String?] {
            session.open(address, Array(text.utf8))
            return try session.ask("textDocument/codeLens", document).elements.map {
                $0.at("command", "title")?.string
            }
        }
        #expect(try titles(text) == ["preview"])
        let longer = text.replacingOccurrences(of: "300ms", with: "420ms")
        #expect(try titles(longer) == ["preview", "300 → 420 ms, visible"])
        // What an import says now counts too, though this text is as it was.
        let library = Self.library.replacingOccurrences(of: "[0.4, 0, 0.2, 1]", with: "[1, 0, 1, 0]")
        #expect(library != Self.library)
        session.open(FileAddress.address(of: "\(folder)/lib.motion.json"), Array(library.utf8))
        #expect(try titles(text) == ["preview", "1 property changed, visible"])
        session.open(FileAddress.address(of: "\(folder)/lib.motion.json"), Array(Self.library.utf8))
        let page = try session.ask(
            "workspace/executeCommand",
            .object([
                ("command", .string(VariantLenses.preview)), ("arguments", [.string(address), "show"]),
            ]))
        let written = try #require(page.string)
        #expect(written.hasSuffix("#variant=show"))
        let path = try #require(FileAddress.path(written))
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
        try FileManager.default.removeItem(atPath: path)
    }
}

import Foundation
import SpecFormat
import Testing

@testable import speccli

/// A session with the server as an editor has one.
@Suite("speccli lsp")
struct LanguageServerTests {
    private static let rich =
        #"{"textDocument":{"publishDiagnostics":{"relatedInformation":true,"codeDescriptionSupport":true,"tagSupport":{"valueSet":[1,2]}},"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}},"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}},"workspace":{"workspaceEdit":{"documentChanges":true}}}"#
    private static let utf8 = #"{"general":{"positionEncodings":["utf-16","utf-8"]}}"#
    private static let pulling =
        #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#

    /// The specs that are wrong on purpose, each with its text.
    private static let wrong: [URL] = {
        let folder = Speccli.specs.appendingPathComponent("invalid")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appendingPathComponent($0) }
    }()

    @Test("it starts, says what it can, and ends", arguments: [["lsp"], ["lsp", "--stdio"]])
    func life(_ words: [String]) throws {
        let client = try LanguageClient(words)
        let early = try client.ask("textDocument/formatting")
        #expect(early["error"]["code"].number == -32002)
        let abilities = try client.begin()
        #expect(abilities["positionEncoding"].text == "utf-16")
        #expect(abilities["textDocumentSync"]["change"].number == 2)
        #expect(abilities["documentFormattingProvider"].bool == true)
        #expect(abilities["diagnosticProvider"].isNull)
        #expect(try client.ask("initialize")["error"]["code"].number == -32600)
        #expect(try client.ask("textDocument/moniker")["error"]["code"].number == -32601)
        #expect(try client.ask("$/unknown")["error"]["code"].number == -32601)
        try client.tell("$/setTrace")
        try client.tell("no/such/notification")
        #expect(try client.ask("shutdown")["result"].isNull)
        #expect(try client.ask("textDocument/formatting")["error"]["code"].number == -32600)
        try client.tell("exit")
        let result = try client.leave()
        #expect(result.code == 0 && result.errors == "" && result.output == "")
    }

    @Test("a client that goes without a word is told of, with exit code 1")
    func leaving() throws {
        let gone = try LanguageClient()
        try gone.begin()
        let result = try gone.leave()
        #expect(result.code == 1 && result.errors == "speccli: the client is gone without 'exit'\n")
        let rude = try LanguageClient()
        try rude.begin()
        try rude.tell("exit")
        let other = try rude.leave()
        #expect(other.code == 1 && other.errors == "speccli: 'exit' came without 'shutdown'\n")
    }

    @Test("diagnostics are those of 'validate', place for place", arguments: ["utf-8", "utf-16"])
    func sameAsValidate(_ encoding: String) throws {
        let client = try LanguageClient()
        let abilities = encoding == "utf-8" ? Self.utf8 : Self.rich
        #expect(try client.begin(abilities, folders: [Speccli.specs])["positionEncoding"].text == encoding)
        let speccli = Speccli(folder: Speccli.specs)
        #expect(Self.wrong.count > 20)
        for url in Self.wrong {
            let bytes = [UInt8](try Data(contentsOf: url))
            let text = String(decoding: bytes, as: UTF8.self)
            // What isn't UTF-8 can't come in a message.
            guard Array(text.utf8) == bytes else { continue }
            try client.open(url, text, version: 7, language: "motionspec")
            let sent = try client.wait(for: "textDocument/publishDiagnostics")
            #expect(sent["uri"].text == url.absoluteString && sent["version"].number == 7)
            let expected = try JSON(
                try speccli("validate", "--format", "json", "invalid/\(url.lastPathComponent)").output)
            let found = sent["diagnostics"].list
            #expect(found.count == expected["diagnostics"].list.count, "\(url.lastPathComponent)")
            for (one, other) in zip(found, expected["diagnostics"].list) {
                #expect(one["code"].text == other["id"].text)
                #expect(one["message"].text?.hasPrefix(other["message"].text ?? "?") == true)
                #expect(one["source"].text == "motionspec")
                let numbers = ["error": 1.0, "warning": 2, "note": 3]
                #expect(one["severity"].number == numbers[other["severity"].text ?? ""])
                for end in ["start", "end"] {
                    let offset = Int(other["range"][end]["offset"].number)
                    let place = Self.place(of: offset, in: text, utf16: encoding == "utf-16")
                    #expect(one["range"][end]["line"].number == Double(place.line))
                    #expect(one["range"][end]["character"].number == Double(place.character))
                }
                let notes = other["notes"].list
                let related = one["relatedInformation"].list
                #expect(
                    related.count == (encoding == "utf-16" ? notes.filter { !$0["range"].isNull }.count : 0))
                for note in notes {
                    let message = note["message"].text ?? "?"
                    #expect(
                        related.contains { $0["message"].text == message }
                            || one["message"].text?.contains(message) == true)
                }
            }
        }
        #expect(try client.end().code == 0)
    }

    /// A place by a walk through the text's scalars, which shares nothing with the server.
    private static func place(of offset: Int, in text: String, utf16: Bool) -> (line: Int, character: Int) {
        var (line, character, reached) = (0, 0, 0)
        var wasReturn = false
        for scalar in text.unicodeScalars {
            if reached >= offset { break }
            reached += UTF8.width(scalar)
            if scalar == "\n" || scalar == "\r" {
                if !(scalar == "\n" && wasReturn) { line += 1 }
                character = 0
            } else {
                character += utf16 ? UTF16.width(scalar) : UTF8.width(scalar)
            }
            wasReturn = scalar == "\r"
        }
        return (line, character)
    }

    @Test("what an import says counts before it is saved, and so does what another program saves")
    func unsavedImports() throws {
        let scratch = try Scratch()
        let good = #"{"motionSpec":1,"name":"B","timings":{"fade":{"duration":0.2}}}"#
        let card = try scratch.write(
            "card.motion.json",
            #"{"motionSpec":1,"name":"C","imports":{"b":"brand.json"},"animations":{"a.opacity":{"values":[0,1],"timing":"b.fade"}},"variants":{"v":{"timings":{},"reducedMotion":"instant"}}}"#
        )
        let brand = scratch.url("brand.json")
        let client = try LanguageClient()
        try client.begin(folders: [scratch.folder])
        func ids() throws -> [String?] {
            while true {
                let sent = try client.wait(for: "textDocument/publishDiagnostics")
                if sent["uri"].text == card.absoluteString {
                    return sent["diagnostics"].list.map { $0["code"].text }
                }
            }
        }
        try client.open(card, try scratch.read("card.motion.json"))
        #expect(try ids() == ["import-missing"])
        // Never saved.
        try client.open(brand, good)
        #expect(try ids() == [])
        try client.change(brand, good.replacing("fade", with: "rise"), version: 2)
        #expect(try ids() == ["unknown-timing"])
        try client.change(brand, "{", version: 3)
        #expect(try ids() == ["import-errors"])
        try client.tell("textDocument/didClose", LanguageClient.document(brand))
        #expect(try ids() == ["import-missing"])
        // Saved by another program.
        try scratch.write("brand.json", good)
        try client.tell("workspace/didChangeWatchedFiles", .object([("changes", [])]))
        #expect(try ids() == [])
        try scratch.write("sub/other.txt", "")
        // No import leads out of the folder that is worked in.
        try client.tell(
            "workspace/didChangeWorkspaceFolders",
            .object([
                (
                    "event",
                    .object([
                        ("added", [.object([("uri", .string(scratch.url("sub").absoluteString))])]),
                        ("removed", [.object([("uri", .string(scratch.folder.absoluteString))])]),
                    ])
                )
            ]))
        #expect(try ids() == [])
        try client.open(
            scratch.url("sub/d.motion.json"), #"{"motionSpec":1,"name":"D","imports":{"b":"../brand.json"}}"#)
        while true {
            let sent = try client.wait(for: "textDocument/publishDiagnostics")
            guard sent["uri"].text?.hasSuffix("d.motion.json") == true else { continue }
            #expect(sent["diagnostics"].list.map { $0["code"].text }.contains("import-outside"))
            break
        }
        #expect(try client.end().code == 0)
    }

    @Test("a client that asks for diagnostics gets them when it asks, and none otherwise")
    func pulling() throws {
        let client = try LanguageClient()
        #expect(try client.begin(Self.pulling)["diagnosticProvider"]["interFileDependencies"].bool == true)
        let url = Self.wrong[0]
        try client.open(url, try String(contentsOf: url, encoding: .utf8))
        let first = try client.ask("textDocument/diagnostic", LanguageClient.document(url))["result"]
        #expect(first["kind"].text == "full" && !first["items"].list.isEmpty)
        let number = first["resultId"].text ?? ""
        let again = try client.ask(
            "textDocument/diagnostic", LanguageClient.document(url, [("previousResultId", .string(number))]))[
                "result"]
        #expect(again["kind"].text == "unchanged" && again["resultId"].text == number)
        try client.change(url, "{}", version: 2)
        let changed = try client.ask(
            "textDocument/diagnostic", LanguageClient.document(url, [("previousResultId", .string(number))]))[
                "result"]
        #expect(changed["kind"].text == "full" && changed["items"].list.isEmpty)
        #expect(try client.end().code == 0)
        #expect(client.told.allSatisfy { $0["method"].text == "workspace/diagnostic/refresh" })
        // Who doesn't ask gets them sent, and no answer.
        let other = try LanguageClient()
        try other.begin()
        try other.open(url, "{}")
        #expect(
            try other.ask("textDocument/diagnostic", LanguageClient.document(url))["error"]["code"].number
                == -32601)
    }

    @Test("every correction is offered, and all safe ones at once are those of 'validate --fix'")
    func corrections() throws {
        let client = try LanguageClient()
        try client.begin(Self.rich, folders: [Speccli.specs])
        var (single, together) = (0, 0)
        for url in Self.wrong {
            let bytes = [UInt8](try Data(contentsOf: url))
            let text = String(decoding: bytes, as: UTF8.self)
            guard Array(text.utf8) == bytes else { continue }
            try client.open(url, text, version: 3, language: "motionspec")
            let all = LanguageClient.document(
                url, [("range", Self.everything), ("context", .object([("diagnostics", [])]))])
            let actions = try client.ask("textDocument/codeAction", all)["result"].list
            let file = SourceFile(path: "invalid/\(url.lastPathComponent)", text: text)
            let report = try JSON(
                try Speccli(folder: Speccli.specs)("validate", "--format", "json", file.path).output)
            let fixes = report["diagnostics"].list.flatMap { $0["fixes"].list }
            // A finding may be left out instead; what mends it comes first.
            let quick = actions.filter { $0["kind"].text == "quickfix" }.filter {
                !($0["title"].text ?? "").hasPrefix("leave '")
            }
            #expect(quick.count == fixes.count, "\(file.path)")
            for (action, fix) in zip(quick, fixes) {
                single += 1
                #expect(action["title"].text == fix["message"].text)
                #expect(action["data"]["applicability"].text == fix["applicability"].text)
                #expect(["safe", "guess"].contains(fix["applicability"].text))
                let changes = action["edit"]["documentChanges"].list
                #expect(changes.count == 1 && changes[0]["textDocument"]["version"].number == 3)
                let (start, end) = (
                    fix["range"]["start"]["offset"].number, fix["range"]["end"]["offset"].number
                )
                let expected =
                    bytes[..<Int(start)] + Array((fix["replacement"].text ?? "").utf8) + bytes[Int(end)...]
                #expect(
                    Self.applied(changes[0]["edits"].list, to: text)
                        == String(decoding: expected, as: UTF8.self))
            }
            let scratch = try Scratch()
            try scratch.write("a.json", text)
            _ = try Speccli(folder: scratch.folder)("validate", "--fix", "a.json")
            let repaired = try scratch.read("a.json")
            let fixAll = actions.filter { $0["kind"].text == "source.fixAll.motionspec" }
            guard !text.contains("\"imports\"") else { continue }
            #expect(fixAll.count == (repaired == text ? 0 : 1), "\(file.path)")
            for action in fixAll {
                together += 1
                #expect(
                    Self.applied(action["edit"]["documentChanges"].list[0]["edits"].list, to: text)
                        == repaired)
            }
            // Only what is asked for.
            for (only, kinds) in [
                ("quickfix", ["quickfix"]), ("source", ["source.fixAll.motionspec"]), ("refactor", []),
            ] {
                let some = LanguageClient.document(
                    url,
                    [
                        ("range", Self.everything),
                        ("context", .object([("diagnostics", []), ("only", [.string(only)])])),
                    ])
                let found = try client.ask("textDocument/codeAction", some)["result"].list
                #expect(found.allSatisfy { kinds.contains($0["kind"].text ?? "") })
                #expect(found.count == actions.filter { kinds.contains($0["kind"].text ?? "") }.count)
            }
        }
        #expect(single > 20 && together > 3, "\(single), \(together)")
        #expect(try client.end().code == 0)
    }

    private static let everything: JSONValue = .object([
        ("start", .object([("line", 0), ("character", 0)])),
        ("end", .object([("line", 100_000), ("character", 0)])),
    ])

    /// A text after edits in units of UTF-16; later edits first.
    private static func applied(_ edits: [JSON], to text: String) -> String {
        var result = Array(text.utf16)
        func offset(_ place: JSON) -> Int {
            var (line, index) = (0, 0)
            while line < Int(place["line"].number), index < result.count {
                let unit = result[index]
                index += 1
                if unit == 10 || unit == 13 && !(index < result.count && result[index] == 10) {
                    line += 1
                }
            }
            return min(result.count, index + Int(place["character"].number))
        }
        for edit in edits.reversed() {
            let (start, end) = (offset(edit["range"]["start"]), offset(edit["range"]["end"]))
            result.replaceSubrange(start..<end, with: (edit["newText"].text ?? "").utf16)
        }
        return String(decoding: result, as: UTF16.self)
    }

    @Test("layout is that of 'fmt'")
    func layout() throws {
        let client = try LanguageClient()
        try client.begin()
        let scratch = try Scratch()
        let chip = try String(
            contentsOf: Speccli.specs.appendingPathComponent("calendar-chip.json"), encoding: .utf8)
        let url = scratch.url("a.motion.json")
        for (index, text) in [
            chip, chip.replacing("\n", with: "\r\n"), chip.replacing(" ", with: ""), "{}", "",
            #"{"motionSpec":1 /* é😀 */ , "name" : "A"}"#, chip.replacing("\"", with: "  \""), "{",
        ].enumerated() {
            try client.open(url, text, version: index)
            let options = JSONValue.object([("tabSize", 8), ("insertSpaces", false)])
            let answer = try client.ask(
                "textDocument/formatting", LanguageClient.document(url, [("options", options)]))
            try scratch.write("b.json", text)
            let result = try Speccli(folder: scratch.folder)("fmt", "b.json")
            #expect(answer["result"].isNull == (result.code == 1))
            #expect(Self.applied(answer["result"].list, to: text) == (try scratch.read("b.json")))
        }
        #expect(try client.end().code == 0)
    }

    @Test("the outline and the folds lie in the text, and in each other")
    func outline() throws {
        let client = try LanguageClient()
        try client.begin(Self.rich)
        let url = Speccli.specs.appendingPathComponent("calendar-chip.json")
        try client.open(url, try String(contentsOf: url, encoding: .utf8))
        let symbols = try client.ask("textDocument/documentSymbol", LanguageClient.document(url))["result"]
            .list
        #expect(symbols.map { $0["name"].text }.contains("variants"))
        func isIn(_ inner: JSON, _ outer: JSON) -> Bool {
            func key(_ place: JSON) -> Double { place["line"].number * 1e6 + place["character"].number }
            return key(outer["start"]) <= key(inner["start"]) && key(inner["end"]) <= key(outer["end"])
        }
        func check(_ symbol: JSON) {
            #expect(symbol["name"].text?.isEmpty == false)
            #expect(isIn(symbol["selectionRange"], symbol["range"]))
            for child in symbol["children"].list {
                #expect(isIn(child["range"], symbol["range"]))
                check(child)
            }
        }
        for symbol in symbols { check(symbol) }
        let variants = symbols.first { $0["name"].text == "variants" }
        #expect(variants?["children"].list.map { $0["name"].text }.contains("expand") == true)
        let folds = try client.ask("textDocument/foldingRange", LanguageClient.document(url))["result"].list
        #expect(folds.count > 3)
        #expect(folds.allSatisfy { $0["startLine"].number < $0["endLine"].number })
        // What is no spec is somebody else's.
        try client.open(Speccli.specs.appendingPathComponent("package.json"), #"{"name": "x",}"#)
        let other = LanguageClient.document(Speccli.specs.appendingPathComponent("package.json"))
        #expect(try client.ask("textDocument/formatting", other)["result"].isNull)
        #expect(try client.ask("textDocument/documentSymbol", other)["result"].list.isEmpty)
        let unopened = LanguageClient.document(Speccli.specs.appendingPathComponent("loader.json"))
        #expect(try client.ask("textDocument/formatting", unopened)["error"]["code"].number == -32602)
        #expect(try client.ask("textDocument/foldingRange")["error"]["code"].number == -32602)
        #expect(try client.end().code == 0)
    }
}

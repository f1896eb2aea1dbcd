import Foundation
import SpecFormat
import Testing

@testable import speccli

/// Requests for which the specs of a workspace are read: in steps, with progress, and cancelled where they are.
@Suite("requests that read a workspace")
struct LongRequestTests {
    private static let count = 3 * LongRequest.step + 1
    private static let libraryText = #"{"motionSpec":1,"name":"Lib","curves":{"soft":"ease"}}"#
    private let scratch: Scratch
    private let library: String
    private var server = LanguageServer()

    init() throws {
        scratch = try Scratch()
        for index in 0..<Self.count {
            try scratch.write(
                "s\(index).json",
                """
                {"motionSpec":1,"name":"S","imports":{"lib":"lib.json"},"animations":{"a.opacity":[0,1]},
                 "variants":{"show":{"timings":{"*":{"duration":1,"curve":"lib.soft"}}}}}
                """)
        }
        library = FileAddress.address(of: try scratch.write("lib.json", Self.libraryText).path)
        let folder = FileAddress.address(of: scratch.folder.path)
        _ = ask(0, "initialize", ["rootUri": .string(folder), "capabilities": [:]])
        tell(
            "textDocument/didOpen",
            ["textDocument": ["uri": .string(library), "version": 1, "text": .string(Self.libraryText)]])
        _ = finish()
    }

    @Test("progress is told from begin to end, and what was put off is answered as what is known is at once")
    mutating func progress() throws {
        let first = references(1, token: "t")
        #expect(first.map(Self.kind) == ["begin"])
        #expect(first.first?["params"]?["value"]?["percentage"]?.integer == 0)
        let rest = finish()
        #expect(rest.map(Self.kind) == ["report", "report", "report", "report", "end", nil])
        #expect((first + rest.dropLast()).allSatisfy { $0["params"]?["token"]?.string == "t" })
        let shares = rest.compactMap { $0["params"]?["value"]?["percentage"]?.integer }
        #expect(shares == [32, 65, 97, 100])
        let answer = try #require(rest.last)
        #expect(answer["id"]?.integer == 1 && answer["result"]?.elements.count == Self.count + 1)
        let again = references(2, token: "u")
        #expect(again.count == 1)
        #expect(again.first?["result"]?.text(pretty: false) == answer["result"]?.text(pretty: false))
        #expect(!server.hasWork)
    }

    @Test("without a token nothing is told but the answer, and what comes meanwhile is answered before")
    mutating func meanwhile() {
        #expect(references(1).isEmpty)
        server.work()
        #expect(ask(2, "textDocument/documentSymbol", document).map(Self.id) == [2])
        #expect(finish().map(Self.id) == [1])
    }

    @Test("one that is cancelled is refused at once, and never answered")
    mutating func cancelled() {
        #expect(references(1).isEmpty && references(2, token: "t").count == 1)
        server.work()
        server.handle(.notification(method: "$/cancelRequest", parameters: ["id": 2]))
        let refused = server.takeMessages()
        #expect(refused.map(Self.kind) == ["end", nil])
        #expect(refused.map(Self.id) == [nil, 2] && refused.map(Self.error) == [nil, -32800])
        #expect(finish().map(Self.id) == [1])
    }

    @Test("one whose texts have changed is refused, and 'shutdown' cancels what is left")
    mutating func changed() {
        _ = references(1)
        tell(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(library), "version": 2],
                "contentChanges": [["text": #"{"motionSpec":1,"name":"Lib"}"#]],
            ])
        #expect(finish().map(Self.error) == [-32801])
        _ = references(2)
        let ended = ask(3, "shutdown", .null)
        #expect(ended.map(Self.id) == [2, 3] && ended.map(Self.error) == [-32800, nil])
        #expect(!server.hasWork)
    }

    // MARK: The session

    private var document: JSONValue { ["textDocument": ["uri": .string(library)]] }

    /// What the server says until it has nothing left to do, without diagnostics.
    private mutating func finish() -> [JSONValue] {
        while server.hasWork { server.work() }
        return server.takeMessages().filter { $0["method"]?.string != "textDocument/publishDiagnostics" }
    }

    private mutating func ask(_ id: Int, _ method: String, _ parameters: JSONValue) -> [JSONValue] {
        server.handle(.request(.number(Double(id)), method: method, parameters: parameters))
        return server.takeMessages()
    }

    private mutating func tell(_ method: String, _ parameters: JSONValue) {
        server.handle(.notification(method: method, parameters: parameters))
    }

    /// Asks for the references of the library's curve.
    private mutating func references(_ id: Int, token: String? = nil) -> [JSONValue] {
        var members: [(String, JSONValue)] = [
            ("textDocument", ["uri": .string(library)]), ("position", ["line": 0, "character": 41]),
            ("context", ["includeDeclaration": true]),
        ]
        if let token { members.append(("workDoneToken", .string(token))) }
        return ask(id, "textDocument/references", .object(members))
    }

    private static func id(_ message: JSONValue) -> Int? { message["id"]?.integer }
    private static func error(_ message: JSONValue) -> Int? { message["error"]?["code"]?.integer }
    private static func kind(_ message: JSONValue) -> String? {
        message["params"]?["value"]?["kind"]?.string
    }
}

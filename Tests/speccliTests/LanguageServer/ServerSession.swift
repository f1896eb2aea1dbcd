import Foundation
import SpecFormat
import Testing

@testable import speccli

/// A session with a server in the process of the test: what it is asked, it answers at once.
struct ServerSession {
    private(set) var server = LanguageServer()
    private var count = 0

    /// Starts a session of a client that pulls diagnostics and takes whatever there is.
    init(folder: String? = nil, isPlain: Bool = false, options: JSONValue = .null) throws {
        let all = """
            {"general":{"positionEncodings":["utf-8"]},
             "workspace":{"workspaceEdit":{"documentChanges":true}},
             "textDocument":{"diagnostic":{},"hover":{"contentFormat":["\(isPlain ? "plaintext" : "markdown")"]},
              "completion":{"completionItem":{"snippetSupport":\(!isPlain)}},
              "codeAction":{"codeActionLiteralSupport":{}}}}
            """
        var members = [
            ("capabilities", try #require(JSONValue(text: all))), ("initializationOptions", options),
        ]
        if let folder { members.append(("rootUri", .string(FileAddress.address(of: folder)))) }
        _ = try ask("initialize", .object(members))
    }

    /// Asks the server; an error is thrown as an issue.
    mutating func ask(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
        let answer = try response(method, parameters)
        return try #require(answer["result"], "\(method): \(answer.text(pretty: false))")
    }

    /// The whole response to a request.
    mutating func response(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
        count += 1
        let id = Double(count)
        server.handle(.request(.number(id), method: method, parameters: parameters))
        for message in server.takeMessages() where message["method"] == nil {
            guard case .number(id)? = message["id"] else { continue }
            return message
        }
        throw Silence()
    }

    /// The server gave no answer.
    struct Silence: Error {}

    /// Tells the server something.
    mutating func tell(_ method: String, _ parameters: JSONValue) {
        server.handle(.notification(method: method, parameters: parameters))
        _ = server.takeMessages()
    }

    /// Opens a text, in place of any that was open there.
    mutating func open(_ address: String, _ text: [UInt8]) {
        let document = JSONValue.object([
            ("uri", .string(address)), ("languageId", "json"), ("version", 1),
            ("text", .string(String(decoding: text, as: UTF8.self))),
        ])
        tell("textDocument/didOpen", .object([("textDocument", document)]))
    }

    /// Opens texts, those that are imported first.
    mutating func open(_ texts: SpecTexts) {
        for (address, bytes) in texts.all.reversed() { open(address, bytes) }
    }

    /// Asks about an offset of a text.
    mutating func ask(
        _ method: String, _ address: String, _ bytes: [UInt8], _ offset: Int,
        _ more: [(String, JSONValue)] = []
    ) throws -> JSONValue {
        try ask("textDocument/\(method)", Self.place(address, bytes, offset, more))
    }

    /// What names an offset of a text in a request.
    static func place(
        _ address: String, _ bytes: [UInt8], _ offset: Int, _ more: [(String, JSONValue)] = []
    ) -> JSONValue {
        let place = TextPositions(bytes, .utf8).json(SourceRange(at: offset))["start"] ?? .null
        return .object(
            [("textDocument", .object([("uri", .string(address))])), ("position", place)] + more)
    }

    /// The errors of a text: rules with their messages, and places.
    mutating func errors(_ address: String) throws -> [(key: String, range: JSONValue)] {
        try problems(address, upTo: 1)
    }

    /// The errors of a text, and what is less severe down to one of the protocol's numbers: 2 for warnings.
    mutating func problems(
        _ address: String, upTo severity: Int
    ) throws -> [(key: String, range: JSONValue)] {
        let report = try ask(
            "textDocument/diagnostic", .object([("textDocument", .object([("uri", .string(address))]))]))
        return (report["items"]?.elements ?? []).filter { ($0["severity"]?.integer ?? 1) <= severity }.map {
            ("\($0["code"]?.string ?? "") \($0["message"]?.string ?? "")", $0["range"] ?? .null)
        }
    }
}

extension JSONValue {
    /// A range of a text whose columns are bytes.
    func offsets(in bytes: [UInt8]) -> Range<Int> {
        let range = TextPositions(bytes, .utf8).range(self) ?? SourceRange(at: 0)
        return range.start..<range.end
    }

    /// The text with these edits.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        let edits = elements.map { ($0["range"]?.offsets(in: bytes) ?? 0..<0, $0["newText"]?.string ?? "") }
        for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            result.replaceSubrange(range, with: text.utf8)
        }
        return result
    }
}

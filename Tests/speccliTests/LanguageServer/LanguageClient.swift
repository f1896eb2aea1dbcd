import Foundation
import SpecFormat
import Testing

/// A client of the language server that does what a test says, over pipes.
final class LanguageClient {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var bytes: [UInt8] = []
    private var lastID = 0
    /// What the server has told and asked, in order, as far as nobody has taken it.
    private(set) var told: [JSON] = []

    /// Starts a server.
    init(_ words: [String] = ["lsp"]) throws {
        process.executableURL = Speccli.program
        process.arguments = words
        process.environment = Speccli.plain
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    // MARK: Sending

    /// Sends bytes as they are.
    func send(raw: [UInt8]) throws { try input.fileHandleForWriting.write(contentsOf: Data(raw)) }

    /// Sends a message.
    func send(_ value: JSONValue) throws {
        let text = value.text(pretty: false)
        try send(raw: Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
    }

    /// Tells the server something.
    func tell(_ method: String, _ parameters: JSONValue = .object([])) throws {
        try send(.object([("jsonrpc", "2.0"), ("method", .string(method)), ("params", parameters)]))
    }

    /// Asks the server, and takes its answer.
    func ask(_ method: String, _ parameters: JSONValue = .object([])) throws -> JSON {
        lastID += 1
        try send(
            .object([
                ("jsonrpc", "2.0"), ("id", .number(Double(lastID))), ("method", .string(method)),
                ("params", parameters),
            ]))
        return try answer(to: lastID)
    }

    /// The answer to a request that was sent.
    func answer(to id: Int) throws -> JSON {
        while true {
            let message = try next()
            if message["method"].text == nil, message["id"].number == Double(id) { return message }
            told.append(message)
        }
    }

    /// The next thing that the server tells or asks by a method.
    func wait(for method: String) throws -> JSON {
        while true {
            if let index = told.firstIndex(where: { $0["method"].text == method }) {
                return told.remove(at: index)["params"]
            }
            told.append(try next())
        }
    }

    // MARK: Receiving

    /// The next message.
    func next() throws -> JSON {
        while true {
            if let message = try Self.takeMessage(from: &bytes) { return message }
            // Nobody waits for ever for a server that has nothing to say.
            let reading = output.fileHandleForReading
            var descriptor = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            try #require(unsafe poll(&descriptor, 1, 60_000) > 0, "the server says nothing")
            let more = reading.availableData
            try #require(!more.isEmpty, "the server is gone")
            bytes += more
        }
    }

    /// Takes a message off the front of a stream; nil where it isn't whole yet. Whatever else stands there is an error.
    static func takeMessage(from bytes: inout [UInt8]) throws -> JSON? {
        let end = Array("\r\n\r\n".utf8)
        let head = Array("Content-Length: ".utf8)
        try #require(
            zip(bytes, head).allSatisfy { $0 == $1 }, "no header: \(String(decoding: bytes, as: UTF8.self))")
        guard bytes.count >= 4,
            let stop = (0...(bytes.count - 4)).first(where: { Array(bytes[$0..<($0 + 4)]) == end })
        else { return nil }
        let count = try #require(Int(String(decoding: bytes[head.count..<stop], as: UTF8.self)))
        guard bytes.count >= stop + 4 + count else { return nil }
        let content = String(decoding: bytes[(stop + 4)..<(stop + 4 + count)], as: UTF8.self)
        bytes.removeFirst(stop + 4 + count)
        let message = try JSON(content)
        #expect(message["jsonrpc"].text == "2.0")
        return message
    }

    // MARK: The life of a session

    /// Starts a session.
    ///
    /// - Parameter capabilities: As JSON.
    /// - Returns: The capabilities of the server.
    @discardableResult
    func begin(_ capabilities: String = "{}", folders: [URL] = [], options: String = "{}") throws -> JSON {
        let list = folders.map { folder in
            JSONValue.object([
                ("uri", .string(folder.absoluteString)), ("name", .string(folder.lastPathComponent)),
            ])
        }
        let answer = try ask(
            "initialize",
            .object([
                ("processId", .null), ("rootUri", .null),
                ("capabilities", JSONValue(text: capabilities) ?? .null),
                ("workspaceFolders", .array(list)),
                ("initializationOptions", JSONValue(text: options) ?? .null),
            ]))
        try tell("initialized")
        return answer["result"]["capabilities"]
    }

    /// Opens a text.
    func open(_ url: URL, _ text: String, version: Int = 1, language: String = "json") throws {
        try tell(
            "textDocument/didOpen",
            .object([
                (
                    "textDocument",
                    .object([
                        ("uri", .string(url.absoluteString)), ("languageId", .string(language)),
                        ("version", .number(Double(version))), ("text", .string(text)),
                    ])
                )
            ]))
    }

    /// Changes a text: all of it.
    func change(_ url: URL, _ text: String, version: Int) throws {
        let document = JSONValue.object([
            ("uri", .string(url.absoluteString)), ("version", .number(Double(version))),
        ])
        try tell(
            "textDocument/didChange",
            .object([("textDocument", document), ("contentChanges", [.object([("text", .string(text))])])]))
    }

    /// What names a text in a request.
    static func document(_ url: URL, _ more: [(String, JSONValue)] = []) -> JSONValue {
        .object([("textDocument", .object([("uri", .string(url.absoluteString))]))] + more)
    }

    /// Ends the session in order.
    func end() throws -> Speccli.Result {
        #expect(try ask("shutdown")["result"].isNull)
        try tell("exit")
        return try leave()
    }

    /// Ends the session by going.
    func leave() throws -> Speccli.Result {
        try input.fileHandleForWriting.close()
        let rest = output.fileHandleForReading.readDataToEndOfFile()
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        bytes += rest
        let code = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Speccli.Result(
            code: code, output: String(decoding: bytes, as: UTF8.self),
            errors: String(decoding: text, as: UTF8.self))
    }
}

import SpecFormat

/// A language server, as a function of what its client says: messages in, messages out, and nothing read or written on the way
/// but the files that specs import.
///
/// - SeeAlso: *Language Server Protocol Specification*, 3.17
struct LanguageServer {
    /// Where a server is in its life.
    enum Phase: Equatable {
        case waiting
        case running
        /// Was asked to end, and waits for 'exit'.
        case ending
        /// Has ended; in order or not.
        case over(isInOrder: Bool)
    }

    /// Where the server is in its life.
    var phase = Phase.waiting
    /// What the client can.
    var client = ClientAbilities()
    /// What is open.
    var texts = OpenTexts()
    /// What is to be sent, in order.
    private var outbox: [JSONValue] = []
    private var requestCount = 0
    /// How often texts were checked: what an answer is called that may be given again.
    private var checkCount = 0
    private var resultNumbers: [String: Int] = [:]

    /// A server that nobody has spoken to.
    init() {}

    /// Whether something is to be sent.
    var hasMessages: Bool { !outbox.isEmpty }

    /// Takes what is to be sent.
    mutating func takeMessages() -> [JSONValue] {
        defer { outbox.removeAll() }
        return outbox
    }

    // MARK: Saying something

    /// Answers a request.
    mutating func answer(_ id: MessageID, _ result: JSONValue) {
        outbox.append(.object([("jsonrpc", "2.0"), ("id", id.json), ("result", result)]))
    }

    /// Refuses a request.
    mutating func refuse(_ id: JSONValue, _ error: ResponseError) {
        let body = JSONValue.object([
            ("code", .number(Double(error.code))), ("message", .string(error.message)),
        ])
        outbox.append(.object([("jsonrpc", "2.0"), ("id", id), ("error", body)]))
    }

    /// Tells the client something.
    mutating func notify(_ method: String, _ parameters: JSONValue) {
        outbox.append(
            .object([("jsonrpc", "2.0"), ("method", .string(method)), ("params", parameters)]))
    }

    /// Asks the client for something; nothing depends on the answer.
    mutating func ask(_ method: String, _ parameters: JSONValue? = nil) {
        requestCount += 1
        var members: [(String, JSONValue)] = [
            ("jsonrpc", "2.0"), ("id", .string("speccli-\(requestCount)")), ("method", .string(method)),
        ]
        if let parameters { members.append(("params", parameters)) }
        outbox.append(.object(members))
    }

    // MARK: Checking

    /// Whether something is left to do while nobody says anything.
    var hasWork: Bool { phase == .running && !client.pullsDiagnostics && texts.unchecked != nil }

    /// Checks one text.
    mutating func work() {
        if hasWork, let index = texts.unchecked { check(index) }
    }

    /// Sends the diagnostics of a text.
    mutating func publish(_ address: String, version: Int?, _ diagnostics: JSONValue) {
        var members: [(String, JSONValue)] = [("uri", .string(address))]
        if let version { members.append(("version", .number(Double(version)))) }
        members.append(("diagnostics", diagnostics))
        notify("textDocument/publishDiagnostics", .object(members))
    }

    /// Checks a text, unless nothing has changed since; a client that doesn't ask is sent what was found.
    ///
    /// - Returns: The number of the check.
    @discardableResult
    mutating func check(_ index: Int) -> Int {
        let text = texts.texts[index]
        if text.findings != nil, let number = resultNumbers[text.address] { return number }
        checkCount += 1
        resultNumbers[text.address] = checkCount
        texts.settle(index, texts.findings(of: text))
        if !client.pullsDiagnostics {
            let checked = texts.texts[index]
            publish(checked.address, version: checked.version, checked.diagnostics(for: client))
        }
        return checkCount
    }

    /// Forgets what is known of a text that was closed.
    mutating func forget(_ address: String) { resultNumbers[address] = nil }

    /// Lets a client that asks for diagnostics ask again, where others than those of the text that changed may be new.
    mutating func refreshDiagnostics() {
        guard client.pullsDiagnostics, client.refreshesDiagnostics else { return }
        ask("workspace/diagnostic/refresh")
    }
}

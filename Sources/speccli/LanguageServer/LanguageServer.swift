import SpecFormat

/// A language server as a state machine: it takes and returns messages, and reads and writes nothing but the files that
/// specs import.
///
/// - SeeAlso: *Language Server Protocol Specification*, 3.17
struct LanguageServer {
    /// The states of a server.
    enum Phase: Equatable {
        case waiting
        case running
        /// It was asked to shut down, and waits for 'exit'.
        case ending
        /// It has ended, in order or not.
        case over(isInOrder: Bool)
    }

    /// The state of the server.
    var phase = Phase.waiting
    /// The client's capabilities.
    var client = ClientAbilities()
    /// The open texts.
    var texts = OpenTexts()
    /// The messages to be sent, in order.
    private var outbox: [JSONValue] = []
    /// The requests that are worked on while no messages wait, in their order.
    var long: [LongRequest] = []
    private var requestCount = 0
    /// The number of checks so far, which identifies a result that may be sent again.
    private var checkCount = 0
    private var resultNumbers: [String: Int] = [:]
    /// What is wrong with configurations, as far as the client was told.
    private var told: Set<String> = []
    /// The bytes of a text, work on which leaves memory behind that is worth giving back.
    static let largeText = 64 << 10

    /// Creates a server that waits for its client.
    init() {}

    /// Whether there are messages to be sent.
    var hasMessages: Bool { !outbox.isEmpty }

    /// Removes and returns the messages to be sent.
    mutating func takeMessages() -> [JSONValue] {
        defer { outbox.removeAll() }
        return outbox
    }

    // MARK: Saying something

    /// Sends the response to a request.
    mutating func answer(_ id: MessageID, _ result: JSONValue) {
        outbox.append(.object([("jsonrpc", "2.0"), ("id", id.json), ("result", result)]))
    }

    /// Sends an error response.
    mutating func refuse(_ id: JSONValue, _ error: ResponseError) {
        let body = JSONValue.object([
            ("code", .number(Double(error.code))), ("message", .string(error.message)),
        ])
        outbox.append(.object([("jsonrpc", "2.0"), ("id", id), ("error", body)]))
    }

    /// Sends a notification to the client.
    mutating func notify(_ method: String, _ parameters: JSONValue) {
        outbox.append(
            .object([("jsonrpc", "2.0"), ("method", .string(method)), ("params", parameters)]))
    }

    /// Sends a request to the client; nothing depends on the response.
    mutating func ask(_ method: String, _ parameters: JSONValue? = nil) {
        requestCount += 1
        var members: [(String, JSONValue)] = [
            ("jsonrpc", "2.0"), ("id", .string("speccli-\(requestCount)")), ("method", .string(method)),
        ]
        if let parameters { members.append(("params", parameters)) }
        outbox.append(.object(members))
    }

    // MARK: Checking

    /// Whether there is work to do while no messages arrive.
    var hasWork: Bool { phase == .running && (!long.isEmpty || hasUnchecked) }

    private var hasUnchecked: Bool { !client.pullsDiagnostics && texts.unchecked != nil }

    /// Checks one text, or goes on with a request that takes long.
    mutating func work() {
        guard hasWork else { return }
        if hasUnchecked, let index = texts.unchecked {
            check(index)
        } else if let request = long.first {
            work(on: request)
        }
    }

    /// Sends the diagnostics of a text.
    mutating func publish(_ address: String, version: Int?, _ diagnostics: JSONValue) {
        var members: [(String, JSONValue)] = [("uri", .string(address))]
        if let version { members.append(("version", .number(Double(version)))) }
        members.append(("diagnostics", diagnostics))
        notify("textDocument/publishDiagnostics", .object(members))
    }

    /// Checks a text, unless nothing has changed since; the diagnostics are pushed to a client that doesn't pull.
    ///
    /// - Returns: The number of the check.
    @discardableResult
    mutating func check(_ index: Int) -> Int {
        let text = texts.texts[index]
        if text.findings != nil, let number = resultNumbers[text.address] { return number }
        checkCount += 1
        resultNumbers[text.address] = checkCount
        texts.beginCheck(index)
        texts.settle(index, texts.findings(of: text))
        if let failure = texts.projectFailure(of: text), told.insert(failure).inserted {
            let message = JSONValue.string("\(failure); it doesn't count here")
            notify("window/showMessage", .object([("type", 2), ("message", message)]))
        }
        if !client.pullsDiagnostics {
            let checked = texts.texts[index]
            publish(checked.address, version: checked.version, checked.diagnostics(for: client))
        }
        return checkCount
    }

    /// Whether a large text is open, so that memory that work needed should be given back.
    var hasLargeText: Bool { texts.texts.contains { $0.bytes.count >= Self.largeText } }

    /// Forgets the results of a text that was closed.
    mutating func forget(_ address: String) { resultNumbers[address] = nil }

    /// Asks a client that pulls diagnostics to do so again, if those of other texts may have changed.
    mutating func refreshDiagnostics() {
        guard client.pullsDiagnostics, client.refreshesDiagnostics else { return }
        ask("workspace/diagnostic/refresh")
    }
}

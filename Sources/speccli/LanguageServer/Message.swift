import SpecFormat

/// The id of a request, unique among those of its sender.
enum MessageID: Hashable {
    case number(Double)
    case text(String)

    /// Reads the id of a message; nil if it is invalid.
    init?(_ value: JSONValue?) {
        switch value {
        case .number(let number)?: self = .number(number)
        case .string(let text)?: self = .text(text)
        default: return nil
        }
    }

    /// The id as a response contains it.
    var json: JSONValue {
        switch self {
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        }
    }
}

/// The error of a request, with the codes of JSON-RPC and of the protocol.
struct ResponseError: Error {
    let code: Int
    /// One phrase: lower case, no full stop.
    let message: String

    /// A text that isn't JSON, or a malformed frame.
    static func parse(_ message: String) -> Self { Self(code: -32700, message: message) }

    /// JSON that is no request, or one at the wrong time.
    static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }

    /// A method that the server doesn't have.
    static func unknownMethod(_ name: String) -> Self { Self(code: -32601, message: "no method '\(name)'") }

    /// Parameters that the method doesn't accept.
    static func invalidParameters(_ message: String) -> Self { Self(code: -32602, message: message) }

    /// A request before 'initialize'.
    static let notInitialized = Self(code: -32002, message: "'initialize' comes first")
    /// A request whose answer would be about texts that have changed since.
    static let contentModified = Self(code: -32801, message: "the texts have changed meanwhile")
    /// A request cancelled by its sender.
    static let cancelled = Self(code: -32800, message: "cancelled")
}

/// A message of a client.
enum Message {
    /// A request, which expects a response.
    case request(MessageID, method: String, parameters: JSONValue)
    /// A notification.
    case notification(method: String, parameters: JSONValue)
    /// The response to a request of the server; nothing depends on it.
    case response
    /// An invalid message; `id` is null if it isn't known.
    case malformed(id: JSONValue, ResponseError)

    /// Reads the content of a message.
    init(_ content: [UInt8]) {
        var found = Diagnostics()
        let syntax = JSONSyntax.parse(
            SourceFile(path: "", bytes: content), strictJSON: true, diagnostics: &found)
        // Half a surrogate pair in a text that is being edited becomes U+FFFD, which has the same length.
        let problem = found.sorted.first { $0.severity == .error && $0.id != .jsonSurrogate }
        guard let syntax, problem == nil else {
            self = .malformed(id: .null, .parse(problem?.message ?? "a message without content"))
            return
        }
        self.init(syntax.value)
    }

    private init(_ value: JSONValue) {
        let id = value["id"]
        guard case .object = value else {
            self = .malformed(id: .null, .invalidRequest("a message is an object"))
            return
        }
        let name = MessageID(id)
        guard let method = value["method"]?.string else {
            let isResponse = value["result"] != nil || value["error"] != nil
            self =
                isResponse
                ? .response
                : .malformed(id: name?.json ?? .null, .invalidRequest("a message without 'method'"))
            return
        }
        let parameters = value["params"] ?? .null
        guard let id else {
            self = .notification(method: method, parameters: parameters)
            return
        }
        if let name {
            self = .request(name, method: method, parameters: parameters)
        } else {
            self = .malformed(
                id: .null, .invalidRequest("'id' is a number or a text, unlike \(id.text(pretty: false))"))
        }
    }
}

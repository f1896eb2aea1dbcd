import SpecFormat

/// What tells a request from all others of its sender.
enum MessageID: Hashable {
    case number(Double)
    case text(String)

    /// The id in a message; nil for what can't be one.
    init?(_ value: JSONValue?) {
        switch value {
        case .number(let number)?: self = .number(number)
        case .string(let text)?: self = .text(text)
        default: return nil
        }
    }

    /// The id as a response has it.
    var json: JSONValue {
        switch self {
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        }
    }
}

/// Why a request isn't answered, as JSON-RPC and the protocol number it.
struct ResponseError: Error {
    let code: Int
    /// One phrase: lower case, no full stop.
    let message: String

    /// A text that isn't JSON, or no message of the transport.
    static func parse(_ message: String) -> Self { Self(code: -32700, message: message) }

    /// JSON that is no request, or one at the wrong time.
    static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }

    /// A method that the server doesn't have.
    static func unknownMethod(_ name: String) -> Self { Self(code: -32601, message: "no method '\(name)'") }

    /// Parameters that the method doesn't take.
    static func invalidParameters(_ message: String) -> Self { Self(code: -32602, message: message) }

    /// Something before 'initialize'.
    static let notInitialized = Self(code: -32002, message: "'initialize' comes first")
    /// A request that its sender has taken back.
    static let cancelled = Self(code: -32800, message: "cancelled")
}

/// What a client says.
enum Message {
    /// Something to answer.
    case request(MessageID, method: String, parameters: JSONValue)
    /// Something to know.
    case notification(method: String, parameters: JSONValue)
    /// The answer to what the server has asked; nothing depends on one.
    case response
    /// No message; `id` is null where it can't be told.
    case malformed(id: JSONValue, ResponseError)

    /// Reads the content of a message.
    init(_ content: [UInt8]) {
        var found = Diagnostics()
        let syntax = JSONSyntax.parse(
            SourceFile(path: "", bytes: content), strictJSON: true, diagnostics: &found)
        // Half a surrogate pair in a text that is being edited becomes U+FFFD, which is as long.
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

extension JSONValue {
    /// The member of an object; nil for another value and where there is none.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        for (name, value) in members where name == key { return value }
        return nil
    }

    /// The text; nil for another value.
    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// Whether it is `true`.
    var isTrue: Bool {
        guard case .bool(let flag) = self else { return false }
        return flag
    }

    /// The whole number that a protocol's integer can be; nil for another value.
    var integer: Int? {
        guard case .number(let number) = self, number.magnitude <= 2_147_483_648, number == number.rounded()
        else {
            return nil
        }
        return Int(number)
    }

    /// The elements; none for another value.
    var elements: [JSONValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The value behind several keys.
    func at(_ keys: String...) -> JSONValue? {
        var value = self
        for key in keys {
            guard let next = value[key] else { return nil }
            value = next
        }
        return value
    }
}

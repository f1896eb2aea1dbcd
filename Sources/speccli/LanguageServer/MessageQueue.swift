/// Messages that have come and wait to be handled, in their order.
struct MessageQueue {
    private var messages: [Message] = []
    private var first = 0

    /// Whether none waits.
    var isEmpty: Bool { first == messages.count }

    /// Adds what has come. Where it takes back a request that still waits, that goes.
    ///
    /// - Returns: The request that was taken back.
    mutating func add(_ message: Message) -> MessageID? {
        if case .notification("$/cancelRequest", let parameters) = message {
            guard let id = MessageID(parameters["id"]) else { return nil }
            for index in messages.indices[first...] {
                if case .request(id, _, _) = messages[index] {
                    messages.remove(at: index)
                    return id
                }
            }
            return nil
        }
        messages.append(message)
        return nil
    }

    /// The next one.
    mutating func removeFirst() -> Message? {
        guard !isEmpty else { return nil }
        let message = messages[first]
        first += 1
        if isEmpty {
            messages.removeAll()
            first = 0
        }
        return message
    }
}

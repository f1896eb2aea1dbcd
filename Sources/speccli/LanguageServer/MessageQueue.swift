import SpecFormat

/// Messages waiting to be handled, in their order.
struct MessageQueue {
    private var messages: [Message] = []
    private var first = 0

    /// Whether no message is waiting.
    var isEmpty: Bool { first == messages.count }

    /// Appends a message. A cancellation removes its request if that still waits, and else is appended too.
    ///
    /// - Returns: The id of the cancelled request.
    mutating func add(_ message: Message) -> MessageID? {
        if case .notification("$/cancelRequest", let parameters) = message {
            let id = MessageID(parameters["id"])
            for index in messages.indices[first...] {
                if case .request(let other, _, _) = messages[index], other == id {
                    messages.remove(at: index)
                    return id
                }
            }
        }
        messages.append(message)
        return nil
    }

    /// Removes and returns the next message.
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

import SpecFormat

/// `speccli lsp`: a language server on standard input and output.
struct LanguageServerCommand {
    /// Serves one client until it sends 'exit', or is gone.
    ///
    /// All available messages are read before any is handled, so that a cancelled request is never started; texts are
    /// checked when there is nothing else to do.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        var reader = MessageReader()
        var queue = MessageQueue()
        var server = LanguageServer()
        var isOpen = true
        while true {
            // Nobody waits for an answer now.
            if queue.isEmpty, !server.hasWork, !server.hasMessages, server.hasLargeText { returnFreeMemory() }
            while isOpen,
                let bytes = try input(waiting: queue.isEmpty && !server.hasWork && !server.hasMessages)
            {
                isOpen = !bytes.isEmpty
                reader.add(bytes)
                while let item = reader.next() { take(item, &queue, &server) }
            }
            if let message = queue.removeFirst() {
                server.handle(message)
            } else if server.hasWork {
                server.work()
            } else if !isOpen {
                console.complain("the client is gone without 'exit'")
                return .findings
            }
            for message in server.takeMessages() {
                let text = message.text(pretty: false)
                console.write("Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
            }
            console.flush()
            guard console.isOpen else { throw Failure("the client doesn't read any more") }
            if case .over(let isInOrder) = server.phase {
                if !isInOrder { console.complain("'exit' came without 'shutdown'") }
                return isInOrder ? .done : .findings
            }
        }
    }

    private func input(waiting: Bool) throws(Failure) -> [UInt8]? {
        do throws(SystemError) { return try StandardInput.bytes(waiting: waiting) } catch {
            throw Failure("can't read standard input: \(error.message)")
        }
    }

    private func take(
        _ item: MessageReader.Item, _ queue: inout MessageQueue, _ server: inout LanguageServer
    ) {
        let message: Message =
            switch item {
            case .content(let bytes): Message(bytes)
            case .malformed(let reason): .malformed(id: .null, .parse(reason))
            }
        if let id = queue.add(message) { server.refuse(id.json, .cancelled) }
    }
}

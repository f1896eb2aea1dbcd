import SpecFormat

/// Standard output for results, standard error for everything else.
struct Console {
    /// What is known of the two streams.
    let terminal: Terminal
    private var buffer: [UInt8] = []
    private var outputError: SystemError?
    private var progress = Progress()
    private var showsProgress = false

    private static let outputDescriptor: Int32 = 1
    private static let errorDescriptor: Int32 = 2
    private static let bufferSize = 1 << 16

    /// A console with nothing written yet.
    init(terminal: Terminal) { self.terminal = terminal }

    /// Whether results still reach somebody; once false, there is no use in making more.
    var isOpen: Bool { outputError == nil }

    /// Writes a piece of the result.
    mutating func write(_ text: String) {
        buffer += text.utf8
        if buffer.count >= Console.bufferSize { flush() }
    }

    /// Writes a piece of the result that is no text.
    mutating func write(_ bytes: [UInt8]) {
        buffer += bytes
        if buffer.count >= Console.bufferSize { flush() }
    }

    /// Writes text that is no result.
    mutating func report(_ text: String) {
        flush()
        clearProgress()
        tell(text)
    }

    private func tell(_ text: String) {
        do throws(SystemError) {
            try speccli.write(Array(text.utf8), to: Console.errorDescriptor)
        } catch {
            // There is no stream left to complain on.
        }
    }

    // MARK: Progress

    /// Tells on a terminal how far work is that takes longer than half a second; the first piece of it, 0, begins it.
    mutating func progress(_ verb: String, _ done: Int, of total: Int) {
        if done == 0 { progress = Progress() }
        guard terminal.errorIsTerminal, terminal.term != "dumb",
            let line = progress.line(verb, done, of: total)
        else { return }
        showsProgress = true
        tell("\r\u{1B}[K\(line)")
    }

    /// Takes the line away before anything else is written: the two streams may be one screen.
    private mutating func clearProgress() {
        guard showsProgress else { return }
        showsProgress = false
        tell("\r\u{1B}[K")
    }

    /// Writes a complaint of one line.
    mutating func complain(_ message: String) { report("speccli: \(message.printable)\n") }

    /// Writes out what is left, and says how the process ends.
    ///
    /// A reader that has seen enough (`| head`) is no failure; a full disk is.
    mutating func finish(_ code: ExitCode) -> ExitCode {
        clearProgress()
        flush()
        guard let outputError, !outputError.isClosedPipe else { return code }
        complain("can't write to standard output: \(outputError.message)")
        return .failure
    }

    /// Writes out what is left so far.
    mutating func flush() {
        guard !buffer.isEmpty else { return }
        if terminal.outputIsTerminal { clearProgress() }
        defer { buffer.removeAll(keepingCapacity: true) }
        guard outputError == nil else { return }
        do throws(SystemError) {
            try speccli.write(buffer, to: Console.outputDescriptor)
        } catch {
            outputError = error
        }
    }
}

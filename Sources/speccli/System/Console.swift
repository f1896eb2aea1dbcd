import SpecFormat

/// Standard output for results, standard error for everything else.
struct Console {
    /// The facts about the two streams.
    let terminal: Terminal
    private var buffer: [UInt8] = []
    private var outputError: SystemError?
    private var progress = Progress()
    private var showsProgress = false

    private static let outputDescriptor: Int32 = 1
    private static let errorDescriptor: Int32 = 2
    private static let bufferSize = 1 << 16

    /// Creates a console with nothing written yet.
    init(terminal: Terminal) { self.terminal = terminal }

    /// Whether results still reach a reader; once false, there is no use in producing more.
    var isOpen: Bool { outputError == nil }

    /// Writes a piece of the result.
    mutating func write(_ text: String) {
        buffer += text.utf8
        if buffer.count >= Console.bufferSize { flush() }
    }

    /// Writes a piece of a result that isn't text.
    mutating func write(_ bytes: [UInt8]) {
        buffer += bytes
        if buffer.count >= Console.bufferSize { flush() }
    }

    /// Writes text that isn't a result.
    mutating func report(_ text: String) {
        flush()
        clearProgress()
        tell(text)
    }

    private func tell(_ text: String) {
        do throws(SystemError) {
            try speccli.write(Array(text.utf8), to: Console.errorDescriptor)
        } catch {
            // There is no stream left to report to.
        }
    }

    // MARK: Progress

    /// Shows the progress of work on a terminal, once it has taken longer than half a second; the first call, with 0,
    /// begins it.
    mutating func progress(_ verb: String, _ done: Int, of total: Int) {
        if done == 0 { progress = Progress() }
        guard terminal.errorIsTerminal, terminal.term != "dumb",
            let line = progress.line(verb, done, of: total)
        else { return }
        showsProgress = true
        tell("\r\u{1B}[K\(line)")
    }

    /// Removes the progress line before anything else is written, because both streams may share a screen.
    private mutating func clearProgress() {
        guard showsProgress else { return }
        showsProgress = false
        tell("\r\u{1B}[K")
    }

    /// Begins another round of what runs until it is ended: says when, and clears a screen that has the last round.
    mutating func beginRound() {
        let isScreen = terminal.outputIsTerminal && terminal.errorIsTerminal && terminal.term != "dumb"
        report((isScreen ? "\u{1B}[H\u{1B}[2J\u{1B}[3J" : "") + "at \(timeOfDay)\n")
    }

    /// Names files that look like specs and weren't read.
    mutating func name(_ unread: [String]) {
        for line in unread { report("speccli: note: \(line.printable)\n") }
    }

    /// Writes an error of one line.
    mutating func complain(_ message: String) { report("speccli: \(message.printable)\n") }

    /// Writes the remaining output, and returns the exit code of the process.
    ///
    /// A reader that stops early (`| head`) is no failure; a full disk is.
    mutating func finish(_ code: ExitCode) -> ExitCode {
        clearProgress()
        flush()
        guard let outputError, !outputError.isClosedPipe else { return code }
        complain("can't write to standard output: \(outputError.message)")
        return .failure
    }

    /// Writes the output that remains so far.
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

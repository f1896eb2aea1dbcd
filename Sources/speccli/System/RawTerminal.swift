// Unsafe operations are needed because functions of the C library take and return pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal that delivers every key at once and shows one screen that is redrawn in place.
///
/// Its former state is restored at the end, in every case. It never waits for a terminal that accepts no output: the
/// rest of such output is dropped.
struct RawTerminal: ~Copyable {
    private let found: termios
    private let output: Int32
    private var isRaw = false

    /// The sequences for a second screen without a cursor.
    private static let start = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
    private static let end = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
    /// The time for which a terminal may accept no output, in milliseconds.
    private static let patience: Int32 = 100

    /// Takes over the terminal.
    ///
    /// - Throws: If standard input isn't a terminal.
    init() throws(Failure) {
        var mode = termios()
        let isTerminal = unsafe tcgetattr(STDIN_FILENO, &mode) == 0
        found = mode
        output = RawTerminal.openOutput()
        guard isTerminal else { throw Failure(terminal: .last) }
        try take()
    }

    deinit {
        if isRaw { RawTerminal.restore(found, output) }
        if output != STDOUT_FILENO { _ = close(output) }
    }

    /// The terminal of standard output, opened again, so that its non-blocking mode doesn't affect other processes.
    private static func openOutput() -> Int32 {
        guard let name = unsafe ttyname(STDOUT_FILENO) else { return STDOUT_FILENO }
        let descriptor = unsafe open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK)
        return descriptor < 0 ? STDOUT_FILENO : descriptor
    }

    /// Whether another job of the shell has the terminal; keys, and the terminal's mode, don't belong to this process
    /// then.
    static var isInBackground: Bool {
        let group = tcgetpgrp(STDIN_FILENO)
        return group >= 0 && group != getpgrp()
    }

    /// Takes over the terminal again.
    mutating func take() throws(Failure) {
        guard !isRaw else { return }
        var mode = found
        unsafe cfmakeraw(&mode)
        guard unsafe tcsetattr(STDIN_FILENO, TCSANOW, &mode) == 0 else { throw Failure(terminal: .last) }
        isRaw = true
        _ = try RawTerminal.send(RawTerminal.start, to: output)
    }

    /// Restores the terminal to its former state.
    mutating func release() {
        guard isRaw else { return }
        isRaw = false
        RawTerminal.restore(found, output)
    }

    private static func restore(_ found: termios, _ output: Int32) {
        do throws(Failure) {
            _ = try send(end, to: output)
        } catch {
            // Nobody sees the screen any more; the mode is what counts.
        }
        var mode = found
        // Unread keys are not for the shell.
        _ = tcflush(STDIN_FILENO, TCIFLUSH)
        _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }

    /// Writes a text.
    ///
    /// - Returns: Whether all of it was written.
    private static func send(_ text: String, to output: Int32) throws(Failure) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { buffer in
                unsafe systemWrite(output, buffer.baseAddress, buffer.count)
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                guard unsafe poll(&descriptor, 1, patience) > 0 else { return false }
            } else if errno != EINTR {
                throw Failure(terminal: .last)
            }
        }
        return true
    }

    /// Shows lines from the top.
    ///
    /// - Returns: Whether all of them were written.
    borrowing func show(_ lines: [String]) throws(Failure) -> Bool {
        // Terminals that support these marks show nothing half drawn between them.
        var text = "\u{1B}[?2026h\u{1B}[H"
        for (index, line) in lines.enumerated() {
            text += (index == 0 ? "" : "\r\n") + line + "\u{1B}[K"
        }
        text += "\u{1B}[J\u{1B}[?2026l"
        return try RawTerminal.send(text, to: output)
    }

    /// The number of columns and rows; those of the classic terminal if it doesn't report them.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// The bytes of pressed keys; empty if there are none within the time.
    ///
    /// - Returns: nil if no more will come.
    borrowing func keys(within seconds: Double) throws(Failure) -> [UInt8]? {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        let count = unsafe poll(&descriptor, 1, Int32((max(0, min(seconds, 60)) * 1000).rounded(.up)))
        if count < 0 {
            guard errno == EINTR else { throw Failure(terminal: .last) }
            return []
        }
        guard count > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 256)
        let read = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe systemRead(STDIN_FILENO, buffer.baseAddress, buffer.count)
        }
        if read < 0 {
            guard errno == EINTR || errno == EAGAIN else { throw Failure(terminal: .last) }
            return []
        }
        return read == 0 ? nil : Array(bytes.prefix(read))
    }
}

extension Failure {
    /// The reason why a terminal can't be used, or no longer can.
    fileprivate init(terminal error: SystemError) { self.init("the terminal failed: \(error.message)") }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal that hands over every key at once and shows one screen that is drawn over and over.
///
/// What it was like before comes back when this ends, however it ends.
struct RawTerminal: ~Copyable {
    private let found: termios
    private var isRaw = false

    /// A second screen, no cursor; and back.
    private static let start = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
    private static let end = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// Takes the terminal over.
    ///
    /// - Throws: When standard input is none.
    init() throws(Failure) {
        var mode = termios()
        let isTerminal = unsafe tcgetattr(STDIN_FILENO, &mode) == 0
        found = mode
        guard isTerminal else { throw Failure(terminal: .last) }
        try take()
    }

    deinit { if isRaw { RawTerminal.restore(found) } }

    /// Takes the terminal over, again.
    mutating func take() throws(Failure) {
        guard !isRaw else { return }
        var mode = found
        unsafe cfmakeraw(&mode)
        guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode) == 0 else { throw Failure(terminal: .last) }
        isRaw = true
        try RawTerminal.send(RawTerminal.start)
    }

    /// Gives it back as it was found.
    mutating func release() {
        guard isRaw else { return }
        isRaw = false
        RawTerminal.restore(found)
    }

    private static func restore(_ found: termios) {
        do throws(Failure) {
            try send(end)
        } catch {
            // Nobody sees the screen any more; the mode is what counts.
        }
        var mode = found
        _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    }

    private static func send(_ text: String) throws(Failure) {
        do throws(SystemError) {
            try write(Array(text.utf8), to: STDOUT_FILENO)
        } catch {
            throw Failure(terminal: error)
        }
    }

    /// Shows lines, from the top.
    borrowing func show(_ lines: [String]) throws(Failure) {
        // Between the two marks a terminal that knows them shows nothing halfway done.
        var text = "\u{1B}[?2026h\u{1B}[H"
        for (index, line) in lines.enumerated() {
            text += (index == 0 ? "" : "\r\n") + line + "\u{1B}[K"
        }
        text += "\u{1B}[J\u{1B}[?2026l"
        try RawTerminal.send(text)
    }

    /// How many columns and rows there are; those of the classic terminal where it doesn't say.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// The bytes of keys that were pressed, or none after some seconds.
    ///
    /// - Returns: nil when no more will come.
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
    /// Why a terminal can't be used, or not any more.
    fileprivate init(terminal error: SystemError) { self.init("the terminal failed: \(error.message)") }
}

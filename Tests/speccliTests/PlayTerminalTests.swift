#if os(Linux) && canImport(Glibc)
import Foundation
import Glibc
import Testing

@testable import speccli

/// A terminal of a test's own.
private final class TestTerminal {
    let outer: Int32
    let inner: Int32
    private(set) var output = ""

    init() throws {
        outer = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
        try #require(outer >= 0)
        // TIOCSPTLCK and TIOCGPTN of Linux, whose macros are out of reach.
        var locked: Int32 = 0
        var number: Int32 = -1
        try #require(unsafe ioctl(outer, 0x4004_5431, &locked) == 0)
        try #require(unsafe ioctl(outer, 0x8004_5430, &number) == 0)
        inner = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        try #require(inner >= 0)
    }

    deinit {
        close(inner)
        close(outer)
    }

    /// The settings that a shell would find.
    var mode: [UInt32] {
        var mode = termios()
        _ = unsafe tcgetattr(inner, &mode)
        return [mode.c_iflag, mode.c_oflag, mode.c_cflag, mode.c_lflag]
    }

    func type(_ text: String) throws {
        try speccli.write(Array(text.utf8), to: outer)
    }

    /// Reads until a text has come, or nothing new does for a long time.
    func wait(for text: String) throws {
        let start = output.endIndex
        while !output[start...].contains(text) {
            var descriptor = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
            try #require(unsafe poll(&descriptor, 1, 30_000) > 0, "'\(text)' never came")
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(outer, $0.baseAddress, $0.count) }
            try #require(count > 0)
            output += String(decoding: bytes.prefix(count), as: UTF8.self)
        }
    }
}

@Suite("speccli play, in a terminal")
struct PlayTerminalTests {
    private static let entered = "\u{1B}[?1049h"
    private static let left = "\u{1B}[?25h\u{1B}[?1049l"

    private func start(
        _ terminal: TestTerminal, _ environment: [String: String] = [:], flags: [String] = []
    ) throws -> Process {
        let process = Process()
        process.executableURL = Speccli.program
        process.arguments = ["play", Speccli.specs.appendingPathComponent("loader.json").path] + flags
        process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm"].merging(environment) { $1 }
        process.standardInput = FileHandle(fileDescriptor: terminal.inner, closeOnDealloc: false)
        process.standardOutput = FileHandle(fileDescriptor: terminal.inner, closeOnDealloc: false)
        process.standardError = FileHandle(fileDescriptor: terminal.inner, closeOnDealloc: false)
        // The threads of tests hold signals back, and a process begins with what its parent holds back.
        var none = sigset_t()
        var held = sigset_t()
        _ = unsafe pthread_sigmask(SIG_SETMASK, &none, &held)
        defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &held, nil) }
        try process.run()
        return process
    }

    @Test("a key quits and leaves the terminal as it was", arguments: ["q", "\u{3}", "\u{4}", "\u{1B}"])
    func quitting(_ key: String) throws {
        let terminal = try TestTerminal()
        let mode = terminal.mode
        let process = try start(terminal)
        try terminal.wait(for: "load")
        #expect(terminal.output.contains(Self.entered))
        #expect(terminal.mode != mode)
        try terminal.type(key)
        try terminal.wait(for: Self.left)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(terminal.mode == mode)
    }

    @Test(
        "a signal ends it as signals do, and leaves the terminal as it was",
        arguments: [SIGTERM, SIGHUP, SIGINT])
    func signals(_ number: Int32) throws {
        let terminal = try TestTerminal()
        let mode = terminal.mode
        let process = try start(terminal)
        try terminal.wait(for: "load")
        kill(process.processIdentifier, number)
        try terminal.wait(for: Self.left)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
        #expect(terminal.mode == mode)
    }

    @Test("a signal ends it also while the terminal takes no more, and leaves the mode as it was")
    func frozen() throws {
        let terminal = try TestTerminal()
        let mode = terminal.mode
        let process = try start(terminal, flags: ["--fps", "1000"])
        try terminal.wait(for: "load")
        // Long enough for frames that nobody reads to fill what is between the two ends.
        usleep(2_000_000)
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(terminal.mode == mode)
    }

    @Test("keys act: a pause stops the picture, and colour is left out where it isn't wanted")
    func keys() throws {
        let terminal = try TestTerminal()
        let process = try start(terminal, ["NO_COLOR": "1"])
        try terminal.wait(for: "playing")
        try terminal.type("p")
        try terminal.wait(for: "paused")
        try terminal.type("p")
        try terminal.wait(for: "playing")
        try terminal.type("q")
        try terminal.wait(for: Self.left)
        process.waitUntilExit()
        #expect(!terminal.output.contains("\u{1B}[36m"))
    }
}
#endif

#if os(Linux) && canImport(Glibc)
import Foundation
import Glibc
import Testing

@testable import speccli

/// A terminal of a test's own.
final class TestTerminal {
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

    /// Waits until there is something to read, without reading it.
    func waitForOutput() throws {
        var descriptor = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
        try #require(unsafe poll(&descriptor, 1, 30_000) > 0, "nothing ever came")
    }

    /// Runs the program in it; what it says besides may go elsewhere.
    func start(
        _ arguments: [String], _ environment: [String: String] = [:], in folder: URL? = nil,
        errors: FileHandle? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = Speccli.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Speccli.plain.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
        let handle = FileHandle(fileDescriptor: inner, closeOnDealloc: false)
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = errors ?? handle
        try process.runOpenToSignals()
        return process
    }
}
#endif

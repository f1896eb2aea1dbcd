#if os(Linux) && canImport(Glibc)
import Foundation
import Glibc
import Testing

@testable import speccli

@Suite("speccli play, in a terminal")
struct PlayTerminalTests {
    private static let entered = "\u{1B}[?1049h"
    private static let left = "\u{1B}[?25h\u{1B}[?1049l"

    private func start(
        _ terminal: TestTerminal, _ environment: [String: String] = [:], flags: [String] = []
    ) throws -> Process {
        let loader = Speccli.specs.appendingPathComponent("loader.json").path
        return try terminal.start(["play", loader] + flags, environment)
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
        // What a shell runs behind itself ignores some, and hands that on.
        signal(number, SIG_DFL)
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

    @Test("keys send events, and what waits goes on by itself while no key is pressed")
    func events() throws {
        let scratch = try Scratch()
        let text = LiveMachineTests.order.replacingOccurrences(of: "\"2s\"", with: "\"300ms\"")
        try scratch.write("order.json", text)
        let terminal = try TestTerminal()
        let process = try terminal.start(["play", "order.json"], in: scratch.folder)
        try terminal.wait(for: "3 paid → done")
        #expect(terminal.output.contains("→ busy"))
        try terminal.type("3")
        try terminal.wait(for: "after 0.3 s → idle")
        try terminal.wait(for: "1 tap → busy")
        try terminal.type("q")
        try terminal.wait(for: Self.left)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
#endif

#if os(Linux) && canImport(Glibc)
import Foundation
import Glibc
import Testing

@testable import speccli

/// Work is made long by a terminal that takes nothing for a while: what is said of the first file is more than it and the
/// program hold back.
@Suite("Progress, in a terminal")
struct ProgressTerminalTests {
    private static let told = "\r\u{1B}[Klaying out 2 of 2"
    private static let summary = "2 files: 1 would change"

    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        let curves = (0..<3000).map { "\"curve\($0)\":[0.2,0,0,1]" }.joined(separator: ",\n\n")
        try scratch.write("1.json", "{\"motionSpec\":1,\"name\":\"Ugly\",\"curves\":{\(curves)}}")
        try scratch.write("2.json", "{\n  \"motionSpec\": 1,\n  \"name\": \"Fine\"\n}\n")
        return scratch
    }

    /// What a terminal shows that is left alone for longer than half a second once there is something to show.
    private func shown(in scratch: Scratch, until end: String, _ term: String, errors: FileHandle?) throws
        -> String
    {
        let terminal = try TestTerminal()
        let process = try terminal.start(
            ["fmt", "--diff", "1.json", "2.json"], ["TERM": term], in: scratch.folder, errors: errors)
        try terminal.waitForOutput()
        usleep(600_000)
        try terminal.wait(for: end)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        return terminal.output
    }

    @Test("long work says how far it is, and takes it away before it says anything else")
    func told() throws {
        let output = try shown(in: scratch(), until: Self.summary, "xterm", errors: nil)
        #expect(output.contains(Self.told + "\r\u{1B}[K" + Self.summary))
        #expect(!output.contains("laying out 1"))
    }

    @Test("a terminal that can't take a line away is told nothing")
    func dumb() throws {
        let output = try shown(in: scratch(), until: Self.summary, "dumb", errors: nil)
        #expect(!output.contains("laying out"))
        #expect(!output.contains("\u{1B}"))
    }

    @Test("what isn't a terminal is told nothing, however long it takes")
    func file() throws {
        let scratch = try scratch()
        try scratch.write("errors", "")
        let errors = try FileHandle(forWritingTo: scratch.url("errors"))
        let output = try shown(
            in: scratch, until: "\"curve2999\": [0.2, 0, 0, 1]\r\n+  }", "xterm", errors: errors)
        #expect(!output.contains("laying out"))
        #expect(try scratch.read("errors") == Self.summary + "\n")
    }
}
#endif

import Foundation
import Testing

@testable import speccli

@Suite("--watch")
struct WatchTests {
    private let scratch: Scratch
    private static let spec = """
        { "motionSpec": 1, "name": "Box", "imports": { "m": "lib/m.json" },
          "animations": { "box.opacity": { "values": [0, 1], "timing": { "duration": "m.quick" } } },
          "variants": { "show": { "timings": {}, "reducedMotion": "instant" } } }

        """
    private static let library = #"{ "motionSpec": 1, "name": "M", "durations": { "quick": "75ms" } }"#

    init() throws {
        scratch = try Scratch()
        try scratch.write("box.json", Self.spec)
        try scratch.write("lib/m.json", Self.library)
    }

    /// The program while it watches.
    private final class Watching {
        private let process = Process()
        private let scratch: Scratch

        init(_ arguments: [String], in scratch: Scratch) throws {
            self.scratch = scratch
            process.executableURL = Speccli.program
            process.arguments = arguments
            process.currentDirectoryURL = scratch.folder
            for name in ["out.txt", "err.txt"] { try scratch.write(name, "") }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: scratch.url("out.txt"))
            process.standardError = try FileHandle(forWritingTo: scratch.url("err.txt"))
            process.environment = Speccli.plain
            try process.runOpenToSignals()
        }

        deinit { kill(process.processIdentifier, SIGKILL) }

        var isRunning: Bool { process.isRunning }

        /// Sends it a signal, and waits for its end.
        func end(by signal: Int32) -> (reason: Process.TerminationReason, status: Int32) {
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            return (process.terminationReason, process.terminationStatus)
        }

        /// Waits until something holds; a minute is more than any machine needs.
        func wait(_ holds: () throws -> Bool) async throws -> Bool {
            for _ in 0..<1200 {
                if try holds() { return true }
                if !process.isRunning { return try holds() }
                try await Task.sleep(for: .milliseconds(50))
            }
            return false
        }
    }

    private func count(_ text: String, in name: String) throws -> Int {
        try scratch.read(name).components(separatedBy: text).count - 1
    }

    @Test("what can't be read at all ends it, as it does without --watch", arguments: ["more*", "more.json"])
    func lost(_ path: String) throws {
        let result = try Speccli(folder: scratch.folder)("validate", "--watch", "box.json", path)
        #expect(result.code == 2)
        #expect(result.errors.contains("'more"))
    }

    @Test("validate checks a folder again when a file in it changes, comes or goes, or an import does")
    func folder() async throws {
        try scratch.write("specs/box.json", Self.spec.replacingOccurrences(of: "lib/", with: "../lib/"))
        let watching = try Watching(["validate", "--watch", "specs"], in: scratch)
        #expect(try await watching.wait { try count("1 spec: no problems", in: "err.txt") == 1 })
        try scratch.write("lib/m.json", Self.library.replacingOccurrences(of: "quick", with: "slow"))
        #expect(try await watching.wait { try count("(unknown-duration)", in: "out.txt") == 1 })
        try scratch.write("lib/m.json", Self.library)
        #expect(try await watching.wait { try count("1 spec: no problems", in: "err.txt") == 2 })
        try scratch.write("specs/deep/second.json", "{ \"motionSpec\": 1 ")
        #expect(try await watching.wait { try count("specs/deep/second.json:1:", in: "out.txt") >= 1 })
        try FileManager.default.removeItem(at: scratch.url("specs/deep"))
        #expect(try await watching.wait { try count("1 spec: no problems", in: "err.txt") == 3 })
        try FileManager.default.removeItem(at: scratch.url("lib/m.json"))
        try scratch.write(
            "specs/box.json", Self.spec.replacingOccurrences(of: "lib/", with: "../lib/") + "\n")
        #expect(try await watching.wait { try count("specs/box.json:1:", in: "out.txt") >= 1 })
        try scratch.write("lib/m.json", Self.library)
        #expect(try await watching.wait { try count("1 spec: no problems", in: "err.txt") == 4 })
        // When it checked again, and nothing that clears what is no screen.
        let lines = try scratch.read("err.txt").split(separator: "\n")
        #expect(lines.contains { $0.wholeMatch(of: /at \d\d:\d\d:\d\d/) != nil })
        #expect(lines.first?.hasPrefix("at ") == false)
        #expect(try !scratch.read("err.txt").contains("\u{1B}"))
        #expect(watching.isRunning)
    }

    @Test("bake writes again, keeps what it wrote while the spec is wrong, and says what is wrong")
    func bake() async throws {
        let watching = try Watching(["bake", "--watch", "box.json", "-o", "out.json"], in: scratch)
        #expect(try await watching.wait { try count("up to date", in: "err.txt") == 1 })
        let first = try scratch.read("out.json")
        #expect(first.contains("0.075"))
        try scratch.write("box.json", "{ \"motionSpec\": 1 ")
        #expect(try await watching.wait { try count("box.json:1:", in: "err.txt") >= 1 })
        #expect(try scratch.read("out.json") == first)
        try scratch.write("box.json", Self.spec.replacingOccurrences(of: "\"m.quick\"", with: "0.05"))
        #expect(try await watching.wait { try count("up to date", in: "err.txt") == 2 })
        #expect(try scratch.read("out.json").contains("0.05"))
        try scratch.write("box.json", Self.spec)
        #expect(try await watching.wait { try count("up to date", in: "err.txt") == 3 })
        try scratch.write("lib/m.json", Self.library.replacingOccurrences(of: "75", with: "95"))
        #expect(try await watching.wait { try scratch.read("out.json").contains("0.095") })
        #expect(watching.isRunning)
    }

    @Test("validate checks a pattern again when a file comes that it describes, or goes")
    func pattern() async throws {
        let spec = Self.spec.replacingOccurrences(of: "lib/", with: "../lib/")
        try scratch.write("specs/box.json", spec)
        let watching = try Watching(["validate", "--watch", "specs/b*.json"], in: scratch)
        #expect(try await watching.wait { try count("1 spec: no problems", in: "err.txt") == 1 })
        try scratch.write("specs/other.json", "{")
        try scratch.write("specs/bag.json", spec)
        #expect(try await watching.wait { try count("2 specs: no problems", in: "err.txt") == 1 })
        try FileManager.default.removeItem(at: scratch.url("specs/box.json"))
        #expect(try await watching.wait { try count("1 spec: no problems", in: "err.txt") == 2 })
        try FileManager.default.removeItem(at: scratch.url("specs/bag.json"))
        #expect(
            try await watching.wait { try count("nothing matches 'specs/b*.json'", in: "err.txt") == 1 })
        try scratch.write("specs/box.json", spec)
        #expect(try await watching.wait { try count("1 spec: no problems", in: "err.txt") == 3 })
        #expect(try scratch.read("out.txt") == "")
        #expect(watching.isRunning)
    }

    @Test("bake writes what a pattern describes by then, and keeps what it wrote while one of it is wrong")
    func bakedPattern() async throws {
        let spec = Self.spec.replacingOccurrences(of: "lib/", with: "../lib/")
        try scratch.write("specs/box.json", spec)
        // The folder isn't there yet: it is made.
        let again = try Watching(["bake", "specs/*.json", "--watch", "-o", "build/"], in: scratch)
        #expect(try await again.wait { try count("up to date", in: "err.txt") == 1 })
        let first = try scratch.read("build/box.timeline.json")
        try scratch.write("specs/bag.json", "{ \"motionSpec\": 1 ")
        #expect(try await again.wait { try count("specs/bag.json:1:", in: "err.txt") >= 1 })
        #expect(try scratch.read("build/box.timeline.json") == first)
        try scratch.write("specs/bag.json", spec)
        #expect(try await again.wait { try count("up to date", in: "err.txt") == 2 })
        #expect(try scratch.read("build/bag.timeline.json") == first)
        try scratch.write("lib/m.json", Self.library.replacingOccurrences(of: "75", with: "95"))
        for name in ["bag", "box"] {
            #expect(
                try await again.wait { try scratch.read("build/\(name).timeline.json").contains("0.095") })
        }
        for name in ["bag", "box"] {
            try FileManager.default.removeItem(at: scratch.url("specs/\(name).json"))
        }
        #expect(try await again.wait { try count("nothing matches", in: "err.txt") == 1 })
        try scratch.write("specs/third.json", spec)
        #expect(try await again.wait { try scratch.names(in: "build").contains("third.timeline.json") })
        #expect(try scratch.names(in: "build").count == 3)
        #expect(again.isRunning)
    }

    @Test(
        "a signal ends it as it ends any program, at once and with everything whole",
        arguments: [
            ["validate", "--watch", "box.json"], ["bake", "--watch", "box.json", "-o", "result"],
            ["preview", "--watch", "box.json", "-o", "result"],
        ], [SIGINT, SIGTERM, SIGHUP])
    func signals(_ arguments: [String], _ signal: Int32) async throws {
        let watching = try Watching(arguments, in: scratch)
        let ready = arguments[0] == "validate" ? "no problems" : "up to date"
        #expect(try await watching.wait { try count(ready, in: "err.txt") == 1 })
        let errors = try scratch.read("err.txt")
        let written = try scratch.names()
        let end = watching.end(by: signal)
        #expect(end.reason == .uncaughtSignal && end.status == signal)
        #expect(try scratch.read("err.txt") == errors)
        #expect(try scratch.names() == written)
    }

    @Test(
        "needs files to look at, and bake one to write again",
        arguments: [
            ["validate", "--watch", "-"], ["bake", "--watch", "-", "-o", "x.json"],
            ["bake", "box.json", "--watch"],
            ["bake", "box.json", "--watch", "-o", "-"], ["validate", "--watch", "--fix", "box.json"],
        ])
    func refusals(_ arguments: [String]) throws {
        let result = try Speccli(folder: scratch.folder).run(arguments, input: Self.spec)
        #expect(result.code == 2)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.contains("'--watch'"), "\(result.errors)")
        #expect(try scratch.names() == ["box.json", "lib"])
    }
}

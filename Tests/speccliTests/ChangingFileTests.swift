import Foundation
import SpecFormat
import Testing

@testable import speccli

/// Files that somebody else writes while they are read, or between reading and writing.
@Suite("Files that change")
struct ChangingFileTests {
    private let scratch: Scratch
    private static let spec = """
        { "motionSpec": 1, "name": "Box",
          "animations": { "box.opacity": { "values": [0, 1], "timing": { "duration": 0.2 } } },
          "variants": { "show": { "timings": {} } } }

        """

    init() throws { scratch = try Scratch() }

    /// Reads a file; while that is done the first `times` times, something happens.
    private func read(
        _ name: String, changing times: Int, _ change: (Int) -> Void
    ) throws -> (text: String, reads: Int) {
        var reads = 0
        let file = try Files.readWhole(scratch.url(name).path, name: name) { file throws(SystemError) in
            reads += 1
            let start = try file.read(limit: 4)
            if reads <= times { change(reads) }
            return start + (try file.read(limit: 1 << 20))
        }
        return (String(decoding: file.bytes, as: UTF8.self), reads)
    }

    @Test(
        "one that grows, shrinks or says something else meanwhile is read again",
        arguments: [
            "a longer text", "less", "",
        ])
    func changes(_ new: String) throws {
        try scratch.write("a", "once upon")
        let url = scratch.url("a")
        let found = try read("a", changing: 2) { count in
            try? String(repeating: new, count: count).write(to: url, atomically: false, encoding: .utf8)
        }
        #expect(found.text == new + new)
        #expect(found.reads == 3 || new.isEmpty)
    }

    @Test("one that is replaced meanwhile is read whole, as it was")
    func replaced() throws {
        try scratch.write("a", "once upon")
        let url = scratch.url("a")
        let found = try read("a", changing: 9) { _ in
            try? "a new one".write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(found.text == "once upon")
        #expect(found.reads == 1)
    }

    @Test("one that never keeps still is said to change")
    func never() throws {
        try scratch.write("a", "once upon")
        let url = scratch.url("a")
        #expect(throws: SystemError.isChanging) {
            try read("a", changing: .max) { count in
                try? String(repeating: "x", count: count).write(to: url, atomically: false, encoding: .utf8)
            }
        }
        #expect(SystemError.isChanging.message == "it changes while it is read")
    }

    /// Something that is done over and over on a thread of its own.
    private final class Restless: @unchecked Sendable {
        private let lock = NSLock()
        private var isOver = false
        private let ended = DispatchSemaphore(value: 0)

        init(_ work: @escaping @Sendable () -> Void) {
            let thread = Thread { [self] in
                while lock.withLock({ !isOver }) { work() }
                ended.signal()
            }
            thread.start()
        }

        func end() {
            lock.withLock { isOver = true }
            ended.wait()
        }
    }

    @Test(
        "whatever becomes of a file meanwhile, the program says its line and its exit code",
        arguments: ["grows", "shrinks", "is replaced"])
    func program(_ way: String) throws {
        // White space behind a spec: whatever is there of it, it is one.
        let wide = Self.spec + String(repeating: " ", count: 2 << 20)
        let url = try scratch.write("wide.json", wide)
        let size = UInt64(wide.utf8.count)
        let restless = Restless {
            guard way != "is replaced" else {
                try? wide.write(to: url, atomically: true, encoding: .utf8)
                return
            }
            guard let handle = try? FileHandle(forWritingTo: url) else { return }
            let end = (try? handle.seekToEnd()) ?? 0
            if way == "shrinks", end > size - 4096 {
                try? handle.truncate(atOffset: end > size ? size : end - 1)
            } else if end < 2 * size {
                try? handle.write(contentsOf: Data(repeating: 0x20, count: 512))
            } else {
                try? handle.truncate(atOffset: size)
            }
            try? handle.close()
        }
        defer { restless.end() }
        let speccli = Speccli(folder: scratch.folder)
        for command in ["validate", "bake", "sample", "stats"] {
            for _ in 0..<3 {
                let result = try speccli.run(
                    [command, "wide.json"] + (command == "sample" ? ["--variant", "show", "--at", "0"] : []))
                #expect(result.code == 0 || result.code == 2, "\(command): \(result)")
                if result.code == 2 {
                    #expect(result.output == "")
                    #expect(
                        result.errors.hasPrefix(
                            "speccli: can't read 'wide.json': it changes while it is read\n"),
                        "\(result.errors)")
                }
            }
        }
    }

    @Test("a log that is written all the time keeps nobody from checking the folder it lies in")
    func log() throws {
        try scratch.write("box.json", Self.spec)
        for name in ["trace.json", "new.json", "new.motion.json"] {
            try scratch.write(name, name == "new.json" ? Self.spec : "[1, 2")
        }
        let finder = SpecFinder(paths: [scratch.folder.path]) { path throws(SystemError) in
            // All but one are being written.
            guard path.hasSuffix("/box.json") else { throw .isChanging }
            return try Files.readWhole(path, name: path)
        }
        #expect(finder.files.map { $0.path } == [scratch.url("box.json").path])
        #expect(
            finder.failures.map { $0.message }
                == ["new.json", "new.motion.json"].map {
                    "can't read '\(scratch.url($0).path)': it changes while it is read"
                })
    }

    @Test(
        "what somebody writes between reading and writing isn't lost",
        arguments: [["fmt"], ["validate", "--fix"]])
    func newer(_ command: [String]) throws {
        let ugly = Self.spec.replacingOccurrences(of: "  ", with: "      ").replacingOccurrences(
            of: "0.2", with: "\"0.2 s\"")
        let newer = ugly.replacingOccurrences(of: "Box", with: "Newer")
        try scratch.write("a.json", ugly)
        let pipe = scratch.url("last.json").path
        try #require(unsafe mkfifo(pipe, 0o600) == 0)
        let process = Process()
        process.executableURL = Speccli.program
        process.arguments = command + ["a.json", "last.json"]
        process.currentDirectoryURL = scratch.folder
        process.environment = Speccli.plain
        process.standardOutput = FileHandle.nullDevice
        try scratch.write("errors.txt", "")
        process.standardError = try FileHandle(forWritingTo: scratch.url("errors.txt"))
        try process.runOpenToSignals()
        // A pipe can be opened once somebody waits for what comes out of it: by then the first file has been read.
        var end = unsafe open(pipe, O_WRONLY | O_NONBLOCK)
        while end < 0, process.isRunning {
            usleep(1000)
            end = unsafe open(pipe, O_WRONLY | O_NONBLOCK)
        }
        try #require(end >= 0)
        try scratch.write("a.json", newer)
        let handle = FileHandle(fileDescriptor: end, closeOnDealloc: false)
        try handle.write(contentsOf: Data(newer.utf8))
        try handle.close()
        process.waitUntilExit()
        let errors = try scratch.read("errors.txt")
        #expect(process.terminationStatus == 2)
        #expect(
            errors.contains("speccli: 'a.json' has changed meanwhile, and stays as it is now\n"), "\(errors)")
        #expect(errors.contains("speccli: 'last.json' is no file: '-' reads standard input\n"), "\(errors)")
        #expect(try scratch.read("a.json") == newer)
        #expect(try scratch.names() == ["a.json", "errors.txt", "last.json"])
        // And with nobody in between it is done.
        #expect(try Speccli(folder: scratch.folder).run(command + ["a.json"]).code <= 1)
        #expect(try scratch.read("a.json") != newer)
    }
}

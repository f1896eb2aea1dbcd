import Dispatch
import Foundation

/// Runs the program as its users do: as a process.
struct Speccli {
    /// What a process left behind.
    struct Result {
        let code: Int32
        let output: String
        let errors: String

        /// The lines of standard error.
        var errorLines: [Substring] { errors.split(separator: "\n") }
    }

    /// Where the process runs.
    var folder: URL?
    /// Variables of the environment, over those of the test.
    var environment: [String: String] = [:]

    /// The program, beside the bundle of the tests.
    static let program: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        if let index = CommandLine.arguments.firstIndex(of: "--test-bundle-path") {
            folder = URL(fileURLWithPath: CommandLine.arguments[index + 1]).deletingLastPathComponent()
        }
        while folder.path != "/" {
            let program = folder.appendingPathComponent("speccli")
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
            folder.deleteLastPathComponent()
        }
        fatalError("speccli is built together with its tests")
    }()

    /// The package's specs.
    static let specs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("specs")

    /// What every process is told; one that counts what runs of it leaves no profile where it runs.
    static let plain = ["PATH": "/usr/bin:/bin", "LLVM_PROFILE_FILE": "/dev/null"]

    /// Runs it to its end.
    func callAsFunction(_ arguments: String..., input: String = "") throws -> Result {
        try run(arguments, input: input)
    }

    /// Runs it to its end.
    func run(_ arguments: [String], input: String = "") throws -> Result {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Self.plain.merging(environment) { $1 }
        let scratch = try Scratch()
        // Files instead of pipes: neither side ever waits for the other.
        let (stdin, stdout, stderr) = (scratch.url("in"), scratch.url("out"), scratch.url("err"))
        try Data(input.utf8).write(to: stdin)
        for url in [stdout, stderr] { try Data().write(to: url) }
        process.standardInput = try FileHandle(forReadingFrom: stdin)
        process.standardOutput = try FileHandle(forWritingTo: stdout)
        process.standardError = try FileHandle(forWritingTo: stderr)
        try process.runToEnd()
        // A signal is no exit: whatever its number, no test takes it for one.
        let code = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Result(
            code: code, output: try String(contentsOf: stdout, encoding: .utf8),
            errors: try String(contentsOf: stderr, encoding: .utf8))
    }

    /// Runs a command line of the shell, in which `speccli` is the program.
    static func shell(_ line: String, in folder: URL? = nil) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        process.environment = plain.merging(
            ["PATH": program.deletingLastPathComponent().path + ":/usr/bin:/bin"]
        ) { $1 }
        let scratch = try Scratch()
        let (stdout, stderr) = (scratch.url("out"), scratch.url("err"))
        for url in [stdout, stderr] { try Data().write(to: url) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: stdout)
        process.standardError = try FileHandle(forWritingTo: stderr)
        try process.runToEnd()
        return Result(
            code: process.terminationStatus, output: try String(contentsOf: stdout, encoding: .utf8),
            errors: try String(contentsOf: stderr, encoding: .utf8))
    }
}

extension Process {
    /// Runs it with files for its streams, waits for its end, and closes them. What Foundation has for that looks only now and then.
    func runToEnd() throws {
        let end = DispatchSemaphore(value: 0)
        terminationHandler = { _ in end.signal() }
        try run()
        end.wait()
        terminationHandler = nil
        // A process may be kept for longer, and every start looks through all files that are open.
        for case let file as FileHandle in [standardInput, standardOutput, standardError] { try file.close() }
    }

    /// Runs it as a shell in a terminal would, so that signals reach it.
    ///
    /// The threads of tests hold signals back, and what is started in the background ignores some: a process begins with both.
    func runOpenToSignals() throws {
        var none = sigset_t()
        var held = sigset_t()
        unsafe sigemptyset(&none)
        _ = unsafe pthread_sigmask(SIG_SETMASK, &none, &held)
        let ignored = [SIGHUP, SIGINT, SIGQUIT].map { (number: $0, action: signal($0, SIG_DFL)) }
        defer {
            for (number, action) in ignored { _ = signal(number, action) }
            _ = unsafe pthread_sigmask(SIG_SETMASK, &held, nil)
        }
        try run()
    }
}

/// A folder of its own for a test, gone when the test is.
final class Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("speccli-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// Writes a file, and the folders it lies in.
    @discardableResult
    func write(_ name: String, _ text: String) throws -> URL {
        let url = url(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: false, encoding: .utf8)
        return url
    }

    func read(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

    /// The names in the folder, or one in it, sorted.
    func names(in name: String = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(name).path).sorted()
    }
}

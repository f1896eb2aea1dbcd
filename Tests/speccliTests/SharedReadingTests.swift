import Foundation
import SpecFormat
import TestSupport
import Testing

@testable import speccli

@Suite("Reading on several threads")
struct SharedReadingTests {
    /// What is found in files, as a report, by so many threads.
    private static func report(_ paths: [String], workers: Int) throws -> String {
        let files = try paths.map { try Files.read($0) }
        let loading = try SpecLoading(
            Arguments(command: .validate, operands: [], values: []), paths: paths)
        let reading = SharedReading(files, loading, workers: workers) { _ in }
        #expect(reading.diagnostics.count == files.count)
        return Report(zip(files, reading.diagnostics).map { Report.Entry(file: $0, diagnostics: $1) }).json()
    }

    private static let wrongSpecs = try? FileManager.default.contentsOfDirectory(
        atPath: Speccli.specs.appendingPathComponent("invalid").path
    ).filter { $0.hasSuffix(".json") }.sorted()

    @Test("finds the same, in the same order, whatever the number of threads")
    func sameReport() throws {
        let names = try #require(Self.wrongSpecs)
        let paths =
            names.map { Speccli.specs.appendingPathComponent("invalid/\($0)").path }
            + ["calendar-chip.json", "progress-view.json"].map {
                Speccli.specs.appendingPathComponent($0).path
            }
        let alone = try Self.report(paths, workers: 1)
        #expect(alone.contains("import-cycle") && alone.contains("import-errors"))
        for workers in [3, 1000] { #expect(try Self.report(paths, workers: workers) == alone) }
    }

    /// Specs of which each third has an error, and most import one file.
    private static func specs(_ count: Int, in scratch: Scratch) throws -> [String] {
        let library =
            #"{ "motionSpec": 1, "name": "Lib", "curves": { "fast": { "bezier": [0.2, 0, 0, 1] } } }"#
        try library.write(to: scratch.url("lib.json"), atomically: true, encoding: .utf8)
        for index in 0..<count {
            let curve = index % 3 == 0 ? "lib.fats" : index % 3 == 1 ? "lib.fast" : "linear"
            let text = """
                { "motionSpec": 1, "name": "S\(index)", "imports": { "lib": "lib.json" },
                  "animations": { "chip.opacity": { "values": [0, 1], "timing": "t" } },
                  "variants": { "go": { "reducedMotion": "instant", "timings": { "t": { "curve": "\(curve)" } } } } }
                """
            try text.write(to: scratch.url("s\(index).json"), atomically: true, encoding: .utf8)
        }
        return (0..<count).map { scratch.url("s\($0).json").path }
    }

    @Test("a file that others import, and that is checked under another name, is the same to all of them")
    func importedFile() throws {
        let scratch = try Scratch()
        let specs = try Self.specs(12, in: scratch)
        let wrong = #"{ "motionSpec": 1, "name": "Lib", "curves": { "fast": { "bezier": [2, 0, 0, 1] } } }"#
        try wrong.write(to: scratch.url("lib.json"), atomically: true, encoding: .utf8)
        let library = scratch.folder.path + "/./lib.json"
        for paths in [[library] + specs, specs + [library], Array(specs[..<6]) + [library] + specs[6...]] {
            let alone = try Self.report(paths, workers: 1)
            for workers in [2, 5] { #expect(try Self.report(paths, workers: workers) == alone) }
        }
    }

    @Test("files that import each other in a circle are told the same way round")
    func circle() throws {
        let scratch = try Scratch()
        let specs = try Self.specs(9, in: scratch)
        for index in 0..<9 {
            let text = """
                { "motionSpec": 1, "name": "C\(index)", "imports": { "next": "s\((index + 1) % 9).json", "back":
                  "s\((index + 5) % 9).json" }, "curves": { "c": "next.c" } }
                """
            try text.write(to: scratch.url("s\(index).json"), atomically: true, encoding: .utf8)
        }
        let alone = try Self.report(specs, workers: 1)
        #expect(alone.contains("import-cycle"))
        for workers in [2, 4] { #expect(try Self.report(specs, workers: workers) == alone) }
    }

    @Test("what was read is watched, whichever thread has read it")
    func watched() throws {
        let scratch = try Scratch()
        let paths = try Self.specs(8, in: scratch)
        let loading = try SpecLoading(
            Arguments(command: .validate, operands: [], values: []), paths: paths)
        let reading = SharedReading(try paths.map { try Files.read($0) }, loading, workers: 3) { _ in }
        let hasErrors = reading.diagnostics.map { $0.contains { $0.severity == .error } }
        #expect(hasErrors == (0..<8).map { $0 % 3 == 0 })
        #expect(reading.watched.contents.keys.map { $0.hasSuffix("/lib.json") } == [true])
    }

    @Test("a thread's result is waited for, and every piece of work is done once")
    func workers() {
        let workers = (0..<20).map { index in Worker { (0..<1000).reduce(index, &+) } }
        #expect(workers.map { $0.result() } == (0..<20).map { $0 + 499_500 })
        #expect(workers[3].result() == 499_503)
    }
}

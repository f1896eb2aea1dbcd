import Foundation
import TestSupport
import Testing

@Suite("speccli validate")
struct ValidateTests {
    /// One error and one warning or note at most.
    private static func spec(_ timing: String) -> String {
        """
        {
          "motionSpec": 1,
          "name": "Test",
          "animations": { "chip.cornerRadius": { "values": [0, 8], "timing": "t" } },
          "variants": { "go": { "reducedMotion": "instant", "timings": { "t": \(timing) } } }
        }
        """
    }

    private static let clean = spec(#"{ "duration": 0.2, "curve": "linear" }"#)
    private static let unknownCurve = spec(#"{ "duration": 0.2, "curve": "liner" }"#)
    private static let milliseconds = spec(#"{ "duration": 20, "curve": "linear" }"#)

    @Test(
        "exit code 1 means something at or above --fail-on",
        arguments: [
            (clean, "note", 0), (unknownCurve, "error", 1), (unknownCurve, "note", 1),
            (milliseconds, "error", 0),
            (milliseconds, "warning", 1), (milliseconds, "note", 1),
        ])
    func failOn(_ spec: String, _ severity: String, _ code: Int32) throws {
        let result = try Speccli()("validate", "-", "--fail-on", severity, input: spec)
        #expect(result.code == code, "\(result.output)")
    }

    @Test("a problem is one line with file, line, column, severity, message and id")
    func short() throws {
        let result = try Speccli()("validate", "-", input: Self.unknownCurve)
        #expect(result.code == 1)
        let line = try #require(Self.unknownCurve.split(separator: "\n").dropFirst(4).first)
        let column = try #require(line.range(of: "\"liner\"")).lowerBound
        let place = "<stdin>:5:\(line.distance(from: line.startIndex, to: column) + 1): error: "
        #expect(result.output.hasPrefix(place), "\(result.output)")
        #expect(result.output.contains("'liner'"))
        #expect(result.output.contains("(unknown-curve)\n"))
        #expect(result.errors == "1 spec: 1 error\n")
    }

    @Test("text shows the line, underlines the range and helps; colour only where it is wanted")
    func text() throws {
        let plain = try Speccli()("validate", "-", "--format", "text", input: Self.unknownCurve)
        #expect(plain.output.contains("error[unknown-curve]"))
        #expect(plain.output.contains("^"))
        #expect(plain.output.contains("help: "))
        #expect(!plain.output.contains("\u{1B}"))
        let colored = try Speccli()(
            "validate", "-", "--format", "text", "--color", "always", input: Self.unknownCurve)
        #expect(colored.output.contains("\u{1B}[1;31m"))
        let forced = try Speccli(environment: ["FORCE_COLOR": "1"])(
            "validate", "-", "--format", "text", input: Self.unknownCurve)
        #expect(forced.output == colored.output)
        for format in ["short", "json"] {
            let result = try Speccli()(
                "validate", "-", "--format", format, "--color", "always", input: Self.unknownCurve)
            #expect(!result.output.contains("\u{1B}"))
        }
    }

    @Test("JSON has every problem of every file, sorted, with a summary")
    func json() throws {
        let scratch = try Scratch()
        try scratch.write("b.json", Self.unknownCurve)
        try scratch.write("a.json", Self.milliseconds)
        try scratch.write("c.json", Self.clean)
        let result = try Speccli(folder: scratch.folder)("validate", "--format", "json")
        #expect(result.code == 1)
        let report = try JSON(result.output)
        #expect(report["version"].number == 1)
        #expect(report["summary"]["files"].number == 3)
        #expect(report["summary"]["errors"].number == 1)
        let files = report["diagnostics"].list.compactMap { $0["file"].text }
        #expect(files == files.sorted())
        #expect(files.first == "a.json")
        #expect(files.last == "b.json")
    }

    @Test("--max-errors shows the first problems and counts all of them")
    func maxErrors() throws {
        let scratch = try Scratch()
        for name in ["a", "b", "c"] { try scratch.write("\(name).json", Self.unknownCurve) }
        let result = try Speccli(folder: scratch.folder)("validate", "--max-errors", "2")
        #expect(result.code == 1)
        #expect(result.output.split(separator: "\n").count == 2)
        #expect(result.errors == "3 specs: 3 errors, 2 shown\n")
    }

    @Test("more problems than are kept are not called all of them, and an error among them still fails")
    func flood() throws {
        let entries = (0..<12_000).map { "\"t\($0)\": { \"duration\": 0.2 }" }.joined(separator: ", ")
        let text =
            #"{ "motionSpec": 1, "name": "Flood", "animations": { "a.opacity": [0, 1] }, "variants": { "go": { "timings": { "a.opacity": { "duration": 99, "delay": 1 }, \#(entries) } } } }"#
        let result = try Speccli()("validate", "-", input: text)
        #expect(result.errors.contains("or more: 10000 of a file are kept"), "\(result.errors.suffix(200))")
        let broken = text.replacingOccurrences(of: #""delay": 1"#, with: #""delay": "soon""#)
        #expect(try Speccli()("validate", "-", input: broken).code == 1)
    }

    @Test("--strict-json refuses comments and trailing commas, which are accepted without it")
    func strict() throws {
        let text = "// why\n" + Self.clean.replacingOccurrences(of: "\n}", with: ",\n}")
        #expect(try Speccli()("validate", "-", input: text).code == 0)
        let result = try Speccli()("validate", "-", "--strict-json", input: text)
        #expect(result.code == 1)
        #expect(result.output.contains("(json-comment)"))
        #expect(result.output.contains("(json-trailing-comma)"))
    }

    @Test("--quiet leaves out the summary")
    func quiet() throws {
        for flag in ["--quiet", "-q"] {
            let result = try Speccli()("validate", "-", flag, input: Self.clean)
            #expect(result.code == 0)
            #expect(result.output + result.errors == "")
        }
    }

    @Test("a folder without specs, an empty file, and bytes that are no text end in order")
    func nothing() throws {
        let scratch = try Scratch()
        let folder = try Speccli(folder: scratch.folder)("validate")
        #expect(folder.code == 2)
        #expect(folder.errors == "speccli: no specs in '.'\n")
        #expect(try Speccli()("validate", "-", input: "").code == 1)
        try Data([0xFF, 0xFE, 0x00, 0x22]).write(to: scratch.url("a.motion.json"))
        #expect(try Speccli(folder: scratch.folder)("validate").code == 1)
    }

    @Test("three hundred real specs, each with ten changed bytes: no trap, no hang")
    func mutations() throws {
        // A hundred files a process, so that the test isn't made of process starts.
        var random = SplitMix64(seed: 2)
        let names = ["calendar-chip.json", "loader.json", "spring-sheet.json", "progress-view.json"]
        let originals = try names.map { try Data(contentsOf: Speccli.specs.appendingPathComponent($0)) }
        for _ in 0..<3 {
            let scratch = try Scratch()
            for file in 0..<100 {
                var bytes = originals[file % originals.count]
                for _ in 0..<10 {
                    bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                try bytes.write(to: scratch.url("\(file).motion.json"))
            }
            let result = try Speccli(folder: scratch.folder)("validate", "-q")
            #expect(result.code == 0 || result.code == 1)
            #expect(result.errors == "")
        }
    }
}

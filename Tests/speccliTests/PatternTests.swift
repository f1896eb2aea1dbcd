import Foundation
import Testing

@testable import speccli

@Suite("Patterns")
struct PatternTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        for name in [
            "a.json", "b.json", "b.txt", ".hidden.json", "x/a.json", "x/y/a.json", "x/y/z/c.json",
            "x/.h/a.json",
            "star*.json",
        ] {
            try scratch.write(name, #"{"motionSpec": 1}"#)
        }
        // It leads back up.
        try FileManager.default.createSymbolicLink(
            at: scratch.url("x/loop"), withDestinationURL: scratch.folder)
    }

    private func found(_ pattern: String) throws -> [String] {
        let root = scratch.folder.path + "/"
        return try PathPattern.paths(root + pattern).map { String($0.dropFirst(root.count)) }
    }

    @Test(
        "stands for what a shell would put in its place",
        arguments: [
            ("*.json", ["a.json", "b.json", "star*.json"]), ("?.json", ["a.json", "b.json"]),
            ("?.*", ["a.json", "b.json", "b.txt"]), (".*.json", [".hidden.json"]), ("x/*.json", ["x/a.json"]),
            ("*/a.json", ["x/a.json"]), ("**/a.json", ["a.json", "x/a.json", "x/y/a.json"]),
            ("x/**/*.json", ["x/a.json", "x/y/a.json", "x/y/z/c.json"]), ("x/**/y/*.json", ["x/y/a.json"]),
            ("x/**/z/../*.json", ["x/y/z/../a.json"]), ("x/y/z", ["x/y/z"]), ("x/?", ["x/y"]),
            ("x/y/**", ["x/y/a.json", "x/y/z", "x/y/z/c.json"]), ("star*.json", ["star*.json"]),
            ("no-such-file", ["no-such-file"]),
        ] as [(String, [String])])
    func matches(_ pattern: String, _ expected: [String]) throws {
        #expect(try found(pattern) == expected)
    }

    @Test("one that describes nothing is one line and exit code 2, whatever else is there")
    func nothing() throws {
        let speccli = Speccli(folder: scratch.folder)
        for command in ["validate", "fmt", "stats"] {
            let result = try speccli(command, "x/**/*.jsn")
            #expect(result.code == 2)
            #expect(result.output == "")
            #expect(result.errors == "speccli: nothing matches 'x/**/*.jsn'\n", "\(command)")
        }
        let bake = try speccli("bake", "*.jsn", "-o", "out.json")
        #expect(bake.code == 2)
        #expect(bake.errors == "speccli: nothing matches '*.jsn'\n")
        let both = try speccli("validate", "a.json", "*.jsn")
        #expect(both.code == 2)
        #expect(both.output.contains("a.json:1:1"))
    }

    @Test("is expanded by every command that takes several paths")
    func commands() throws {
        let chip = try String(
            contentsOf: Speccli.specs.appendingPathComponent("calendar-chip.json"), encoding: .utf8)
        try scratch.write("specs/one.json", chip)
        try scratch.write("specs/deep/two.json", chip)
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("validate", "specs/**/*.json").errors.hasPrefix("2 specs: no problems"))
        #expect(try speccli("fmt", "--check", "specs/**/*.json").errors == "2 files: 0 would change\n")
        #expect(try speccli("stats", "specs/**/*.json").output.hasPrefix("2 specs, "))
        try scratch.write("out/keep", "")
        #expect(try speccli("bake", "specs/**/*.json", "-o", "out").code == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.url("out").path).sorted()
                == ["keep", "one.timeline.json", "two.timeline.json"])
    }

    @Test(
        "what was baked beside the specs isn't baked in turn",
        arguments: [("*.json", "."), ("./*.json", "./"), ("../specs/*.json", "../specs")])
    func results(_ pattern: String, _ output: String) throws {
        let chip = try String(
            contentsOf: Speccli.specs.appendingPathComponent("calendar-chip.json"), encoding: .utf8)
        for name in ["one", "two"] { try scratch.write("specs/\(name).json", chip) }
        let speccli = Speccli(folder: scratch.url("specs"))
        for _ in 0..<2 {
            let result = try speccli("bake", pattern, "-o", output)
            #expect(result.code == 0 && result.errors == "", "\(result.errors)")
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: scratch.url("specs").path).sorted()
                    == ["one.json", "one.timeline.json", "two.json", "two.timeline.json"])
        }
        // Whoever names it means it.
        #expect(try speccli("bake", "one.json", "one.timeline.json", "-o", output).code == 2)
    }
}

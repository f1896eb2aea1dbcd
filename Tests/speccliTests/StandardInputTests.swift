import Foundation
import Testing

@testable import speccli

@Suite("--stdin-path")
struct StandardInputTests {
    private let scratch: Scratch
    private let speccli: Speccli
    private static let spec = """
        { "motionSpec": 1, "name": "Box", "imports": { "m": "../lib/m.json" },
          "animations": { "box.opacity": { "values": [0, 1], "timing": { "duration": "m.quick" } } },
          "variants": { "show": { "timings": {}, "reducedMotion": "instant" } } }

        """

    init() throws {
        scratch = try Scratch()
        speccli = Speccli(folder: scratch.folder)
        try scratch.write(
            "lib/m.json", #"{ "motionSpec": 1, "name": "M", "durations": { "quick": "75ms" } }"#)
        try scratch.write("specs/keep", "")
    }

    @Test(
        "what is read from standard input imports from where it would stand, and is reported there",
        arguments: ["specs/new.json", "./specs/new.json", "specs/../specs/new.json"])
    func imports(_ path: String) throws {
        for arguments in [["validate"], ["bake"], ["sample", "--at", "0"], ["plot"], ["stats"]] {
            let lost = try speccli.run(arguments + ["-"], input: Self.spec)
            #expect(lost.code != 0, "\(arguments)")
            let result = try speccli.run(arguments + ["--stdin-path", path, "-"], input: Self.spec)
            #expect(result.code == 0, "\(arguments): \(result.errors)")
        }
        let wrong = Self.spec.replacingOccurrences(of: "quick", with: "quik")
        let result = try speccli("validate", "--stdin-path", path, "-", input: wrong)
        #expect(result.code == 1)
        #expect(result.output.hasPrefix("\(path):2:"), "\(result.output)")
        #expect(try scratch.names() == ["lib", "specs"])
    }

    @Test("an absolute path, and one beside the current folder, are places too")
    func elsewhere() throws {
        try scratch.write("work/keep", "")
        let speccli = Speccli(folder: scratch.url("work"))
        for path in [scratch.url("specs/new.json").path, "../specs/new.json"] {
            let result = try speccli("validate", "--stdin-path", path, "--root", "..", "-", input: Self.spec)
            #expect(result.code == 0, "\(result.output)")
        }
    }

    @Test("fmt gives the text back, and never touches the file of that name")
    func format() throws {
        try scratch.write("specs/new.json", "{}\n")
        let result = try speccli("fmt", "--stdin-path", "specs/new.json", "-", input: #"{"a":1}"#)
        #expect(result.code == 0)
        #expect(result.output == "{ \"a\": 1 }\n" || result.output.contains("\"a\": 1"))
        #expect(try scratch.read("specs/new.json") == "{}\n")
        let diff = try speccli("fmt", "--diff", "--stdin-path", "specs/new.json", "-", input: #"{"a":1}"#)
        #expect(diff.output.contains("specs/new.json"))
    }

    @Test("means nothing without standard input")
    func alone() throws {
        let result = try speccli("validate", "--stdin-path", "a.json", "b.json")
        #expect(result.code == 2)
        #expect(result.errors == "speccli: '--stdin-path' means nothing without '-', standard input\n")
    }
}

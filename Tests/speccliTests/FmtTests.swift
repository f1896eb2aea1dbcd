import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("speccli fmt")
struct FmtTests {
    private let ugly = "{\"motionSpec\":1, // c\n\"states\":[\"a\",\"b\",]}"
    private let neat = "{\n  \"motionSpec\": 1, // c\n  \"states\": [\"a\", \"b\"]\n}\n"

    private func identity(_ url: URL) throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return ["\(attributes[.systemFileNumber] ?? "")", "\(attributes[.modificationDate] ?? "")"]
    }

    @Test("files are laid out in place, whatever else is wrong in them, and keep their permissions")
    func inPlace() throws {
        let scratch = try Scratch()
        let url = try scratch.write("a.json", ugly)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
        let result = try Speccli(folder: scratch.folder)("fmt", "a.json")
        #expect(result.code == 0)
        #expect(result.output == "")
        #expect(result.errors == "1 file: 1 changed\n")
        #expect(try scratch.read("a.json") == neat)
        #expect(try scratch.names() == ["a.json"])
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test("a file that is laid out already isn't touched")
    func untouched() throws {
        let scratch = try Scratch()
        let url = try scratch.write("a.json", neat)
        let before = try identity(url)
        let result = try Speccli(folder: scratch.folder)("fmt", "a.json", "-q")
        #expect(result.code == 0)
        #expect(result.errors == "")
        #expect(try identity(url) == before)
    }

    @Test("a check prints the paths that would change and writes nothing")
    func check() throws {
        let scratch = try Scratch()
        let before = try identity(try scratch.write("bad.json", ugly))
        try scratch.write("good.json", neat)
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("fmt", "--check", ".")
        #expect(result.code == 1)
        #expect(result.output == "bad.json\n")
        #expect(result.errors == "2 files: 1 would change\n")
        #expect(try identity(scratch.url("bad.json")) == before)
        #expect(try speccli("fmt", "--check", "good.json").code == 0)
        #expect(try speccli("fmt", "--check", "-", input: neat).code == 0)
        #expect(try speccli("fmt", "--check", "-", input: ugly).output == "<stdin>\n")
    }

    @Test("a diff shows what would change and writes nothing")
    func diff() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", neat.replacing("1, //", with: "1.0, //"))
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("fmt", "--diff", "a.json")
        #expect(result.code == 1)
        #expect(
            result.output == """
                --- a.json
                +++ a.json
                @@ -1,4 +1,4 @@
                 {
                -  "motionSpec": 1.0, // c
                +  "motionSpec": 1, // c
                   "states": ["a", "b"]
                 }

                """)
        #expect(try scratch.read("a.json").contains("1.0"))
        let none = try speccli("fmt", "--diff", "-", input: neat)
        #expect(none.code == 0)
        #expect(none.output == "")
    }

    @Test("standard input goes to standard output, and nothing else does")
    func standardInput() throws {
        for text in [ugly, neat] {
            let result = try Speccli()("fmt", "-", input: text)
            #expect(result.code == 0)
            #expect(result.output == neat)
            #expect(result.errors == "")
        }
    }

    @Test("a file with syntax errors is reported and left as it is, the others are laid out")
    func syntaxErrors() throws {
        let scratch = try Scratch()
        try scratch.write("bad.json", "{\"motionSpec\": 1,, \"motionSpec\": 1}")
        try scratch.write("good.json", ugly)
        let speccli = Speccli(folder: scratch.folder)
        for flags in [["--check"], ["--diff"], []] {
            let result = try speccli.run(["fmt"] + flags + ["bad.json", "good.json"])
            #expect(result.code == 1)
            #expect(
                result.errorLines.first
                    == "bad.json:1:18: error: nothing stands before this comma (json-extra-comma)")
            #expect(result.errorLines.last?.hasSuffix("1 with syntax errors") == true)
            #expect(result.errorLines.count == 2)
        }
        #expect(try scratch.read("bad.json") == "{\"motionSpec\": 1,, \"motionSpec\": 1}")
        #expect(try scratch.read("good.json") == neat)
        let result = try speccli("fmt", "-", input: "{")
        #expect(result.code == 1)
        #expect(result.output == "")
    }

    @Test("folders are searched for specs, and a file that is named may hold any JSON")
    func finding() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", ugly)
        try scratch.write("other.json", "[1,2]")
        try scratch.write("invalid/b.json", ugly)
        try scratch.write(".specignore", "invalid/\n")
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("fmt").errors == "1 file: 1 changed\n")
        #expect(try scratch.read("other.json") == "[1,2]")
        #expect(try scratch.read("invalid/b.json") == ugly)
        #expect(try speccli("fmt", "other.json").code == 0)
        #expect(try scratch.read("other.json") == "[1, 2]\n")
    }

    @Test("what can't be read or written is one line and exit code 2, and keeps nothing else from its layout")
    func failures() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", ugly)
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("fmt", "-q", "missing.json", "a.json")
        #expect(result.code == 2)
        #expect(result.errors == "speccli: can't read 'missing.json': No such file or directory\n")
        #expect(try scratch.read("a.json") == neat)
        try scratch.write("a.json", "{\"motionSpec\":1,\"a\":[\(String(repeating: "1,", count: 2_000))1]}")
        let full = try Speccli.shell("ulimit -f 1; speccli fmt a.json", in: scratch.folder)
        #expect(full.code == 2)
        #expect(full.errors == "speccli: can't write 'a.json': File too large\n1 file: 0 changed\n")
        #expect(try scratch.names() == ["a.json"])
        let pipe = try Speccli.shell("echo '{\"a\":1}' | speccli fmt -q /dev/stdin")
        #expect(pipe.code == 2)
        #expect(pipe.errors == "speccli: '/dev/stdin' is no file: '-' reads standard input\n")
    }

    @Test("the gallery and its scripts are laid out")
    func gallery() throws {
        let scripts = try FileManager.default.contentsOfDirectory(
            atPath: Speccli.specs.appendingPathComponent("scripts").path)
        let paths = ["."] + scripts.filter { $0.hasSuffix(".json") }.map { "scripts/\($0)" }
        let result = try Speccli(folder: Speccli.specs).run(["fmt", "--check"] + paths)
        #expect(result.output == "")
        #expect(result.code == 0)
    }
}

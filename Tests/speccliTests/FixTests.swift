import Foundation
import Testing

@Suite("speccli validate --fix")
struct FixTests {
    private static let broken = """
        { "motionSpec": 1, name: "Test",
          "animations": { "chip.cornerRadius": { "values": [0, 8], "timing": "t" } },
          "variants": { "go": { "timings": { "t": { "duration": "200 ms", "curve": "standard" } } } } }

        """

    private let fixed = Self.broken.replacingOccurrences(of: "name:", with: "\"name\":")
        .replacingOccurrences(of: "200 ms", with: "200ms")

    @Test("safe corrections are written, what remains is reported, and a second run writes nothing")
    func writes() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", Self.broken)
        let speccli = Speccli(folder: scratch.folder)
        let first = try speccli("validate", "--fix", "a.json")
        #expect(first.code == 1)
        #expect(try scratch.read("a.json") == fixed)
        #expect(first.output.contains("(unknown-curve)"))
        #expect(!first.output.contains("(json-"))
        #expect(
            first.errors == """
                a.json:1:20: fixed: write '"name"' (json-unquoted-key)
                a.json:3:57: fixed: write "200ms" (invalid-time)
                1 spec: 1 error, 2 fixed

                """)
        #expect(try scratch.names() == ["a.json"])
        let second = try speccli("validate", "--fix", "a.json")
        #expect(second.errors == "1 spec: 1 error, 0 fixed\n")
        #expect(try scratch.read("a.json") == fixed)
        let guess = try speccli("validate", "--fix", "--unsafe", "a.json")
        #expect(
            guess.errors == """
                a.json:3:75: guessed: write { "bezier": [0.4, 0, 0.2, 1] } (unknown-curve)
                1 spec: no problems, 1 fixed

                """)
        #expect(
            try scratch.read("a.json")
                == fixed.replacingOccurrences(of: "\"standard\"", with: "{ \"bezier\": [0.4, 0, 0.2, 1] }"))
        #expect(try speccli("validate", "--unsafe", "a.json").code == 2)
    }

    @Test("without anything to fix the file isn't touched")
    func untouched() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", fixed)
        let files = FileManager.default
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try files.setAttributes([.modificationDate: old], ofItemAtPath: scratch.url("a.json").path)
        _ = try Speccli(folder: scratch.folder)("validate", "--fix", "a.json")
        let attributes = try files.attributesOfItem(atPath: scratch.url("a.json").path)
        #expect(attributes[.modificationDate] as? Date == old)
    }

    @Test("without --fix nothing is written")
    func withoutFlag() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", Self.broken)
        let result = try Speccli(folder: scratch.folder)("validate", "a.json")
        #expect(result.errors == "1 spec: 3 errors\n")
        #expect(try scratch.read("a.json") == Self.broken)
    }

    @Test("standard input can't be fixed, nor can a file that can't be written")
    func refused() throws {
        let result = try Speccli()("validate", "--fix", "-", input: Self.broken)
        #expect(result.code == 2)
        #expect(result.errors.contains("standard input"))
        let scratch = try Scratch()
        try scratch.write("a.json", Self.broken)
        let full = try Speccli.shell("ulimit -f 0; speccli validate --fix a.json 2>err", in: scratch.folder)
        #expect(full.code == 2 || full.code > 128)
        #expect(try scratch.read("a.json") == Self.broken)
    }
}

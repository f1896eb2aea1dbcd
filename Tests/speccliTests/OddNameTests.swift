import Foundation
import Testing

/// Names that are no UTF-8, which the program can tell of and nothing else.
@Suite("Names that are no text")
struct OddNameTests {
    /// Makes files and folders with the shell, whose `printf` writes any byte.
    private func scratch(_ line: String) throws -> Scratch {
        let scratch = try Scratch()
        let spec = #"{"motionSpec":1,"name":"A","durations":{"d":1}}"#
        try scratch.write("good.json", spec)
        try scratch.write("other.txt", #"{"a":1}"#)
        #expect(try Speccli.shell(line, in: scratch.folder).code == 0)
        return scratch
    }

    @Test(
        "a spec in a folder is named, and the exit code says that it wasn't read",
        arguments: [
            #"cp good.json "$(printf 'caf\351.json')""#,
            #"cp other.txt "$(printf 'caf\351.motion.json')""#,
            #"mkdir "$(printf 'caf\351')""#,
            #"mkdir sub; cp good.json "$(printf 'sub/\377.json')""#,
        ])
    func named(_ line: String) throws {
        let scratch = try scratch(line)
        let speccli = Speccli(folder: scratch.folder)
        for command in [["validate"], ["fmt", "--check"], ["stats"], ["validate", "."]] {
            let result = try speccli.run(command)
            #expect(result.code == 2, "\(command): \(result.errors)")
            let lines = result.errorLines.filter { $0.contains("can't read '") }
            #expect(lines.count == 1 && lines[0].hasSuffix("': its name isn't UTF-8"), "\(result.errors)")
            #expect(result.errors.contains(#"\xe9"#) || result.errors.contains(#"sub/\xff.json"#))
        }
        // Only what fits a pattern matters to it.
        let pattern = try speccli("validate", "**/*.json")
        #expect(pattern.code == 2 && pattern.errors.contains("its name isn't UTF-8"), "\(pattern.errors)")
        #expect(try speccli("validate", "g*.json").code == 0)
    }

    @Test(
        "what no search looks at is no matter",
        arguments: [
            #"cp other.txt "$(printf 'caf\351.json')""#, #"cp good.json "$(printf 'caf\351.txt')""#,
            #"cp good.json "$(printf '.caf\351.json')""#,
            #"cp good.json "$(printf 'caf\351.json')"; echo 'caf*' > .specignore"#,
            #"ln -s nowhere "$(printf 'caf\351.json')""#,
        ])
    func passedOver(_ line: String) throws {
        let scratch = try scratch(line)
        let result = try Speccli(folder: scratch.folder)("validate")
        #expect(result.code == 0)
        #expect(result.errors == "1 spec: no problems\n")
    }
}

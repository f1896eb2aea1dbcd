import Foundation
import Testing

@testable import speccli

@Suite("speccli init")
struct InitTests {
    @Test("what it writes has no problem of any kind, from every library", arguments: StarterLibrary.allCases)
    func clean(_ library: StarterLibrary) throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("init", "side-panel", "--from", library.rawValue)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "")
        #expect(try scratch.names() == ["libraries", "side-panel.motion.json"])
        #expect(try scratch.read("side-panel.motion.json").contains(#""name": "SidePanel""#))
        let check = try speccli("validate", "--fail-on", "warning", "side-panel.motion.json")
        #expect(check.code == 0, "\(check.output)")
        #expect(!check.output.contains("warning"))
        #expect(try speccli("fmt", "--check", "side-panel.motion.json").code == 0)
        #expect(try speccli("bake", "side-panel.motion.json").code == 0)
    }

    @Test("a library is the one of specs/libraries", arguments: StarterLibrary.allCases)
    func texts(_ library: StarterLibrary) throws {
        let file = Speccli.specs.appendingPathComponent("libraries/\(library.rawValue).json")
        #expect(library.text == (try String(contentsOf: file, encoding: .utf8)))
        let all = try FileManager.default.contentsOfDirectory(
            atPath: file.deletingLastPathComponent().path)
        #expect(all.count == StarterLibrary.allCases.count)
    }

    @Test("nothing is overwritten, and then nothing is written")
    func overwriting() throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        try scratch.write("motion.motion.json", "mine")
        let taken = try speccli("init")
        #expect(taken.code == 2)
        #expect(
            taken.errors == "speccli: 'motion.motion.json' is there already, and nothing is overwritten\n")
        #expect(try scratch.names() == ["motion.motion.json"])
        try scratch.write("libraries/carbon.json", "mine")
        let library = try speccli("init", "a", "--from", "carbon")
        #expect(library.code == 2)
        #expect(try scratch.read("libraries/carbon.json") == "mine")
        #expect(try scratch.names() == ["libraries", "motion.motion.json"])
        #expect(try speccli("init", "a").code == 0)
        // A library that is there already and says the same is shared.
        #expect(try speccli("init", "b").code == 0)
        #expect(try scratch.read("motion.motion.json") == "mine")
    }

    @Test(
        "a name that can't be one is refused",
        arguments: ["1st", "a/b", "..", "ü", "a b", "-", "_", "-x", "--x", "_x", "-1a"])
    func names(_ name: String) throws {
        let scratch = try Scratch()
        let result = try Speccli(folder: scratch.folder)("init", "--", name)
        #expect(result.code == 2)
        #expect(result.errorLines.count == 1)
        #expect(try scratch.names() == [])
    }
}

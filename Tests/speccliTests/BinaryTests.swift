import Foundation
import MotionModel
import Testing

@Suite("speccli bake --format binary")
struct BinaryTests {
    private let chip = Speccli.specs.appendingPathComponent("calendar-chip.json").path
    private let loader = Speccli.specs.appendingPathComponent("loader.json").path

    private func baked(_ url: URL) throws -> CompiledMotion {
        try CompiledMotion(binary: [UInt8](Data(contentsOf: url)))
    }

    @Test("writes the whole motion, the same bytes to a file, to a folder and to a pipe")
    func targets() throws {
        let scratch = try Scratch()
        try scratch.write("out/keep", "")
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("bake", chip, "--format", "binary", "-o", "chip.bin").code == 0)
        #expect(try speccli("bake", chip, loader, "--format", "binary", "-o", "out").code == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url("out").path).sorted()
        #expect(names == ["calendar-chip.timeline.bin", "keep", "loader.timeline.bin"])
        let line = "speccli bake '\(chip)' --format binary | cmp - chip.bin && cmp chip.bin out/c*.bin"
        #expect(try Speccli.shell(line, in: scratch.folder).code == 0)
        let motion = try baked(scratch.url("chip.bin"))
        #expect(motion.name == "CalendarChip")
        #expect(motion.variants.map { $0.name }.contains("collapse.reduced"))
    }

    @Test("keeps the variants that are asked for, and what stands in for them")
    func variants() throws {
        let scratch = try Scratch()
        let result = try Speccli(folder: scratch.folder)(
            "bake", chip, "--format", "binary", "--variant", "collapse", "-o", "c.bin")
        #expect(result.code == 0)
        #expect(try baked(scratch.url("c.bin")).variants.map { $0.name } == ["collapse", "collapse.reduced"])
    }

    @Test("is sampled as its spec is")
    func sample() throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("bake", chip, "--format", "binary", "-o", "chip.bin").code == 0)
        for options in [
            ["--variant", "expand", "--velocity"], ["--variant", "collapse", "--at", "0.1,0.03"],
        ] {
            let expected = try speccli.run(["sample", chip] + options)
            #expect(expected.code == 0)
            #expect(try speccli.run(["sample", "chip.bin"] + options).output == expected.output)
        }
        let several = try speccli("sample", "chip.bin")
        #expect(several.code == 2)
        #expect(several.errors == (try speccli("sample", chip)).errors)
    }

    @Test("that is damaged, cut off or too new is refused in a line with the place")
    func damaged() throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("bake", loader, "--format", "binary", "-o", "l.bin").code == 0)
        let bytes = [UInt8](try Data(contentsOf: scratch.url("l.bin")))
        func message(_ bytes: [UInt8]) throws -> String {
            try Data(bytes).write(to: scratch.url("l.bin"))
            let result = try speccli("sample", "l.bin")
            #expect(result.code == 2)
            #expect(result.output == "")
            return result.errors
        }
        var damaged = bytes
        damaged[100] ^= 1
        #expect(
            try message(damaged)
                == "speccli: 'l.bin' can't be played: its checksum says that it was damaged, at byte 12\n")
        #expect(
            try message(Array(bytes.dropLast()))
                == "speccli: 'l.bin' can't be played: it ends too soon, at byte \(bytes.count - 1)\n")
        damaged = bytes
        damaged[8] = 10
        #expect(
            try message(damaged) == """
                speccli: 'l.bin' can't be played: its format has version 10, and 9 is the newest that is known, at byte 8

                """)
    }

    @Test("takes no options of keyframes, and leaves what it can't replace")
    func options() throws {
        let scratch = try Scratch()
        try scratch.write("out.bin", "old")
        for option in [
            ["--fps", "60"], ["--tolerance", "0.1"], ["--reverse-values"], ["--initial", "a.x=1"],
        ] {
            let result = try Speccli(folder: scratch.folder).run(
                ["bake", chip, "--format", "binary", "-o", "out.bin"] + option)
            #expect(result.code == 2)
            #expect(
                result.errors
                    == "speccli: '\(option[0])' has no part in '--format binary', which keeps all of a spec\n"
            )
        }
        #expect(try scratch.read("out.bin") == "old")
        #expect(try scratch.names() == ["out.bin"])
    }

    @Test("isn't written to a terminal")
    func terminal() throws {
        let line = """
            command -v script >/dev/null || exit 77
            script -qec "speccli bake '\(chip)' --format binary" /dev/null
            """
        let result = try Speccli.shell(line)
        guard result.code != 77 else { return }
        #expect(result.code == 2)
        #expect(
            result.output.replacingOccurrences(of: "\r", with: "")
                == "speccli: a binary timeline is nothing for a terminal: '-o FILE' writes it to a file\n")
    }
}

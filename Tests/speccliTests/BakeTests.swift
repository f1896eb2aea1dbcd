import Foundation
import Testing

@Suite("speccli bake and sample")
struct BakeTests {
    private let chip = Speccli.specs.appendingPathComponent("calendar-chip.json").path
    private let loader = Speccli.specs.appendingPathComponent("loader.json").path

    @Test("a file has what standard output has")
    func output() throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        let printed = try speccli("bake", chip)
        for target in ["a.json", "sub/b.json", "sub"] {
            try scratch.write("sub/keep", "")
            let result = try speccli("bake", chip, "-o", target)
            #expect(result.code == 0)
            #expect(result.output + result.errors == "")
        }
        for name in ["a.json", "sub/b.json", "sub/calendar-chip.timeline.json"] {
            #expect(try scratch.read(name) == printed.output)
        }
        #expect(try speccli("bake", chip, "-o", "-").output == printed.output)
        let input = try String(contentsOfFile: chip, encoding: .utf8)
        #expect(try speccli("bake", "-", input: input).output == printed.output)
    }

    @Test("a resource of Android gets a name that a resource may have")
    func resources() throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        let text = try String(contentsOfFile: loader, encoding: .utf8)
        let names = [
            "calendar-chip.json": "calendar_chip", "A b.motion.json": "a_b", "3d.json": "_3d",
            "switch.json": "switch_",
        ]
        for (spec, resource) in names {
            try scratch.write(spec, text)
            #expect(try speccli("bake", spec, "--format", "android", "-o", "res/").code == 0)
            #expect(try scratch.read("res/\(resource).xml").contains("objectAnimator"))
        }
        try scratch.write("calendar_chip.json", text)
        let both = try speccli(
            "bake", "calendar-chip.json", "calendar_chip.json", "--format", "android", "-o", "res/")
        #expect(both.code == 2 && both.errors.contains("two specs would go to 'res/calendar_chip.xml'"))
    }

    @Test("a result never takes the place of its spec, by whatever name")
    func source() throws {
        let scratch = try Scratch()
        let text = try String(contentsOfFile: chip, encoding: .utf8)
        try scratch.write("chip.json", text)
        try FileManager.default.createSymbolicLink(
            at: scratch.url("link"), withDestinationURL: scratch.url("chip.json"))
        for target in ["chip.json", "./chip.json", "link"] {
            let result = try Speccli(folder: scratch.folder)("bake", "chip.json", "-o", target)
            #expect(result.code == 2)
            #expect(result.errors == "speccli: '\(target)' is the spec itself\n")
        }
        #expect(try scratch.read("chip.json") == text)
    }

    @Test("what is off by more than --max-error is named, and nothing is written")
    func maxError() throws {
        let scratch = try Scratch()
        try scratch.write("out.json", "old")
        let sheet = Speccli.specs.appendingPathComponent("spring-sheet.json").path
        let speccli = Speccli(folder: scratch.folder)
        let variants = try JSON(speccli("bake", sheet).output)["variants"]
        let tracks = variants.keys.flatMap { variants[$0]["tracks"].list }
        let worst = try #require(tracks.map { $0["maxError"].number }.max())
        #expect(worst > 0)

        let refused = try speccli("bake", sheet, "--max-error", "\(worst * 0.99)", "-o", "out.json")
        #expect(refused.code == 1)
        #expect(refused.errors.contains(": error: "))
        #expect(refused.errors.contains("off by \(worst) of the travel"))
        #expect(try scratch.read("out.json") == "old")

        let accepted = try speccli("bake", sheet, "--max-error", "\(worst)", "-o", "out.json")
        #expect(accepted.code == 0)
        #expect(accepted.errors == "")
        #expect(try scratch.read("out.json") != "old")
    }

    @Test("several specs go to a folder, all of them or none")
    func several() throws {
        let scratch = try Scratch()
        try scratch.write("out/keep", "")
        try scratch.write("bad.json", "{}")
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("bake", chip, loader, "-o", "out/").code == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url("out").path).sorted()
        #expect(names == ["calendar-chip.timeline.json", "keep", "loader.timeline.json"])
        #expect(try speccli("bake", chip, loader).code == 2)
        #expect(try speccli("bake", chip, loader, "-o", "x.json").code == 2)
        #expect(try speccli("bake", chip, chip, "-o", "out").code == 2)
        try FileManager.default.removeItem(at: scratch.url("out/loader.timeline.json"))
        #expect(try speccli("bake", loader, "bad.json", "-o", "out").code == 1)
        #expect(!FileManager.default.fileExists(atPath: scratch.url("out/loader.timeline.json").path))
    }

    @Test("a spec with errors is reported on standard error, and nothing is written")
    func errors() throws {
        let scratch = try Scratch()
        try scratch.write("out.json", "old")
        try scratch.write("bad.json", #"{ "motionSpec": 1, "nam": "x" }"#)
        for command in ["bake", "sample"] {
            let arguments = [command, "bad.json"] + (command == "bake" ? ["-o", "out.json"] : [])
            let result = try Speccli(folder: scratch.folder).run(arguments)
            #expect(result.code == 1)
            #expect(result.output == "")
            #expect(result.errors.hasPrefix("bad.json:1:"))
        }
        #expect(try scratch.read("out.json") == "old")
        #expect(try scratch.names() == ["bad.json", "out.json"])
    }

    @Test("variants are those asked for; an unknown one is answered with the nearest")
    func variants() throws {
        let all = try JSON(Speccli()("bake", chip).output)["variants"]
        // The reduced form of the way back is derived.
        #expect(all.keys == ["collapse", "collapse.reduced", "expand", "reduced"])
        let two = try JSON(Speccli()("bake", chip, "--variant", "reduced", "--variant", "expand").output)[
            "variants"]
        #expect(two.keys == ["expand", "reduced"])
        for command in ["bake", "sample"] {
            let result = try Speccli()(command, chip, "--variant", "expnd")
            #expect(result.code == 2)
            #expect(
                result.errors == "speccli: 'CalendarChip' has no variant 'expnd': did you mean 'expand'?\n")
        }
    }

    @Test("tokens are curves, and take no flag for keyframes", arguments: ["--fps", "--tolerance"])
    func tokens(_ flag: String) throws {
        let result = try Speccli()("bake", chip, "--format", "dtcg", flag, "0.5")
        #expect(result.code == 2)
        #expect(
            result.errors == "speccli: '\(flag)' has no part in '--format dtcg', whose tokens are curves\n")
    }

    @Test("--fps gives uniform samples, --tolerance fewer keyframes the more it allows")
    func sampling() throws {
        let sheet = Speccli.specs.appendingPathComponent("spring-sheet.json").path
        func keyframes(_ flags: String...) throws -> Int {
            let document = try JSON(Speccli().run(["bake", sheet, "--variant", "open"] + flags).output)
            return document["variants"]["open"]["tracks"].list.map { $0["keyframes"].list.count }.reduce(0, +)
        }
        let counts = [
            try keyframes("--tolerance", "0.1"), try keyframes(), try keyframes("--tolerance", "0.00001"),
        ]
        #expect(counts == counts.sorted())
        #expect(Set(counts).count == 3)
        #expect(try keyframes() == keyframes("--tolerance", "0.001"))
        #expect(try keyframes("--fps", "120") > keyframes("--fps", "60"))
    }

    @Test("a flood of frames is refused before it is made")
    func flood() throws {
        let result = try Speccli()("bake", chip, "--fps", "1000000")
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(
            result.errors == "speccli: 'CalendarChip' makes more than 1000000 frames: lower '--fps'\n")
    }

    @Test("reversed values go the other way")
    func reversed() throws {
        func ends(_ flags: String...) throws -> [Double] {
            let document = try JSON(Speccli().run(["bake", chip, "--variant", "expand"] + flags).output)
            let track = document["variants"]["expand"]["tracks"].list.first {
                $0["property"].text == "chip.cornerRadius"
            }
            return track?["keyframes"].list.map { $0["value"].number } ?? []
        }
        #expect(try ends() == [2, 0])
        #expect(try ends("--reverse-values") == [0, 2])
    }

    @Test("only the properties asked for are sampled, and only those that move can be")
    func properties() throws {
        let result = try Speccli()(
            "sample", chip, "--variant", "expand", "--at", "0", "--property", "chip.cornerRadius",
            "--property",
            "chip.position.x")
        #expect(try JSON(result.output)["values"].keys == ["chip.cornerRadius", "chip.position.x"])
        let unknown = try Speccli()("sample", chip, "--variant", "expand", "--property", "chip.cornerradius")
        #expect(unknown.code == 2)
        #expect(unknown.errors.contains("did you mean 'chip.cornerRadius'?"))
    }

    @Test("one variant needs no name, several do; what goes on for ever needs times")
    func defaults() throws {
        let several = try Speccli()("sample", chip)
        #expect(several.code == 2)
        #expect(several.errors.contains("expand, collapse, reduced"))
        let endless = try Speccli()("sample", loader)
        #expect(endless.code == 2)
        #expect(endless.errors.contains("'--at'"))
        #expect(try Speccli()("sample", loader, "--at", "0,100.1s,1e6s").code == 0)
        let frames = try JSON(Speccli()("sample", chip, "--variant", "expand").output)["times"].numbers
        #expect(frames.count == 24)
    }
}

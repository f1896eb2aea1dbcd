import Foundation
import Testing

@testable import speccli

/// What a command writes, and what it never writes.
@Suite("Files that are written")
struct WrittenFileTests {
    private static let library = """
        { "motionSpec": 1, "name": "Brand", "timings": { "fade": { "duration": 0.2 } } }

        """
    private static let card = """
        { "motionSpec": 1, "name": "Card", "imports": { "brand": "brand.json" },
          "animations": { "card.opacity": { "values": [0, 1], "timing": "brand.fade" } },
          "variants": { "open": { "timings": {} } } }
        """
    /// A spec that `fmt` changes.
    private static let loose = #"{"motionSpec":1,"name":"A"}"#
    private static let laidOut = "{\n  \"motionSpec\": 1,\n  \"name\": \"A\"\n}\n"

    private static func link(_ scratch: Scratch, _ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: scratch.url(name).path, withDestinationPath: target)
    }

    @Test(
        "no result takes the place of a file that the spec imports, however it is spelt",
        arguments: [
            ["bake", "card.json", "-o", "brand.json"], ["bake", "card.json", "-o", "./brand.json"],
            ["bake", "card.json", "-o", "alias.json"], ["bake", "card.json", "-o", "twin.json"],
            ["bake", "deep.json", "-o", "brand.json"], ["bake", "-", "-o", "brand.json"],
            ["bake", "card.json", "-o", "brand.json", "--watch"],
            ["bake", "card.json", "other.json", "-o", "out"],
            ["plot", "card.json", "-o", "brand.json"],
            ["plot", "other.json", "--before", "card.json", "-o", "brand.json"],
            ["preview", "card.json", "-o", "brand.json"],
            ["preview", "card.json", "-o", "brand.json", "--watch"],
            ["preview", "other.json", "--before", "card.json", "-o", "alias.json"],
            ["preview", "script.json", "-o", "page", "--watch"],
        ])
    func imports(_ words: [String]) throws {
        let scratch = try Scratch()
        try scratch.write("brand.json", Self.library)
        try scratch.write("card.json", Self.card)
        try scratch.write("other.json", Self.card.replacingOccurrences(of: "brand.json", with: "own.json"))
        try scratch.write("own.json", Self.library)
        try scratch.write("deep.json", Self.card.replacingOccurrences(of: "brand.json", with: "middle.json"))
        try scratch.write(
            "middle.json",
            """
            { "motionSpec": 1, "name": "M", "imports": { "b": "brand.json" },
              "curves": { "c": "linear" }, "timings": { "fade": { "duration": 0.2, "curve": "c" } } }
            """)
        try scratch.write("page.js", Self.library)
        try scratch.write("script.json", Self.card.replacingOccurrences(of: "brand.json", with: "page.js"))
        try Self.link(scratch, "alias.json", to: "brand.json")
        try FileManager.default.linkItem(at: scratch.url("brand.json"), to: scratch.url("twin.json"))
        // A folder of results in which an import lies under the name of a result.
        try FileManager.default.createDirectory(at: scratch.url("out"), withIntermediateDirectories: false)
        try Self.link(scratch, "out/other.timeline.json", to: "../brand.json")
        let before = try scratch.names()
        let result = try Speccli(folder: scratch.folder).run(words, input: Self.card)
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(
            result.errorLines.count == 1 && result.errors.contains("import"), "\(result.errors)")
        #expect(try scratch.read("brand.json") == Self.library)
        #expect(try scratch.read("page.js") == Self.library)
        #expect(try scratch.names() == before)
    }

    @Test("a result goes where a link leads, also to a name that nothing has yet")
    func danglingLinks() throws {
        let scratch = try Scratch()
        let speccli = Speccli(folder: scratch.folder)
        let chip = Speccli.specs.appendingPathComponent("calendar-chip.json").path
        try FileManager.default.createDirectory(at: scratch.url("real"), withIntermediateDirectories: false)
        try Self.link(scratch, "a.json", to: "b.json")
        try Self.link(scratch, "b.json", to: "real/c.json")
        #expect(try speccli("bake", chip, "-o", "a.json").code == 0)
        #expect(try scratch.read("real/c.json").hasPrefix("{"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: scratch.url("a.json").path) == "b.json")
        #expect(try scratch.names() == ["a.json", "b.json", "real"])
        // Where it can't, the link stays.
        for (target, reason) in [("gone/c.json", "No such file or directory"), ("d.json", "symbolic links")] {
            try Self.link(scratch, "d.json", to: target)
            let result = try speccli("bake", chip, "-o", "d.json")
            #expect(result.code == 2)
            #expect(result.errors.hasPrefix("speccli: can't write 'd.json': "))
            #expect(result.errors.contains(reason), "\(result.errors)")
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: scratch.url("d.json").path)
                    == target)
            try FileManager.default.removeItem(at: scratch.url("d.json"))
        }
    }

    @Test("'fmt' and 'validate --fix' stay in the folder that is named, whatever links lead out of it")
    func linkedFolders() throws {
        let scratch = try Scratch()
        let broken = #"{"motionSpec":1,"name":"A","durations":{"d":"1 s"}}"#
        for name in ["in/a.json", "in/sub/e.json", "out/b.json", "c.json"] { try scratch.write(name, broken) }
        try Self.link(scratch, "in/folder", to: "../out")
        try Self.link(scratch, "in/file.json", to: "../c.json")
        try Self.link(scratch, "in/sub/back", to: "..")
        try Self.link(scratch, "named", to: "in")
        let speccli = Speccli(folder: scratch.folder)
        for line in [["fmt", "in"], ["validate", "--fix", "in"], ["fmt", "named"]] {
            for name in ["in/a.json", "in/sub/e.json"] { try scratch.write(name, broken) }
            let result = try speccli.run(line)
            #expect(result.code != 2, "\(result.errors)")
            #expect(try scratch.read("in/a.json") != broken, "\(line)")
            #expect(try scratch.read("in/sub/e.json") != broken, "\(line)")
            #expect(try scratch.read("out/b.json") == broken, "\(line)")
            #expect(try scratch.read("c.json") == broken, "\(line)")
        }
        let check = try speccli("fmt", "--check", "in")
        #expect(check.code == 0 || !check.output.contains("folder"))
        #expect(check.errors.contains("2 outside the folder left alone"), "\(check.errors)")
        // Who names the link means what it leads to.
        #expect(try speccli("fmt", "in/folder", "in/file.json").code == 0)
        #expect(try scratch.read("out/b.json") != broken)
        #expect(try scratch.read("c.json") != broken)
    }

    @Test("a file that is laid out keeps its permissions and all of its names")
    func keepsNames() throws {
        let scratch = try Scratch()
        let files = FileManager.default
        try scratch.write("a.json", Self.loose)
        try files.setAttributes([.posixPermissions: 0o4751], ofItemAtPath: scratch.url("a.json").path)
        try files.linkItem(at: scratch.url("a.json"), to: scratch.url("b.json"))
        let number = try files.attributesOfItem(atPath: scratch.url("b.json").path)[.systemFileNumber] as? Int
        #expect(try Speccli(folder: scratch.folder)("fmt", "a.json").code == 0)
        #expect(try scratch.read("b.json") == Self.laidOut)
        let attributes = try files.attributesOfItem(atPath: scratch.url("a.json").path)
        #expect(attributes[.systemFileNumber] as? Int == number)
        #expect(attributes[.referenceCount] as? Int == 2)
        #expect(try scratch.names() == ["a.json", "b.json"])
        // One with a single name is replaced, with everything that belongs to it.
        try scratch.write("c.json", Self.loose)
        try files.setAttributes([.posixPermissions: 0o1604], ofItemAtPath: scratch.url("c.json").path)
        #expect(try Speccli(folder: scratch.folder)("fmt", "c.json").code == 0)
        #expect(try FileStatus(path: scratch.url("c.json").path).permissions == 0o1604)
    }

    @Test("a file that several names lead to gets its old text back where the new one finds no room")
    func restores() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", "old")
        try FileManager.default.linkItem(at: scratch.url("a.json"), to: scratch.url("b.json"))
        let result = try Speccli.shell(
            "ulimit -f 1; speccli bake '\(Speccli.specs.path)/calendar-chip.json' -o a.json",
            in: scratch.folder)
        #expect(result.code == 2)
        #expect(result.errors == "speccli: can't write 'a.json': File too large\n")
        #expect(try scratch.read("b.json") == "old")
    }

    @Test("somebody else's file stays theirs", .enabled(if: geteuid() == 0))
    func keepsOwner() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", Self.loose)
        #expect(unsafe chown(scratch.url("a.json").path, 12345, 23456) == 0)
        #expect(try Speccli(folder: scratch.folder)("fmt", "a.json").code == 0)
        #expect(try scratch.read("a.json") == Self.laidOut)
        let status = try FileStatus(path: scratch.url("a.json").path)
        #expect(status.owner == 12345 && status.group == 23456)
    }

    @Test("what a killed process left behind stands in nobody's way, and goes")
    func leftovers() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", "old")
        let path = scratch.url("a.json").path
        // Two that write at once, and both are killed.
        var held: Set<String> = []
        do {
            let first = try TemporaryFile(for: path)
            let second = try TemporaryFile(for: path)
            try first.fill([1])
            try second.fill([2])
            held = Set(try scratch.names()).subtracting(["a.json"])
            #expect(held.count == 2)
            // While they live, nobody takes theirs.
            try Files.write([3], to: path)
            #expect(Set(try scratch.names()) == held.union(["a.json"]))
        }
        #expect(Set(try scratch.names()) == held.union(["a.json"]))
        let sorted = held.sorted()
        for _ in sorted { try Files.write([4], to: path) }
        // The first one's name was needed again; the other's is when two write at once.
        #expect(try scratch.names() == [sorted[1], "a.json"])
        do {
            let first = try TemporaryFile(for: path)
            let second = try TemporaryFile(for: path)
            #expect(Set(try scratch.names()) == held.union(["a.json"]))
            first.remove()
            second.remove()
        }
        #expect(try scratch.names() == ["a.json"])
        #expect(try Array(Data(contentsOf: scratch.url("a.json"))) == [4])
    }

    @Test("a file may have as long a name as the disk allows")
    func longNames() throws {
        let scratch = try Scratch()
        let name = String(repeating: "n", count: 250) + ".json"
        try scratch.write(name, Self.loose)
        #expect(try Speccli(folder: scratch.folder)("fmt", name).code == 0)
        #expect(try scratch.read(name) == Self.laidOut)
    }

    @Test("'init' writes nothing over a link that leads nowhere")
    func takenByLink() throws {
        let scratch = try Scratch()
        try Self.link(scratch, "panel.motion.json", to: "elsewhere.json")
        let result = try Speccli(folder: scratch.folder)("init", "panel")
        #expect(result.code == 2)
        #expect(try scratch.names() == ["panel.motion.json"])
    }

    @Test("a script leads nowhere outside the root that is given")
    func scripts() throws {
        let scratch = try Scratch()
        let script = #"{ "spec": "SPEC", "fps": 10, "events": [{ "at": 0, "play": "open" }] }"#
        try scratch.write("secret/card.json", Self.card)
        try scratch.write("secret/brand.json", Self.library)
        try scratch.write("app/card.json", Self.card)
        try scratch.write("app/brand.json", Self.library)
        try Self.link(scratch, "app/way", to: "../secret")
        let secret = scratch.url("secret/card.json").path
        for (spec, isInside) in [
            ("card.json", true), ("../secret/card.json", false), ("way/card.json", false), (secret, false),
        ] {
            try scratch.write("app/script.json", script.replacingOccurrences(of: "SPEC", with: spec))
            let result = try Speccli(folder: scratch.folder)("simulate", "app/script.json", "--root", "app")
            #expect(result.code == (isInside ? 0 : 2), "\(spec): \(result.errors)")
            #expect(isInside || result.errors.contains("which the script names, lies outside 'app'"))
            #expect(isInside != result.output.isEmpty)
            // Without a root, the folder of the spec is one.
            #expect(try Speccli(folder: scratch.folder)("simulate", "app/script.json").code == 0, "\(spec)")
        }
    }
}

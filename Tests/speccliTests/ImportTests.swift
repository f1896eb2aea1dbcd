import Foundation
import Testing

@Suite("Imports on a disk")
struct ImportTests {
    private static let library = """
        { "motionSpec": 1, "name": "Brand", "curves": { "enter": { "bezier": [0, 0, 0.2, 1] } },
          "timings": { "fade": { "duration": 0.2, "curve": "enter" } } }
        """

    /// A spec that imports a path.
    private static func spec(_ path: String) -> String {
        """
        { "motionSpec": 1, "name": "Card", "imports": { "brand": "\(path)" },
          "animations": { "card.opacity": { "values": [0, 1], "timing": "brand.fade" } },
          "variants": { "open": { "timings": {} } } }
        """
    }

    private static func scratch(_ files: [String: String]) throws -> Scratch {
        let scratch = try Scratch()
        for (name, text) in files { try scratch.write(name, text) }
        return scratch
    }

    @Test("every command that reads a spec reads what it imports")
    func commands() throws {
        let scratch = try Self.scratch([
            "specs/card.json": Self.spec("../lib/brand.json"), "lib/brand.json": Self.library,
            "script.json":
                "{ \"spec\": \"specs/card.json\", \"fps\": 10, \"events\": [{ \"at\": 0, \"play\": \"open\" }] }",
        ])
        let speccli = Speccli(folder: scratch.folder)
        let validate = try speccli("validate", "specs", "lib", "--fail-on", "note")
        #expect(validate.code == 0 && validate.output == "" && validate.errors == "2 specs: no problems\n")
        let bake = try speccli("bake", "specs/card.json")
        #expect(bake.code == 0)
        #expect(bake.output.contains("{ \"time\": 0, \"value\": 0, \"bezier\": [0, 0, 0.2, 1] }"))
        let sample = try speccli("sample", "specs/card.json", "--at", "0,0.2")
        #expect(sample.code == 0 && sample.output.contains("\"card.opacity\": [0, 1]"))
        let simulate = try speccli("simulate", "script.json")
        #expect(simulate.code == 0)
        #expect(simulate.output.split(separator: "\n").last?.contains("\"card.opacity\":1") == true)
        let formatted = try speccli("fmt", "--diff", "lib/brand.json")
        #expect(formatted.code == 1 && formatted.errors == "1 file: 1 would change\n")
    }

    @Test("a library can't be played, and the message says what it is", arguments: ["bake", "sample"])
    func library(_ command: String) throws {
        let scratch = try Self.scratch(["brand.json": Self.library])
        let result = try Speccli(folder: scratch.folder)(command, "brand.json")
        #expect(result.code == 2 && result.output == "")
        #expect(
            result.errors
                == "speccli: 'brand.json' is a library of names for other specs: it has no variant to play\n")
    }

    @Test(
        "imports may lie below the current folder, else below the folder of what is named, else below --root")
    func root() throws {
        let scratch = try Self.scratch([
            "app/specs/card.json": Self.spec("../brand.json"), "app/brand.json": Self.library,
            "app/specs/inner.json": Self.spec("brand.json"), "app/specs/brand.json": Self.library,
            "elsewhere/own.json": Self.library,
        ])
        let outside =
            ":1:58: error: '../brand.json' lies outside the root of imports, '"
        func check(
            from folder: String, _ arguments: [String], root: String?, file: String = "card.json",
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let result = try Speccli(folder: scratch.url(folder)).run(["validate"] + arguments)
            let path = arguments[0].hasSuffix(".json") ? arguments[0] : "\(arguments[0])/\(file)"
            let remedy = "; '--root', or 'root' in 'speccli.json', can name a wider one"
            let expected = root.map { "\(path)\(outside)\($0)'\(remedy) (import-outside)\n" } ?? ""
            #expect(result.output == expected, sourceLocation: sourceLocation)
            #expect(result.code == (root == nil ? 0 : 1), sourceLocation: sourceLocation)
        }
        let real = scratch.folder.resolvingSymlinksInPath().path
        // Below the current folder.
        try check(from: "", ["app/specs/card.json"], root: nil)
        try check(from: "app", ["specs/card.json"], root: nil)
        try check(from: "app/specs", ["card.json"], root: ".")
        try check(from: "app/specs", ["inner.json"], root: nil)
        try check(from: "app/specs", ["card.json", "--root", ".."], root: nil)
        try check(from: "app", ["specs/card.json", "--root", "specs"], root: "specs")
        // Elsewhere.
        try check(from: "elsewhere", ["../app/specs/inner.json"], root: nil)
        try check(from: "elsewhere", ["../app/specs/card.json"], root: "\(real)/app/specs")
        try check(from: "elsewhere", ["../app/specs"], root: "\(real)/app/specs")
        try check(from: "elsewhere", ["../app/specs/card.json", "../app/brand.json"], root: nil)
        try check(from: "elsewhere", ["../app/specs/card.json", "--root", "../app"], root: nil)
        // Several together, some of them here.
        try check(from: "elsewhere", ["../app/specs/card.json", "."], root: nil)
    }

    @Test("a root that is no folder is a wrong use", arguments: ["nowhere", "brand.json"])
    func wrongRoot(_ root: String) throws {
        let scratch = try Self.scratch(["card.json": Self.spec("brand.json"), "brand.json": Self.library])
        for command in ["validate", "bake", "sample"] {
            let result = try Speccli(folder: scratch.folder)(command, "card.json", "--root", root)
            #expect(result.code == 2 && result.output == "")
            let reason = root == "nowhere" ? "No such file or directory" : "Not a directory"
            #expect(result.errors == "speccli: can't import from '\(root)': \(reason)\n")
        }
    }

    @Test("no link leads outside the root, and none hides a circle")
    func links() throws {
        let scratch = try Self.scratch([
            "secret/brand.json": Self.library, "app/card.json": Self.spec("brand.json"),
            "app/other.json": Self.spec("there/brand.json"), "app/inside.json": Self.spec("alias.json"),
            "app/lib/brand.json": Self.library,
            "app/circle.json":
                "{ \"motionSpec\": 1, \"name\": \"Circle\", \"imports\": { \"me\": \"mirror.json\" } }",
        ])
        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.url(name).path, withDestinationPath: target)
        }
        try link("app/brand.json", to: "../secret/brand.json")
        try link("app/there", to: "../secret")
        try link("app/alias.json", to: "lib/brand.json")
        try link("app/mirror.json", to: "circle.json")
        try link("app/broken.json", to: "nowhere.json")
        try link("app/loop.json", to: "loop.json")
        let speccli = Speccli(folder: scratch.url("app"))
        func ids(_ name: String) throws -> [String] {
            try speccli("validate", name).output.split(separator: "\n").compactMap {
                $0.split(separator: "(").last.map { String($0.dropLast()) }
            }
        }
        #expect(try ids("card.json") == ["import-outside"])
        #expect(try ids("other.json") == ["import-outside"])
        #expect(try ids("inside.json") == [])
        #expect(try ids("circle.json") == ["import-cycle"])
        try scratch.write("app/a.json", Self.spec("broken.json"))
        #expect(try ids("a.json") == ["import-missing"])
        try scratch.write("app/b.json", Self.spec("loop.json"))
        #expect(try ids("b.json") == ["import-unreadable"])
        // A spec that is reached by a link imports from where it stands itself.
        try link("card-link.json", to: "app/inside.json")
        let result = try Speccli(folder: scratch.folder)("validate", "card-link.json")
        #expect(result.code == 0, "\(result.output)")
    }

    @Test("what is no file isn't waited for")
    func noFile() throws {
        let scratch = try Self.scratch(["card.json": Self.spec("pipe")])
        #expect(try Speccli.shell("mkfifo pipe", in: scratch.folder).code == 0)
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("validate", "card.json")
        #expect(result.code == 1)
        #expect(
            result.output
                == "card.json:1:58: error: 'pipe' can't be read: no regular file (import-unreadable)\n")
        try scratch.write("a.json", Self.spec("."))
        let folder = try speccli("validate", "a.json")
        #expect(
            folder.output == "a.json:1:58: error: '.' can't be read: Is a directory (import-unreadable)\n")
    }

    @Test("standard input imports from the current folder")
    func standardInput() throws {
        let scratch = try Self.scratch(["lib/brand.json": Self.library])
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("bake", "-", input: Self.spec("lib/brand.json"))
        #expect(result.code == 0 && result.output.contains("\"Card\""))
        let missing = try speccli("validate", "-", input: Self.spec("brand.json"))
        #expect(missing.output == "<stdin>:1:58: error: there is no file 'brand.json' (import-missing)\n")
    }

    @Test("errors of an import are listed where the file is named, and once where it isn't")
    func errors() throws {
        let scratch = try Self.scratch([
            "card.json": Self.spec("lib/brand.json"),
            "lib/brand.json": Self.library.replacingOccurrences(of: "0.2, 1]", with: "1.2, 1]"),
        ])
        let speccli = Speccli(folder: scratch.folder)
        let card = """
            card.json:1:58: error: 'lib/brand.json' has 1 error (import-errors)
            card.json:1:58: note: it is lib/brand.json:1:77: x2 lies between 0 and 1, not 1.2 (bezier-x-range)

            """
        #expect(try speccli("validate", "card.json").output == card)
        #expect(
            try speccli("validate", ".").output
                == card
                + "lib/brand.json:1:77: error: x2 lies between 0 and 1, not 1.2 (bezier-x-range)\n")
    }

    @Test("corrections come before imports are read, in whatever order")
    func fix() throws {
        let scratch = try Self.scratch([
            "a.json": Self.spec("brand.json"),
            "brand.json": Self.library.replacingOccurrences(
                of: "\"duration\": 0.2", with: "\"duration\": \"200 ms\""),
            "z.json": Self.spec("brand.json"),
        ])
        let result = try Speccli(folder: scratch.folder)("validate", ".", "--fix")
        #expect(result.code == 0 && result.output == "")
        #expect(result.errors.hasSuffix("(invalid-time)\n3 specs: no problems, 1 fixed\n"))
        #expect(try scratch.read("brand.json").contains("\"200ms\""))
    }
}

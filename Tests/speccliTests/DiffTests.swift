import Foundation
import Testing

@Suite("speccli diff")
struct DiffTests {
    private static func spec(_ curve: String, imports: String = "") -> String {
        """
        { "motionSpec": 1, "name": "Box",\(imports)
          "animations": { "box.opacity": { "values": [0, 1], "timing": "t" } },
          "variants": { "go": { "timings": { "t": { "duration": 0.2, "curve": \(curve) } } } } }
        """
    }

    private let linear = spec(#""linear""#)
    private let sharp = spec(#"{ "bezier": [0.05, 0.7, 0.1, 1] }"#)
    private let sharper = spec(#"{ "bezier": [0.1, 0.7, 0.1, 1] }"#)

    @Test("says how far two motions are apart and when, though their texts differ by a digit")
    func text() throws {
        let scratch = try Scratch()
        try scratch.write("old.json", sharp)
        try scratch.write("new.json", sharper)
        let result = try Speccli(folder: scratch.folder)("diff", "old.json", "new.json")
        #expect(result.code == 0)
        #expect(result.errors == "")
        #expect(
            result.output == """
                Box: visible

                go: visible
                  box.opacity: visible, 11.5 % of the travel (0.115) at 0.0072 s

                """)
    }

    @Test(
        "exits with 1 from --fail-on upwards",
        arguments: [("breaking", 0), ("visible", 1), ("subtle", 1), ("invisible", 1)] as [(String, Int32)])
    func failOn(_ limit: String, _ code: Int32) throws {
        let scratch = try Scratch()
        try scratch.write("old.json", sharp)
        try scratch.write("new.json", sharper)
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("diff", "old.json", "new.json", "--fail-on", limit).code == code)
        let same = try speccli("diff", "old.json", "old.json", "--fail-on", limit)
        #expect(same.code == 0)
        #expect(same.output == "")
        #expect(same.errors == "no difference in motion\n")
    }

    @Test("as JSON and as Markdown says the same")
    func forms() throws {
        let scratch = try Scratch()
        try scratch.write("old.json", sharp)
        try scratch.write("new.json", sharper)
        let speccli = Speccli(folder: scratch.folder)
        let report = try JSON(try speccli("diff", "old.json", "new.json", "--format", "json").output)
        #expect(report["class"].text == "visible")
        let property = report["specs"].list[0]["difference"]["variants"].list[0]["properties"].list[0]
        #expect(property["property"].text == "box.opacity")
        #expect(property["largest"]["method"].text == "proved")
        #expect(abs(property["largest"]["share"].number - 0.1155) < 2e-4)
        let markdown = try speccli("diff", "old.json", "new.json", "--format", "markdown").output
        #expect(markdown.hasPrefix("### `Box`: visible\n\n| Variant |"))
        #expect(markdown.contains("| `go` | `box.opacity` | visible | 11.5 % of the travel"))
    }

    @Test("draws what changed into files that the Markdown shows, and nothing else")
    func pictures() throws {
        let scratch = try Scratch()
        try scratch.write("old.json", sharp)
        try scratch.write("a (new).json", sharper)
        try scratch.write("sub/a (new).json", linear)
        let speccli = Speccli(folder: scratch.folder)
        let arguments = ["--format", "markdown", "--pictures", "pic tures"]
        for (path, name) in [("a (new).json", "a (new)"), ("./sub/a (new).json", "sub-a (new)")] {
            let result = try speccli.run(["diff", "old.json", path] + arguments)
            #expect(result.code == 0, "\(result.errors)")
            let address = "pic%20tures/\(name).svg".replacingOccurrences(of: " (new)", with: "%20%28new%29")
            #expect(result.output.hasSuffix("\n\n![`Box` before, dashed, and after](\(address))\n"))
            let picture = try scratch.read("pic tures/\(name).svg")
            #expect(
                try picture == speccli("plot", path, "--before", "old.json").output)
        }
        let same = try speccli.run(["diff", "old.json", "old.json"] + arguments)
        #expect(same.output == "No difference in motion.\n")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.url("pic tures").path).count == 2)
    }

    @Test("pictures are for Markdown, and a folder that can't be made is one line")
    func pictureMistakes() throws {
        let scratch = try Scratch()
        try scratch.write("old.json", sharp)
        try scratch.write("new.json", sharper)
        let speccli = Speccli(folder: scratch.folder)
        let json = try speccli("diff", "old.json", "new.json", "--pictures", "p")
        #expect(json.code == 2 && json.errorLines.count == 1 && json.output == "")
        for folder in ["old.json/p", "gone/p", "/proc/p"] {
            let result = try speccli(
                "diff", "old.json", "new.json", "--format", "markdown", "--pictures", folder)
            #expect(result.code == 2 && result.errorLines.count == 1 && result.output == "", "\(result)")
        }
        #expect(try scratch.names() == ["new.json", "old.json"])
    }

    @Test("--against compares with a git revision, its imports included")
    func against() throws {
        let scratch = try Scratch()
        let library = """
            { "motionSpec": 1, "name": "Curves", "curves": { "main": CURVE } }
            """
        try scratch.write(
            "lib/curves.json",
            library.replacingOccurrences(of: "CURVE", with: #"{ "bezier": [0.05, 0.7, 0.1, 1] }"#))
        try scratch.write(
            "specs/it's.json",
            Self.spec(#""lib.main""#, imports: #" "imports": { "lib": "../lib/curves.json" },"#))
        try scratch.write("specs/other.json", linear)
        let git = try Speccli.shell(
            """
            git init -q . && git add . && \
            git -c user.name=t -c user.email=t@example.org commit -q -m first
            """, in: scratch.folder)
        try #require(git.code == 0, "\(git.errors)")
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("diff", "--against", "HEAD", "specs").errors == "no difference in motion\n")
        try scratch.write(
            "lib/curves.json",
            library.replacingOccurrences(of: "CURVE", with: #"{ "bezier": [0.1, 0.7, 0.1, 1] }"#))
        try scratch.write("specs/fresh.json", linear)
        for arguments in [["specs", "--root", "."], ["specs/it's.json", "--root", "."]] {
            let result = try speccli.run(["diff", "--against", "HEAD"] + arguments)
            #expect(result.output.contains("box.opacity: visible, 11.5 % of the travel"), "\(result)")
            #expect(result.code == 0)
            #expect(result.errors == (arguments[0] == "specs" ? "specs/fresh.json: not in 'HEAD'\n" : ""))
        }
    }

    @Test("--against misses no spec that is gone, and follows one that moved")
    func gone() throws {
        let scratch = try Scratch()
        let named = { (name: String, curve: String) in
            Self.spec(curve).replacingOccurrences(of: "\"Box\"", with: "\"\(name)\"")
        }
        let bezier = #"{ "bezier": [0.05, 0.7, 0.1, 1] }"#
        try scratch.write("specs/deleted.json", named("Deleted", bezier))
        try scratch.write("specs/deep/moved.json", named("Moved", bezier))
        try scratch.write("specs/changed.json", named("Changed", bezier))
        try scratch.write("specs/stays.json", named("Stays", bezier))
        try scratch.write("specs/data.json", "{}")
        try scratch.write("specs/draft.json", named("Draft", bezier))
        try scratch.write("specs/.specignore", "draft.json\n")
        let script = """
            git init -q . && git add . && git -c user.name=t -c user.email=t@example.org commit -q -m first
            cd specs && rm deleted.json data.json draft.json changed.json && mv deep/moved.json moved.json
            """
        try #require(try Speccli.shell(script, in: scratch.folder).code == 0)
        try scratch.write("specs/other.json", named("Changed", #"{ "bezier": [0.1, 0.7, 0.1, 1] }"#))
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("diff", "--against", "HEAD", "specs")
        #expect(result.code == 1)
        #expect(
            result.output.contains("Changed: visible")
                && result.output.contains("specs/deleted.json: breaking"))
        #expect(!result.output.contains("Moved") && !result.output.contains("Stays"), "\(result.output)")
        #expect(
            result.errorLines == [
                "specs/other.json: was 'specs/changed.json' in 'HEAD'",
                "specs/moved.json: was 'specs/deep/moved.json' in 'HEAD'",
                "specs/deleted.json: the spec is gone, which is 'breaking'",
            ])
        let report = try JSON(try speccli("diff", "--against", "HEAD", "specs", "--format", "json").output)
        #expect(report["class"].text == "breaking")
        #expect(report["gone"].list.map { $0.text } == ["specs/deleted.json"])
        // What only a file's path names is asked about that file alone.
        #expect(try speccli("diff", "--against", "HEAD", "specs/stays.json").code == 0)
    }

    @Test("without a repository, a revision or a second spec is one line and exit code 2")
    func mistakes() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", linear)
        let speccli = Speccli(folder: scratch.folder)
        let outside = try speccli("diff", "--against", "HEAD", "a.json")
        #expect(outside.code == 2)
        #expect(outside.errors == "speccli: '.' is in no git repository\n")
        try #require(try Speccli.shell("git init -q .", in: scratch.folder).code == 0)
        for name in ["nothing", "--help", "-x; touch gone", "$(touch gone)"] {
            let unknown = try speccli("diff", "--against=\(name)", "a.json")
            #expect(unknown.code == 2)
            #expect(unknown.errors == "speccli: git knows no revision '\(name)'\n")
        }
        #expect(try scratch.names() == [".git", "a.json"])
        let alone = try speccli("diff", "a.json")
        #expect(alone.code == 2)
        #expect(alone.errorLines.count == 1)
        #expect(try speccli("diff", "a.json", "b.json").code == 2)
    }
}

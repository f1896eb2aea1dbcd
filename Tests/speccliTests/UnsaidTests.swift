import Foundation
import SpecFormat
import Testing

/// What once passed without a word, or was told in part.
@Suite("Nothing passes without a word")
struct UnsaidTests {
    private static func spec(_ curve: String, name: String = "Box", from: String = "0") -> String {
        """
        { "motionSpec": 1, "name": "\(name)",
          "animations": { "box.position.x": { "values": [\(from), 100], "timing": "t" } },
          "variants": { "go": { "reducedMotion": "instant", "timings": { "t": { "duration": 0.2, "curve": \(curve) } } } } }
        """
    }

    @Test("a style sheet with a byte order mark is read as one without")
    func byteOrderMark() throws {
        let scratch = try Scratch()
        let sheet = ".box { opacity: 1; transition: opacity 1s } .box:hover { opacity: 0 }"
        try scratch.write("plain.css", sheet)
        try scratch.write("marked.css", "\u{FEFF}" + sheet)
        let speccli = Speccli(folder: scratch.folder)
        let plain = try speccli("import", "plain.css").output.replacingOccurrences(
            of: "Plain", with: "Marked")
        #expect(plain.contains("box.opacity"))
        #expect(try speccli("import", "marked.css").output == plain)
    }

    @Test("what isn't shown is counted all the same", arguments: [0, 1, 2])
    func shown(_ most: Int) throws {
        let scratch = try Scratch()
        let wrong = Self.spec(#""none""#).replacingOccurrences(of: "0.2,", with: #""soon","#)
        for name in ["a.json", "b.json"] { try scratch.write(name, wrong) }
        let speccli = Speccli(folder: scratch.folder)
        func report(_ format: String) throws -> String {
            try speccli("validate", "a.json", "b.json", "--max-errors", "\(most)", "--format", format).output
        }
        let junit = try report("junit")
        #expect(junit.contains(#"tests="2" failures="2""#))
        #expect(junit.components(separatedBy: "<failure ").count == 3)
        let json = try JSON(try report("json"))
        #expect(json["summary"]["errors"].number == 4)
        #expect(json["summary"]["shown"].number == Double(most))
        #expect(json["diagnostics"].list.count == most)
        #expect(try report("sarif").contains("4 problems, \(most) shown"))
    }

    @Test("fits are curves that a spec takes, and times are told from milliseconds")
    func fits() throws {
        let stops = "linear(0, .35 10%, .9 25%, 1.05 40%, 1)"
        let speccli = Speccli()
        let slow = try speccli("curve", "fit", stops, "--duration", "90", "--format", "json")
        #expect(slow.code == 0)
        #expect(slow.errors.hasPrefix("left out: a spring settles within 60 s, this one takes"))
        for fit in try JSON(slow.output)["fits"].list { #expect(fit["curve"]["bezier"].list.count == 4) }
        let bare = try speccli("curve", "fit", stops, "--duration", "600")
        #expect(bare.code == 2)
        #expect(bare.errors.contains("'--duration' needs a unit from 100 on, 600ms or 600s"))
        #expect(try speccli("curve", "fit", stops, "--duration", "600ms").code == 0)
    }

    @Test(
        "stops that are no curve are refused",
        arguments: [
            ("[0,1e155,1]", 1, "a stop lies between -1000000 and 1000000"),
            ("[0,1e308]", 1, "a stop lies between"),
            ("linear(0, 1e155, 1)", 1, "a stop lies between"),
            ("[[0,5],[1,10]]", 1, "these lead from 5 to 10: give shares of the way"),
            ("missing.json", 2, "can't read 'missing.json'"),
        ] as [(String, Int32, String)])
    func stops(_ stops: String, _ code: Int32, _ message: String) throws {
        let result = try Speccli()("curve", "fit", stops)
        #expect(result.code == code)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("a closed standard output can't be written to")
    func closed() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", Self.spec(#""linear""#))
        let program = Speccli.program.path
        let result = try Speccli.shell("'\(program)' sample a.json --at 0 >&-", in: scratch.folder)
        #expect(result.code == 2)
        #expect(result.errors.contains("can't write to standard output"))
    }

    @Test("a configuration that can't be read isn't none")
    func configuration() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", Self.spec(#""linear""#))
        try scratch.write("speccli.json/inside.json", "{}")
        let folder = try Speccli(folder: scratch.folder)("validate", "a.json")
        #expect(folder.code == 2)
        #expect(folder.errors == "speccli: 'speccli.json' is no file\n")
        let made = try Speccli.shell("rm -r speccli.json && ln -s nowhere speccli.json", in: scratch.folder)
        try #require(made.code == 0)
        let link = try Speccli(folder: scratch.folder)("validate", "a.json")
        #expect(link.code == 2)
        #expect(link.errors == "speccli: can't read 'speccli.json': its link leads nowhere\n")
    }

    @Test("a form that doesn't count is refused")
    func forms() throws {
        #expect(try Speccli()("curve", "ease", "--plot", "--format", "json").code == 2)
        #expect(try Speccli()("curve", "ease", "--at", "0", "--format", "text").code == 2)
        #expect(try Speccli()("curve", "ease", "--at", "0", "--format", "json").code == 0)
    }

    @Test("a context is for tokens")
    func context() throws {
        let scratch = try Scratch()
        try scratch.write("a.css", ".box { opacity: 1; transition: opacity 1s } .box:hover { opacity: 0 }")
        let result = try Speccli(folder: scratch.folder)("import", "a.css", "--context", "theme=dark")
        #expect(result.code == 2)
        #expect(result.errors.contains("'--context' is for resolver documents of tokens"))
    }

    @Test("a diff of a name with spaces ends it with a tab, and no name ends its line")
    func names() {
        let diff = UnifiedDiff.text(from: Array("a\n".utf8), to: Array("b\n".utf8), path: "q dir/a b.json")
        #expect(
            String(decoding: diff, as: UTF8.self).hasPrefix("--- q dir/a b.json\t\n+++ q dir/a b.json\t\n@@"))
        let broken = UnifiedDiff.text(from: Array("a\n".utf8), to: Array("b\n".utf8), path: "a\nb.json")
        #expect(String(decoding: broken, as: UTF8.self).hasPrefix("--- a\\nb.json\n+++ a\\nb.json\n@@"))
    }

    @Test("a run has one root")
    func root() throws {
        let scratch = try Scratch()
        try scratch.write("speccli.json", #"{ "root": "sub" }"#)
        try scratch.write("sub/in.json", Self.spec(#""linear""#))
        try scratch.write("out.json", Self.spec(#""linear""#))
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("validate", "sub/in.json").code == 0)
        #expect(try speccli("validate", "out.json").code == 0)
        let both = try speccli("validate", "sub/in.json", "out.json")
        #expect(both.code == 2)
        #expect(both.errors.contains("'out.json' lies outside of 'sub', the root in 'speccli.json'"))
        #expect(try speccli("validate", "sub/in.json", "out.json", "--root", ".").code == 0)
    }

    @Test("a baked motion is told from a spec", arguments: ["validate", "bake", "stats", "preview"])
    func binary(_ command: String) throws {
        let scratch = try Scratch()
        try scratch.write("a.json", Self.spec(#""linear""#))
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("bake", "a.json", "--format", "binary", "-o", "a.bin").code == 0)
        let result = try speccli(command, "a.bin")
        #expect(result.code != 0)
        let all = result.output + result.errors
        #expect(all.contains("this is a baked motion and no spec: 'sample', 'plot' and 'diff' read it"))
        #expect(!all.contains("json-utf8"))
    }

    @Test(
        "what plays bit for bit alike is no difference",
        arguments: [
            (
                #"{ "spring": { "stiffness": 400, "damping": 20 } }"#,
                #"{ "spring": { "stiffness": 800, "damping": 40, "mass": 2 } }"#
            ),
            (#""ease""#, #"{ "scale": 1, "of": "ease" }"#), (#""ease""#, #"{ "chain": ["linear", "ease"] }"#),
            (#""ease""#, #"{ "clamp": [0, 1], "of": "ease" }"#),
        ])
    func same(_ old: String, _ new: String) throws {
        let scratch = try Scratch()
        try scratch.write("old.json", Self.spec(old))
        try scratch.write("new.json", Self.spec(new))
        let speccli = Speccli(folder: scratch.folder)
        let result = try speccli("diff", "old.json", "new.json")
        #expect(result.output == "")
        #expect(result.errors == "no difference in motion\n")
        let samples = try ["old.json", "new.json"].map { try speccli("sample", $0, "--fps", "120").output }
        #expect(samples[0] == samples[1])
        let markdown = try speccli("diff", "old.json", "new.json", "--format", "markdown")
        #expect(markdown.output == "No difference in motion.\n")
    }

    @Test("a value in a state is compared, though no variant leads to it")
    func states() throws {
        let scratch = try Scratch()
        func spec(_ value: Int) -> String {
            """
            { "motionSpec": 1, "name": "Box", "states": ["a", "b", "c"],
              "animations": { "box.position.x": { "values": [0, 100, \(value)], "timing": "t" } },
              "variants": {
                "go": { "from": "a", "to": "b", "timings": { "t": { "duration": 0.2 } }, "reducedMotion": "instant" },
                "on": { "from": "b", "to": "c", "motion": { "animate": "box.opacity", "from": 0, "to": 1 } } } }
            """
        }
        try scratch.write("old.json", spec(200))
        try scratch.write("new.json", spec(999))
        let result = try Speccli(folder: scratch.folder)("diff", "old.json", "new.json")
        #expect(result.output == "Box: visible\n  visible: 'box.position.x' has another value in 'c'\n")
    }

    @Test("the order of a payload's members says nothing")
    func payload() throws {
        let scratch = try Scratch()
        func spec(_ payload: String) -> String {
            """
            { "motionSpec": 1, "name": "Box", "variants": { "go": { "motion": { "sequence": [
              { "animate": "box.opacity", "from": 0, "to": 1 }, { "emit": "e", "payload": \(payload) }] } } } }
            """
        }
        try scratch.write("old.json", spec(#"{ "a": 1, "b": [{ "c": 2, "d": 3 }] }"#))
        try scratch.write("new.json", spec(#"{ "b": [{ "d": 3, "c": 2 }], "a": 1e0 }"#))
        try scratch.write("other.json", spec(#"{ "a": 1, "b": [{ "c": 2, "d": 4 }] }"#))
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("diff", "old.json", "new.json").output == "")
        #expect(
            try speccli("diff", "old.json", "other.json").output.contains("marker 'e' has another payload"))
    }

    @Test("names in a report end no line of it")
    func reports() throws {
        let scratch = try Scratch()
        func machine(_ event: String) -> String {
            """
            { "motionSpec": 1, "name": "Box", "animations": { "box.opacity": [0, 1] },
              "variants": { "go": { "timings": { "*": {} } } },
              "transitions": [{ "from": "from", "to": "to", "on": "\(event)" }, { "from": "to", "to": "from", "on": "back" }] }
            """
        }
        try scratch.write("old.json", machine("tap"))
        try scratch.write("new.json", machine(#"tap\n\n## Approved\u001b[2J"#))
        let speccli = Speccli(folder: scratch.folder)
        for format in ["text", "markdown"] {
            let output = try speccli("diff", "old.json", "new.json", "--format", format).output
            #expect(output.contains("Approved"))
            #expect(!output.contains("\n## Approved"))
            #expect(!output.contains("\u{1B}"))
        }
    }

    @Test("elements that are chosen by attributes are elements of their own")
    func attributes() throws {
        let scratch = try Scratch()
        try scratch.write(
            "a.css",
            """
            [aria-label="save"] { opacity: 1; transition: opacity 1s } [aria-label="save"]:hover { opacity: 0 }
            [data-motion="undo"] { opacity: 1; transition: opacity 2s } [data-motion="undo"]:hover { opacity: 0.5 }
            """)
        let output = try Speccli(folder: scratch.folder)("import", "a.css").output
        #expect(output.contains("save.opacity"))
        #expect(output.contains("undo.opacity"))
        #expect(!output.contains("element."))
    }

    @Test("a colour in a film strip is the spec's")
    func colours() throws {
        let palette = Speccli.specs.appendingPathComponent("gallery/palette.json").path
        let picture = try Speccli()("plot", palette, "-o", "-").output
        #expect(picture.contains("class=\"box\""))
        #expect(!picture.contains("opacity=\"0.6\""))
    }
}

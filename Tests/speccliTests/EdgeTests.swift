import Foundation
import Testing

@testable import speccli

@Suite("Edges of the command line")
struct EdgeTests {
    private let scratch: Scratch
    private let speccli: Speccli
    private static let spec = """
        { "motionSpec": 1, "name": "Box",
          "animations": { "box.opacity": { "values": [0, 1], "timing": { "duration": "200ms", "curve": "linear" } } },
          "variants": { "show": { "timings": {} }, "hide": { "reverseValues": true, "timings": {} } } }
        """

    init() throws {
        scratch = try Scratch()
        speccli = Speccli(folder: scratch.folder)
        try scratch.write("box.json", Self.spec)
    }

    @Test("times may have units, and bare ones stay seconds")
    func times() throws {
        let bare = try speccli("sample", "box.json", "--variant", "show", "--at", "0.05,0.1")
        #expect(bare.code == 0)
        #expect(
            try speccli("sample", "box.json", "--variant", "show", "--at", "50ms,0.1s").output == bare.output)
        let spring = #"{"spring":{"duration":0.5}}"#
        #expect(
            try speccli("curve", spring, "--at", "100ms").output
                == speccli("curve", spring, "--at", "0.1", "--seconds").output)
        #expect(try speccli("curve", "ease", "--at", "100ms").code == 2)
        let stops = "linear(0, .35 10%, .9 25%, 1.05 40%, 1)"
        #expect(
            try speccli("curve", "fit", stops, "--duration", "600ms").output
                == speccli("curve", "fit", stops, "--duration", "0.6").output)
        for wrong in ["10m", "ms", "1 0ms", "fast"] {
            #expect(try speccli("sample", "box.json", "--variant", "show", "--at", wrong).code == 2)
        }
    }

    @Test("a folder to bake into is made, with those around it")
    func folder() throws {
        let result = try speccli("bake", "box.json", "-o", "a/b/")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try scratch.names(in: "a/b") == ["box.timeline.json"])
        // Nothing is made for a spec that can't be baked.
        try scratch.write("bad.json", "{ \"motionSpec\": 1 }")
        #expect(try speccli("bake", "bad.json", "-o", "c/").code == 1)
        #expect(try scratch.names().contains("c") == false)
    }

    @Test("a plot is an SVG picture, whatever is asked for", arguments: ["x.png", "x.pdf", "dir/x.gif"])
    func plot(_ name: String) throws {
        let result = try speccli("plot", "box.json", "-o", name)
        #expect(result.code == 2)
        #expect(result.errors.contains("SVG") && result.errors.contains(".svg'"))
        #expect(try scratch.names() == ["box.json"])
    }

    @Test("a trace is JSON lines, or a table with the same values")
    func table() throws {
        try scratch.write(
            "s.json",
            #"{ "spec": "box.json", "fps": 10, "until": 0.3, "events": [ { "at": 0, "play": "show" }, { "at": 0.1, "play": "hide" } ] }"#
        )
        let lines = try speccli("simulate", "s.json").output.split(separator: "\n").map {
            try JSON(String($0))
        }
        let rows = try speccli("simulate", "s.json", "--format", "csv").output.split(separator: "\n")
        #expect(rows.first == "time,phase,box.opacity")
        #expect(rows.count == lines.count + 1)
        for (row, line) in zip(rows.dropFirst(), lines) {
            let fields = row.split(separator: ",", omittingEmptySubsequences: false)
            #expect(Double(fields[0]) == line["time"].number)
            #expect(Double(fields[2]) == line["values"]["box.opacity"].number)
        }
        let velocities = try speccli("simulate", "s.json", "--format", "csv", "--velocity").output
        #expect(velocities.hasPrefix("time,phase,box.opacity,velocity(box.opacity)\n"))
        #expect(try speccli("simulate", "s.json", "--format", "csv", "--continuity").code == 2)
    }

    @Test("a script with expectations is a test: what is otherwise is named with its place")
    func expectations() throws {
        func script(_ value: String, _ more: String = "") -> String {
            """
            { "spec": "box.json", "fps": 10, "events": [ { "at": 0, "play": "show" },
              { "at": 0.1, "expect": { "box.opacity": \(value) }\(more) } ] }
            """
        }
        for (value, more, code) in [
            ("0.5", "", 0), ("0.6", "", 1), ("0.6", ", \"within\": 0.11", 0),
            ("0.6", ", \"within\": 0.09", 1),
        ] {
            try scratch.write("s.json", script(value, more))
            for line in [["simulate", "s.json"], ["simulate", "s.json", "--continuity"]] {
                let result = try speccli.run(line)
                #expect(result.code == Int32(code), "\(value) \(more)")
                let expected = "s.json:2:43: error: 'box.opacity' is 0.5 at 0.1 s, not 0.6\n"
                #expect(result.errors == (code == 1 ? expected : ""))
            }
        }
        try scratch.write("s.json", script("\"red\""))
        #expect(try speccli("simulate", "s.json").code == 1)
        try scratch.write("s.json", script("1").replacing("\"expect\"", with: "\"within\": 1, \"set\""))
        #expect(try speccli("simulate", "s.json").output == "")
    }

    @Test("a script can expect a state, which is the one that the machine goes to by itself too")
    func expectedState() throws {
        try scratch.write(
            "lamp.json",
            """
            { "motionSpec": 1, "name": "Lamp", "states": ["off", "on"],
              "animations": { "lamp.opacity": { "values": [0, 1], "timing": "glow" } },
              "variants": { "glow": { "timings": { "glow": { "duration": 0.2 } } } },
              "transitions": [{ "from": "off", "to": "on", "after": 1, "play": "glow" },
                              { "from": "on", "to": "off", "on": "tap", "play": "glow" }] }
            """)
        func result(_ events: String) throws -> (code: Int32, errors: String) {
            try scratch.write("s.json", "{ \"spec\": \"lamp.json\", \"fps\": 10, \"events\": [\(events)] }")
            let result = try speccli.run(["simulate", "s.json"])
            return (result.code, result.errors)
        }
        let by = #"{ "at": 0.9, "expectState": "off" }, { "at": 1.1, "expectState": "on" }"#
        #expect(try result(by) == (0, ""))
        let back = #", { "at": 1.15, "send": "tap" }, { "at": 1.2, "expectState": "on" }"#
        let (code, errors) = try result(by + back)
        #expect(code == 1)
        #expect(errors == "s.json:1:178: error: the state is 'off' at 1.2 s, not 'on'\n")
        let unknown = try result(#"{ "at": 0.9, "expectState": "of" }"#)
        #expect(unknown.code == 1 && unknown.errors.contains("'of'"))
        let within = try result(#"{ "at": 0.9, "expectState": "off", "within": 1 }"#)
        #expect(within.errors.contains("'within' stands with 'expect' only"))
    }

    @Test("a number that is too exact to mean anything is rounded in a report")
    func rounding() throws {
        try scratch.write(
            "s.json",
            #"{ "spec": "box.json", "animator": { "beginsFromCurrentState": false }, "events": [ { "at": 0, "play": "show" }, { "at": 0.07, "play": "show" } ] }"#
        )
        let result = try speccli("simulate", "s.json", "--continuity")
        #expect(result.code == 1)
        #expect(result.errors == "speccli: 'box.opacity' jumps by 0.35 at 0.07 s, at 'play'\n")
    }

    @Test(
        "a number with a unit is told what to write, and another text what is wrong with it",
        arguments: [
            ("h=500px", "'h' is a number and has no unit: write 'h=500'"),
            ("h=50%", "'h' is a number and has no unit: write 'h=0.5'"),
            ("h=tall", "'h' is a number"), ("h=", "nothing stands behind '='"),
            ("h=5 px", "'h' is a number and has no unit: write 'h=5'"),
            ("h=1e101", "a value lies between -1e100 and 1e100"),
            ("h=0x10", "'h' is a number in decimal digits, with a full stop in front of a fraction"),
            ("h=1,5", "'h' is a number in decimal digits, with a full stop in front of a fraction"),
        ])
    func units(_ value: String, _ sentence: String) throws {
        try scratch.write(
            "box.json",
            Self.spec.replacing("\"animations\"", with: "\"parameters\": { \"h\": 1 }, \"animations\"")
                .replacing("[0, 1]", with: "[0, \"= h\"]"))
        let result = try speccli("sample", "box.json", "--variant", "show", "--at", "0", "--param", value)
        #expect(result.code == 2)
        #expect(result.errors == "speccli: '--param \(value)': \(sentence)\n")
    }

    @Test("files that look like specs and aren't read are named, others aren't")
    func unread() throws {
        try scratch.write("card.json", Self.spec.replacing("\"motionSpec\": 1,", with: ""))
        try scratch.write("odd.json", Self.spec.replacing("motionSpec", with: "motion-spec"))
        try scratch.write("deep/more.jsonc", Self.spec)
        try scratch.write("package.json", #"{ "name": "x", "variants": {}, "scripts": {} }"#)
        try scratch.write("notes.jsonc", "{}")
        for name in ["validate", "stats", "fmt"] {
            let result = try speccli(name, ".")
            #expect(result.code == 0, "\(name): \(result.errors)")
            let named = result.errorLines.filter { $0.contains("isn't read") }.map { String($0) }
            #expect(named.count == 3, "\(name): \(result.errors)")
            for file in ["'card.json'", "'odd.json'", "'deep/more.jsonc'"] {
                #expect(named.contains { $0.contains(file) }, "\(name): \(file)")
            }
        }
    }

    @Test("variants of the spec in a line are offered, and rules and curves, with '=' in the word or apart")
    func completions() throws {
        #expect(
            try speccli("completions", "variants", "--", "box.json", "gone", "-o").output == "show\nhide\n")
        func offered(_ words: [String]) throws -> [String] {
            let quoted = words.map { "'\($0)'" }.joined(separator: " ")
            let result = try Speccli.shell(
                """
                speccli completions bash > complete.bash && bash -c '. ./complete.bash
                COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _speccli
                printf "%s\\n" "${COMPREPLY[@]}"' bash \(quoted)
                """, in: scratch.folder)
            #expect(result.errors == "")
            return result.output.split(separator: "\n").map { String($0) }
        }
        #expect(
            try offered(["speccli", "sample", "box.json", "--variant", ""]).sorted() == ["hide", "show"])
        #expect(try offered(["speccli", "sample", "box.json", "--variant", "sh"]) == ["show"])
        #expect(try offered(["speccli", "sample", "box.json", "--variant=sh"]) == ["--variant=show"])
        #expect(try offered(["speccli", "diff", "--format=m"]) == ["--format=markdown"])
        #expect(try offered(["speccli", "explain", "damping-"]) == ["damping-looks-like-ratio"])
        #expect(try offered(["speccli", "curve", "bounce.i"]).sorted() == ["bounce.in", "bounce.inOut"])
    }

    @Test("an import that leaves something out says so, and --strict makes that an exit code")
    func strict() throws {
        let css = "@keyframes k { from { opacity: 0; top: 2em } to { opacity: 1; top: 0 } }"
        try scratch.write("a.css", css)
        try scratch.write("b.css", css.replacing("top: 2em", with: "top: 2px"))
        let lax = try speccli("import", "a.css")
        #expect(lax.code == 0 && lax.errors.contains("a.css:1:"))
        let strict = try speccli("import", "a.css", "--strict")
        #expect(strict.code == 1 && strict.output == lax.output)
        #expect(try speccli("import", "b.css", "--strict").code == 0)
    }

    @Test(
        "what init writes passes stats, names its schema, and doesn't jump",
        arguments: StarterLibrary.allCases)
    func start(_ library: StarterLibrary) throws {
        #expect(try speccli("init", "panel", "--from", library.rawValue).code == 0)
        let stats = try JSON(speccli("stats", "panel.motion.json", "--format", "json").output)
        let text = try speccli("stats", "panel.motion.json").output
        for heading in ["Used once", "Without its library", "Nearly the same", "ms apart"] {
            #expect(!text.contains(heading), "\(text)")
        }
        #expect(stats["specs"].number == 1 || !text.isEmpty)
        let path = try JSON(scratch.read("panel.motion.json"))["$schema"].text ?? ""
        let schema = try JSON(scratch.read(path))
        #expect(schema["$id"].text == "urn:motionspec:schema:1")
        #expect(try scratch.read(path) == speccli("schema").output)
        for times in [(0.03, 0.05), (0.1, 0.15), (0.2, 0.31)] {
            try scratch.write(
                "s.json",
                #"{ "spec": "panel.motion.json", "events": [ { "at": 0, "play": "show" }, { "at": \#(times.0), "play": "hide" }, { "at": \#(times.1), "play": "show" } ] }"#
            )
            let result = try speccli("simulate", "s.json", "--continuity")
            #expect(result.code == 0, "\(result.errors)")
            // The last digits of a place of some hundred points.
            #expect(try JSON(result.output)["position"]["jump"].number < 1e-12)
        }
    }

    @Test("the language's card is one screen of what the tables hold")
    func card() throws {
        let card = try speccli("schema", "--format", "card").output
        let page = Speccli.specs.deletingLastPathComponent().appendingPathComponent("docs/language-card.md")
        #expect(try String(contentsOf: page, encoding: .utf8) == card)
        let lines = card.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 66, "\(lines.count) lines are more than a screen")
        #expect(lines.allSatisfy { $0.unicodeScalars.count <= 120 })
        for word in ["motionSpec*", "reducedMotion", "stagger", "opacity", "150ms", "dampingRatio"] {
            #expect(card.contains(word), "\(word)")
        }
    }
}

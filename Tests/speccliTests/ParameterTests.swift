import Foundation
import Testing

@Suite("speccli with parameters and initial values")
struct ParameterTests {
    private static let spec = """
        { "motionSpec": 1, "name": "Chip", "parameters": { "h": 48, "at": [1, 2], "tint": "red" },
          "animations": {
            "chip.bounds.size.height": { "values": ["= h", "= h * 2"], "timing": "*" },
            "chip.position": { "values": ["= at", { "x": "= h", "y": 0 }], "timing": "*" },
            "chip.backgroundColor": { "values": ["= tint", "blue"], "timing": "*" } },
          "variants": {
            "go": { "timings": { "*": { "duration": 1, "curve": "linear" } }, "reducedMotion": "instant" },
            "on": { "motion": { "animate": "knob.position.x", "by": "= h", "duration": 1, "curve": "linear" },
                    "reducedMotion": "instant" } } }
        """

    private func values(_ arguments: [String]) throws -> [String: [Any]] {
        let result = try Speccli().run(["sample", "-"] + arguments, input: Self.spec)
        #expect(result.code == 0, "\(result.errors)")
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        return json?["values"] as? [String: [Any]] ?? [:]
    }

    @Test("sample with the defaults, and with what is given")
    func parameters() throws {
        let defaults = try values(["--variant", "go", "--at", "0,1"])
        #expect(defaults["chip.bounds.size.height"] as? [Double] == [48, 96])
        #expect(defaults["chip.position"] as? [[Double]] == [[1, 2], [48, 0]])
        #expect(defaults["chip.backgroundColor"] as? [String] == ["#ff0000", "#0000ff"])
        let given = try values([
            "--variant", "go", "--at", "0,1", "--param", "h=10", "--param", "at=[5, 6]", "--param",
            "tint=#00ff00",
        ])
        #expect(given["chip.bounds.size.height"] as? [Double] == [10, 20])
        #expect(given["chip.position"] as? [[Double]] == [[5, 6], [10, 0]])
        #expect(given["chip.backgroundColor"] as? [String] == ["#00ff00", "#0000ff"])
    }

    @Test("sample with any text for a parameter that is one")
    func texts() throws {
        let spec = """
            { "motionSpec": 1, "name": "Button", "parameters": { "label": "Save" },
              "animations": { "button.label": ["= label", "Cancel"] },
              "variants": { "go": { "timings": { "*": { "duration": 1 } } } } }
            """
        let given = ["--at", "0,1", "--format", "csv", "--param", "label=Sichern …"]
        let result = try Speccli().run(["sample", "-"] + given, input: spec)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("Sichern …") && result.output.contains("Cancel"))
        let baked = try Speccli().run(["bake", "-", "--param", "label=Sichern"], input: spec)
        #expect(baked.code == 0 && baked.output.contains("\"Sichern\""))
    }

    @Test("sample from where a property is: told, else declared, else known")
    func initial() throws {
        #expect(try values(["--variant", "on", "--at", "0,1"])["knob.position.x"] as? [Double] == [0, 48])
        let told = try values(["--variant", "on", "--at", "0,1", "--initial", "knob.position.x=7"])
        #expect(told["knob.position.x"] as? [Double] == [7, 55])
        let unknown = Self.spec.replacingOccurrences(of: "knob.position.x", with: "knob.level")
        let result = try Speccli().run(["sample", "-", "--variant", "on", "--at", "0"], input: unknown)
        #expect(result.code == 2 && result.errors.contains("--initial knob.level=…"), "\(result.errors)")
    }

    @Test("bake lists the values of the parameters, and uses them")
    func bake() throws {
        let result = try Speccli().run(["bake", "-", "--variant", "go", "--param", "h=10"], input: Self.spec)
        #expect(
            result.output.contains("\"parameters\": { \"h\": 10, \"at\": [1, 2], \"tint\": \"#ff0000\" }"))
        #expect(result.output.contains("{ \"time\": 1, \"value\": 20 }"))
        #expect(result.output.contains("{ \"time\": 1, \"value\": [10, 0] }"))
    }

    @Test("simulate plays with the script's parameters, and the command line's over them")
    func simulate() throws {
        let scratch = try Scratch()
        try scratch.write("chip.json", Self.spec)
        try scratch.write(
            "script.json",
            """
            { "spec": "chip.json", "fps": 1, "parameters": { "h": 20, "at": [3, 4] },
              "events": [ { "at": 0, "play": "go" } ] }
            """)
        let speccli = Speccli(folder: scratch.folder)
        let own = try speccli("simulate", "script.json")
        #expect(
            own.output.contains("\"chip.bounds.size.height\":20")
                && own.output.contains("\"chip.position\":[3,4]"))
        let last = own.output.split(separator: "\n").last ?? ""
        #expect(last.contains("\"chip.bounds.size.height\":40"), "\(last)")
        let over = try speccli("simulate", "script.json", "--param", "h=30")
        #expect(
            over.output.contains("\"chip.bounds.size.height\":60")
                && over.output.contains("\"chip.position\":[3,4]"))
    }

    @Test(
        "what isn't a parameter, a property or a value is refused with its name",
        arguments: [
            (["--param", "hh=1"], "has no parameter 'hh', did you mean 'h'?"),
            (["--param", "h"], "'--param' is a name, '=' and a value, unlike 'h'"),
            (["--param", "h=red"], "--param h=red"), (["--param", "h== 1"], "--param h== 1"),
            (["--param", "at=[1]"], "2 numbers"),
            (["--initial", "chip.positon=[1,2]"], "did you mean 'chip.position'?"),
            (["--initial", "chip.position=1"], "--initial chip.position=1"),
        ])
    func refused(_ arguments: [String], _ message: String) throws {
        for command in ["sample", "bake"] {
            let result = try Speccli().run([command, "-", "--variant", "go"] + arguments, input: Self.spec)
            #expect(result.code == 2 && result.output.isEmpty)
            #expect(result.errors.contains(message), "\(result.errors)")
        }
    }
}

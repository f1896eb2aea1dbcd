import Foundation
import Testing

@Suite("speccli simulate --every-interruption")
struct InterruptionTests {
    private func run(_ spec: String, _ flags: String...) throws -> Speccli.Result {
        let scratch = try Scratch()
        try scratch.write("a.json", spec)
        return try Speccli(folder: scratch.folder).run(
            ["simulate", "--every-interruption", "a.json"] + flags)
    }

    private static func spec(_ timing: String, _ more: String = "") -> String {
        """
        { "motionSpec": 1, "name": "A", "states": ["off", "on"],
          "animations": { "a.position.x": { "values": [0, 100], "timing": "go" },
                          "a.opacity": { "values": [0, 1], "timing": "go" },
                          "a.title": { "values": ["Off", "On"], "timing": "go" } },
          "properties": { "a.title": { "type": "string" } },
          "variants": { "show": { "reducedMotion": "fade", "timings": { "go": \(timing) } } }\(more) }
        """
    }

    @Test("nothing jumps by default: what adds up keeps its place and speed, what is replaced its place")
    func continuous() throws {
        let result = try run(Self.spec(#"{ "duration": 0.3, "curve": "ease-in-out" }"#), "--format", "json")
        #expect(result.code == 0, "\(result.errors)")
        let report = try JSON(result.output)
        // There and back, each interrupted by the other.
        #expect(report["pairs"].number == 2)
        #expect(report["instants"].number == 20)
        let rows = report["properties"].list
        #expect(rows.map { $0["kind"].text } == ["additive", "replaced", "discrete"])
        for row in rows.prefix(2) { #expect(row["value"]["share"].number <= 1e-9) }
        #expect(rows[0]["velocity"]["share"].number <= 1e-6)
        // An opacity that turns round in the middle loses its speed, which is 5.6 a second at the most.
        let lost = rows[1]["velocity"]["jump"].number
        #expect(lost > 1 && lost < 12)
    }

    @Test(
        "a throw that goes otherwise from where it is interrupted keeps its speed, and is told by that of its own"
    )
    func thrown() throws {
        let spec = """
            { "motionSpec": 1, "name": "A", "parameters": { "room": 24 },
              "properties": { "b.zPosition": { "initial": 9 } },
              "variants": { "go": { "motion": {
                "physics": "a.zPosition", "velocity": "= -80 - clamp(room, 0, 90) * 5", "friction": 0.36, "restitution": 0.95,
                "bounds": ["= -room", "= value(b.zPosition)"] } } } }
            """
        let result = try run(spec, "--format", "json")
        #expect(result.code == 0, "\(result.errors)")
        let rows = try JSON(result.output)["properties"].list
        let row = try #require(rows.first { $0["property"].text == "a.zPosition" })
        #expect(row["kind"].text == "additive" && row["velocity"]["share"].number <= 1e-9)
    }

    @Test("what jumps further than it may ends with 1, and says where")
    func broken() throws {
        // Begun half-way: the value there is not the one that is shown.
        let spec = Self.spec(#"{ "delay": -0.15, "duration": 0.3, "curve": "linear" }"#)
        let result = try run(spec)
        #expect(result.code == 1)
        #expect(result.errors.contains("'a.position.x' jumps by"), "\(result.errors)")
        #expect(result.output.contains("2 pairs, 20 instants each"))
        #expect(try run(spec, "--max-jump", "1000", "--max-speed-jump", "1e9").code == 0)
    }

    @Test("transitions are the ways of a spec that has any")
    func transitions() throws {
        let more =
            #", "transitions": [{ "from": "off", "to": "on", "on": "tap" }, { "from": "on", "to": "off", "on": "tap" }, { "from": "off", "to": "off", "on": "shake", "play": "show" }]"#
        let result = try run(Self.spec(#"{ "duration": 0.3 }"#, more), "--format", "json")
        // Tap by tap, tap by shake, and shake by each of both, from either end.
        #expect(try JSON(result.output)["pairs"].number == 5)
    }

    /// The specs of the gallery that have transitions.
    private static let machines: [String] = {
        let folder = Speccli.specs.appendingPathComponent("gallery")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { name in
            let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return text?.contains("\"transitions\"") == true
        }
    }()

    @Test("no state machine of the gallery jumps, whatever interrupts what", arguments: machines)
    func gallery(_ name: String) throws {
        let path = Speccli.specs.appendingPathComponent("gallery/\(name)").path
        let result = try Speccli().run(
            ["simulate", "--every-interruption", path, "--format", "json", "--max-jump", "1e-9"])
        #expect(result.code == 0, "\(result.errors)")
        let report = try JSON(result.output)
        #expect(report["pairs"].number >= 2)
        let rows = report["properties"].list
        #expect(!rows.isEmpty)
        for row in rows where row["kind"].text != "discrete" {
            #expect(row["value"]["jump"].number <= 1e-9, "\(row["property"].text)")
            guard row["kind"].text == "additive" else { continue }
            #expect(row["velocity"]["jump"].number <= 1e-6, "\(row["property"].text)")
        }
    }

    @Test("the gallery has ten state machines or more")
    func many() { #expect(Self.machines.count >= 10) }
}

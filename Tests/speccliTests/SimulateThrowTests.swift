import Foundation
import Testing

@Suite("speccli simulate, with throws and hands")
struct SimulateThrowTests {
    private func trace(_ events: String, _ flags: String...) throws -> [JSON] {
        let scratch = try Scratch()
        let spec = Speccli.specs.appendingPathComponent("calendar-chip.json").path
        try scratch.write(
            "script.json", #"{ "spec": "\#(spec)", "fps": 50, "until": 6, "events": [ \#(events) ] }"#)
        let result = try Speccli(folder: scratch.folder).run(["simulate", "script.json"] + flags)
        #expect(result.code == 0, "\(result.errors)")
        return try result.output.split(separator: "\n").map { try JSON(String($0)) }
    }

    @Test("a thrown property follows the closed form, and rests exactly where it was heading")
    func closedForm() throws {
        let lines = try trace(
            #"{ "at": 0.5, "decay": { "property": "chip.position.x", "velocity": -300, "friction": 2 } }"#,
            "--velocity")
        for line in lines where line["time"].number > 0.5 && line["time"].number < 3 {
            let t = line["time"].number - 0.5
            // From 235.5 the way is 300 ∕ 2.
            let expected = 235.5 - 150 * (1 - exp(-2 * t))
            #expect(abs(line["values"]["chip.position.x"].number - expected) < 1e-9)
            #expect(abs(line["velocities"]["chip.position.x"].number + 300 * exp(-2 * t)) < 1e-9)
            #expect(line["model"]["chip.position.x"].number == 85.5)
        }
        let last = try #require(lines.last)
        #expect(last["values"]["chip.position.x"].number == 85.5)
        #expect(last["velocities"]["chip.position.x"].number == 0)
    }

    @Test(
        "a destination says how fast it must start, and the rate is that of scroll views where nothing is said"
    )
    func destination() throws {
        let lines = try trace(
            #"{ "at": 0, "decay": { "property": "chip.position.x", "to": 100, "stopVelocity": 0.01 } }"#)
        let friction = -1000 * log(0.998)
        for line in lines where line["phase"].text != "before" && line["time"].number < 3 {
            let expected = 100 + 135.5 * exp(-friction * line["time"].number)
            #expect(abs(line["values"]["chip.position.x"].number - expected) < 1e-9)
        }
        #expect(lines.last?["values"]["chip.position.x"].number == 100)
    }

    @Test("what pauses on completion waits at its end to be turned round or finished")
    func pausing() throws {
        let lines = try trace(
            """
            { "at": 0, "play": "expand", "as": "p", "pausesOnCompletion": true },
            { "at": 1, "reverse": "p" }, { "at": 3, "scrub": { "playback": "p", "to": 1 } },
            { "at": 4, "finish": "p" }
            """)
        func events(_ range: ClosedRange<Double>) -> [String] {
            lines.filter { range.contains($0["time"].number) }
                .flatMap { $0["events"].list.compactMap { $0["event"].text } }
        }
        #expect(events(0...0.99) == ["started", "paused"])
        #expect(events(1...2.99) == ["reversed", "resumed", "paused"])
        #expect(events(3...3.99) == [])
        #expect(events(4...6) == ["completed"])
        let scrubbed = try #require(lines.first { $0["time"].number > 3 })
        #expect(scrubbed["values"]["chip.bounds.size.width"].number == 375)
        let returned = try #require(lines.last { $0["time"].number < 3 })
        #expect(returned["values"]["chip.bounds.size.width"].number == 215)
    }

    @Test("a hand holds what it grabs where it is shown, and a spring takes it from there without a jump")
    func grabbing() throws {
        let events = """
            { "at": 0, "play": "expand" }, { "at": 0.1, "grab": "chip.position.y" },
            { "at": 0.2, "spring": { "property": "chip.position.y", "to": 50, "velocity": 10,
                "spring": { "response": 0.3, "dampingRatio": 0.7 } } }
            """
        let continuity = try trace(events, "--continuity")
        #expect(continuity[0]["interruptions"].number == 2)
        #expect(continuity[0]["position"]["jump"].number < 1e-12)
        let lines = try trace(events)
        let held = lines.filter { $0["time"].number > 0.1 && $0["time"].number < 0.2 }
            .map { $0["values"]["chip.position.y"].number }
        let grabbed = try #require(
            lines.first { $0["time"].number == 0.1 && $0["phase"].text == "before" })
        #expect(held.allSatisfy { $0 == grabbed["values"]["chip.position.y"].number })
        #expect(lines.last?["values"]["chip.position.y"].number == 50)
        // Everything else goes on.
        #expect(lines.last?["values"]["chip.bounds.size.width"].number == 375)
    }
}

import Foundation
import Testing

@Suite("speccli simulate, with live springs")
struct SimulateSpringTests {
    private static let spring = #"{ "response": 0.4, "dampingRatio": 0.6 }"#

    private func trace(_ events: String, _ flags: String...) throws -> [JSON] {
        let scratch = try Scratch()
        let spec = Speccli.specs.appendingPathComponent("calendar-chip.json").path
        try scratch.write(
            "script.json", #"{ "spec": "\#(spec)", "fps": 50, "until": 3, "events": [ \#(events) ] }"#)
        let result = try Speccli(folder: scratch.folder).run(["simulate", "script.json"] + flags)
        #expect(result.code == 0, "\(result.errors)")
        return try result.output.split(separator: "\n").map { try JSON(String($0)) }
    }

    @Test("a property let go of follows the closed form from where it is, as fast as it is told")
    func closedForm() throws {
        let lines = try trace(
            #"{ "at": 0.5, "spring": { "property": "chip.cornerRadius", "to": 8, "spring": \#(Self.spring), "velocity": 40 } }"#,
            "--velocity")
        // x″ + 2ζω·x′ + ω²·x = 0 for the distance x to 8, from −6 at 40 a second.
        let omega = 2 * Double.pi / 0.4
        let decay = 0.6 * omega
        let turn = omega * (1 - 0.6 * 0.6).squareRoot()
        for line in lines where line["time"].number > 0.5 && line["time"].number < 1 {
            let t = line["time"].number - 0.5
            let sine = (40 + decay * -6) / turn
            let expected = 8 + exp(-decay * t) * (-6 * cos(turn * t) + sine * sin(turn * t))
            #expect(abs(line["values"]["chip.cornerRadius"].number - expected) < 1e-9)
            #expect(line["model"]["chip.cornerRadius"].number == 8)
        }
        let last = try #require(lines.last)
        #expect(last["values"]["chip.cornerRadius"].number == 8)
        #expect(last["velocities"]["chip.cornerRadius"].number == 0)
    }

    @Test("a spring's own velocity counts whole travels per second, and a velocity beside it counts instead")
    func initialVelocity() throws {
        func speed(_ spring: String, _ more: String = "") throws -> Double {
            let event = """
                { "at": 0.5, "spring": { "property": "chip.cornerRadius", "to": 8, "spring": \(spring)\(more) } }
                """
            let line = try #require(try trace(event, "--velocity").first { $0["phase"].text == "after" })
            return line["velocities"]["chip.cornerRadius"].number
        }
        // From 2 to 8 the travel is 6.
        let spring = #"{ "response": 0.4, "dampingRatio": 0.6, "initialVelocity": 3 }"#
        #expect(try speed(spring) == 18)
        #expect(try speed(spring, #", "velocity": 40"#) == 40)
    }

    @Test("a new target keeps place and speed, and a spring over a play doesn't jump")
    func retarget() throws {
        let events = """
            { "at": 0, "play": "expand" },
            { "at": 0.1, "spring": { "property": "chip.position.y", "to": 300, "spring": \(Self.spring) } },
            { "at": 0.2, "spring": { "property": "chip.position.y", "to": 10, "spring": \(Self.spring) } }
            """
        let continuity = try trace(events, "--continuity")
        #expect(continuity[0]["interruptions"].number == 2)
        #expect(continuity[0]["position"]["jump"].number < 1e-12)
        #expect(continuity[0]["velocity"]["jump"].number < 1e-9)
        let lines = try trace(events)
        #expect(lines.last?["values"]["chip.position.y"].number == 10)
        let happened = lines.flatMap { $0["events"].list }
            .map { "\($0["playback"].text ?? "") \($0["event"].text ?? "") \($0["reason"].text ?? "")" }
        #expect(
            happened == [
                "expand started ", "chip.position.y started ", "chip.position.y completed replaced",
                "chip.position.y 2 started ", "expand completed finished",
                "chip.position.y 2 completed finished",
            ])
    }
}

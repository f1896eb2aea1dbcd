import Animator
import Foundation
import MotionModel
import TestSupport
import Testing

@testable import speccli

@Suite("Events in speccli play")
struct LiveMachineTests {
    /// Four states that are paid for: "refused" is heard if `strict` is set, and "done" goes on by itself.
    static let order = """
        { "motionSpec": 1, "name": "Order", "parameters": { "strict": 0 }, "states": ["idle", "busy", "done", "failed"],
          "animations": { "box.position": [[0, 0], [100, 0], [200, 0], [0, 50]], "box.opacity": [1, 0.5, 0, 0.25] },
          "variants": {
            "start": { "from": "idle", "to": "busy", "timings": { "*": { "duration": "400ms", "curve": "linear" } } },
            "end": { "from": "busy", "to": "done", "timings": { "*": { "duration": "400ms", "curve": "linear" } } },
            "fail": { "from": "busy", "to": "failed", "timings": { "*": { "duration": "400ms", "curve": "linear" } } },
            "clear": { "from": "done", "to": "idle", "timings": { "*": { "duration": "400ms", "curve": "linear" } } }
          },
          "transitions": [
            { "from": "idle", "to": "busy", "on": "tap" },
            { "from": "busy", "to": "failed", "on": "refused", "when": "= strict > 0" },
            { "from": "busy", "to": "done", "on": ["paid", "given"] },
            { "from": "failed", "to": "busy", "on": "tap" },
            { "from": "done", "to": "idle", "after": "2s" }
          ] }
        """

    private func shown(_ session: LiveSession) -> [Double] {
        session.properties.flatMap { session.store.presentation($0).components }
    }

    private func distance(_ left: [Double], _ right: [Double]) -> Double {
        zip(left, right).map { abs($0 - $1) }.max() ?? .infinity
    }

    /// The keys of a session that play something, and what it will do by itself.
    private func ways(_ session: LiveSession) -> [String] {
        LiveView(session).keys.filter { $0.contains("→ ") && !$0.hasPrefix("←") }
    }

    private func key(_ letter: Character) throws -> LiveKey {
        let byte = try #require(letter.asciiValue)
        return try #require(LiveKey(byte: byte))
    }

    @Test("what can be sent now is listed, and an event has the same key in every state")
    func listing() throws {
        var session = try LiveSpec.session(text: Self.order)
        #expect(ways(session) == ["space, 1 tap → busy"])
        #expect(LiveView(session).status == "idle · at rest")
        try session.press(key("3"))
        #expect(session.machine?.machine.state == "idle", "'paid' means nothing here")
        try session.press(key("1"))
        #expect(ways(session) == ["space, 3 paid → done", "4 given → done"])
        #expect(LiveView(session).status.hasPrefix("→ busy · ▶ start · "))
        #expect(session.events == ["left idle", "start started"])
        try session.press(key("4"))
        #expect(ways(session) == ["after 2 s → idle"])
        var strict = try LiveSpec.session(text: Self.order, "--param", "strict=1")
        try strict.press(.next)
        #expect(ways(strict) == ["space, 2 refused → failed", "3 paid → done", "4 given → done"])
        try strict.press(key("2"))
        try strict.advance(to: 0.5)
        try strict.press(key("1"))
        #expect(LiveView(strict).status.hasPrefix("→ busy · ▶ fail, values reversed · "))
        #expect(strict.events.contains("entered failed"))
        #expect(strict.events.suffix(3) == ["fail finished", "left failed", "fail, values reversed started"])
    }

    @Test("an event beyond the last key is listed without one")
    func manyEvents() throws {
        let names = (0..<37).map { "\"e\($0)\"" }.joined(separator: ", ")
        let text = Self.order.replacingOccurrences(
            of: "\"on\": \"tap\" },\n", with: "\"on\": [\(names)] },\n")
        #expect(text != Self.order)
        let ways = ways(try LiveSpec.session(text: text))
        #expect(ways.count == 37)
        #expect(ways[0] == "space, 1 e0 → busy" && ways[9] == "A e9 → busy" && ways[34] == "Z e34 → busy")
        #expect(ways[35...] == ["no key: e35 → busy", "no key: e36 → busy"])
    }

    @Test("an event in the middle of a transition goes from where things are")
    func interrupting() throws {
        var session = try LiveSpec.session(text: Self.order)
        try session.press(.next)
        try session.advance(to: 0.2)
        let before = shown(session)
        #expect(distance(before, [50, 0, 0.75]) < 1e-9)
        try session.press(.next)
        #expect(distance(shown(session), before) < 1e-9)
        #expect(session.machine?.machine.state == "done")
        try session.advance(to: 0.7)
        #expect(distance(shown(session), [200, 0, 0]) < 1e-9)
        #expect(session.events.suffix(2) == ["entered done", "end finished"])
        #expect(!session.events.contains("entered busy"))
    }

    @Test("what goes on by itself does so, unless a pause holds the time")
    func waiting() throws {
        var session = try LiveSpec.session(text: Self.order)
        try session.press(.next)
        try session.press(.next)
        try session.advance(to: 0.5)
        #expect(session.playback?.state == .finished)
        #expect(session.isMoving, "it waits")
        try session.press(.pauseOrResume)
        #expect(!session.isMoving)
        #expect(LiveView(session).status.contains("time held"))
        try session.advance(to: 10)
        #expect(session.machine?.machine.state == "done")
        for key in [LiveKey.next, .choice(0)] { try session.press(key) }
        #expect(!session.isMoving, "what isn't heard doesn't end a pause")
        #expect(session.store.time == 0.5)
        try session.press(.pauseOrResume)
        try session.advance(to: 2.6)
        #expect(session.machine?.machine.state == "idle")
        #expect(LiveView(session).status == "→ idle · ▶ clear · playing · 0.200 / 0.400 s · 2 contributions")
        try session.press(.pauseOrResume)
        #expect(session.playback?.state == .paused)
        try session.press(.next)
        #expect(session.playback?.state == .playing || session.playback?.state == .waiting)
        #expect(session.machine?.machine.state == "busy", "an event ends the pause")
        try session.advance(to: 4)
        #expect(!session.isMoving)
        #expect(distance(shown(session), [100, 0, 0.5]) < 1e-9)
    }

    @Test("--variant begins where the variant does, with the event that plays it; another is refused")
    func firstVariant() throws {
        func session(_ name: String) throws -> LiveSession {
            let spec = try #require(LiveSpec.motion(text: Self.order))
            return try LiveSession(spec, LiveSpec.inputs(spec), first: spec[name])
        }
        var end = try session("end")
        #expect(LiveView(end).status == "busy · at rest")
        #expect(shown(end) == [100, 0, 0.5])
        try end.press(.next)
        #expect(end.machine?.machine.state == "done")
        var clear = try session("clear")
        try clear.press(.next)
        #expect(clear.machine?.machine.state == "idle", "what would come by itself needs no waiting")
        try clear.press(.next)
        #expect(clear.machine?.machine.state == "busy", "from then on events lead on")
        try clear.press(.restart)
        #expect(clear.machine?.machine.state == "done")
        let error = try #require(throws: Failure.self) { try session("fail") }
        #expect(
            error.message
                == "no transition of 'Order' from 'busy' to 'failed' plays 'fail' now, so it can't be the first"
        )
    }

    @Test("0 returns to the first state, scrubbing looks back, and turning round is an event's business")
    func otherKeys() throws {
        var session = try LiveSpec.session(text: Self.order, "--initial", "box.opacity=0.75")
        let start = shown(session)
        #expect(start == [0, 0, 0.75])
        try session.press(.next)
        try session.advance(to: 0.1)
        try session.press(.reverse)
        #expect(session.playback?.direction == .forward)
        try session.advance(to: 1)
        try session.press(.scrub(-0.02))
        #expect(distance(shown(session), [98, 0, 0.51]) < 1e-9)
        #expect(session.machine?.machine.state == "busy")
        #expect(!session.isMoving)
        try session.press(.next)
        try session.advance(to: 1.2)
        try session.press(.restart)
        #expect(shown(session) == start)
        #expect(session.machine?.machine.state == "idle")
        #expect(session.events == [])
        #expect(LiveView(session).status == "idle · at rest")
        try session.press(.next)
        #expect(session.machine?.machine.state == "busy")
    }

    /// The gallery's specs with transitions.
    static let specs: [String] = {
        let folder = Speccli.specs.appendingPathComponent("gallery")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { name in
            let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return name.hasSuffix(".json") && text?.contains("\"transitions\"") == true
        }
    }()

    @Test("whatever is pressed, what is listed is what happens", arguments: specs)
    func walks(_ name: String) throws {
        var random = SplitMix64(seed: 2207)
        var session = try LiveSpec.session("gallery/" + name.dropLast(5))
        var (time, sent) = (0.0, 0)
        for _ in 0..<300 {
            let machine = try #require(session.machine)
            let index = Int.random(in: 0..<12, using: &random)
            let choice = machine.choices.first { $0.index == index }
            let state = machine.machine.state
            try session.press(key(LiveKey.choices[index]))
            #expect(session.machine?.machine.state == choice?.transition.endState ?? state)
            if let choice {
                sent += 1
                let current = try #require(session.current)
                #expect(session.variants[current.variant].name == choice.transition.variant)
                #expect(current.reversed == choice.transition.isReversed)
                #expect(session.playback == session.machine?.machine.playback)
            }
            time += Double.random(in: 0...0.6, using: &random)
            try session.advance(to: time)
            let view = LiveView(session)
            let bars = view.rows.compactMap { $0.bar }
            #expect(bars.allSatisfy { 0...1 ~= $0.shown && 0...1 ~= $0.model })
        }
        #expect(sent >= 20)
    }
}

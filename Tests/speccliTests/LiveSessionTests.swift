import Animator
import MotionModel
import Testing

@testable import speccli

@Suite("What keys do in speccli play")
struct LiveSessionTests {
    private func shown(_ session: LiveSession) -> [[Double]] {
        session.properties.map { session.store.presentation($0).components.array }
    }

    private func distance(_ left: [[Double]], _ right: [[Double]]) -> Double {
        zip(left.joined(), right.joined()).map { abs($0 - $1) }.max() ?? .infinity
    }

    @Test("space plays the first variant, then the one that leads back, and interrupts without a jump")
    func interrupting() throws {
        var session = try LiveSpec.session("calendar-chip")
        let start = shown(session)
        try session.press(.next)
        #expect(session.events == ["expand started"])
        try session.advance(to: 0.1)
        // Opacities are replaced by the other variant; everything else adds up.
        let additive = session.properties.indices.filter { session.store[session.properties[$0]].isAdditive }
        let before = additive.map { shown(session)[$0] }
        try session.press(.next)
        #expect(session.variants[try #require(session.current).variant].name == "collapse")
        #expect(distance(additive.map { shown(session)[$0] }, before) < 1e-9)
        try session.advance(to: 2)
        #expect(shown(session) == start)
        #expect(!session.isMoving)
        try session.press(.next)
        #expect(session.variants[try #require(session.current).variant].name == "expand")
    }

    @Test("space goes on from where what was turned round has led")
    func turned() throws {
        var session = try LiveSpec.session("calendar-chip")
        let start = shown(session)
        try session.press(.next)
        try session.advance(to: 0.1)
        try session.press(.reverse)
        try session.advance(to: 2)
        #expect(shown(session) == start)
        try session.press(.next)
        #expect(session.variants[try #require(session.current).variant].name == "expand")
        try session.advance(to: 4)
        #expect(distance(shown(session), start) > 1)
    }

    @Test(
        "stopping, cancelling and finishing concern all that plays",
        arguments: [LiveKey.stop, .cancel, .finish])
    func ending(_ key: LiveKey) throws {
        var session = try LiveSpec.session("calendar-chip")
        try session.press(.next)
        try session.advance(to: 0.1)
        try session.press(.next)
        try session.advance(to: 0.15)
        try session.press(key)
        try session.advance(to: 0.16)
        let shown = shown(session)
        try session.advance(to: 0.2)
        #expect(self.shown(session) == shown && !session.isMoving)
    }

    @Test("where no variant leads back, the last one does, with its values reversed")
    func reversedValues() throws {
        var session = try LiveSpec.session(text: LiveSpec.single)
        let start = shown(session)
        try session.press(.next)
        try session.advance(to: 1)
        #expect(shown(session)[0] == [100, 30])
        try session.press(.next)
        #expect(session.current?.reversed == true)
        try session.advance(to: 1.2)
        #expect(distance([shown(session)[0]], [[50, 20]]) < 1e-9)
        try session.advance(to: 2)
        #expect(shown(session) == start)
        try session.press(.choice(0))
        #expect(session.current?.reversed == false)
        try session.press(.choice(1))
        #expect(session.current?.variant == 0)
    }

    @Test("a pause holds everything, and time goes on where it was held")
    func pausing() throws {
        var session = try LiveSpec.session(text: LiveSpec.single)
        try session.press(.next)
        try session.advance(to: 0.1)
        try session.press(.next)
        try session.press(.pauseOrResume)
        #expect(!session.isMoving)
        let held = shown(session)
        try session.advance(to: 5)
        #expect(shown(session) == held)
        try session.press(.pauseOrResume)
        #expect(session.isMoving)
        try session.advance(to: 5.1)
        #expect(shown(session) != held)
        try session.advance(to: 6)
        #expect(shown(session)[0] == [0, 10])
    }

    @Test("scrubbing moves by a fiftieth and holds; what is over is played again for it")
    func scrubbing() throws {
        var session = try LiveSpec.session(text: LiveSpec.single)
        try session.press(.scrub(0.02))
        #expect(session.playback == nil)
        try session.press(.next)
        try session.advance(to: 0.2)
        try session.press(.scrub(0.02))
        #expect(distance([shown(session)[0]], [[52, 20.4]]) < 1e-9)
        try session.advance(to: 3)
        #expect(distance([shown(session)[0]], [[52, 20.4]]) < 1e-9)
        for _ in 0..<60 { try session.press(.scrub(-0.02)) }
        #expect(shown(session)[0] == [0, 10])
        try session.press(.pauseOrResume)
        try session.advance(to: 4)
        #expect(session.playback?.state == .finished)
        try session.press(.scrub(-0.02))
        #expect(session.playback?.state == .paused)
        #expect(distance([shown(session)[0]], [[98, 29.6]]) < 1e-9)
    }

    @Test("turning round, stopping, cancelling and finishing are the playback's own")
    func controls() throws {
        var session = try LiveSpec.session(text: LiveSpec.single)
        try session.press(.next)
        try session.advance(to: 0.1)
        try session.press(.reverse)
        try session.advance(to: 0.15)
        #expect(distance([shown(session)[0]], [[12.5, 12.5]]) < 1e-9)
        try session.press(.finish)
        #expect(session.playback?.state == .finished)
        #expect(shown(session)[0] == [0, 10])
        try session.press(.choice(0))
        try session.advance(to: 0.25)
        try session.press(.stop)
        #expect(distance([shown(session)[0]], [[25, 15]]) < 1e-9)
        #expect(session.playback?.state == .stopped)
        try session.press(.choice(0))
        try session.press(.cancel)
        #expect(shown(session)[0] == [100, 30])
        #expect(session.events.last == "go cancelled")
    }

    @Test("at half the speed it takes twice as long")
    func speed() throws {
        var slow = try LiveSpec.session(text: LiveSpec.single)
        var normal = try LiveSpec.session(text: LiveSpec.single)
        try slow.press(.slower)
        #expect(slow.speed == 0.5)
        try slow.press(.next)
        try normal.press(.next)
        try slow.advance(to: 0.3)
        try normal.advance(to: 0.15)
        #expect(distance(shown(slow), shown(normal)) < 1e-12)
        for _ in 0..<20 { try slow.press(.faster) }
        #expect(slow.speed == LiveSession.speeds.last)
        for _ in 0..<20 { try slow.press(.slower) }
        #expect(slow.speed == LiveSession.speeds.first)
    }

    @Test("0 puts everything back to the beginning, what --initial says included")
    func restarting() throws {
        var session = try LiveSpec.session(text: LiveSpec.single, "--initial", "box.opacity=0.25")
        #expect(shown(session)[2] == [0.25])
        let start = shown(session)
        try session.press(.next)
        try session.advance(to: 0.1)
        try session.press(.next)
        try session.press(.restart)
        #expect(shown(session) == start)
        #expect(session.store.contributionCount == 0)
        #expect(session.playback == nil)
        #expect(session.events == [])
    }

    @Test("whatever is shown lies within its bar", arguments: ["calendar-chip", "spring-sheet", "loader"])
    func scales(_ name: String) throws {
        var session = try LiveSpec.session(name)
        for frame in 0..<120 {
            if frame % 17 == 0 { try session.press(.next) }
            try session.advance(to: Double(frame) / 60)
            for (index, components) in shown(session).enumerated() {
                for (component, value) in components.enumerated() {
                    let scale = session.scales[index][component]
                    #expect(scale.low <= value && value <= scale.high)
                }
            }
        }
    }
}

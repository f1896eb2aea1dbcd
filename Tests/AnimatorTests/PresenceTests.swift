import Animator
import MotionModel
import TestSupport
import Testing

@Suite("Targets that appear and disappear")
struct PresenceTests {
    /// The motion of ``MachineTests``, with a target that is in `b` and `c` only.
    private static func motion(_ transitions: [MotionTransition] = []) throws -> CompiledMotion {
        let motion = try MachineTests.motion(transitions)
        return CompiledMotion(
            name: motion.name, parameters: motion.parameters, properties: motion.properties,
            states: motion.states, variants: motion.variants, transitions: transitions,
            targets: [TargetPresence(target: "box", states: ["b", "c"])])
    }

    private static let rows = [
        MachineTests.row("a", "b", .events(["tap"]), "ab"),
        MachineTests.row("b", "a", .events(["tap"]), "ab", reversed: true),
        MachineTests.row("b", "c", .events(["next"]), "bc"),
        MachineTests.row("c", "a", .events(["tap"]), "ca"),
        MachineTests.row("a", "a", .events(["again"]), "ca"),
    ]

    private static func machine(_ log: MachineTests.Log = MachineTests.Log()) throws -> StateMachine {
        try MachineTests.machine(motion(rows), log)
    }

    @Test("a target appears when a way to it starts, and disappears when one from it has finished")
    func there() throws {
        let log = MachineTests.Log()
        let machine = try Self.machine(log)
        let store = machine.animator.store
        #expect(!store.isPresent("box"))
        #expect(store.isPresent("nobody says anything of it"))
        try machine.send("tap")
        #expect(store.isPresent("box"))
        try store.advance(to: 1)
        try machine.send("next")
        try store.advance(to: 2)
        #expect(store.isPresent("box"))
        try machine.send("tap")
        try store.advance(to: 2.1)
        #expect(store.isPresent("box"), "it leaves, and isn't gone")
        try store.advance(to: 3)
        #expect(!store.isPresent("box"))
        #expect(
            log.events == [
                .left("a"), .appeared("box"), .entered("b"), .left("b"), .entered("c"), .left("c"),
                .disappeared("box"), .entered("a"),
            ])
        try machine.send("again")
        try store.advance(to: 4)
        #expect(
            log.events.suffix(2) == [.left("a"), .entered("a")],
            "between two states without it, it stays away")
    }

    @Test("a leave that is interrupted keeps it; by another leave, until that one has finished")
    func interruptions() throws {
        let log = MachineTests.Log()
        let machine = try Self.machine(log)
        let store = machine.animator.store
        try machine.go(to: "b")
        try store.advance(to: 1)
        try machine.go(to: "a")
        try store.advance(to: 1.1)
        try machine.go(to: "b")
        try store.advance(to: 2)
        #expect(store.isPresent("box") && !log.events.contains(.disappeared("box")))
        #expect(log.events.filter { $0 == .appeared("box") }.count == 1)
        try machine.go(to: "a")
        try store.advance(to: 2.2)
        try machine.send("again")
        try store.advance(to: 2.3)
        #expect(store.isPresent("box"), "the first leave is over, the second isn't")
        try store.advance(to: 2.46)
        #expect(!store.isPresent("box"))
        #expect(log.events.suffix(2) == [.disappeared("box"), .entered("a")])
    }

    @Test("what is turned round decides by where it ends; what is stopped decides nothing")
    func controls() throws {
        let log = MachineTests.Log()
        let machine = try Self.machine(log)
        let store = machine.animator.store
        try machine.send("tap")
        try store.advance(to: 0.1)
        machine.playback?.reverse()
        try store.advance(to: 0.15)
        #expect(store.isPresent("box"))
        try store.advance(to: 0.3)
        #expect(!store.isPresent("box"))
        #expect(log.events == [.left("a"), .appeared("box"), .left("b"), .disappeared("box"), .entered("a")])
        try machine.send("tap")
        try store.advance(to: 1)
        try machine.send("tap")
        try store.advance(to: 1.1)
        machine.playback?.reverse()
        try store.advance(to: 2)
        #expect(store.isPresent("box") && machine.state == "b")
        try machine.send("tap")
        machine.playback?.stop()
        try store.advance(to: 3)
        #expect(store.isPresent("box"))
    }

    @Test("a variant that is played by its name tells of it too, in either direction, at once or in part")
    func plain() throws {
        let motion = try Self.motion()
        let store = try PropertyStore(motion: motion, state: "a")
        let animator = Animator(store)
        let log = Log()
        try animator.play(motion, "ab", events: log.handler)
        #expect(log.take() == ["appeared box", "started"])
        try store.advance(to: 1)
        #expect(log.take().suffix(1) == ["completed finished"])
        try animator.play(motion, "ab", reversed: true, range: 0...0.1, events: log.handler)
        try store.advance(to: 2)
        #expect(store.isPresent("box") && log.take().last == "completed finished", "it ends half way")
        try animator.play(motion, "ab", reversed: true, events: log.handler)
        try store.advance(to: 3)
        #expect(log.take().suffix(2) == ["disappeared box", "completed finished"])
        try animator.setTimeScaleFactor(0)
        try animator.play(motion, "ab", events: log.handler)
        #expect(log.take().first == "appeared box" && store.isPresent("box"))
        try animator.play(motion, "ca", events: log.handler)
        #expect(log.take().suffix(2) == ["disappeared box", "completed finished"])
        try store.set(state: "c", of: motion)
        #expect(store.isPresent("box"), "a state that is set is one at rest")
    }

    @Test("after any events it is present where the state says, once the machine rests", arguments: 0..<10)
    func laws(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let log = MachineTests.Log()
        let machine = try Self.machine(log)
        let store = machine.animator.store
        for _ in 0..<300 {
            switch random.uniform(0...1) {
            case ..<0.4: try machine.send(["tap", "next", "again"][Int(random.uniform(0...2.99))])
            case ..<0.5: machine.playback?.reverse()
            case ..<0.55: machine.playback?.finish()
            default: try store.advance(to: store.time + random.uniform(0...0.3))
            }
            let told = log.events.reduce(false) { isPresent, event in
                switch event {
                case .appeared: true
                case .disappeared: false
                default: isPresent
                }
            }
            #expect(told == store.isPresent("box"))
            let isSaid = machine.state != "a"
            // On the way out it is still there; the way in begins with it.
            #expect(store.isPresent("box") || !isSaid || machine.playback?.direction == .backward)
            if machine.hasEntered { #expect(store.isPresent("box") == isSaid) }
        }
    }
}

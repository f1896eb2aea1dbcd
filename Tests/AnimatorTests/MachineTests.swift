import Animator
import MotionModel
import Testing

@Suite("state machine")
struct MachineTests {
    /// A motion of one additive and one replaced property over three states, whose values are their numbers times 100.
    static func motion(
        _ transitions: [MotionTransition] = [], duration: Double = 0.25, isReduced: Bool = false
    ) throws -> CompiledMotion {
        let (x, shade) = (try PropertyPath("box.x"), try PropertyPath("box.shade"))
        func value(_ state: Int) -> Operand { .constant(.number(Double(100 * state))) }
        func variant(_ name: String, _ start: Int, _ end: Int, _ duration: Double) -> CompiledVariant {
            let timing = Timing(duration: duration, curve: .linear)
            let timeline = Timeline(tracks: [
                Track(
                    property: x, type: .number, isAdditive: true, from: value(start), to: value(end),
                    timing: timing),
                Track(
                    property: shade, type: .number, isAdditive: false, from: value(start), to: value(end),
                    timing: timing),
            ])
            return CompiledVariant(
                name: name, timeline: timeline, reversedTimeline: timeline.withReversedValues,
                startState: names[start], endState: names[end],
                reducedForm: isReduced && name == "ab" ? "ab.reduced" : nil)
        }
        return CompiledMotion(
            name: "Box", parameters: [MotionParameter(name: "count", defaultValue: .number(0))],
            properties: [
                PropertyDeclaration(path: x, type: .number, isAdditive: true),
                PropertyDeclaration(path: shade, type: .number, isAdditive: false),
            ],
            states: names.indices.map { MotionState(name: names[$0], operands: [value($0), value($0)]) },
            variants: [
                variant("ab", 0, 1, duration), variant("bc", 1, 2, duration), variant("ca", 2, 0, duration),
            ]
                + (isReduced ? [variant("ab.reduced", 0, 1, 0)] : []),
            transitions: transitions)
    }

    static let names = ["a", "b", "c"]

    static func row(
        _ start: String, _ end: String, _ trigger: MotionTransition.Trigger, _ variant: String,
        _ condition: Expression? = nil, reversed: Bool = false
    ) -> MotionTransition {
        MotionTransition(
            startState: start, endState: end, trigger: trigger, condition: condition, variant: variant,
            isReversed: reversed)
    }

    static let circle = [
        row("a", "b", .events(["tap"]), "ab"), row("b", "c", .after(seconds: 0.5), "bc"),
        row("b", "a", .events(["tap"]), "ab", reversed: true), row("c", "a", .after(seconds: 0), "ca"),
    ]

    /// What a machine told of, each with the time of the store at which it was delivered.
    final class Log {
        var events: [StateMachineEvent] = []
    }

    static func machine(
        _ motion: CompiledMotion, _ log: Log = Log(), reducedMotion: Bool = false
    ) throws -> StateMachine {
        try Animator(PropertyStore(), reducedMotion: reducedMotion).machine(motion) { log.events.append($1) }
    }

    @Test("the first row of the current state whose trigger and condition hold is taken")
    func lookup() throws {
        let condition = Expression.binary(.greater, .parameter(slot: 0), .constant(2))
        let machine = try Self.machine(
            Self.motion([
                Self.row("a", "c", .events(["tap", "key"]), "ca", condition, reversed: true),
                Self.row("a", "b", .events(["tap"]), "ab"), Self.row("b", "c", .events(["tap"]), "bc"),
            ]))
        #expect(machine.state == "a")
        #expect(machine.candidates.map { $0.endState } == ["b"])
        #expect(machine.played == nil)
        #expect(try machine.send("key") == nil)
        #expect(try machine.send("nothing") == nil)
        #expect(machine.state == "a")
        #expect(try machine.send("tap")?.variant == "ab")
        #expect(machine.state == "b")
        #expect(try machine.send("tap")?.variant == "bc", "the next event is looked up in the destination")
        #expect(machine.state == "c")
        let other = try Self.machine(machine.motion)
        try other.set(parameter: "count", to: .number(3))
        #expect(throws: AnimatorError.self) { try other.set(parameter: "size", to: .number(3)) }
        #expect(other.candidates.map { $0.endState } == ["c", "b"])
        #expect(try other.send("tap")?.variant == "ca")
        #expect(other.played?.variant == "ca" && other.played?.isReversed == true)
        #expect(machine.played?.variant == "bc" && machine.played?.isReversed == false)
    }

    @Test("a state is left at once and entered at the end; one that is interrupted is never entered")
    func events() throws {
        let log = Log()
        let machine = try Self.machine(Self.motion(Self.circle), log)
        let store = machine.animator.store
        try machine.send("tap")
        #expect(log.events == [.left("a")])
        #expect(!machine.hasEntered)
        try store.advance(to: 0.1)
        try machine.send("tap")
        #expect(log.events == [.left("a"), .left("b")])
        try store.advance(to: 0.3)
        #expect(log.events.count == 2, "the first playback's end enters nothing")
        try store.advance(to: 0.4)
        #expect(log.events == [.left("a"), .left("b"), .entered("a")])
        #expect(machine.hasEntered)
    }

    @Test("delays count from the entered state at exact times, however long the frames are")
    func delays() throws {
        for steps in [1, 7, 1000] {
            let log = Log()
            let machine = try Self.machine(Self.motion(Self.circle), log)
            let store = machine.animator.store
            try store.advance(to: 2)
            try machine.send("tap")
            func advance(from start: Double, to end: Double) throws {
                for step in 1...steps {
                    try store.advance(to: start + (end - start) * Double(step) / Double(steps))
                }
            }
            try advance(from: 2, to: 2.85)
            #expect(log.events == [.left("a"), .entered("b"), .left("b")])
            let shown = try store.presentation("box.x").components[0]
            #expect((shown - 140).magnitude < 1e-9, "bc began at 2.75")
            try advance(from: 2.85, to: 3.1)
            #expect(log.events.suffix(2) == [.entered("c"), .left("c")])
            let back = try store.presentation("box.shade").components[0]
            #expect((back - 120).magnitude < 1e-9, "ca began at 3")
            try advance(from: 3.1, to: 4)
            #expect(log.events.suffix(1) == [.entered("a")])
            #expect(try store.presentation("box.x") == .number(0))
            #expect(store.time == 4)
        }
    }

    @Test("a store isn't at rest while a machine waits, and what runs until rest waits for it")
    func waitsForRest() throws {
        let store = PropertyStore()
        let machine = try Animator(store).machine(
            try Self.motion([Self.row("a", "b", .after(seconds: 2), "ab")]), state: "a")
        try store.advance(to: 0.1)
        #expect(machine.isWaiting && !store.isAtRest)
        #expect(try ManualDriver(store).runToRest() && store.isAtRest)
        #expect(machine.state == "b" && store.time >= 2.25)
    }

    @Test("a machine that is refused leaves nothing behind")
    func refusedMachine() throws {
        let store = PropertyStore()
        let motion = try Self.motion()
        #expect(throws: AnimatorError.self) { try Animator(store).machine(motion, state: "nowhere") }
        #expect(throws: AnimatorError.self) {
            try Animator(store).machine(motion, parameters: ["nothing": .number(1)])
        }
        #expect(store.properties.isEmpty)
        try store.register(PropertyDeclaration(path: try PropertyPath("box.shade"), type: .boolean))
        #expect(throws: AnimatorError.self) { try store.register(motion) }
        #expect(store.properties.count == 1)
    }

    @Test("a delay dies with its state")
    func interruptedDelay() throws {
        let machine = try Self.machine(Self.motion(Self.circle))
        try machine.send("tap")
        try machine.animator.store.advance(to: 0.7)
        try machine.send("tap")
        try machine.animator.store.advance(to: 5)
        #expect(machine.state == "a")
    }

    @Test("a circle that takes no time hangs nothing")
    func circleOfNoTime() throws {
        let log = Log()
        let rows = [
            Self.row("a", "b", .after(seconds: 0), "ab"), Self.row("b", "c", .after(seconds: 0), "bc"),
            Self.row("c", "a", .after(seconds: 0), "ca"),
        ]
        let machine = try Self.machine(Self.motion(rows, duration: 0), log)
        try machine.animator.store.advance(to: 1)
        #expect(log.events.count == 2 * StateMachine.mostTurns)
        #expect(machine.state == "b", "1,000 steps round a circle of three")
    }

    @Test("without rows it goes by variants, and back by the same reversed")
    func variants() throws {
        let machine = try Self.machine(Self.motion(isReduced: true))
        #expect(try machine.send("tap") == nil)
        #expect(try machine.go(to: "b"))
        #expect(try !machine.go(to: "b"), "it is on its way there")
        try machine.animator.store.advance(to: 1)
        #expect(try machine.animator.store.presentation("box.x") == .number(100))
        #expect(try machine.go(to: "a"))
        #expect(try machine.animator.store.model("box.x") == .number(0))
        #expect(throws: AnimatorError.unknownState("elsewhere", nearest: nil)) {
            try machine.go(to: "elsewhere")
        }
        let motion = try Self.motion()
        let lonely = CompiledMotion(
            name: "Box", parameters: motion.parameters, properties: motion.properties, states: motion.states,
            variants: [motion.variants[0]])
        let other = try Self.machine(lonely)
        #expect(throws: AnimatorError.noWay(from: "a", to: "c")) { try other.go(to: "c") }
        #expect(other.state == "a")
    }

    @Test("reduced motion chooses reduced forms")
    func reducedMotion() throws {
        let machine = try Self.machine(Self.motion(isReduced: true), reducedMotion: true)
        try machine.go(to: "b")
        #expect(machine.hasEntered)
        #expect(try machine.animator.store.presentation("box.x") == .number(100))
    }

    @Test("an event in the middle goes from where things are")
    func interruption() throws {
        let machine = try Self.machine(Self.motion(Self.circle))
        let store = machine.animator.store
        try machine.send("tap")
        for step in 1...40 {
            try store.advance(to: Double(step) * 0.01)
            let before = try ["box.x", "box.shade"].map { try store.presentation($0).components[0] }
            try machine.go(to: Self.names[step % 3])
            let after = try ["box.x", "box.shade"].map { try store.presentation($0).components[0] }
            for (one, other) in zip(before, after) { #expect((one - other).magnitude < 1e-9) }
        }
    }

    @Test("what is stopped or cancelled enters nothing, and the next event counts from there")
    func stopped() throws {
        for isStopped in [true, false] {
            let log = Log()
            let machine = try Self.machine(Self.motion(Self.circle), log)
            let store = machine.animator.store
            try machine.send("tap")
            #expect(machine.isWaiting, "b leads to c by itself")
            try store.advance(to: 0.125)
            if isStopped { machine.playback?.stop() } else { machine.playback?.cancel() }
            #expect(!machine.isWaiting)
            try store.advance(to: 5)
            #expect(machine.state == "b" && !machine.hasEntered)
            #expect(log.events == [.left("a")])
            #expect(try store.presentation("box.x") == .number(isStopped ? 50 : 100))
            #expect(try !machine.go(to: "b"))
            #expect(try machine.send("tap")?.endState == "a")
            try store.advance(to: 5.25)
            #expect(log.events == [.left("a"), .left("b"), .entered("a")])
            #expect(try store.presentation("box.x") == .number(0))
        }
    }

    @Test("a transition that is turned round leads back to its beginning, which is entered again")
    func turnedRound() throws {
        let rows = Self.circle + [Self.row("a", "c", .after(seconds: 1), "ca", reversed: true)]
        let log = Log()
        let machine = try Self.machine(Self.motion(rows), log)
        let store = machine.animator.store
        try machine.send("tap")
        try store.advance(to: 0.1)
        machine.playback?.reverse()
        #expect(machine.state == "a" && !machine.hasEntered)
        #expect(machine.candidates.map { $0.endState } == ["b", "c"], "the next event is looked up there")
        #expect(log.events == [.left("a"), .left("b")])
        #expect(machine.isWaiting)
        try store.advance(to: 1.19)
        #expect(machine.state == "a" && machine.hasEntered)
        #expect(log.events == [.left("a"), .left("b"), .entered("a")])
        #expect(try store.presentation("box.x") == .number(0))
        try store.advance(to: 1.45)
        #expect(log.events.suffix(2) == [.left("a"), .entered("c")], "the second counts from 0.2")

        // Twice is once: it goes where it was sent.
        let second = Log()
        let twice = try Self.machine(Self.motion(Self.circle), second)
        try twice.send("tap")
        try twice.animator.store.advance(to: 0.1)
        twice.playback?.reverse()
        twice.playback?.reverse()
        try twice.animator.store.advance(to: 0.25)
        #expect(twice.state == "b")
        #expect(second.events == [.left("a"), .left("b"), .left("a"), .entered("b")])
    }

    @Test("turning round what interrupted another enters nothing, nor does an older playback")
    func turnedInterruption() throws {
        let log = Log()
        let machine = try Self.machine(Self.motion(Self.circle), log)
        let store = machine.animator.store
        try machine.send("tap")
        let first = machine.playback
        try store.advance(to: 0.1)
        try machine.go(to: "c")
        try store.advance(to: 0.15)
        first?.reverse()
        #expect(machine.state == "c")
        machine.playback?.reverse()
        #expect(machine.state == "b")
        try store.advance(to: 5)
        #expect(machine.state == "b" && !machine.hasEntered && !machine.isWaiting)
        #expect(log.events == [.left("a"), .left("b"), .left("c")])
        try machine.send("tap")
        try store.advance(to: 6)
        #expect(log.events.suffix(2) == [.left("b"), .entered("a")])
    }

    @Test("what goes on by itself and can't be played is told of, and the state stays")
    func refused() throws {
        let motion = try Self.motion()
        let x = try PropertyPath("box.x")
        let number = Expression.binary(.divide, .constant(1), .parameter(slot: 0))
        let track = Track(
            property: x, type: .number, isAdditive: true, from: .constant(.number(0)),
            to: .formula(Formula(type: .number, components: [number]), from: nil),
            timing: Timing(duration: 0.25, curve: .linear))
        let timeline = Timeline(tracks: [track])
        let late = CompiledVariant(
            name: "late", timeline: timeline, reversedTimeline: timeline.withReversedValues, startState: "a",
            endState: "b")
        let rows = [
            Self.row("a", "b", .after(seconds: 0.5), "late"),
            Self.row("a", "c", .after(seconds: 1), "ca", reversed: true),
        ]
        let spoilt = CompiledMotion(
            name: "Box", parameters: motion.parameters, properties: motion.properties, states: motion.states,
            variants: motion.variants + [late], transitions: rows)
        let log = Log()
        let machine = try Self.machine(spoilt, log)
        #expect(throws: AnimatorError.self) { try machine.go(to: "b") }
        try machine.animator.store.advance(to: 0.75)
        let error = AnimatorError.unusableNumber(.infinity, of: "box.x")
        #expect(log.events == [.refused("b", error)])
        #expect(machine.state == "a" && machine.hasEntered)
        try machine.animator.store.advance(to: 1.5)
        #expect(
            log.events == [.refused("b", error), .left("a"), .entered("c")], "later ones are still tried")
    }

    @Test("what plays ends without its machine, and nothing goes on by itself")
    func release() throws {
        let store = PropertyStore()
        var machine: StateMachine? = try Animator(store).machine(Self.motion(Self.circle))
        try machine?.send("tap")
        machine = nil
        try store.advance(to: 5)
        #expect(try store.presentation("box.x") == .number(100))
    }
}

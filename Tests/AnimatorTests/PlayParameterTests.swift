import Animator
import MotionModel
import Testing

@Suite("Playing with parameters")
struct PlayParameterTests {
    /// `box.x` goes from the parameter `a` to twice that, `box.at` by `by` from where it is.
    private let motion: CompiledMotion

    init() throws {
        let (x, at) = (try PropertyPath("box.x"), try PropertyPath("box.at"))
        let a = Formula(type: .number, components: [.parameter(slot: 0)])
        let twice = Formula(
            type: .number, components: [.binary(.divide, .constant(100), .parameter(slot: 0))])
        let by = Formula(
            type: .point,
            components: (0..<2).map { .binary(.add, .from(component: $0), .parameter(slot: 1 + $0)) })
        let timeline = Timeline(tracks: [
            Track(
                property: x, type: .number, isAdditive: true, from: .formula(a, from: nil),
                to: .formula(twice, from: nil), timing: Timing(duration: 1)),
            Track(
                property: at, type: .point, isAdditive: true, from: .current, to: .formula(by, from: 0),
                timing: Timing(duration: 1)),
        ])
        motion = CompiledMotion(
            name: "m",
            parameters: [
                MotionParameter(name: "a", defaultValue: .number(5)),
                MotionParameter(name: "by", defaultValue: .point(1, 2)),
            ],
            properties: [
                PropertyDeclaration(path: x), PropertyDeclaration(path: at, type: .point),
            ],
            states: [
                MotionState(name: "off", operands: [.formula(a, from: nil), nil]),
                MotionState(name: "on", operands: [.formula(twice, from: nil), nil]),
            ],
            variants: [
                CompiledVariant(
                    name: "go", timeline: timeline, reversedTimeline: timeline, startState: "off",
                    endState: "on")
            ])
    }

    @Test("binds when it plays: parameters, defaults for the others, and where properties are")
    func binding() throws {
        let store = try PropertyStore(motion: motion, state: "off", parameters: ["a": .number(20)])
        #expect(try store.presentation("box.x") == .number(20))
        try store.set("box.at", to: .point(10, 10))
        let animator = Animator(store)
        try animator.play(motion, "go", parameters: ["a": .number(20)])
        #expect(try store.model("box.x") == .number(5))
        #expect(try store.model("box.at") == .point(11, 12))
        try store.advance(to: 1)
        try animator.play(motion, "go", parameters: ["by": .point(5, 5)])
        #expect(try store.model("box.x") == .number(20))
        #expect(try store.model("box.at") == .point(16, 17))
        try store.advance(to: 9)
        #expect(store.contributionCount == 0)
        #expect(try store.presentation("box.at") == .point(16, 17))
    }

    @Test("refuses names, types and numbers that don't fit, and then plays nothing")
    func refusals() throws {
        let store = try PropertyStore(motion: motion, state: "off")
        let animator = Animator(store)
        #expect(throws: AnimatorError.parameter(.unknownParameter("bye", nearest: "by"))) {
            try animator.play(motion, "go", parameters: ["bye": .point(1, 1)])
        }
        #expect(throws: AnimatorError.parameter(.wrongType("by", expected: .point, found: .number))) {
            try animator.play(motion, "go", parameters: ["by": .number(1)])
        }
        #expect(throws: AnimatorError.unusableNumber(.infinity, of: "box.x")) {
            try animator.play(motion, "go", parameters: ["a": .number(0)])
        }
        #expect(throws: AnimatorError.missingParameters(property: "box.x")) {
            try animator.play(#require(motion["go"]))
        }
        #expect(throws: AnimatorError.parameter(.unusableNumber("a", .infinity))) {
            try PropertyStore(motion: motion, state: "on", parameters: ["a": .number(.infinity)])
        }
        #expect(store.contributionCount == 0)
        #expect(try store.model("box.x") == .number(5))
    }

    @Test("moves along values over time without a jump, and rests where they end")
    func moving() throws {
        let x = try PropertyPath("box.x")
        let wave = Formula(
            type: .number,
            components: [
                .binary(
                    .add, .from(component: 0),
                    .call(.sin, [.binary(.multiply, .progress, .parameter(slot: 0))]))
            ])
        let track = Track(
            property: x, type: .number, isAdditive: true, keys: [.current, .formula(wave, from: 0)],
            segments: [Segment(start: 0, end: 1, fromKey: 1, toKey: 1, curve: .linear)])
        let store = PropertyStore()
        try store.register(PropertyDeclaration(path: x, initial: .number(3)))
        try Animator(store).play(Timeline(tracks: [track]), parameters: [2])
        #expect(try store.presentation("box.x") == .number(3))
        let oracle = [0.25: 3.479425538604203, 0.5: 3.8414709848078967, 1: 3.909297426825682]
        for time in oracle.keys.sorted() {
            try store.advance(to: time)
            let shown = try store.presentation("box.x").components[0]
            #expect(abs(shown - (oracle[time] ?? 0)) < 1e-12)
        }
        #expect(store.contributionCount == 0)
    }
}

import Animator
import MotionModel
import TestSupport
import Testing

@Suite("Whatever starts, begins where the property is shown")
struct MixedInterruptionTests {
    private static let paths = [
        "thing.x", "thing.position", "thing.bounds", "thing.turn", "thing.opacity", "thing.backgroundColor",
        "icon.transform",
    ]

    private static func store() throws -> PropertyStore {
        let store = try makeStore()
        try store.register(
            PropertyDeclaration(
                path: PropertyPath("icon.transform"), initial: .transform(TransformMatrix.identity)))
        return store
    }

    /// A value of a property; one of three transforms is flat.
    private static func value(_ type: ValueType, _ random: inout SplitMix64) throws -> MotionValue {
        if case .transform = type {
            let size = random.below(3) == 0 ? 0 : random.uniform(0.5...2)
            return .transform([.translate(random.uniform(-50...50), 0), .scale(size, size)])
        }
        let numbers = (0..<type.componentCount).map { _ in random.uniform(0...1) }
        return try #require(MotionValue(type: type, components: numbers))
    }

    /// What a call, a block and the like start, of one property; returns what it was.
    private static func start(
        _ path: String, to end: MotionValue, on store: PropertyStore, _ random: inout SplitMix64
    ) throws -> String {
        // Half of what moves it otherwise replaces, and the next adds to it.
        let animator = Animator(store, additive: random.below(2) == 0)
        let timing = Timing(duration: random.uniform(0.2...1), curve: .linear)
        let other = try value(end.type, &random)
        let kind = random.below(7)
        switch kind {
        case 0: try animator.animate(timing, path, to: end)
        case 1: try animator.animate(timing) { $0.set(path, to: end) }
        case 2:
            try animator.animate(timing) { block in
                block.set(path, to: other)
                block.animate(timing) { $0.set(path, to: end) }
            }
        case 3:
            // A state's value, which gives way to the present one.
            let track = Track(
                property: try PropertyPath(path), type: end.type, isAdditive: true,
                keys: [.constant(other), .constant(end)],
                segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)],
                startsAsWritten: false)
            try animator.play(Timeline(tracks: [track]))
        case 4 where !path.hasSuffix("transform"):
            try animator.spring(path, to: end, spring: Spring(response: 0.4, dampingRatio: 0.5))
        case 5 where path == "thing.x":
            try animator.physics(
                path, velocity: .number(random.uniform(-9...9)),
                physics: Physics(friction: 0.5, restitution: 0.5, stopVelocity: 0.01),
                walls: [-3...3])
        default: try store.grab(path)
        }
        return "kind \(kind), \(animator.additive ? "adding" : "replacing")"
    }

    @Test("one thing after the other", arguments: 0..<UInt64(TestBuild.count(40)))
    func oneAfterTheOther(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let store = try Self.store()
        for step in 0..<200 {
            try store.advance(to: store.time + random.uniform(0...0.3))
            let path = Self.paths[random.below(Self.paths.count)]
            let end = try Self.value(store[store.id(of: path)].type, &random)
            let before = try store.presentation(path).components.array
            let started = try Self.start(path, to: end, on: store, &random)
            let jump = largestJump(before, try store.presentation(path).components)
            let size = before.reduce(1) { max($0, $1.magnitude) }
            #expect(jump < 1e-9 * size, "step \(step), \(path), \(started)")
        }
    }
}

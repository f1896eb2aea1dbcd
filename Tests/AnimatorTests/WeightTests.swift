import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("A weight brings a share of the travel")
struct WeightTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let path: String
        let track: Track
        let resting: MotionValue
        var testDescription: String { name }
    }

    /// Tracks of every kind, each with where its property rests before.
    static func cases() throws -> [Case] {
        let bezier = try ease()
        let timings = [
            Timing(delay: 0.1, duration: 1, curve: bezier),
            Timing(duration: 0.3, curve: bezier, iterations: 2.5, direction: .alternate),
            Timing(duration: 0.5, curve: .linear, iterations: .infinity),
            Timing(duration: 0.4, curve: bezier, direction: .reverse),
        ]
        let red = MotionValue.color(Color(red: 1, green: 0, blue: 0))
        let blue = MotionValue.color(Color(red: 0, green: 0, blue: 1))
        let turned = MotionValue.transform([.rotate(degrees: 70), .translate(30, 10)])
        let values: [(String, ValueType, MotionValue, MotionValue, MotionValue)] = [
            ("thing.x", .number, .number(3), .number(43), .number(3)),
            ("thing.x", .number, .number(3), .number(43), .number(-8)),
            ("thing.bounds", .rect, .rect(0, 1, 2, 3), .rect(9, 1, 20, -3), .rect(0, 1, 2, 3)),
            (
                "thing.turn", .turning(.longest), .angle(degrees: 10), .angle(degrees: 300),
                .angle(degrees: 10)
            ),
            ("thing.backgroundColor", .color, red, blue, red),
            ("thing.backgroundColor", .colorIn(.oklch), red, blue, red),
            ("thing.backgroundColor", .colorIn(.oklch), red, blue, blue),
            ("thing.transform", .transform(.matrix), .transform(.identity), turned, .transform(.identity)),
            ("thing.transform", .transform(.matrix), turned, .transform(.identity), turned.canonical),
            ("thing.transform", .transform(.matrix), turned, .transform(.identity), .transform(.identity)),
        ]
        var cases: [Case] = []
        for (index, timing) in timings.enumerated() {
            for (path, type, from, to, resting) in values {
                for isMirrored in [false, true] where !isMirrored || timing.iterations.isFinite {
                    var track = Track(
                        property: try PropertyPath(path), type: type, isAdditive: true, weight: 0.3,
                        from: .constant(from), to: .constant(to), timing: timing)
                    if isMirrored { track = track.mirrored(in: 1.5) }
                    cases.append(
                        Case(
                            name: "\(path) as \(type.name), timing \(index), from \(resting), \(isMirrored)",
                            path: path, track: track, resting: resting))
                }
            }
        }
        // A key that moves by itself.
        let wave = Formula(
            type: .number, components: [.binary(.multiply, .constant(40), .call(.sin, [.progress]))])
        cases.append(
            Case(
                name: "an expression of the progress", path: "thing.x",
                track: Track(
                    property: try PropertyPath("thing.x"), type: .number, isAdditive: true, weight: 0.6,
                    keys: [.constant(.number(0)), .formula(wave, from: nil)],
                    segments: [Segment(start: 0, end: 1, fromKey: 1, toKey: 1, curve: .linear)]),
                resting: .number(0)))
        return cases
    }

    private func store(_ one: Case) throws -> (PropertyStore, PropertyID) {
        let store = PropertyStore()
        let id = try store.register(
            PropertyDeclaration(path: try PropertyPath(one.path), type: one.resting.type))
        try store.set(id, to: one.resting)
        return (store, id)
    }

    @Test("what a timeline samples is what is played alone from rest", arguments: try cases())
    func samples(_ one: Case) throws {
        let (store, id) = try store(one)
        let timeline = Timeline(tracks: [one.track], duration: one.track.end.isFinite ? 2 : nil)
        let bound = try timeline.bind { _ in one.resting }
        try Animator(store).play(timeline)
        var components = [Double](repeating: 0, count: bound.componentCount)
        for step in 0...40 {
            let time = Double(step) / 20
            try store.advance(to: time)
            let sample = bound.properties[0].sample(at: time)
            let shown = store.presentation(id).components
            #expect(largestJump(shown, sample.value.components) <= 1e-12, "at \(time)")
            bound.sample(at: time, into: &components)
            #expect(components == sample.value.components.array)
            guard time > 0, !store.isAtRest else { continue }
            // Inside of a segment: at its ends the two sides have speeds of their own.
            let speeds = zip(store.velocity(id), sample.velocity).map { ($0 - $1).magnitude }
            if (time * 10).truncatingRemainder(dividingBy: 1) != 0 {
                #expect((speeds.max() ?? 0) <= 1e-9, "at \(time)")
            }
        }
    }

    @Test("what is shown goes on where it is, and the model rests a share of the travel further")
    func starts() throws {
        var random = SplitMix64(seed: 24)
        for _ in 0..<200 {
            let store = try makeStore()
            let animator = Animator(store)
            let curve = try ease()
            try store.set("thing.x", to: .number(random.uniform(-50...50)))
            for count in 1...4 {
                let before = try (number(store, "thing.x"), resting(store, "thing.x"))
                let (from, to) = (random.uniform(-50...50), random.uniform(-50...50))
                let weight = random.uniform(0...0.999)
                try animator.animate(
                    Timing(delay: random.uniform(0...0.2), duration: 1, curve: curve), "thing.x",
                    from: .number(from), to: .number(to), weight: weight)
                #expect(abs(try number(store, "thing.x") - before.0) <= 1e-12)
                let travelled = try resting(store, "thing.x") - before.1
                #expect(abs(travelled - weight * (to - from)) <= 1e-12)
                try store.advance(to: Double(count) * 0.3)
            }
            try store.advance(to: 9)
            #expect(showsModel(store))
        }
    }

    @Test("an animation that replaces brings all of its travel")
    func replaces() throws {
        let store = try makeStore()
        let animator = Animator(store, additive: false)
        try animator.animate(
            Timing(duration: 1), "thing.x", from: .number(0), to: .number(8), weight: 0.25)
        #expect(try number(store, "thing.x") == 0)
        let halves = try track("thing.y", .number(0), .number(8), Timing(duration: 1), weight: 0.25)
        try animator.play(Timeline(tracks: [halves]))
        try store.advance(to: 1)
        #expect(try number(store, "thing.x") == 8)
        #expect(try number(store, "thing.y") == 8)
    }
}

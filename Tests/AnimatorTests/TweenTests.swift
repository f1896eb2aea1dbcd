import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Tweens from one value to another")
struct TweenTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let path: String
        let from: MotionValue
        let to: MotionValue
        let timing: Timing
        var additive = true
        var weight = 1.0
        var testDescription: String { "\(path), \(timing.wayBack), weight \(weight), additive \(additive)" }
    }

    static let cases: [Case] = {
        let bezier = Curve.bezier(.easeInOut)
        let plain = Timing(delay: 0.1, duration: 1, curve: bezier)
        let looped = Timing(
            duration: 0.3, curve: .bezier(.ease), iterations: 2.5, direction: .alternate)
        let returning = Timing(
            duration: 0.4, curve: .bezier(.easeIn), iterations: 2, wayBack: .along(bezier, duration: 0.3))
        let early = Timing(delay: -0.2, duration: 1, curve: .scale(1.5, of: bezier))
        var cases: [Case] = []
        for timing in [plain, looped, returning, early] {
            cases.append(Case(path: "thing.x", from: .number(3), to: .number(-40), timing: timing))
            cases.append(
                Case(
                    path: "thing.bounds", from: .rect(0, 1, 2, 3), to: .rect(9, 1, 20, -3), timing: timing,
                    weight: 0.3))
            cases.append(
                Case(path: "thing.x", from: .number(3), to: .number(-40), timing: timing, additive: false))
        }
        return cases
    }()

    /// The same way in two stores: by a call, and as a track of a timeline.
    private func twins(_ way: Case) throws -> [(store: PropertyStore, playback: Playback)] {
        try [false, true].map { isTrack in
            let store = try makeStore()
            let animator = Animator(store, additive: way.additive)
            guard isTrack else {
                let playback = try animator.animate(
                    way.timing, way.path, from: way.from, to: way.to, weight: way.weight)
                return (store, playback)
            }
            let timeline = Timeline(tracks: [
                Track(
                    property: try PropertyPath(way.path), type: way.to.type, isAdditive: true,
                    weight: way.weight, from: .constant(way.from), to: .constant(way.to), timing: way.timing)
            ])
            return (store, try animator.play(timeline))
        }
    }

    @Test("show what a track of a timeline shows, bit for bit, whatever is done to them", arguments: cases)
    func tracks(_ way: Case) throws {
        let twins = try twins(way)
        func same(_ what: String) throws {
            let shown = try twins.map { try $0.store.presentation(way.path).components.map(\.bitPattern) }
            #expect(shown[0] == shown[1], "\(what)")
            let model = try twins.map { try $0.store.model(way.path) }
            #expect(model[0] == model[1], "\(what)")
            let id = try twins[0].store.id(of: way.path)
            #expect(twins[0].store.velocity(id) == twins[1].store.velocity(id), "\(what)")
            #expect(twins[0].playback.duration == twins[1].playback.duration)
            #expect(twins[0].playback.state == twins[1].playback.state, "\(what)")
            #expect(
                abs(twins[0].playback.cycleProgress.value - twins[1].playback.cycleProgress.value) < 1e-12)
        }
        func advance(to time: Double) throws {
            for twin in twins { try twin.store.advance(to: time) }
            try same("\(time)")
        }
        try same("start")
        for step in 0...8 { try advance(to: Double(step) * 0.04) }
        for twin in twins { twin.playback.reverse() }
        for step in 8...10 { try advance(to: Double(step) * 0.04) }
        for twin in twins {
            twin.playback.reverse()
            try twin.store.set(way.path, to: way.from)
            try Animator(twin.store).animate(Timing(duration: 0.2), way.path, to: way.to)
        }
        for step in 11...14 { try advance(to: Double(step) * 0.04) }
        for twin in twins { twin.playback.stop() }
        try advance(to: 0.6)
        try advance(to: 9)
        #expect(twins.allSatisfy { $0.store.contributionCount == 0 })
    }

    @Test("a property that is named by its id moves as one that is named by its path")
    func identifiers() throws {
        let stores = [try makeStore(), try makeStore()]
        func both(_ body: (PropertyStore, Animator, PropertyID?) throws -> Void) throws {
            try body(stores[0], Animator(stores[0]), nil)
            try body(stores[1], Animator(stores[1]), try stores[1].id(of: "thing.x"))
            #expect(try bits(stores[0]) == bits(stores[1]))
        }
        let spring = try Spring(response: 0.5, dampingRatio: 0.4)
        let decay = try Decay(rate: 0.998)
        var time = 0.0
        func advance() throws {
            time += 0.05
            try both { store, _, _ in try store.advance(to: time) }
        }
        let timing = Timing(duration: 1, curve: try ease())
        try both { _, animator, id in
            if let id {
                try animator.animate(timing, id, from: .number(1), to: .number(30), weight: 0.5)
            } else {
                try animator.animate(timing, "thing.x", from: .number(1), to: .number(30), weight: 0.5)
            }
        }
        try advance()
        try both { _, animator, id in
            if let id {
                try animator.spring(id, to: .number(-5), spring: spring, velocity: .number(40))
            } else {
                try animator.spring("thing.x", to: .number(-5), spring: spring, velocity: .number(40))
            }
        }
        try advance()
        try both { store, _, id in
            let grabbed = try id.map { store.grab($0) } ?? store.grab("thing.x")
            #expect(grabbed.velocity[0] != 0 && store.contributionCount == 0)
        }
        try both { _, animator, id in
            if let id {
                try animator.decay(id, velocity: .number(300), decay: decay)
            } else {
                try animator.decay("thing.x", velocity: .number(300), decay: decay)
            }
        }
        try advance()
        try both { _, animator, id in
            if let id {
                try animator.decay(id, to: .number(80), decay: decay)
            } else {
                try animator.decay("thing.x", to: .number(80), decay: decay)
            }
        }
        try advance()
        #expect(stores[1].contributionCount > 0)
        #expect(throws: AnimatorError.unusableNumber(.infinity, of: "thing.x")) {
            try Animator(stores[1]).animate(timing, stores[1].id(of: "thing.x"), to: .number(.infinity))
        }
        #expect(throws: AnimatorError.wrongType(property: "thing.x", expected: .number, found: "point")) {
            try Animator(stores[1]).animate(timing, stores[1].id(of: "thing.x"), to: .point(1, 2))
        }
    }
}

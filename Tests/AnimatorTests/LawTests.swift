import Animator
import MotionModel
import Testing
import TestSupport

@Suite("Laws of playing")
struct LawTests {
    @Test(
        "56. position is continuous at any interruption; velocity too where the curve starts at rest",
        arguments: smoothCurves.indices)
    func continuity(_ index: Int) throws {
        let row = smoothCurves[index]
        var random = SplitMix64(seed: UInt64(index) + 1)
        let store = try makeStore()
        let position = PropertyKey<Point>("thing.position")
        let id = try store.id(of: position)
        let animator = Animator(store)
        var now = 0.0
        for _ in 0..<60 {
            let before = store.presentation(id).components
            let speed = store.velocity(id)
            let to = MotionValue.point(random.uniform(-500...500), random.uniform(-500...500))
            let timing = Timing(
                delay: random.next() % 2 == 0 ? 0 : random.uniform(0...0.2),
                duration: random.uniform(0.01...0.9), curve: row.curve)
            try animator.animate(timing, position.path, to: to)
            #expect(largestJump(before, store.presentation(id).components) <= 1e-9)
            if timing.delay > 0 || row.curve.velocity(at: 0) == 0, speed.allSatisfy(\.isFinite) {
                let scale = 1 + (speed.map(\.magnitude).max() ?? 0)
                #expect(largestJump(speed, store.velocity(id)) <= 1e-9 * scale)
            }
            now += random.uniform(0...0.3)
            try store.advance(to: now)
        }
        try store.advance(to: now + 10)
        #expect(showsModel(store))
        #expect(store.contributionCount == 0)
    }

    @Test(
        "52. the offset is (from − to) · (1 − progress), and exactly 0 at the end",
        arguments: smoothCurves.indices)
    func offset(_ index: Int) throws {
        let curve = smoothCurves[index].curve
        let store = try makeStore()
        let animator = Animator(store)
        try animator.animate(
            Timing(fixedDuration: 2, curve: curve), "thing.x", from: .number(3), to: .number(-8))
        #expect(try resting(store, "thing.x") == -8)
        for step in 0..<200 {
            let time = Double(step) / 100
            try store.advance(to: time)
            let expected = -8 + (3 - -8) * (1 - curve.progress(at: time / 2))
            #expect(abs(try number(store, "thing.x") - expected) <= 1e-12 * (1 + abs(expected)))
        }
        try store.advance(to: 2)
        #expect(try number(store, "thing.x") == -8)
        #expect(store.contributionCount == 0)
    }

    @Test("playing back at the end of a play returns to the start exactly", arguments: 0..<50)
    func reversedPlay(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try makeStore()
        let from = MotionValue.number(random.uniform(-1e3...1e3))
        let to = MotionValue.number(random.uniform(-1e3...1e3))
        try store.set("thing.x", to: from)
        try store.set("thing.opacity", to: from)
        let curve = smoothCurves[Int(random.next() % UInt64(smoothCurves.count))].curve
        let timing = Timing(fixedDuration: 0.7, curve: curve)
        let timeline = Timeline(tracks: [
            try track("thing.x", from, to, timing),
            try track("thing.opacity", from, to, timing, additive: false),
        ])
        let animator = Animator(store)
        let before = try bits(store)
        try animator.play(timeline)
        try store.advance(to: 0.7)
        #expect(try store.presentation("thing.x") == to)
        #expect(try store.presentation("thing.opacity") == to)
        try animator.play(timeline, reversed: true)
        try store.advance(to: 2)
        #expect(try bits(store) == before)

        // The same by turning one playback round before its end.
        let playback = try animator.play(timeline)
        try store.advance(to: 2.5)
        playback.reverse()
        try store.advance(to: 4)
        #expect(playback.state == .finished)
        #expect(try bits(store) == before)
        #expect(showsModel(store))
    }

    @Test("an additive play that is played back before its end sums to the start exactly")
    func reversedInFlight() throws {
        let store = try makeStore()
        try store.set("thing.x", to: .number(0.1))
        let timeline = Timeline(tracks: [
            try track("thing.x", .number(0.1), .number(0.7), Timing(duration: 1, curve: try ease()))
        ])
        let animator = Animator(store)
        try animator.play(timeline)
        try store.advance(to: 0.31)
        let before = try number(store, "thing.x")
        try animator.play(timeline, reversed: true)
        #expect(abs(try number(store, "thing.x") - before) <= 1e-15)
        try store.advance(to: 5)
        #expect(try number(store, "thing.x") == 0.1)
    }

    @Test("68. what is shown doesn't depend on the steps that led there, to the last bit", arguments: 0..<20)
    func steps(_ seed: Int) throws {
        func run(_ steps: [Double]) throws -> [UInt64] {
            var random = SplitMix64(seed: UInt64(seed))
            let store = try makeStore()
            let animator = Animator(store, beginsFromCurrentState: seed % 2 == 0)
            for round in 0..<4 {
                let start = Double(round) * 0.37
                for step in steps where round > 0 { try store.advance(to: start - 0.37 * (1 - step)) }
                try store.advance(to: start)
                for path in ["thing.x", "thing.opacity", "thing.y"] {
                    let curve = smoothCurves[Int(random.next() % UInt64(smoothCurves.count))].curve
                    let timing = Timing(
                        delay: random.uniform(0...0.2), fixedDuration: random.uniform(0.1...0.8),
                        curve: curve,
                        iterations: random.uniform(0.5...3), direction: .alternate)
                    let playback = try animator.animate(timing, path, to: .number(random.uniform(-9...9)))
                    try playback.setSpeed(random.uniform(0.5...2))
                    if random.next() % 4 == 0 { playback.reverse() }
                }
            }
            for step in steps { try store.advance(to: 1.2 + step) }
            try store.advance(to: 2.2)
            return try bits(store)
        }
        var random = SplitMix64(seed: UInt64(seed) + 1000)
        let one = try run([])
        let many = try run((0..<100).map { _ in random.uniform(0...1) }.sorted())
        #expect(one == many)
    }

    @Test("scrubbing back and forth shows what was shown")
    func scrub() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.animate(
            Timing(duration: 1, curve: try ease()), "thing.x", from: .number(0), to: .number(5))
        try animator.animate(
            Timing(delay: 0.2, duration: 1), "thing.position", from: .point(3, 4), to: .point(0, 0))
        var shown: [[UInt64]] = []
        for step in 0...50 {
            try store.advance(to: Double(step) / 51)
            shown.append(try bits(store))
        }
        for step in (0...50).reversed() {
            try store.advance(to: Double(step) / 51)
            #expect(try bits(store) == shown[step])
        }
        try store.advance(to: -3)
        #expect(try bits(store) == shown[0])
        try store.advance(to: 2)
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test("a step of length 0 changes nothing and reports nothing")
    func zeroStep() throws {
        let store = try makeStore()
        let log = Log()
        try Animator(store).animate(Timing(duration: 1), "thing.x", to: .number(1), events: log.handler)
        try store.advance(to: 0.4)
        let shown = try bits(store)
        _ = log.take()
        try store.advance(to: 0.4)
        #expect(try bits(store) == shown)
        #expect(log.lines == [])
        #expect(store.changed == [])
    }

    @Test("53. a weight brings a share of the travel")
    func weight() throws {
        let store = try makeStore()
        try Animator(store).animate(
            Timing(duration: 1), "thing.x", from: .number(0), to: .number(8), weight: 0.25)
        #expect(try number(store, "thing.x") == 0)
        try store.advance(to: 0.5)
        #expect(try number(store, "thing.x") == 1)
        try store.advance(to: 1)
        #expect(try number(store, "thing.x") == 2)
    }
}

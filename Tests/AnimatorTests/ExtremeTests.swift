import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Numbers at the edge of what is allowed")
struct ExtremeTests {
    /// A number of any size that a double has, 0 included.
    private func anySize(_ random: inout SplitMix64) -> Double {
        switch random.next() % 6 {
        case 0: 0
        case 1: .leastNonzeroMagnitude
        case 2: .greatestFiniteMagnitude
        case 3: random.uniform(0...10)
        default: Double(sign: .plus, exponent: Int(random.next() % 2046) - 1022, significand: 1.5)
        }
    }

    @Test(
        "no timing within its precondition traps, wherever it is played", arguments: 0..<TestBuild.count(20))
    func timings(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let spring = Curve.spring(try SpringCurve(Spring(response: 0.3, dampingRatio: 0.5)))
        for _ in 0..<200 {
            func signed() -> Double { anySize(&random) * (random.next() % 2 == 0 ? 1 : -1) }
            let curve = [Curve.linear, spring, .bezier(.ease), .instant][Int(random.next() % 4)]
            let back: Timing.WayBack =
                [.none, .mirrored, .along(.linear, duration: anySize(&random))][Int(random.next() % 3)]
            let iterations = random.next() % 4 == 0 ? .infinity : anySize(&random)
            let speed = anySize(&random)
            let timing = Timing(
                delay: random.next() % 2 == 0 ? 0 : signed(), endDelay: random.next() % 2 == 0 ? 0 : signed(),
                fixedDuration: anySize(&random), curve: curve, iterations: iterations,
                iterationStart: anySize(&random),
                direction: PlaybackDirection.allCases[Int(random.next() % 4)], wayBack: back,
                speed: speed > 0 ? speed : 1)
            #expect(timing.iterationDuration >= 0 && !timing.activeDuration.isNaN && timing.end >= 0)
            let store = try makeStore()
            let log = Log()
            let isWatched = random.next() % 2 == 0
            let playback = try Animator(store).animate(
                timing, "thing.x", to: .number(100), events: isWatched ? log.handler : nil)
            for time in [0, 1e-300, 0.5, 1, 1e9, 1e150] {
                try store.advance(to: time)
                #expect(try number(store, "thing.x").isFinite)
                #expect(!playback.cycleProgress.time.isNaN && !playback.totalProgress.value.isNaN)
            }
            if !playback.state.isEnded {
                playback.reverse()
                try playback.seek(to: min(anySize(&random), 1e150))
                try store.advance(to: 0)
                #expect(try number(store, "thing.x").isFinite)
            }
            #expect(log.lines.count < 20_000)
        }
    }

    @Test(
        "a way back that is no length is a typed error", arguments: [Double.nan, .infinity, -1, -.infinity])
    func wayBack(_ length: Double) throws {
        let store = try makeStore()
        let animator = Animator(store)
        let timing = Timing(duration: 1, wayBack: .along(.linear, duration: length))
        func refuses(_ body: () throws -> Void) {
            do {
                try body()
                Issue.record("not refused")
            } catch let AnimatorError.unusableNumber(number, of: name) {
                #expect(number.bitPattern == length.bitPattern && name == "the way back")
            } catch { Issue.record("another error: \(error)") }
        }
        refuses { try animator.animate(timing, "thing.x", to: .number(1)) }
        refuses { try animator.animate(timing, PropertyKey<Double>("thing.x"), to: 1) }
        try store.register(
            PropertyDeclaration(path: PropertyPath("thing.transform"), type: .transform(.matrix)))
        refuses { try animator.animate(timing, "thing.transform", to: .transform([.rotate(degrees: 3)])) }
        refuses { try animator.animate(timing) { $0.set("thing.x", to: .number(4)) } }
        #expect(store.contributionCount == 0 && showsModel(store))
        #expect(try number(store, "thing.x") == 0)
        // A timeline that somebody makes of it all the same has a way back of no length.
        let bound = try Timeline(tracks: [track("thing.x", .number(0), .number(8), timing)]).bind()
        #expect(bound.properties[0].value(at: 0.5) == .number(4))
    }

    @Test(
        "the id of another store is a typed error, also where that store has a property at its position",
        arguments: [1, 40])
    func foreignID(_ count: Int) throws {
        let (large, small) = (try makeStore(), PropertyStore())
        for index in 0..<count { try small.register(PropertyDeclaration(path: PropertyPath("a.x\(index)"))) }
        let id = try large.id(of: "thing.opacity")
        #expect(small.properties.indices.contains(id.index) == (count > 1))
        let animator = Animator(small)
        let refusal = AnimatorError.unknownProperty("#\(id.index)", nearest: nil)
        let spring = try Spring(response: 0.3, dampingRatio: 1)
        #expect(throws: refusal) { try animator.animate(Timing(duration: 1), id, to: .number(1)) }
        #expect(throws: refusal) { try animator.spring(id, to: .number(1), spring: spring) }
        #expect(throws: refusal) {
            try animator.spring(id, to: .number(1), spring: spring, velocity: .number(2))
        }
        #expect(throws: refusal) { try animator.decay(id, velocity: .number(1), decay: .scrollFast) }
        #expect(throws: refusal) { try animator.decay(id, to: .number(1), decay: .scrollFast) }
        #expect(throws: refusal) { try small.set(id, to: .number(1)) }
        #expect(small.contributionCount == 0)
    }

    @Test("a loop whose periods are too short to be told apart reports a bounded number of events")
    func shortPeriods() throws {
        for period in [1e-9, 1e-12, 1e-300, Double.leastNonzeroMagnitude] {
            let segment = Segment(start: 0, end: period, fromKey: 0, toKey: 1, curve: .linear)
            let looped = Track(
                property: try PropertyPath("thing.x"), type: .number, isAdditive: true,
                keys: [.constant(.number(0)), .constant(.number(1))], segments: [segment],
                loop: Loop(start: 0, period: period, count: .infinity))
            let timeline = Timeline(
                tracks: [looped], markers: [Marker(time: 0, name: "tick", period: period)])
            let store = try makeStore()
            let log = Log()
            let playback = try Animator(store).play(timeline, events: log.handler)
            for time in [1e9, 0.5, 1e15, 0, 1e150, 3] {
                _ = log.take()
                try playback.seek(to: time)
                #expect(log.lines.count <= 2 * 1002 + 1)
                #expect(playback.cycleProgress.time >= 0 && playback.cycleProgress.time <= 1)
                let shown = try number(store, "thing.x")
                #expect(shown >= -1 && shown <= 1)
            }
        }
    }
}

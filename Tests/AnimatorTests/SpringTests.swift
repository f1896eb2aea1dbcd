import Animator
import MotionModel
import TestSupport
import Testing

@Suite("Live springs")
struct SpringTests {
    private static let path = "thing.position"

    private func point(_ store: PropertyStore) throws -> [Double] {
        try store.presentation(Self.path).components.array
    }

    private func speed(_ store: PropertyStore) throws -> [Double] {
        store.velocity(try store.id(of: Self.path))
    }

    @Test("a spring follows its closed form and comes to rest exactly", arguments: [0.3, 1, 2.5])
    func closedForm(_ ratio: Double) throws {
        let store = try makeStore()
        let spring = try Spring(response: 0.5, dampingRatio: ratio)
        let playback = try Animator(store).spring(
            "thing.x", to: .number(100), spring: spring, velocity: .number(-300))
        #expect(try resting(store, "thing.x") == 100)
        for step in 0..<60 {
            let time = Double(step) / 100
            try store.advance(to: time)
            let expected = 100 + spring.displacement(at: time, from: -100, initialVelocity: -300)
            #expect(abs(try number(store, "thing.x") - expected) <= 1e-9)
        }
        try store.advance(to: playback.duration - 1e-9)
        #expect(abs(try number(store, "thing.x") - 100) <= 0.2)
        try store.advance(to: playback.duration)
        #expect(playback.state == .finished)
        #expect(try number(store, "thing.x") == 100)
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test(
        "a spring that is sent to the same place in every frame comes to rest there, however long that goes on",
        arguments: [0.3, 1, 1.6])
    func sentForEver(ratio: Double) throws {
        let store = try makeStore()
        let spring = try Spring(response: 0.3, dampingRatio: ratio)
        for path in ["thing.x", "thing.opacity"] { try store.set(path, to: .number(50)) }
        for frame in 1...12_000 {
            for path in ["thing.x", "thing.opacity"] {
                try Animator(store).spring(path, to: .number(0), spring: spring)
            }
            try store.advance(to: Double(frame) / 60)
            if frame > 1200 { #expect(abs(try number(store, "thing.x")) < 1e-9) }
        }
        for size in [0x1p-1074, 0x1p-1066, 1e-300, 1e-280] {
            let still = try Animator(store).spring(Self.path, to: .point(size, -size), spring: spring)
            #expect(still.duration.isFinite)
            let pushed = try Animator(store).spring(
                Self.path, to: .point(0, 0), spring: spring, velocity: .point(size, 0))
            #expect(pushed.duration.isFinite)
        }
        try store.advance(to: 1e4)
        #expect(try point(store) == [0, 0] && store.contributionCount == 0)
    }

    @Test("it obeys the equation of motion, integrated in small steps")
    func integrated() throws {
        let store = try makeStore()
        let spring = try Spring(mass: 2, stiffness: 150, damping: 9)
        try Animator(store).spring("thing.x", to: .number(10), spring: spring, velocity: .number(40))
        var (x, v, step) = (0.0, 40.0, 1e-5)
        for _ in 0..<30_000 {
            let half = v + step / 2 * (-spring.stiffness * (x - 10) - spring.damping * v) / spring.mass
            x += step * half
            v = half + step / 2 * (-spring.stiffness * (x - 10) - spring.damping * half) / spring.mass
        }
        step = 0.3
        try store.advance(to: step)
        #expect(abs(try number(store, "thing.x") - x) < 1e-4)
    }

    @Test("56. retargeting keeps position and velocity, and costs one contribution", arguments: 0..<10)
    func retarget(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try makeStore()
        let animator = Animator(store)
        try animator.setTimeScaleFactor(random.uniform(0.5...2))
        try store.setTimeScale(random.uniform(0.5...2))
        let spring = try Spring(response: 0.4, dampingRatio: random.uniform(0.1...2))
        var replaced = 0
        for _ in 0..<200 {
            let (before, rate) = (try point(store), try speed(store))
            try animator.spring(
                Self.path, to: .point(random.uniform(-300...300), random.uniform(-300...300)), spring: spring
            ) { replaced += $0 == .replaced ? 1 : 0 }
            #expect(store.contributionCount == 1)
            #expect(largestJump(before, try point(store)) <= 1e-9)
            #expect(largestJump(rate, try speed(store)) <= 1e-9 * (1 + (rate.map(\.magnitude).max() ?? 0)))
            try store.advance(to: store.time + random.uniform(0...0.05))
        }
        #expect(replaced == 199)
        try store.advance(to: 1000)
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test("a merged spring is the sum of the separate ones")
    func merged() throws {
        let spring = try Spring(response: 0.5, dampingRatio: 0.4)
        func run(adding: Bool) throws -> [Double] {
            let store = try makeStore()
            let animator = Animator(store)
            try animator.spring("thing.x", to: .number(100), spring: spring, velocity: .number(50))
            try store.advance(to: 0.13)
            try animator.spring(
                "thing.x", to: .number(-40), spring: spring, velocity: .number(-70), adding: adding)
            #expect(store.contributionCount == (adding ? 2 : 1))
            return try (0..<40).map { step in
                try store.advance(to: 0.13 + Double(step) / 100)
                return try number(store, "thing.x")
            }
        }
        #expect(largestJump(try run(adding: false), try run(adding: true)) <= 1e-9)
    }

    @Test("it doesn't depend on the steps that led there", arguments: 0..<10)
    func steps(_ seed: Int) throws {
        func run(_ steps: Int) throws -> [UInt64] {
            let store = try makeStore()
            let animator = Animator(store)
            let spring = try Spring(response: 0.5, dampingRatio: Double(seed) / 4)
            try animator.spring("thing.x", to: .number(100), spring: spring).setSpeed(1.7)
            for step in 0..<steps { try store.advance(to: 0.2 * Double(step) / Double(steps)) }
            try store.advance(to: 0.2)
            try animator.spring("thing.x", to: .number(-10), spring: spring)
            for step in 0..<steps { try store.advance(to: 0.2 + 0.1 * Double(step) / Double(steps)) }
            try store.advance(to: 0.3)
            return try bits(store)
        }
        #expect(try run(0) == run(97))
    }

    @Test("grabbing stops it where it is, and letting go hands the velocity over")
    func grab() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let spring = try Spring(response: 0.5, dampingRatio: 0.5)
        let playback = try animator.spring("thing.x", to: .number(100), spring: spring)
        try store.advance(to: 0.1)
        let id = try store.id(of: "thing.x")
        let (shown, rate) = (try number(store, "thing.x"), store.velocity(id)[0])
        playback.stop()
        #expect(try number(store, "thing.x") == shown)
        #expect(store.velocity(id) == [0])
        try animator.spring("thing.x", to: .number(100), spring: spring, velocity: .number(rate))
        #expect(abs(try number(store, "thing.x") - shown) < 1e-12)
        #expect(abs(store.velocity(id)[0] - rate) < 1e-9)
    }

    @Test("on a property that isn't additive a spring goes on from what is shown, as fast as it moves")
    func replacing() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.animate(Timing(duration: 1), "thing.opacity", to: .number(0))
        try store.advance(to: 0.25)
        let spring = try Spring(response: 0.5, dampingRatio: 1)
        try animator.spring("thing.opacity", to: .number(1), spring: spring)
        let id = try store.id(of: "thing.opacity")
        #expect(abs(try number(store, "thing.opacity") - 0.75) < 1e-12)
        #expect(abs(store.velocity(id)[0] - -1) < 1e-12)
        #expect(store.contributionCount == 1)
        try store.advance(to: 9)
        #expect(try number(store, "thing.opacity") == 1)
    }

    @Test("a spring that takes over on a vertical tangent starts at rest")
    func verticalTangent() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let curve = try #require(NamedCurve.all.first { $0.curve.velocity(at: 0).isInfinite }).curve
        try animator.animate(Timing(duration: 1, curve: curve), "thing.opacity", to: .number(0))
        try animator.spring("thing.opacity", to: .number(0), spring: Spring(response: 0.5, dampingRatio: 1))
        #expect(try number(store, "thing.opacity") == 1)
        #expect(store.velocity(try store.id(of: "thing.opacity")) == [0])
    }

    @Test("playback controls act on springs as on everything else")
    func controls() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let spring = try Spring(response: 0.5, dampingRatio: 0.5)
        let log = Log()
        let playback = try animator.spring("thing.x", to: .number(100), spring: spring, events: log.handler)
        try store.advance(to: 0.1)
        let shown = try number(store, "thing.x")
        playback.pause()
        try store.advance(to: 5)
        #expect(try number(store, "thing.x") == shown)
        playback.resume()
        playback.reverse()
        try store.advance(to: 6)
        #expect(try number(store, "thing.x") == 0)
        #expect(
            log.lines == [
                "started", "updated", "paused", "resumed", "reversed", "updated", "completed finished",
            ])
        // At rest at its target there is nothing to wait for; without damping there is no end.
        #expect(try animator.spring("thing.x", to: .number(0), spring: spring).state == .finished)
        let endless = try animator.spring(
            "thing.x", to: .number(1), spring: Spring(stiffness: 100, damping: 0))
        try store.advance(to: 1000)
        #expect(endless.state == .playing)
        endless.finish()
        #expect(try number(store, "thing.x") == 1)
    }

    @Test("a discrete property, a wrong type and a number that isn't finite are refused")
    func refusals() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let spring = try Spring(response: 0.5, dampingRatio: 0.5)
        #expect(throws: AnimatorError.self) {
            try animator.spring("thing.isOn", to: .boolean(true), spring: spring)
        }
        #expect(throws: AnimatorError.self) {
            try animator.spring("thing.x", to: .point(0, 0), spring: spring)
        }
        #expect(throws: AnimatorError.self) {
            try animator.spring("thing.x", to: .number(0), spring: spring, velocity: .number(.nan))
        }
        #expect(store.contributionCount == 0)
    }
}

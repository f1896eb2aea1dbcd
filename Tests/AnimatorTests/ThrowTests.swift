import Animator
import MotionModel
import TestSupport
import Testing

@Suite("Live throws, limits of springs, and places of decays")
struct ThrowTests {
    private static let path = "thing.position"

    /// A body under friction between two walls, in small steps: v′ = −λ·v, and −e·v where it meets one.
    private static func integrated(
        _ start: Double, _ velocity: Double, friction: Double, restitution: Double,
        _ walls: ClosedRange<Double>,
        until end: Double
    ) -> Double {
        let (steps, rate) = (200_000, friction)
        var (x, v) = (start, velocity)
        let step = end / Double(steps)
        for _ in 0..<steps {
            // The midpoint rule.
            let middle = v - rate * v * step / 2
            v -= rate * middle * step
            x += middle * step
            if x > walls.upperBound, v > 0 {
                (x, v) = (walls.upperBound - restitution * (x - walls.upperBound), -restitution * v)
            } else if x < walls.lowerBound, v < 0 {
                (x, v) = (walls.lowerBound + restitution * (walls.lowerBound - x), -restitution * v)
            }
        }
        return x
    }

    @Test(
        "a throw begins where the value is, as fast as it is, and follows the equation of motion between walls"
    )
    func equation() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try store.set(Self.path, to: .point(20, 60))
        // e^(−1.5) of the speed is left after a second.
        let physics = try Physics(friction: 0.776_869_839_851_570_2, restitution: 0.6, stopVelocity: 1)
        let playback = try animator.physics(
            Self.path, velocity: .point(900, -340), physics: physics, walls: [0...100, 0...200])
        #expect(store.presentation(try store.id(of: Self.path)).components == [20, 60])
        #expect(largestJump(store.velocity(try store.id(of: Self.path)), [900, -340]) < 1e-9)
        for step in 1...16 {
            let time = 0.11 * Double(step)
            try store.advance(to: time)
            let shown = store.presentation(try store.id(of: Self.path)).components
            let x = Self.integrated(20, 900, friction: 1.5, restitution: 0.6, 0...100, until: time)
            let y = Self.integrated(60, -340, friction: 1.5, restitution: 0.6, 0...200, until: time)
            #expect(largestJump(shown, [x, y]) < 2e-2, "at \(time): \(shown), not \([x, y])")
        }
        try store.advance(to: playback.duration)
        #expect(playback.state == .finished && showsModel(store) && store.contributionCount == 0)
    }

    @Test(
        "a throw never leaves its walls, its energy never grows, and only walls change its direction",
        arguments: 0..<20)
    func laws(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try makeStore()
        let animator = Animator(store)
        try animator.setTimeScaleFactor(random.uniform(0.5...2))
        try store.setTimeScale(random.uniform(0.5...2))
        let walls = [-random.uniform(10...100)...random.uniform(10...100), -50...50]
        let physics = try Physics(
            friction: random.uniform(0.05...0.9), restitution: random.uniform(0...1), stopVelocity: 1)
        let id = try store.id(of: Self.path)
        var (energy, ends) = (Double.infinity, 0.0)
        for step in 0..<400 {
            // Thrown again, now and then, from wherever it is.
            if step % 100 == 0 {
                let (before, speed) = (store.presentation(id).components, store.velocity(id))
                let push = [random.uniform(-2000...2000), random.uniform(-2000...2000)]
                let playback = try animator.physics(
                    id, velocity: .point(push[0], push[1]), physics: physics, walls: walls)
                #expect(store.presentation(id).components == before)
                for (index, range) in walls.enumerated() {
                    let wanted = speed[index] + push[index]
                    let isAtWall = before[index] == (wanted > 0 ? range.upperBound : range.lowerBound)
                    let found = store.velocity(id)[index]
                    let expected = isAtWall ? -physics.restitution * wanted : wanted
                    #expect((found - expected).magnitude <= 1e-9 * (1 + wanted.magnitude))
                }
                energy = .infinity
                ends = store.time + playback.duration * animator.timeScaleFactor * store.timeScale
            }
            try store.advance(to: store.time + random.uniform(0...0.02))
            let (shown, speed) = (store.presentation(id).components, store.velocity(id))
            for (number, range) in zip(shown, walls) { #expect(range.contains(number)) }
            let now = speed.reduce(0) { $0 + $1 * $1 }
            #expect(now <= energy * (1 + 1e-12))
            energy = now
        }
        try store.advance(to: ends + 1e-9)
        #expect(showsModel(store) && store.contributionCount == 0)
        for (number, range) in zip(store.model(id).components, walls) { #expect(range.contains(number)) }
    }

    @Test("a throw replaces what moves, and a spring or a timeline goes on from where it is")
    func interruptions() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let physics = try Physics(friction: 0.5, stopVelocity: 1)
        let old = try animator.animate(Timing(duration: 1), "thing.x", to: .number(100))
        try store.advance(to: 0.5)
        let (place, id) = (try number(store, "thing.x"), try store.id(of: "thing.x"))
        let speed = store.velocity(id)[0]
        try animator.physics("thing.x", velocity: .number(50), physics: physics, walls: [0...120])
        #expect(old.state == .replaced && store.contributionCount == 1)
        #expect(try number(store, "thing.x") == place)
        #expect((store.velocity(id)[0] - speed - 50).magnitude < 1e-9)
        try store.advance(to: 0.7)
        let (before, rate) = (try number(store, "thing.x"), store.velocity(id)[0])
        try animator.spring("thing.x", to: .number(10), spring: try Spring(response: 0.4, dampingRatio: 1))
        #expect((try number(store, "thing.x") - before).magnitude < 1e-9)
        #expect((store.velocity(id)[0] - rate).magnitude < 1e-9)
        try animator.physics("thing.x", velocity: .number(900), physics: physics, walls: [0...120])
        try store.advance(to: 0.8)
        let shown = try number(store, "thing.x")
        try animator.animate(Timing(duration: 0.3), "thing.x", to: .number(30))
        #expect((try number(store, "thing.x") - shown).magnitude < 1e-9)
        try store.advance(to: 100)
        #expect(try number(store, "thing.x") == 30)
    }

    @Test("what can't be thrown is refused, and nothing plays")
    func refusals() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let physics = try Physics(friction: 0.5, stopVelocity: 1)
        let endless = try Physics(friction: 0, restitution: 1, stopVelocity: 1)
        let ice = try Physics(friction: 1e-15, restitution: 1, stopVelocity: 1)
        #expect(throws: AnimatorError.unusableNumber(0, of: "a throw within walls")) {
            try animator.physics("thing.x", velocity: .number(10), physics: physics, walls: [5...9])
        }
        #expect(throws: AnimatorError.unusableNumber(2, of: "the number of walls")) {
            try animator.physics("thing.x", velocity: .number(10), physics: physics, walls: [0...9, 0...9])
        }
        #expect(throws: AnimatorError.unusableNumber(0, of: "the friction of a throw that ends")) {
            try animator.physics("thing.x", velocity: .number(10), physics: endless, walls: [-9...9])
        }
        #expect(throws: AnimatorError.unusableNumber(10_000, of: "the collisions of a throw")) {
            try animator.physics("thing.x", velocity: .number(1000), physics: ice, walls: [-9...9])
        }
        #expect(throws: AnimatorError.self) {
            try animator.physics("thing.isOn", velocity: .boolean(true), physics: physics)
        }
        #expect(throws: AnimatorError.unusableNumber(0, of: "the step to round to")) {
            try animator.decay("thing.x", velocity: .number(1), decay: .scrollNormal, restingAt: .roundTo(0))
        }
        #expect(throws: AnimatorError.self) {
            try animator.decay("thing.x", velocity: .number(1), decay: .scrollNormal, restingAt: .snap([]))
        }
        #expect(throws: AnimatorError.self) {
            try animator.decay(
                "thing.x", velocity: .number(1), decay: .scrollNormal, restingAt: .snap([.point(1, 2)]))
        }
        let spring = try Spring(response: 0.4, dampingRatio: 0.3)
        #expect(throws: AnimatorError.unusableNumber(10, of: "a target within limits")) {
            try animator.spring("thing.x", to: .number(10), spring: spring, limits: [0...5])
        }
        #expect(throws: AnimatorError.unusableNumber(2, of: "the number of limits")) {
            try animator.spring("thing.x", to: .number(10), spring: spring, limits: [0...50, nil])
        }
        #expect(store.contributionCount == 0 && showsModel(store))
    }

    @Test("a finger's throw has the finger's speed")
    func finger() throws {
        let store = try makeStore()
        let drag = try Drag("thing.x", in: store, by: .number(0), at: 0)
        for frame in 1...10 { try drag.move(to: .number(Double(frame) * 5), at: Double(frame) / 100) }
        let physics = try Physics(friction: 0.8, stopVelocity: 1)
        try drag.release(at: 0.1, physics: physics, walls: [0...80], by: Animator(store))
        #expect(abs(store.velocity(try store.id(of: "thing.x"))[0] - 500) < 1)
        try store.advance(to: 0.1 + 0.02)
        #expect(try number(store, "thing.x") > 50)
        try store.advance(to: 20)
        #expect((0...80).contains(try number(store, "thing.x")) && showsModel(store))
    }

    @Test("a spring within limits is the free one, held at their ends", arguments: [0.15, 0.5, 1])
    func limits(_ ratio: Double) throws {
        let store = try makeStore()
        let spring = try Spring(response: 0.5, dampingRatio: ratio)
        let id = try store.id(of: Self.path)
        let playback = try Animator(store).spring(
            Self.path, to: .point(100, 50), spring: spring, velocity: .point(0, 900),
            limits: [0...104, nil])
        var isHeld = false
        for step in 0..<200 {
            try store.advance(to: Double(step) * 0.009)
            let time = store.time
            let x = 100 + spring.displacement(at: time, from: -100, initialVelocity: 0)
            let y = 50 + spring.displacement(at: time, from: -50, initialVelocity: 900)
            let shown = store.presentation(id).components
            guard time < playback.duration else { continue }
            #expect(largestJump(shown, [Swift.min(x, 104), y]) <= 1e-9)
            isHeld = isHeld || x > 104
            if x > 104 { #expect(store.velocity(id)[0] == 0 && shown[0] == 104) }
        }
        #expect(isHeld == (ratio < 0.7))
        try store.advance(to: playback.duration + 1)
        #expect(store.presentation(id) == .point(100, 50) && showsModel(store))
    }

    @Test("a spring that has come in from outside of its limits stays in", arguments: [-50.0, 150])
    func limitsBehindTheStart(_ start: Double) throws {
        let store = try makeStore()
        try store.set("thing.x", to: .number(start))
        try Animator(store).spring(
            "thing.x", to: .number(50), spring: Spring(response: 0.5, dampingRatio: 0.02), limits: [0...100])
        #expect(try number(store, "thing.x") == start)
        var (shown, wasIn) = (start, false)
        for step in 1...3000 {
            try store.advance(to: Double(step) / 600)
            let next = try number(store, "thing.x")
            #expect((next - shown).magnitude < 3, "no jump")
            shown = next
            wasIn = wasIn || (0...100).contains(shown)
            #expect(!wasIn || (0...100).contains(shown), "\(step): \(shown)")
        }
        #expect(wasIn)
    }

    @Test("a spring that starts outside of its limits comes in from there, and never goes farther out")
    func outside() throws {
        let store = try makeStore()
        try store.set("thing.x", to: .number(130))
        let spring = try Spring(response: 0.5, dampingRatio: 0.2)
        try Animator(store).spring(
            "thing.x", to: .number(60), spring: spring, velocity: .number(400), limits: [40...100])
        #expect(try number(store, "thing.x") == 130)
        var least = 130.0
        for step in 0..<300 {
            try store.advance(to: Double(step) * 0.01)
            let shown = try number(store, "thing.x")
            #expect(shown >= 40 && shown <= 130)
            least = Swift.min(least, shown)
        }
        #expect(least == 40)
    }

    @Test(
        "a spring that stops at its target is the free one until it is there, component by component",
        arguments: [0, 0.2, 0.8, 1, 1.5])
    func stops(_ ratio: Double) throws {
        let store = try makeStore()
        let spring = try Spring(mass: 1, stiffness: 120, damping: 2 * ratio * 120.0.squareRoot())
        let id = try store.id(of: Self.path)
        try store.set(Self.path, to: .point(0, 80))
        let playback = try Animator(store).spring(
            Self.path, to: .point(100, 20), spring: spring, velocity: .point(3600, -500), stopsAtTarget: true)
        #expect(playback.duration.isFinite)
        var hasArrived = [false, false]
        for step in 0..<4000 {
            let time = Double(step) * 0.001
            try store.advance(to: time)
            guard time < playback.duration else { break }
            let shown = store.presentation(id).components
            let free = [
                100 + spring.displacement(at: time, from: -100, initialVelocity: 3600),
                20 + spring.displacement(at: time, from: 60, initialVelocity: -500),
            ]
            hasArrived = [hasArrived[0] || free[0] >= 100, hasArrived[1] || free[1] <= 20]
            for index in 0..<2 {
                #expect(
                    (shown[index] - (hasArrived[index] ? [100, 20][index] : free[index])).magnitude < 1e-9)
                if hasArrived[index] { #expect(store.velocity(id)[index] == 0) }
            }
        }
        #expect(hasArrived[0], "it is fast enough to swing past the target, whatever the damping")
        try store.advance(to: playback.duration)
        #expect(store.presentation(id) == .point(100, 20) && showsModel(store))
    }

    @Test("an interruption of a limited spring goes on from what it shows", arguments: 0..<10)
    func limitedInterruption(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try makeStore()
        let animator = Animator(store)
        let spring = try Spring(response: 0.4, dampingRatio: 0.2)
        let id = try store.id(of: Self.path)
        for _ in 0..<100 {
            let (before, rate) = (store.presentation(id).components, store.velocity(id))
            try animator.spring(
                Self.path, to: .point(random.uniform(-90...90), random.uniform(-90...90)), spring: spring,
                limits: [-100...100, nil], stopsAtTarget: random.uniform(0...1) < 0.3)
            #expect(store.contributionCount == 1)
            #expect(largestJump(before, store.presentation(id).components) <= 1e-9)
            // One that is at an end already is held there at once.
            if before[0].magnitude < 100 { #expect((store.velocity(id)[0] - rate[0]).magnitude <= 1e-6) }
            try store.advance(to: store.time + random.uniform(0...0.1))
            #expect(store.presentation(id).components[0].magnitude <= 100)
        }
        try store.advance(to: 1000)
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test(
        "a decay rests at a multiple, or at the nearest place, to which friction alone brings it",
        arguments: 0..<10)
    func places(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try makeStore()
        let animator = Animator(store)
        let decay = try Decay(rate: 0.998)
        for round in 0..<20 {
            let id = try store.id(of: Self.path)
            let (start, speed) = (store.presentation(id).components, store.velocity(id))
            let push = [random.uniform(-900...900), random.uniform(-900...900)]
            // λ written out: −1000·ln 0.998.
            let natural = (0..<2).map { (index: Int) -> Double in
                start[index] + (speed[index] + push[index]) / 2.002002670673
            }
            let step = random.uniform(0.5...60)
            let stops = (0..<5).map { _ in
                MotionValue.point(random.uniform(-300...300), random.uniform(-300...300))
            }
            let isRounded = round % 2 == 0
            try animator.decay(
                Self.path, velocity: .point(push[0], push[1]), decay: decay,
                restingAt: isRounded ? .roundTo(step) : .snap(stops))
            #expect(largestJump(store.presentation(id).components, start) < 1e-9)
            let rest = store.model(id).components
            func distance(_ value: MotionValue.Components) -> Double {
                let (x, y) = (value[0] - natural[0], value[1] - natural[1])
                return (x * x + y * y).squareRoot()
            }
            if isRounded {
                for index in 0..<2 {
                    let count = rest[index] / step
                    #expect((count - count.rounded()).magnitude < 1e-9)
                    #expect((rest[index] - natural[index]).magnitude <= step / 2 + 1e-6)
                }
            } else {
                #expect(stops.contains { $0.components == rest })
                for stop in stops { #expect(distance(rest) <= distance(stop.components) + 1e-6) }
            }
            // v = (x₁ − x₀)·λ.
            let wanted = (0..<2).map { (rest[$0] - start[$0]) * 2.002002670673 }
            #expect(largestJump(store.velocity(id), wanted) < 1e-6)
            try store.advance(to: store.time + random.uniform(0...0.5))
        }
        try store.advance(to: 1000)
        #expect(showsModel(store) && store.contributionCount == 0)
    }
}

import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Live springs and decays hand over")
struct HandOverTests {
    private static let path = "thing.position"

    /// A critically damped spring from a place at a speed, by a Runge–Kutta integrator.
    private func integrated(
        _ spring: Spring, from place: Double, _ speed: Double, to target: Double, for seconds: Double
    ) -> Double {
        let steps = 20_000
        let step = seconds / Double(steps)
        func force(_ x: Double, _ v: Double) -> Double {
            (-spring.stiffness * (x - target) - spring.damping * v) / spring.mass
        }
        var (x, v) = (place, speed)
        for _ in 0..<steps {
            let (k1, l1) = (v, force(x, v))
            let (k2, l2) = (v + step / 2 * l1, force(x + step / 2 * k1, v + step / 2 * l1))
            let (k3, l3) = (v + step / 2 * l2, force(x + step / 2 * k2, v + step / 2 * l2))
            let (k4, l4) = (v + step * l3, force(x + step * k3, v + step * l3))
            x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
        }
        return x
    }

    @Test("a spring takes a thrown property up with its place and speed, as after a grab")
    func decayToSpring() throws {
        let spring = try Spring(response: 0.4, dampingRatio: 1)
        func run(grabs: Bool) throws -> [Double] {
            let store = try makeStore()
            let animator = Animator(store)
            var reason: CompletionReason?
            try animator.decay(
                "thing.x", velocity: .number(2000), decay: .scrollNormal, completion: { reason = $0 })
            try store.advance(to: 0.1)
            var velocity: MotionValue?
            if grabs { velocity = .number(try store.grab("thing.x").velocity[0]) }
            let place = try number(store, "thing.x")
            let shownSpeed = store.velocity(try store.id(of: "thing.x"))[0]
            let speed = velocity?.components[0] ?? shownSpeed
            let release = try animator.spring(
                "thing.x", to: .number(0), spring: spring, velocity: velocity)
            #expect(reason == .replaced)
            #expect(store.contributionCount == 1)
            return try (0...40).map { step in
                let time = Double(step) / 50
                try store.advance(to: 0.1 + time)
                let shown = try number(store, "thing.x")
                if step % 10 == 0, time < release.duration {
                    let expected = integrated(spring, from: place, speed, to: 0, for: time)
                    #expect(abs(shown - expected) < 1e-6)
                }
                return shown
            }
        }
        #expect(largestJump(try run(grabs: false), try run(grabs: true)) <= 1e-9)
    }

    @Test("whatever is live hands over its place and summed speed, whatever its constants", arguments: 0..<20)
    func any(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try makeStore()
        let animator = Animator(store)
        try store.setTimeScale(random.uniform(0.5...2))
        let (whole, part) = (try store.id(of: Self.path), try store.id(of: "thing.position.y"))
        let curve = try ease()
        for _ in 0..<40 {
            try store.advance(to: store.time + random.uniform(0.01...0.1))
            try animator.setTimeScaleFactor(random.uniform(0.5...2))
            let (place, speed) = (store.presentation(whole).components, store.velocity(whole))
            let id = random.next() % 3 == 0 ? part : whole
            let numbers = (0..<store[id].type.componentCount).map { _ in random.uniform(-300...300) }
            let value = try #require(MotionValue(type: store[id].type, components: numbers))
            var pushed = [0.0, 0.0]
            switch random.next() % 3 {
            case 0:
                let spring = try Spring(
                    response: random.uniform(0.2...0.8), dampingRatio: random.uniform(0.2...2))
                try animator.spring(id, to: value, spring: spring)
            case 1:
                if id == whole { pushed = numbers } else { pushed[1] = numbers[0] }
                try animator.decay(id, velocity: value, decay: Decay(friction: random.uniform(1...8)))
            default:
                // A timeline goes on underneath: what is live adds to it.
                try animator.animate(
                    Timing(duration: random.uniform(0.1...0.6), curve: curve), id, to: value)
            }
            #expect(largestJump(store.presentation(whole).components, place) <= 1e-9)
            let expected = zip(speed, pushed).map { $0 + $1 }
            #expect(largestJump(store.velocity(whole), expected) <= 1e-6)
            // Each number has one live motion at most.
            for slot in 0..<2 {
                var live = 0
                let first = store.slots(of: whole).lowerBound
                var next = store.table.families[Int(store.table.familyOfSlot[first])].oldest
                while next >= 0 {
                    let place = next
                    next = store.table.contributions[place].next
                    let component = first + slot - store.table.contributions[place].firstSlot
                    let count = store.table.contributions[place].componentCount
                    guard store.table.contributions[place].isReleased, (0..<count).contains(component)
                    else { continue }
                    live += store.table.contributions[place].isLive(component) ? 1 : 0
                }
                #expect(live <= 1)
            }
        }
        try store.advance(to: store.time + 1000)
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test("a timeline goes on underneath, and its playback with it")
    func underneath() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let slide = try animator.animate(Timing(duration: 1), "thing.x", to: .number(100))
        try store.advance(to: 0.25)
        let spring = try Spring(response: 0.3, dampingRatio: 1)
        try animator.decay("thing.x", velocity: .number(300), decay: .scrollNormal)
        try animator.spring("thing.x", to: .number(100), spring: spring, velocity: .number(0))
        #expect(slide.state == .playing && store.contributionCount == 2)
        try store.advance(to: 9)
        #expect(slide.state == .finished)
        #expect(try number(store, "thing.x") == 100)
    }

    @Test("adding asks for the sum: nothing is taken over")
    func adding() throws {
        let spring = try Spring(response: 0.4, dampingRatio: 1)
        let store = try makeStore()
        let animator = Animator(store)
        let glide = try animator.decay("thing.x", velocity: .number(2000), decay: .scrollNormal)
        try animator.decay("thing.y", velocity: .number(2000), decay: .scrollNormal)
        try store.advance(to: 0.1)
        let rest = try resting(store, "thing.x")
        let release = try animator.spring("thing.x", to: .number(0), spring: spring, adding: true)
        let other = try animator.decay("thing.x", to: .number(50), decay: .scrollFast, adding: true)
        #expect(store.contributionCount == 4)
        for step in 0...20 {
            let time = Double(step) / 20
            guard time < min(release.duration, other.duration) else { break }
            try store.advance(to: 0.1 + time)
            // The glide's own remainder, the spring's from its rest, and the second glide's.
            let remainder = try number(store, "thing.y") - resting(store, "thing.y")
            let sprung = spring.displacement(at: time, from: rest, initialVelocity: 0)
            let friction = Decay.scrollFast.friction
            let second = glideRemainder(-50, friction, time)
            #expect(abs(try number(store, "thing.x") - (50 + remainder + sprung + second)) <= 1e-6)
        }
        #expect(glide.state == .playing)
    }

    /// What a decay still has to go, by the series of the exponential.
    private func glideRemainder(_ way: Double, _ friction: Double, _ time: Double) -> Double {
        var (term, sum) = (1.0, 1.0)
        for n in 1..<80 {
            term *= friction * time / Double(n)
            sum += term
        }
        return way / sum
    }
}

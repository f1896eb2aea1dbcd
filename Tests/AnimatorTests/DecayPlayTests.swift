import Animator
import MotionModel
import TestSupport
import Testing

@Suite("Live decay, grabbing, and parts of a motion")
struct DecayPlayTests {
    private func decay() throws -> Decay { try Decay(rate: 0.998) }

    @Test("a thrown property follows x + v·(1 − e^(−λt))/λ, and rests exactly at x + v/λ")
    func closedForm() throws {
        let store = try makeStore()
        try store.set("thing.x", to: .number(20))
        // λ written out: −1000·ln 0.998.
        let friction = 2.002002670673
        let playback = try Animator(store).decay("thing.x", velocity: .number(800), decay: decay())
        let rest = 20 + 800 / friction
        #expect(abs(try resting(store, "thing.x") - rest) < 1e-8)
        // By Taylor's series of the exponential, which no code here knows.
        func exponential(_ x: Double) -> Double {
            var (term, sum) = (1.0, 1.0)
            for n in 1..<60 {
                term *= x / Double(n)
                sum += term
            }
            return sum
        }
        for step in 0..<30 {
            let time = Double(step) / 10
            guard time < playback.duration else { break }
            try store.advance(to: time)
            let expected = 20 + 800 * (1 - exponential(-friction * time)) / friction
            #expect(abs(try number(store, "thing.x") - expected) < 1e-8)
            let speed = store.velocity(try store.id(of: "thing.x"))[0]
            #expect(abs(speed - 800 * exponential(-friction * time)) < 1e-6)
        }
        // It counts as at rest below half a unit per second, a quarter of a unit before its rest.
        try store.advance(to: playback.duration - 1e-9)
        #expect(abs(try number(store, "thing.x") - rest) <= 0.25)
        try store.advance(to: playback.duration)
        #expect(playback.state == .finished && showsModel(store) && store.contributionCount == 0)
    }

    @Test("throwing again adds to the speed, takes the old decay over, and jumps nowhere", arguments: 0..<10)
    func again(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let store = try makeStore()
        let animator = Animator(store)
        let id = try store.id(of: "thing.position")
        try animator.decay("thing.position", velocity: .point(500, -200), decay: decay())
        var now = 0.0
        for _ in 0..<20 {
            now += random.uniform(0.01...0.1)
            try store.advance(to: now)
            let (position, speed) = (store.presentation(id).components, store.velocity(id))
            let push = [random.uniform(-300...300), random.uniform(-300...300)]
            try animator.decay("thing.position", velocity: .point(push[0], push[1]), decay: decay())
            #expect(largestJump(store.presentation(id).components, position) < 1e-9)
            #expect(largestJump(store.velocity(id), zip(speed, push).map { $0 + $1 }) < 1e-6)
            #expect(store.contributionCount == 1)
        }
        try store.advance(to: now + 100)
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test("57. a decay that is sent to a place comes to rest there, from where it is")
    func retarget() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.decay("thing.x", velocity: .number(600), decay: decay())
        try store.advance(to: 0.2)
        let before = try number(store, "thing.x")
        let playback = try animator.decay("thing.x", to: .number(-70), decay: decay())
        #expect(abs(try number(store, "thing.x") - before) < 1e-9)
        #expect(try resting(store, "thing.x") == -70)
        let speed = store.velocity(try store.id(of: "thing.x"))[0]
        #expect(abs(speed - (-70 - before) * 2.002002670673) < 1e-6)
        try store.advance(to: 0.2 + playback.duration)
        #expect(try number(store, "thing.x") == -70)
    }

    @Test("on a property that isn't additive a decay replaces what plays, and goes on from there")
    func replacing() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let old = try animator.animate(Timing(duration: 1), "thing.opacity", to: .number(0))
        try store.advance(to: 0.5)
        let before = try number(store, "thing.opacity")
        try animator.decay("thing.opacity", velocity: .number(0.4), decay: decay(), stopVelocity: 0.001)
        #expect(try number(store, "thing.opacity") == before)
        #expect(old.state == .cancelled || old.state.isEnded)
        #expect(store.contributionCount == 1)
    }

    @Test(
        "a decay comes to rest at the speed that counts as rest for its property, unless it is told another",
        arguments: [
            // The logarithms of 60 ∕ 0.002, a share's, and 60 ∕ 0.5, a length's.
            ("chip.alpha", 10.308_952_660_644_293), ("chip.position.x", 4.787_491_742_782_046),
        ])
    func restSpeed(path: String, logarithm: Double) throws {
        func animator() throws -> Animator {
            let store = PropertyStore()
            try store.register(PropertyDeclaration(path: PropertyPath(path), initial: .number(0)))
            return Animator(store)
        }
        // The speed falls by the factor e in 1 ∕ λ.
        let friction = 2.002002670673
        let byDefault = try animator().decay(path, velocity: .number(60), decay: decay())
        #expect(abs(byDefault.duration - logarithm / friction) < 1e-9)
        let told = try animator().decay(path, velocity: .number(60), decay: decay(), stopVelocity: 3)
        #expect(abs(told.duration - 2.995_732_273_553_991 / friction) < 1e-9)
        #expect(try animator().decay(path, to: .number(0.0009), decay: decay()).duration == 0)
    }

    @Test("what a decay can't be is refused, and nothing plays")
    func refusals() throws {
        let store = try makeStore()
        let animator = Animator(store)
        #expect(throws: AnimatorError.self) {
            try animator.decay("thing.isOn", velocity: .boolean(true), decay: decay())
        }
        #expect(throws: AnimatorError.self) {
            try animator.decay("thing.x", velocity: .point(1, 2), decay: decay())
        }
        #expect(throws: AnimatorError.self) {
            try animator.decay("thing.x", velocity: .number(.infinity), decay: decay())
        }
        for stop in [0, -1, Double.nan, .infinity] {
            #expect(throws: AnimatorError.self) {
                try animator.decay("thing.x", velocity: .number(1), decay: decay(), stopVelocity: stop)
            }
        }
        #expect(store.contributionCount == 0 && showsModel(store))
    }

    @Test("a grabbed property stays where it was, with the speed it had, and its playback goes on elsewhere")
    func grab() throws {
        let store = try makeStore()
        let timeline = Timeline(tracks: [
            try track("thing.x", .number(0), .number(100), Timing(duration: 1)),
            try track("thing.y", .number(0), .number(50), Timing(duration: 1)),
        ])
        let playback = try Animator(store).play(timeline)
        try store.advance(to: 0.25)
        let grabbed = try store.grab("thing.x")
        #expect(abs(grabbed.value.components[0] - 25) < 1e-12)
        #expect(abs(grabbed.velocity[0] - 100) < 1e-9)
        #expect(try number(store, "thing.x") == grabbed.value.components[0])
        #expect(try resting(store, "thing.x") == grabbed.value.components[0])
        try store.advance(to: 0.5)
        #expect(try number(store, "thing.x") == grabbed.value.components[0])
        #expect(abs(try number(store, "thing.y") - 25) < 1e-12)
        #expect(playback.state == .playing)
        // The hand gives it back with its speed.
        try Animator(store).spring(
            "thing.x", to: .number(100), spring: Spring(response: 0.4, dampingRatio: 1),
            velocity: .number(grabbed.velocity[0]))
        #expect(try number(store, "thing.x") == grabbed.value.components[0])
        #expect(abs(store.velocity(try store.id(of: "thing.x"))[0] - 100) < 1e-9)
    }

    @Test("grabbing the only property of a playback ends it as replaced; of a whole value all parts are held")
    func grabWhole() throws {
        let store = try makeStore()
        var reason: CompletionReason?
        try Animator(store).animate(
            Timing(duration: 1), "thing.bounds.size.width", to: .number(80), completion: { reason = $0 })
        try store.advance(to: 0.5)
        try store.grab("thing.bounds")
        #expect(reason == .replaced)
        #expect(store.contributionCount == 0 && showsModel(store))
        #expect(abs(try number(store, "thing.bounds.size.width") - 40) < 1e-12)
        #expect(throws: AnimatorError.self) { try store.grab("thing.nothing") }
    }

    @Test(
        "62. a part of a motion begins and rests as the whole is there, and lasts as long",
        arguments: [true, false])
    func range(_ additive: Bool) throws {
        let curve = try ease()
        let timeline = Timeline(tracks: [
            try track(
                "thing.x", .number(0), .number(100), Timing(delay: 0.1, duration: 0.6, curve: curve),
                additive: additive),
            try track(
                "thing.y", .number(5), .number(9),
                Timing(duration: 0.2, curve: curve, iterations: 4, direction: .alternate), additive: additive),
        ])
        let bound = try timeline.bind()
        let store = try makeStore()
        try store.advance(to: 3)
        let playback = try Animator(store).play(timeline, range: 0.25...0.5)
        func expect(_ time: Double) throws {
            for bound in bound.tracks {
                let shown = try number(store, bound.track.property.text)
                #expect(abs(shown - bound.value(at: time).components[0]) < 1e-12)
            }
        }
        for step in 0...9 {
            try store.advance(to: 3 + Double(step) / 40)
            try expect(0.25 + Double(step) / 40)
        }
        #expect(playback.state == .playing)
        try store.advance(to: 3.25)
        try expect(0.5)
        #expect(playback.state == .finished && showsModel(store) && store.contributionCount == 0)
    }

    @Test("62. played backwards a part rests where it began; outside the motion it is refused")
    func rangeBackwards() throws {
        let timeline = Timeline(tracks: [
            try track("thing.x", .number(0), .number(100), Timing(duration: 1))
        ])
        let store = try makeStore()
        let animator = Animator(store)
        let playback = try animator.play(timeline, range: 0.25...0.75)
        try store.advance(to: 0)
        try store.advance(to: 0.25)
        playback.reverse()
        try store.advance(to: 0.45)
        #expect(abs(try number(store, "thing.x") - 30) < 1e-12)
        try store.advance(to: 0.5)
        #expect(playback.state == .finished)
        #expect(abs(try number(store, "thing.x") - 25) < 1e-12)
        for range in [-1...0.5, 0...1.5, 2...3] {
            #expect(throws: AnimatorError.self) { try animator.play(timeline, range: range) }
        }
    }
}

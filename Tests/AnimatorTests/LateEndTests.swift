import Animator
import Testing

/// Motions whose times depend on the values that their properties have when they start.
@Suite("Times that are known when it plays")
struct LateEndTests {
    /// Goes to 100 from wherever it is, after a tenth of a second, in 1 ms per unit and 0.1 to 0.5 s.
    private func timeline() throws -> Timeline {
        let duration = TravelDuration(minimum: 0.1, maximum: 0.5, perUnit: 0.001)
        let track = Track(
            property: try PropertyPath("a.x"), type: .number, isAdditive: false,
            keys: [.current, .constant(.number(100))],
            segments: [Segment(start: 0.1, end: 0.6, fromKey: 0, toKey: 1, curve: .linear)],
            late: LateTimes(segments: [
                LateSegment(segment: 0, end: .after(.travel(duration)), steps: [ClockStep(delay: 0.1)])
            ]))
        return Timeline(tracks: [track])
    }

    private func store(at value: Double) throws -> (PropertyStore, PropertyID) {
        let store = PropertyStore()
        let id = try store.register(
            PropertyDeclaration(path: try PropertyPath("a.x"), initial: .number(value)))
        return (store, id)
    }

    @Test(
        "What is played is what is sampled, and it completes at the bound end",
        arguments: [100.0, 40, -70, 9e4])
    func played(_ start: Double) throws {
        let (store, id) = try store(at: start)
        let timeline = try timeline()
        let bound = try timeline.bind { _ in .number(start) }
        #expect(bound.duration == 0.1 + min(0.1 + 0.001 * (100 - start).magnitude, 0.5))
        var reasons: [CompletionReason] = []
        let playback = try Animator(store).play(timeline) { reasons.append($0) }
        #expect(playback.duration == bound.duration)
        for step in 0..<50 {
            let time = bound.duration * Double(step) / 50
            try store.advance(to: time)
            #expect(store.presentation(id) == bound.tracks[0].value(at: time))
            #expect(reasons.isEmpty)
        }
        try store.advance(to: bound.duration)
        #expect(reasons == [.finished] && store.presentation(id) == .number(100))
    }

    @Test("A spring is released at its velocity over the way that is left, and a decay by what it reads")
    func courses() throws {
        let spring = try SpringCurve(try Spring(response: 0.3, dampingRatio: 0.6))
        let velocity = try #require(LateNumber(.constant(400)))
        let release = try #require(LateRelease(spring, at: velocity, over: nil, in: .whole))
        let reading = PropertyReading(try PropertyPath("a.x"), type: .number, component: 0)
        let way = try #require(
            LateNumber(.call(.clamp, [.reading(reading), .constant(-50), .constant(70)])))
        let glide = try LateGlide(try Decay(friction: 4), stopVelocity: 1, over: [way])
        let glided = Formula(
            type: .number, components: [.binary(.add, .from(component: 0), way.expression)])
        let expected = try #require(spring.released(at: 5))
        let motion = try Decay(friction: 4).motion(from: [0], to: [20], stopVelocity: 1)
        for (course, end, curve, seconds) in [
            (
                LateCourse.release(release), Operand.constant(.number(100)), Curve.spring(expected),
                expected.naturalDuration
            ),
            (.glide(glide), .formula(glided, from: 0), motion.curve, motion.duration),
        ] {
            let (store, id) = try store(at: 20)
            let track = Track(
                property: try PropertyPath("a.x"), type: .number, isAdditive: false, keys: [.current, end],
                segments: [Segment(start: 0, end: course.longest, fromKey: 0, toKey: 1, curve: .linear)],
                late: LateTimes(segments: [LateSegment(segment: 0, end: .after(course), steps: [])]))
            let playback = try Animator(store).play(Timeline(tracks: [track]))
            #expect(playback.duration == seconds)
            let goal = end.constant?.components[0] ?? 40
            for step in 0...20 {
                try store.advance(to: seconds * (Double(step) / 20))
                let progress = curve.progress(at: Double(step) / 20)
                let value = store.presentation(id).components[0]
                #expect((value - (20 + (goal - 20) * progress)).magnitude < 1e-9)
            }
        }
    }

    @Test("A throw bounces off a wall that another property says, and what interrupts it goes on from there")
    func thrown() throws {
        let (store, id) = try store(at: 20)
        let pool = try PropertyPath("pool.width")
        try store.register(PropertyDeclaration(path: pool, initial: .number(90)))
        func timeline(_ velocity: Double) throws -> Timeline {
            let reading = PropertyReading(pool, type: .number, component: 0)
            let (low, speed) = (LateNumber(.constant(0)), LateNumber(.constant(velocity)))
            let high = LateNumber(.reading(reading))
            let walls = LateThrow.Walls(low: try #require(low), high: try #require(high))
            let numbers = [try #require(speed)]
            let physics = try Physics(friction: 0.7, restitution: 0.9, stopVelocity: 1)
            let late = LateThrow(physics, velocity: numbers, walls: [walls], width: .infinity)
            let thrown = try #require(late)
            let track = Track(
                property: try PropertyPath("a.x"), type: .number, isAdditive: false,
                keys: [.current, .resting(thrown, from: 0)],
                segments: [Segment(start: 0, end: thrown.longest, fromKey: 0, toKey: 1, curve: .linear)],
                late: LateTimes(segments: [LateSegment(segment: 0, end: .after(.bounce(thrown)), steps: [])]))
            return Timeline(tracks: [track])
        }
        let animator = Animator(store)
        let playback = try animator.play(try timeline(600))
        let motion = try Physics(friction: 0.7, restitution: 0.9, stopVelocity: 1).motion(
            from: [20], velocity: [600], bounds: [0...90])
        #expect(motion.phases.count > 3 && playback.duration == motion.duration)
        #expect(store.model(id) == .number(motion.destination[0]))
        let half = motion.duration / 2
        for step in 0...50 {
            try store.advance(to: half * Double(step) / 50)
            let expected = motion.position(at: half * Double(step) / 50)[0]
            #expect((store.presentation(id).components[0] - expected).magnitude < 1e-9)
        }
        // Walls that move afterwards don't count.
        try store.set("pool.width", to: .number(400))
        let before = store.presentation(id)
        try animator.play(try timeline(-300))
        #expect(store.presentation(id) == before)
        try store.advance(to: half + 1e-6)
        let way = store.presentation(id).components[0] - before.components[0]
        #expect((way - -300e-6).magnitude < 1e-8)
        try store.advance(to: half + 100)
        let rest = store.presentation(id).components[0]
        #expect(rest >= 0 && rest <= 400 && store.model(id) == .number(rest))
    }

    @Test("An interrupted motion takes the time of the way that is left")
    func interrupted() throws {
        let (store, id) = try store(at: 0)
        let animator = Animator(store)
        try animator.play(try timeline())
        try store.advance(to: 0.2)
        #expect((store.presentation(id).components[0] - 50).magnitude < 1e-12)
        let again = try animator.play(try timeline())
        #expect((again.duration - (0.1 + 0.1 + 0.05)).magnitude < 1e-12)
    }

    @Test("A part of it ends within the bound duration, not the longest")
    func part() throws {
        let (store, _) = try store(at: 100)
        #expect(throws: AnimatorError.self) {
            try Animator(store).play(try timeline(), range: 0...0.3)
        }
        try Animator(store).play(try timeline(), range: 0...0.15)
    }
}

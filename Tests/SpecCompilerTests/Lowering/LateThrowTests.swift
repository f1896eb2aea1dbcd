import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// Throws whose start, speed or walls are only known when they play.
@Suite("Late throws")
struct LateThrowTests {
    private static let pool = """
        { "motionSpec": 1, "name": "Pool", "parameters": { "flick": [800, -300], "room": 90 },
          "properties": { "pool.bounds.size": { "initial": [400, 300] }, "ball.spot": { "initial": { "x": 0, "y": 0 } },
                          "ball.zPosition": { "initial": 10 } },
          "variants": {
            "roll": { "reducedMotion": "instant", "motion": {
              "physics": "ball.spot", "velocity": ["= clamp(flick.x, -3000, 3000)", "= clamp(flick.y, -3000, 3000)"],
              "friction": 0.6, "restitution": 0.7, "stopVelocity": 2,
              "bounds": [[0, 0], ["= value(pool.bounds.size.width)", "= value(pool.bounds.size.height)"]] } },
            "free": { "motion": {
              "physics": "ball.zPosition", "from": "= clamp(value(ball.zPosition), 0, 50)", "velocity": "= clamp(flick.x, -3000, 3000)",
              "restitution": 0.8, "stopVelocity": 2, "bounds": [-5, "= clamp(room, 50, 100)"] } },
            "elastic": { "motion": {
              "physics": "ball.zPosition", "velocity": 900, "friction": 0.9, "restitution": 1, "bounds": ["= 10 - room", "= 10 + room"] } },
            "known": { "motion": { "use": "free", "with": { "flick": [500, 0], "room": 70 } } },
            "told": { "motion": {
              "physics": "ball.zPosition", "from": "= room", "velocity": "= flick.x * 0 + 90", "friction": 0.5,
              "bounds": [0, "= room * 2"] } },
            "given": { "motion": { "use": "told", "with": { "flick": [5, 0], "room": 30 } } } } }
        """

    private func bound(
        _ name: String, _ parameters: [Double], pool: [Double] = [400, 300], spot: [Double] = [20, 30],
        at place: Double = 10, reverses: Bool = false
    ) throws -> (timeline: Timeline, track: BoundTrack, duration: Double) {
        let motion = try LateDurationTests.motion(Self.pool)
        let variant = try #require(motion[name])
        let size = try #require(MotionValue(type: .size, components: pool))
        let point = try #require(MotionValue(type: .point, components: spot))
        let bound = try motion.bind(
            variant, reversingValues: reverses, parameters: parameters,
            initial: [
                try PropertyPath("pool.bounds.size"): size, try PropertyPath("ball.spot"): point,
                try PropertyPath("ball.zPosition"): .number(place),
            ])
        let timeline = variant.timeline(reversingValues: reverses)
        #expect(timeline.shortest <= bound.duration && bound.duration <= timeline.duration)
        return (timeline, bound.tracks[0], bound.duration)
    }

    /// A ball between two walls, by small steps: x′ = v, v′ = ln(1 − friction) · v, and a part of the speed back at a wall.
    private struct Ball {
        var place: Double
        var speed: Double
        let walls: ClosedRange<Double>
        let friction: Double
        let restitution: Double

        /// One step of the classical Runge–Kutta method.
        private func stepped(by seconds: Double) -> (place: Double, speed: Double) {
            let rate = friction == 0 ? 0 : -(1 - friction).naturalLogarithm
            func slope(_ speed: Double) -> Double { -rate * speed }
            let first = slope(speed)
            let second = slope(speed + seconds / 2 * first)
            let third = slope(speed + seconds / 2 * second)
            let fourth = slope(speed + seconds * third)
            let ways = [
                speed, speed + seconds / 2 * first, speed + seconds / 2 * second, speed + seconds * third,
            ]
            return (
                place + seconds / 6 * (ways[0] + 2 * ways[1] + 2 * ways[2] + ways[3]),
                speed + seconds / 6 * (first + 2 * second + 2 * third + fourth)
            )
        }

        mutating func advance(by seconds: Double) {
            var left = seconds
            while left > 0 {
                let next = stepped(by: left)
                guard !walls.contains(next.place) else {
                    (place, speed) = next
                    return
                }
                // The instant of the collision, by halving.
                var (early, late) = (0.0, left)
                for _ in 0..<60 {
                    let middle = (early + late) / 2
                    if walls.contains(stepped(by: middle).place) { early = middle } else { late = middle }
                }
                speed = stepped(by: late).speed * -restitution
                place = next.place > walls.upperBound ? walls.upperBound : walls.lowerBound
                left -= late
                if speed.magnitude < 1e-9 || walls.upperBound == walls.lowerBound {
                    speed = 0
                    return
                }
            }
        }
    }

    @Test("A throw follows its equation of motion between walls measured when it plays", arguments: 0..<24)
    func integrated(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let flick = [random.uniform(-2500...2500), random.uniform(-2500...2500)]
        let size = [random.uniform(60...500), random.uniform(60...500)]
        let spot = [random.uniform(0...size[0]), random.uniform(0...size[1])]
        let (_, track, duration) = try bound("roll", flick + [0], pool: size, spot: spot)
        #expect(track.value(at: 0).components.array == spot)
        var balls = (0..<2).map {
            Ball(place: spot[$0], speed: flick[$0], walls: 0...size[$0], friction: 0.6, restitution: 0.7)
        }
        let steps = 4000
        var hits = 0
        for step in 1...steps {
            let time = duration * Double(step) / Double(steps)
            for index in balls.indices {
                let before = balls[index].speed
                balls[index].advance(by: duration / Double(steps))
                if before * balls[index].speed < 0 { hits += 1 }
            }
            let components = track.value(at: time).components
            for index in balls.indices {
                #expect(
                    (components[index] - balls[index].place).magnitude < 1e-6,
                    "\(index) at \(time) of \(duration)"
                )
            }
        }
        // It ends when both are as slow as rest.
        #expect(balls.allSatisfy { $0.speed.magnitude <= 2 * (1 + 1e-9) })
        #expect(balls.contains { $0.speed.magnitude >= 2 * 0.7 * (1 - 1e-9) })
        #expect(hits + 1 >= track.track.segments.count)
    }

    @Test(
        "A throw without friction rests by what its walls take, within the time that was said before",
        arguments: 0..<60)
    func frictionless(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let (flick, room) = (random.uniform(-4000...4000), random.uniform(0...150))
        let place = random.uniform(-20...70)
        let (_, track, duration) = try bound("free", [flick, 0, room], at: place)
        let start = min(max(place, 0), 50)
        let walls = -5...min(max(room, 50), 100)
        var ball = Ball(
            place: start, speed: min(max(flick, -3000), 3000), walls: walls, friction: 0, restitution: 0.8)
        for step in 1...3000 {
            ball.advance(by: duration / 3000)
            let found = track.value(at: duration * Double(step) / 3000).components[0]
            #expect((found - ball.place).magnitude < 1e-6)
        }
        // It ends at a hit, which the other one may meet by a rounding error later.
        ball.advance(by: 1e-6)
        let speed = ball.speed.magnitude
        #expect(duration == 0 || (speed <= 2 * (1 + 1e-9) && speed >= 2 * 0.8 * (1 - 1e-9)))
    }

    @Test(
        "What starts outside of its walls moves from where it is, and walls in the wrong order hold it, too")
    func outside() throws {
        for (size, spot) in [
            ([100.0, 80], [150.0, -20]), ([-50, -30], [-20, -10]), ([-50, -30], [20, 10]),
        ] {
            let (_, track, duration) = try bound("roll", [900, 700, 0], pool: size, spot: spot)
            #expect(track.value(at: 0).components.array == spot && duration > 0)
            for index in 0..<2 {
                let low = min(0, spot[index])
                let high = max(0, size[index], spot[index])
                for step in 0...400 {
                    let value = track.value(at: duration * Double(step) / 400).components[index]
                    #expect(value >= low && value <= high)
                }
            }
        }
    }

    @Test(
        "Walls without room end a throw, however often it would bounce",
        arguments: [0.0, 1e-7, 0.001, 1, 4e9])
    func narrow(_ room: Double) throws {
        let (_, track, duration) = try bound("elastic", [0, 0, room])
        #expect(track.value(at: 0) == .number(10))
        let end = track.value(at: duration + 1).components[0]
        #expect(end >= 10 - room && end <= 10 + room)
        let count = track.track.segments.count
        #expect(count <= Physics.collisionLimit + 1 && (room > 0.01 || room == 0 || count > 9000), "\(count)")
    }

    @Test("With its values reversed it comes from where it would rest, at its own times")
    func reversed() throws {
        let (_, there, duration) = try bound("roll", [1500, 900, 0])
        let (_, back, other) = try bound("roll", [1500, 900, 0], reverses: true)
        #expect(duration == other)
        #expect(back.value(at: 0) == there.value(at: duration))
        #expect(back.value(at: duration).components == [20, 30])
        #expect(back.track.segments.count == there.track.segments.count && there.track.segments.count > 4)
        let corners = there.track.segments.map { there.value(at: $0.end) }
        let others = back.track.segments.map { back.value(at: $0.start) }
        #expect(others == corners.reversed())
    }

    @Test("Reduced motion jumps to where the throw would rest")
    func reduced() throws {
        let motion = try LateDurationTests.motion(Self.pool)
        let form = motion.reducedForm(of: try #require(motion["roll"]))
        let (_, track, duration) = try bound("roll", [800, -300, 0], spot: [0, 0])
        let jump = try motion.bind(form)
        #expect(jump.duration == 0 && jump.tracks[0].value(at: 0) == track.value(at: duration))
        #expect(track.value(at: duration).components != [0, 0])
        #expect(try CompiledMotion(binary: motion.binary) == motion)
    }

    @Test("A used variant keeps what isn't known, and where all is known, no form loses a time")
    func used() throws {
        let (timeline, track, duration) = try bound("known", [1, 1, 1], at: 30)
        let (_, free, whole) = try bound("free", [500, 0, 70], at: 30)
        #expect(duration == whole && track.keyComponents == free.keyComponents)
        let (open, _, _) = try bound("free", [500, 0, 70])
        #expect(timeline.duration <= open.duration && open.duration.isFinite)
        let source = ExportSource(
            try #require(SpecReader.read(SourceFile(path: "a.json", text: Self.pool)).spec))
        for format in [ExportFormat.json, .css, .waapi, .player, .lottie, .flutter] {
            let phrases = try Export(format, of: source).losses.map { $0.text }
            for name in [
                "roll ball.spot", "free ball.zPosition", "known ball.zPosition", "told ball.zPosition",
            ] {
                #expect(phrases.contains { $0.hasPrefix("\(name): always takes ") }, "\(format): \(phrases)")
            }
            #expect(
                !phrases.contains { $0.hasPrefix("given") && $0.contains("always") }, "\(format): \(phrases)")
        }
        #expect(try Export(.binary, of: source).losses.isEmpty)
    }
}

extension Double {
    /// The natural logarithm by its series, for numbers above 0 and at most 1.
    fileprivate var naturalLogarithm: Double {
        let share = (self - 1) / (self + 1)
        var (sum, power) = (0.0, share)
        for term in stride(from: 1.0, through: 199, by: 2) {
            sum += power / term
            power *= share * share
        }
        return 2 * sum
    }
}

import MotionModel
import TestSupport
import Testing

@Suite("A motion by physics")
struct PhysicsTests {
    @Test("agrees with an integration of its equation, collisions included", arguments: 0..<5)
    func integration(_ row: Int) throws {
        let row = PhysicsReference.rows[row]
        let physics = try Physics(
            friction: row.friction, restitution: row.restitution, stopVelocity: 0.001)
        let motion = try physics.motion(from: row.start, velocity: row.velocity, bounds: row.bounds)
        for (hit, phase) in zip(row.hits, motion.phases) { #expect(abs(phase.end - hit) <= 1e-11) }
        for (time, position, velocity) in row.states {
            for (found, expected) in zip(motion.position(at: time), position) {
                #expect(abs(found - expected) <= 1e-9)
            }
            for (found, expected) in zip(motion.velocity(at: time), velocity) {
                #expect(abs(found - expected) <= 1e-8)
            }
        }
    }

    struct Push {
        let physics: Physics
        let start: [Double]
        let velocity: [Double]
        let bounds: [ClosedRange<Double>?]

        init(_ random: inout SplitMix64) throws {
            physics = try Physics(
                friction: random.next() % 5 == 0 ? 0 : random.uniform(0.001...0.999),
                restitution: random.next() % 5 == 0 ? 0 : random.uniform(0.05...0.98),
                stopVelocity: random.uniform(0.1...5))
            var (start, velocity, bounds): ([Double], [Double], [ClosedRange<Double>?]) = ([], [], [])
            for _ in 0..<(1 + random.next() % 3) {
                let low = random.uniform(-500...400)
                let high = low + random.uniform(5...600)
                let isFree = physics.friction > 0 && random.next() % 4 == 0
                bounds.append(isFree ? nil : low...high)
                start.append(random.next() % 6 == 0 ? low : random.uniform(low...high))
                velocity.append(random.uniform(-3000...3000))
            }
            (self.start, self.velocity, self.bounds) = (start, velocity, bounds)
        }
    }

    @Test("goes on where and when the phase before ended, and never leaves its walls", arguments: 0..<40)
    func continuity(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let push = try Push(&random)
        let motion = try push.physics.motion(from: push.start, velocity: push.velocity, bounds: push.bounds)
        #expect(motion.phases.first?.from == push.start && motion.phases.first?.start == 0)
        for (one, next) in zip(motion.phases, motion.phases.dropFirst()) {
            #expect(one.end == next.start && one.to == next.from)
        }
        for index in 0...3000 {
            let time = motion.duration * Double(index) / 2990
            for (place, bounds) in zip(motion.position(at: time), push.bounds) {
                if let bounds { #expect(bounds.contains(place), "at \(time)") }
            }
        }
    }

    @Test("keeps exactly its restitution of the speed at a wall, and all of it elsewhere", arguments: 0..<40)
    func restitution(_ seed: Int) throws {
        var random = SplitMix64(seed: 300 + UInt64(seed))
        let push = try Push(&random)
        let motion = try push.physics.motion(from: push.start, velocity: push.velocity, bounds: push.bounds)
        for (one, next) in zip(motion.phases, motion.phases.dropFirst()) {
            var hits = 0
            for component in push.start.indices {
                let (before, after) = (one.endVelocity[component], next.startVelocity[component])
                let wall = push.bounds[component].map { before > 0 ? $0.upperBound : $0.lowerBound }
                if one.to[component] == wall && before != 0 {
                    hits += 1
                    #expect(after == -push.physics.restitution * before)
                } else {
                    #expect(after == before)
                }
            }
            #expect(hits > 0)
        }
    }

    @Test(
        "follows its curves with the velocities it states, and loses energy all the time", arguments: 0..<40)
    func velocities(_ seed: Int) throws {
        var random = SplitMix64(seed: 500 + UInt64(seed))
        let push = try Push(&random)
        let motion = try push.physics.motion(from: push.start, velocity: push.velocity, bounds: push.bounds)
        var last = Double.infinity
        for phase in motion.phases {
            let length = phase.end - phase.start
            func energy(_ velocity: [Double]) -> Double { velocity.reduce(0) { $0 + $1 * $1 } }
            #expect(
                energy(phase.startVelocity) <= last
                    && energy(phase.endVelocity) <= energy(phase.startVelocity))
            last = energy(phase.endVelocity)
            guard length > 1e-6 else { continue }
            for component in push.start.indices {
                let travel = phase.to[component] - phase.from[component]
                // Of a short way the rounding of its ends is a large share.
                let slack = 1e-9 * (1 + abs(phase.startVelocity[component])) + 1e-12 / length
                let first = travel * phase.curve.velocity(at: 0) / length
                let end = travel * phase.curve.velocity(at: 1, from: .below) / length
                #expect(abs(first - phase.startVelocity[component]) <= slack)
                #expect(abs(end - phase.endVelocity[component]) <= slack)
            }
        }
    }

    @Test("ends when everything has become slow, and not before", arguments: 0..<40)
    func end(_ seed: Int) throws {
        var random = SplitMix64(seed: 700 + UInt64(seed))
        let push = try Push(&random)
        let motion = try push.physics.motion(from: push.start, velocity: push.velocity, bounds: push.bounds)
        guard let last = motion.phases.last else { return }
        let stop = push.physics.stopVelocity
        for phase in motion.phases {
            #expect(phase.startVelocity.contains { abs($0) > stop })
        }
        for (component, velocity) in last.endVelocity.enumerated() {
            let isAtWall = push.bounds[component].map {
                last.to[component] == $0.lowerBound || last.to[component] == $0.upperBound
            }
            let kept = isAtWall == true ? push.physics.restitution : 1
            #expect(abs(velocity) * kept <= stop * (1 + 1e-12))
        }
        #expect(motion.position(at: motion.duration) == motion.destination)
        #expect(motion.velocity(at: motion.duration).allSatisfy { $0 == 0 })
    }

    @Test("sticks to the wall without restitution")
    func sticking() throws {
        let physics = try Physics(friction: 0.5, restitution: 0, stopVelocity: 1)
        let motion = try physics.motion(from: [0], velocity: [900], bounds: [0...300])
        #expect(motion.phases.count == 1)
        #expect(motion.destination == [300])
    }

    @Test("bounces at once where it is pushed against the wall it stands at")
    func standingAtWall() throws {
        let physics = try Physics(friction: 0.5, restitution: 0.5, stopVelocity: 1)
        let motion = try physics.motion(from: [300], velocity: [400], bounds: [0...300])
        #expect(motion.phases.first?.startVelocity == [-200])
        let none = try Physics(friction: 0.5, restitution: 0, stopVelocity: 1)
        #expect(try none.motion(from: [300], velocity: [400], bounds: [0...300]).phases.isEmpty)
    }

    @Test("takes no time with all the friction, without speed, or between walls without room")
    func nothingMoves() throws {
        let full = try Physics(friction: 1, stopVelocity: 1)
        let some = try Physics(friction: 0, stopVelocity: 1)
        #expect(try full.motion(from: [7], velocity: [900]).destination == [7])
        #expect(try full.motion(from: [7], velocity: [900]).duration == 0)
        #expect(try some.motion(from: [7], velocity: [1]).duration == 0)
        #expect(try some.motion(from: [7], velocity: [90], bounds: [7...7]).duration == 0)
    }

    @Test("moves at a constant speed without friction, straight from wall to wall")
    func constantSpeed() throws {
        let physics = try Physics(friction: 0, restitution: 0.5, stopVelocity: 30)
        let motion = try physics.motion(from: [0], velocity: [100], bounds: [0...50])
        #expect(motion.phases.map { $0.end } == [0.5, 1.5])
        #expect(motion.phases.allSatisfy { $0.curve == .linear })
        #expect(motion.destination == [0])
    }

    @Test("that never ends is refused")
    func endless() throws {
        let elastic = try Physics(friction: 0, restitution: 1, stopVelocity: 1)
        let loose = try Physics(friction: 0, stopVelocity: 1)
        #expect(throws: PhysicsError.neverEnds) {
            try elastic.motion(from: [0], velocity: [10], bounds: [0...5])
        }
        #expect(throws: PhysicsError.neverEnds) { try loose.motion(from: [0], velocity: [10]) }
        #expect(throws: PhysicsError.neverEnds) {
            try loose.motion(from: [0, 0], velocity: [10, 10], bounds: [0...5, 0...(.infinity)])
        }
        // Elastic walls with friction do end.
        let slowing = try Physics(friction: 0.5, restitution: 1, stopVelocity: 1)
        #expect(try slowing.motion(from: [0], velocity: [1000], bounds: [0...5]).phases.count > 100)
        let almost = try Physics(friction: 0, restitution: 0.99999, stopVelocity: 1e-6)
        #expect(throws: PhysicsError.tooManyCollisions(limit: Physics.collisionLimit)) {
            try almost.motion(from: [0], velocity: [1000], bounds: [0...5])
        }
    }

    @Test("refuses a start outside its walls and numbers out of range")
    func refusals() throws {
        let physics = try Physics(friction: 0.5, stopVelocity: 1)
        #expect(throws: PhysicsError.startsOutside(component: 1)) {
            try physics.motion(from: [0, 9], velocity: [1, 1], bounds: [nil, 0...5])
        }
        #expect(throws: PhysicsError.notFinite) { try physics.motion(from: [.nan], velocity: [1]) }
        #expect(throws: PhysicsError.notFinite) {
            try physics.motion(from: [1e308], velocity: [1.7e308])
        }
        #expect(throws: PhysicsError.frictionOutOfRange(1.5)) { try Physics(friction: 1.5, stopVelocity: 1) }
        #expect(throws: PhysicsError.restitutionOutOfRange(-1)) {
            try Physics(friction: 0.5, restitution: -1, stopVelocity: 1)
        }
        #expect(throws: PhysicsError.stopVelocityOutOfRange(0)) {
            try Physics(friction: 0.5, stopVelocity: 0)
        }
    }
}

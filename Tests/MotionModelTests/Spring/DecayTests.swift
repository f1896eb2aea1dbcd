import MotionModel
import TestSupport
import Testing

@Suite("A decay")
struct DecayTests {
    @Test(
        "has −1000·ln(rate) as its friction",
        arguments: [
            (0.998, 2.0020026706730791316), (0.99, 10.050335853501450155), (0.5, 693.14718055994530942),
        ])
    func rates(_ rate: Double, _ friction: Double) throws {
        #expect(abs(try Decay(rate: rate).friction - friction) <= 4e-16 * friction)
    }

    /// Speeds of a scroll view, and numbers far from them.
    static func random(_ random: inout SplitMix64) throws -> (decay: Decay, start: Double, velocity: Double) {
        let decay = try Decay(friction: random.uniform(0.1...20))
        return (decay, random.uniform(-1000...1000), random.uniform(-5000...5000))
    }

    @Test("moves by x″ = −λ·x′, from its velocity to where it was heading, exactly", arguments: 0..<20)
    func equationOfMotion(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let (decay, start, velocity) = try Self.random(&random)
        let motion = try decay.motion(from: [start], velocity: [velocity], stopVelocity: 1)
        let travel = motion.destination[0] - start
        let curve = motion.curve
        func place(_ t: Double) -> Double {
            MotionValue.interpolated(
                start, motion.destination[0], progress: curve.progress(at: t / motion.duration))
        }
        func speed(_ t: Double) -> Double {
            travel * curve.velocity(at: t / motion.duration) / motion.duration
        }
        #expect(place(motion.duration) == motion.destination[0] && place(0) == start)
        #expect(abs(speed(0) - velocity) <= 1e-11 * abs(velocity))
        let h = 1e-5 * motion.duration
        for share in [0.1, 0.4, 0.8] {
            let t = share * motion.duration
            let derivative = (place(t + h) - place(t - h)) / (2 * h)
            #expect(abs(derivative - speed(t)) <= 1e-6 * abs(velocity))
            let acceleration = (speed(t + h) - speed(t - h)) / (2 * h)
            #expect(abs(acceleration + decay.friction * speed(t)) <= 1e-6 * decay.friction * abs(velocity))
        }
        let last = travel * curve.velocity(at: 1, from: .below) / motion.duration
        #expect(abs(abs(last) - 1) <= 1e-11)
    }

    @Test("agrees with an integration of its equation")
    func integration() throws {
        // scipy 1.17, DOP853 with a relative tolerance of 3e-14: x′ = v, v′ = ln(0.2)·v from 0 at 600 per second.
        let decay = try Decay(friction: 1.6094379124341003)
        let motion = try decay.motion(from: [0], velocity: [600], stopVelocity: 0.001)
        let rows = [(0.25, 123.493932557827), (1, 298.240768588614), (2.5, 366.132094413508)]
        for (time, place) in rows {
            let progress = motion.curve.progress(at: time / motion.duration)
            #expect(abs(motion.destination[0] * progress - place) <= 1e-9)
        }
    }

    @Test("has the velocity that ends at a destination", arguments: 0..<20)
    func chosenDestination(_ seed: Int) throws {
        var random = SplitMix64(seed: 100 + UInt64(seed))
        let (decay, start, destination) = try Self.random(&random)
        let velocity = decay.velocity(from: start, to: destination)
        #expect(abs(decay.destination(from: start, velocity: velocity) - destination) <= 1e-11)
        let motion = try decay.motion(from: [start], to: [destination], stopVelocity: 0.95)
        #expect(motion.destination == [destination])
        #expect(motion.velocity == [velocity])
    }

    @Test("of several components ends when all are slow")
    func components() throws {
        let decay = try Decay(rate: 0.998)
        let both = try decay.motion(from: [0, 5], velocity: [30, -2000], stopVelocity: 0.95)
        let fast = try decay.motion(from: [5], velocity: [-2000], stopVelocity: 0.95)
        #expect(both.duration == fast.duration)
        #expect(both.destination[1] == fast.destination[0])
        // ln(2000 ∕ 0.95) ∕ λ, with 30 digits.
        #expect(abs(both.duration - 3.82227050244491) <= 1e-14)
    }

    @Test("without speed takes no time and stays")
    func rest() throws {
        let motion = try Decay(rate: 0.99).motion(from: [3, 4], velocity: [0, -0.0], stopVelocity: 1)
        #expect(motion.duration == 0 && motion.destination == [3, 4])
        #expect(motion.curve == .instant)
    }

    @Test("snaps to the nearest of the values, and to multiples")
    func snapping() {
        #expect(Decay.nearest(to: [140], of: [[0], [100], [200]]) == 1)
        #expect(Decay.nearest(to: [150], of: [[0], [100], [200]]) == 1)
        #expect(Decay.nearest(to: [9, 9], of: [[0, 0], [9, 20], [18, 12]]) == 2)
        #expect(Decay.rounded([1.26, -0.74, 0.25], toMultipleOf: 0.5) == [1.5, -0.5, 0.5])
    }

    @Test("refuses numbers that make nothing move, or never stop")
    func refusals() throws {
        for rate in [0, 1, -0.5, 1.2, .nan] {
            #expect(throws: DecayError.self) { try Decay(rate: rate) }
        }
        for friction in [0, -1, .infinity, .nan] {
            #expect(throws: DecayError.self) { try Decay(friction: friction) }
        }
        let decay = try Decay(rate: 0.998)
        for stop in [0, -1, .nan] {
            #expect(throws: DecayError.self) {
                try decay.motion(from: [0], velocity: [1], stopVelocity: stop)
            }
        }
        #expect(throws: DecayError.notFinite) {
            try decay.motion(from: [0], velocity: [.infinity], stopVelocity: 1)
        }
    }
}

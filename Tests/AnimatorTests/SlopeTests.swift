import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Velocities where a curve is vertical")
struct SlopeTests {
    private static func named(_ name: String) throws -> Curve {
        try #require(NamedCurve.all.first { $0.name == name }).curve
    }

    @Test("a limit is given where there is one, and infinity where there is none")
    func limits() throws {
        let circ = try Self.named("circ.out")
        let quad = try Self.named("quad.in")
        // circ.out is √(2x − x²): the limits by hand.
        #expect(circ.velocity(at: 0) == .infinity)
        #expect(Curve.product([circ, quad]).velocity(at: 0) == 0)
        #expect(Curve.product([quad, circ]).velocity(at: 0) == 0)
        #expect(abs(Curve.product([circ, circ]).velocity(at: 0) - 2) < 1e-9)
        #expect(Curve.product([circ, circ, quad]).velocity(at: 0) == 0)
        #expect(Curve.sum([circ, .scale(-1, of: circ)]).velocity(at: 0) == 0)
        #expect(Curve.sum([circ, .scale(-0.5, of: circ)]).velocity(at: 0) == .infinity)
        #expect(Curve.sum([circ, .scale(-2, of: circ)]).velocity(at: 0) == -.infinity)
        #expect(Curve.scale(0, of: circ).velocity(at: 0) == 0)
        #expect(abs(Curve.chain([quad, circ]).velocity(at: 0) - 2.0.squareRoot()) < 1e-9)
        #expect(abs(Curve.chain([circ, quad]).velocity(at: 0) - 2) < 1e-9)
        #expect(Curve.product([circ, .linear]).velocity(at: 0) == 0)
    }

    @Test("no combination of curves has a velocity that is no number", arguments: 0..<40)
    func neverNaN(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        func any(_ depth: Int) -> Curve {
            let one = NamedCurve.all[Int(random.next() % UInt64(NamedCurve.all.count))].curve
            guard depth > 0 else { return one }
            let others = (0..<2).map { _ in any(depth - 1) }
            switch random.next() % 6 {
            case 0: return .product(others)
            case 1: return .sum([others[0], .scale(random.next() % 3 == 0 ? 0 : -1, of: others[1])])
            case 2: return .chain(others)
            case 3: return .reverse(others[0])
            case 4: return .mirror(others[0])
            default: return one
            }
        }
        for _ in 0..<100 {
            let curve = any(3)
            for x in [0, 1, 0.5, random.uniform(0...1), 0.25] {
                #expect(!curve.velocity(at: x).isNaN, "\(curve) at \(x)")
            }
        }
    }

    @Test("what is shown never has a speed that is no number", arguments: [true, false])
    func shown(_ additive: Bool) throws {
        let circ = try Self.named("circ.out")
        let store = try makeStore()
        try store.register(
            PropertyDeclaration(path: PropertyPath("thing.transform"), type: .transform(.matrix)))
        let animator = Animator(store, additive: additive, beginsFromCurrentState: false)
        let timing = Timing(duration: 1, curve: circ)
        let x = try store.id(of: "thing.x")
        let transform = try store.id(of: "thing.transform")
        let playback = try animator.animate(timing, "thing.x", to: .number(100))
        #expect(store.velocity(x) == [.infinity])
        try animator.animate(timing, "thing.y", to: .number(-100))
        #expect(store.velocity(try store.id(of: "thing.y")) == [-.infinity])
        // What is held stands still, and what goes both ways at once has no direction.
        playback.pause()
        #expect(store.velocity(x) == [0])
        playback.resume()
        try animator.animate(timing, "thing.x", to: .number(0))
        #expect(store.velocity(x) == (additive ? [0] : [-.infinity]))
        for turn in [50.0, 80] {
            try animator.animate(
                timing, "thing.transform", to: .transform([.rotate(degrees: turn), .scale(2, 3)]))
            let turned = store.velocity(transform)
            #expect(turned.allSatisfy { !$0.isNaN } && turned.contains { $0.isInfinite })
        }
        // What goes on from there goes on from rest.
        let spring = try Spring(response: 0.3, dampingRatio: 1)
        try animator.spring("thing.y", to: .number(0), spring: spring)
        try store.advance(to: 0.5)
        for id in [x, transform] { #expect(store.velocity(id).allSatisfy { $0.isFinite }) }
    }

    @Test("a layer of no weight has no speed, and a timeline's speeds are numbers")
    func layers() throws {
        let circ = try Self.named("circ.out")
        let timing = Timing(duration: 1, curve: circ)
        func layer(_ weight: Double, _ to: Double) throws -> Track {
            Track(
                property: try PropertyPath("thing.x"), type: .number, isAdditive: true, weight: weight,
                keys: [.constant(.number(0)), .constant(.number(to))],
                segments: try track("thing.x", .number(0), .number(1), timing).segments, isLayer: true)
        }
        let base = try track("thing.x", .number(0), .number(10), Timing(duration: 1))
        let still = try Timeline(tracks: [base, layer(0, 5)]).bind()
        #expect(still.sample(at: 0)[0].velocity == [10])
        let opposed = try Timeline(tracks: [base, layer(1, 5), layer(1, -5)]).bind()
        #expect(opposed.sample(at: 0)[0].velocity == [0])
    }
}

import Animator
import MotionModel
import Testing

/// Defects of the libraries this one descends from; each must be absent.
@Suite("Defects of the ancestors")
struct DefectTests {
    @Test("a duration of 0 completes (MotionMachine: never does)")
    func zeroDuration() throws {
        let store = try makeStore()
        var reason: CompletionReason?
        try Animator(store).animate(Timing(duration: 0), "thing.x", to: .number(3)) { reason = $0 }
        #expect(reason == .finished)
        #expect(try number(store, "thing.x") == 3)
    }

    @Test("legs follow each other without a lost frame (MotionMachine: one frame of drift a leg)")
    func noDrift() throws {
        let store = try makeStore()
        try Animator(store).animate(
            Timing(duration: 0.1, iterations: .infinity, wayBack: .mirrored), "thing.x", to: .number(1))
        // 1/60 never divides a leg; after 10,000 frames the phase is still exact.
        for frame in 1...10_000 { try store.advance(to: Double(frame) / 60) }
        try store.advance(to: 200 * 0.2 * 5 + 0.05)
        #expect(abs(try number(store, "thing.x") - 0.5) < 1e-9)
    }

    @Test("an additive animation that turns back loses nothing (MotionMachine: the last delta before a turn)")
    func additiveTurn() throws {
        let store = try makeStore()
        try store.set("thing.x", to: .number(5))
        try Animator(store).animate(
            Timing(duration: 0.1, iterations: 50, wayBack: .mirrored), "thing.x", from: .number(5),
            to: .number(8))
        for frame in 1...700 { try store.advance(to: Double(frame) / 60) }
        #expect(try number(store, "thing.x") == 5)
        #expect(store.contributionCount == 0)
    }

    @Test("a spring is slowed down like everything else (MotionAnimator: only its delay)")
    func springTimeScale() throws {
        let curve = Curve.spring(
            try SpringCurve(Spring(response: 0.5, dampingRatio: 0.6)))
        let timing = Timing(curve: curve, duration: 1, delay: 0.1)
        func shown(_ factor: Double, at time: Double) throws -> Double {
            let store = try makeStore()
            let animator = Animator(store)
            try animator.setTimeScaleFactor(factor)
            try animator.animate(timing, "thing.x", to: .number(100))
            try store.advance(to: time)
            return try number(store, "thing.x")
        }
        for time in [0.05, 0.1, 0.2, 0.35, 0.6, 2] {
            #expect(try shown(1, at: time) == shown(4, at: 4 * time))
        }
        #expect(try shown(1, at: 0.3) != shown(4, at: 0.3))
    }

    @Test("a retarget starts from the eased position (VDAnimation: from the un-eased progress)")
    func retarget() throws {
        for additive in [true, false] {
            let store = try makeStore()
            let animator = Animator(store, additive: additive, beginsFromCurrentState: true)
            let curve = Curve.bezier(try CubicBezier(x1: 0.9, y1: 0, x2: 1, y2: 0.1))
            try animator.animate(Timing(duration: 1, curve: curve), "thing.x", to: .number(100))
            try store.advance(to: 0.5)
            let before = try number(store, "thing.x")
            #expect(before < 20)
            try animator.animate(Timing(duration: 1, curve: curve), "thing.x", to: .number(0))
            #expect(abs(try number(store, "thing.x") - before) < 1e-12)
        }
    }

    @Test("a resumed animation goes on where it was paused (VDAnimation: jumps by the pause)")
    func pauseJump() throws {
        let store = try makeStore()
        let playback = try Animator(store).animate(Timing(duration: 2), "thing.x", to: .number(2))
        try store.advance(to: 0.5)
        playback.pause()
        try store.advance(to: 60)
        playback.resume()
        #expect(try number(store, "thing.x") == 0.5)
        try store.advance(to: 60.25)
        #expect(try number(store, "thing.x") == 0.75)
    }
}

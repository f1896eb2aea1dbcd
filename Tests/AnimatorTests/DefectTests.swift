import Animator
import MotionModel
import Testing

/// Defects of the libraries this one descends from, by their number in `docs/coverage.md`; each must be absent.
///
/// What belongs to the compiler stands in `Tests/SpecCompilerTests/CompilerDefectTests.swift`.
@Suite("Defects of the ancestors")
struct DefectTests {
    @Test("defect 1: a duration of 0 completes (MotionMachine: never does)")
    func zeroDuration() throws {
        let store = try makeStore()
        var reason: CompletionReason?
        try Animator(store).animate(Timing(duration: 0), "thing.x", to: .number(3)) { reason = $0 }
        #expect(reason == .finished)
        #expect(try number(store, "thing.x") == 3)
    }

    @Test("defect 2: legs follow each other without a lost frame (MotionMachine: one frame of drift a leg)")
    func noDrift() throws {
        let store = try makeStore()
        try Animator(store).animate(
            Timing(duration: 0.1, iterations: .infinity, wayBack: .mirrored), "thing.x", to: .number(1))
        // 1/60 never divides a leg; after 10,000 frames the phase is still exact.
        for frame in 1...10_000 { try store.advance(to: Double(frame) / 60) }
        try store.advance(to: 200 * 0.2 * 5 + 0.05)
        #expect(abs(try number(store, "thing.x") - 0.5) < 1e-9)
    }

    @Test(
        "defect 4: an additive way there and back loses nothing (MotionMachine: the last delta before a turn)"
    )
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

    @Test("defect 14: a spring is slowed down like everything else (MotionAnimator: only its delay)")
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

    @Test("defect 21: a retarget starts from the eased position (VDAnimation: from the un-eased progress)")
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

    @Test("defect 22: a resumed animation goes on where it was paused (VDAnimation: jumps by the pause)")
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

    @Test("defect 8: an overdamped spring starts where it is (b3ll's Motion: 0.3 away from there)")
    func overdamped() throws {
        let store = try makeStore()
        try Animator(store).spring(
            "thing.x", to: .number(10), spring: Spring(mass: 1, stiffness: 2, damping: 10))
        #expect(try number(store, "thing.x") == 0)
        // mpmath, 30 digits.
        for (time, expected) in [(0.5, 0.779850541659948535), (2, 3.21095155283229770)] {
            try store.advance(to: time)
            #expect(abs(try number(store, "thing.x") - expected) < 1e-12)
        }
    }

    @Test(
        "defect 9: an animation ends at its duration, exactly at its end (b3ll's Motion: 0.01 before, and stays there)"
    )
    func earlyEnd() throws {
        let store = try makeStore()
        let curve = Curve.bezier(try CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
        let playback = try Animator(store).animate(
            Timing(duration: 1, curve: curve), "thing.x", from: .number(0), to: .number(1))
        for frame in 1...59 {
            try store.advance(to: Double(frame) / 60)
            #expect(playback.state == .playing)
            if frame == 56 { #expect(abs(try number(store, "thing.x") - 0.9921799200427363) < 1e-9) }
        }
        #expect(abs(try number(store, "thing.x") - 0.9994847794560489) < 1e-9)
        try store.advance(to: 1)
        #expect(playback.state == .finished)
        #expect(try number(store, "thing.x") == 1)
    }

    @Test("defect 11: a group completes when its last animation does (b3ll's Motion: with its first frame)")
    func groupCompletion() throws {
        let store = try makeStore()
        var completions: [Double] = []
        let timeline = Timeline(tracks: [
            try track("thing.x", .number(0), .number(1), Timing(duration: 0.5)),
            try track("thing.y", .number(0), .number(1), Timing(delay: 1, duration: 1.5)),
            try track("thing.opacity", .number(1), .number(0), Timing(duration: 2), additive: false),
        ])
        try Animator(store).play(timeline) { _ in completions.append(store.time) }
        // Frames longer than a second count too.
        for time in [0.016, 0.5, 2, 2.49, 2.5, 4] { try store.advance(to: time) }
        #expect(completions == [2.5])
    }

    @Test("defect 13: an animation is repeated as its timing says (MotionAnimator: never)")
    func repetition() throws {
        let store = try makeStore()
        let playback = try Animator(store).animate(
            Timing(duration: 1, iterations: 2.5), "thing.x", from: .number(0), to: .number(1))
        // 2.5 plays of a second show 0.1 at 2.1 s, as Core Animation does.
        for (time, shown) in [(0.5, 0.5), (1.25, 0.25), (2.1, 0.1), (2.4375, 0.4375)] {
            try store.advance(to: time)
            #expect(abs(try number(store, "thing.x") - shown) < 1e-12)
        }
        try store.advance(to: 2.5)
        #expect(playback.state == .finished)
    }

    @Test(
        "defect 15: a spring that is made to settle in time keeps its velocity (MotionAnimator: drops both)")
    func generatedSpring() throws {
        let store = try makeStore()
        // mpmath: (1 + ωt)e^(−ωt) = 0.001 at ωt = 9.233413476451586.
        let spring = try Spring(settles: 0.9233413476451586, dampingRatio: 1)
        #expect(abs(spring.stiffness - 100) < 1e-9)
        let curve = try SpringCurve(spring, initialVelocity: 5)
        // With 5 travels a second it is there sooner: (1 + 5t)e^(−10t) = 0.001.
        #expect(abs(curve.naturalDuration - 0.857290245419562549) < 1e-9)
        let playback = try Animator(store).animate(
            Timing(curve: .spring(curve), duration: 99), "thing.x", from: .number(0), to: .number(100))
        for (time, shown) in [(0.1, 44.8180838242836517), (0.3, 87.5532329080340143)] {
            try store.advance(to: time)
            #expect(abs(try number(store, "thing.x") - shown) < 1e-7)
        }
        #expect(abs(playback.duration - 0.857290245419562549) < 1e-9)
    }

    @Test("defect 16: linear is linear (MotionAnimator: eases in)")
    func linear() throws {
        for curve in [Curve.linear, try #require(NamedCurve.curve(named: "linear"))] {
            let store = try makeStore()
            try Animator(store).animate(
                Timing(duration: 1, curve: curve), "thing.x", from: .number(0), to: .number(64))
            for step in 0...64 {
                try store.advance(to: Double(step) / 64)
                #expect(try number(store, "thing.x") == Double(step))
            }
        }
    }

    @Test(
        "defect 19: a synchronized loop of any length keeps to the clock (VDAnimation: only one of a second)")
    func synchronizedLoop() throws {
        for period in [0.25, 0.8, 3] {
            let store = try makeStore()
            let loop = Track(
                property: try PropertyPath("thing.x"), type: .number, isAdditive: false,
                keys: [.constant(.number(0)), .constant(.number(1))],
                segments: [Segment(start: 0, end: period, fromKey: 0, toKey: 1, curve: .linear)],
                loop: Loop(start: 0, period: period, count: .infinity), isSynchronized: true)
            try store.advance(to: 7.77)
            try Animator(store).play(Timeline(tracks: [loop]))
            for time in [7.77, 8.1, 9.93, 12.3] {
                try store.advance(to: time)
                let phase = time / period - (time / period).rounded(.down)
                #expect(abs(try number(store, "thing.x") - phase) < 1e-9, "\(time) of \(period): \(phase)")
            }
        }
    }

    @Test("defect 20: a spring curve begins at 0 and ends at 1 (VDAnimation: 0.134 and 1.146)")
    func springEnds() throws {
        for ratio in [0.1, 0.5, 1, 3] {
            let store = try makeStore()
            let curve = try SpringCurve(Spring(response: 0.4, dampingRatio: ratio))
            let playback = try Animator(store).animate(
                Timing(curve: .spring(curve), duration: 0), "thing.x", from: .number(0), to: .number(1))
            #expect(try number(store, "thing.x") == 0)
            try store.advance(to: curve.naturalDuration.nextDown)
            #expect(abs(try number(store, "thing.x") - 1) <= 0.001 + 1e-12)
            try store.advance(to: curve.naturalDuration)
            #expect(try number(store, "thing.x") == 1)
            #expect(playback.state == .finished)
        }
    }

    @Test("defect 23: colours are mixed in OKLab after decoding (VDAnimation: without the transfer function)")
    func oklab() throws {
        let store = try makeStore()
        try Animator(store).animate(
            Timing(duration: 1), "thing.backgroundColor", from: .color(Color(css: "#ff0000")),
            to: .color(Color(css: "#0000ff")))
        try store.advance(to: 0.5)
        let middle = try store.presentation(PropertyKey<Color>("thing.backgroundColor")).srgb
        // numpy, with the matrices of CSS Color 4; without decoding it would be 0.2819, 0.0937, 0.3530.
        #expect(abs(middle.red - 0.5504) < 2e-4)
        #expect(abs(middle.green - 0.3256) < 2e-4)
        #expect(abs(middle.blue - 0.6365) < 2e-4)
    }

    @Test("defect 24: what is shown along a Bézier is exact to 1e-9 (b3ll's Motion: to 1e-4 of its input)")
    func bezierAccuracy() throws {
        // mpmath, 30 digits; both curves are steep enough for an error of 1e-4 in x to show.
        let rows: [([Double], [(Double, Double)])] = [
            (
                [1, 0, 0, 1],
                [
                    (0.01, 0.0000337087155485001), (0.49, 0.301418678755382007),
                    (0.99, 0.999966291284451500),
                ]
            ),
            (
                [0.05, 0.9, 0.1, 1],
                [(0.01, 0.165799200057739514), (0.05, 0.531784501019658349), (0.25, 0.893444330866885041)]
            ),
        ]
        for (points, values) in rows {
            let store = try makeStore()
            let curve = Curve.bezier(
                try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
            for path in ["thing.x", "thing.opacity"] {
                try Animator(store).animate(
                    Timing(duration: 1, curve: curve), path, from: .number(0), to: .number(1))
            }
            for (time, expected) in values {
                try store.advance(to: time)
                for path in ["thing.x", "thing.opacity"] {
                    #expect(abs(try number(store, path) - expected) < 1e-9)
                }
            }
        }
    }
}

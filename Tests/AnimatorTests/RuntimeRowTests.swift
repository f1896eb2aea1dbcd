import Animator
import MotionModel
import Testing

/// What the libraries this one descends from can do when they play, each capability by its number in `docs/coverage.md`.
///
/// Capabilities with laws of their own have their tests beside them, named by the same numbers. Numbers are worked out by
/// hand, or with 30 digits in Python (mpmath).
@Suite("Every capability of the ancestors that belongs in the player")
struct RuntimeRowTests {
    @Test("5. without a start, each play begins from what is there when it starts")
    func implicitStart() throws {
        for (path, additive) in [("thing.x", true), ("thing.opacity", false)] {
            let store = try makeStore()
            let animator = Animator(store)
            try store.set(path, to: .number(0.25))
            let track = Track(
                property: try PropertyPath(path), type: .number, isAdditive: additive, from: .current,
                to: .constant(.number(1)), timing: Timing(duration: 1))
            let timeline = Timeline(tracks: [track])
            try animator.play(timeline)
            try store.advance(to: 0.5)
            #expect(try number(store, path) == 0.625)
            // Again, from elsewhere: nothing is remembered of the first play.
            try store.advance(to: 2)
            try store.set(path, to: .number(0.5))
            try animator.play(timeline)
            try store.advance(to: 2.5)
            #expect(try number(store, path) == 0.75)
        }
    }

    @Test(
        "51. every repeat begins where the first began, and a second play with the same values begins there too"
    )
    func sameStartEachTime() throws {
        let store = try makeStore()
        try store.set("thing.x", to: .number(5))
        let track = Track(
            property: try PropertyPath("thing.x"), type: .number, isAdditive: true, from: .current,
            to: .constant(.number(15)), timing: Timing(duration: 1, iterations: 3))
        let animator = Animator(store)
        try animator.play(Timeline(tracks: [track]))
        for period in [0.0, 1, 2] {
            try store.advance(to: period)
            #expect(try number(store, "thing.x") == 5)
            try store.advance(to: period + 0.25)
            #expect(try number(store, "thing.x") == 7.5)
            try store.advance(to: period + 0.9375)
            #expect(try number(store, "thing.x") == 14.375)
        }
        try store.advance(to: 3)
        #expect(try number(store, "thing.x") == 15)
        for start in [3.0, 5] {
            try animator.animate(
                Timing(duration: 1, iterations: 2), "thing.x", from: .number(-2), to: .number(2))
            try store.advance(to: start + 1.25)
            #expect(try number(store, "thing.x") == -1)
            try store.advance(to: start + 2)
            #expect(try number(store, "thing.x") == 2)
        }
    }

    @Test("52. additive animations stack: the model is the last destination, each offset goes to 0 by itself")
    func stack() throws {
        let store = try makeStore()
        let animator = Animator(store)
        // (start, duration, destination): offsets −8, 6 and −1 that shrink linearly.
        for (start, duration, to) in [(0.0, 1.0, 8.0), (0.25, 1, 2), (0.5, 0.5, 3)] {
            try store.advance(to: start)
            try animator.animate(Timing(duration: duration), "thing.x", to: .number(to))
            #expect(try resting(store, "thing.x") == to)
        }
        let expected: [(Double, Double)] = [(0.5, 2.5), (0.75, 3.5), (1, 4.5), (1.25, 3)]
        for (time, shown) in expected {
            try store.advance(to: time)
            #expect(try number(store, "thing.x") == shown)
        }
        #expect(store.contributionCount == 0)
    }

    @Test(
        "53. two additive animations sum as their steps would, and rest at the newest's end (MotionMachine's own case)"
    )
    func sumOfSteps() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try animator.animate(Timing(duration: 0.4), "thing.x", from: .number(0), to: .number(10))
        try store.advance(to: 0.2)
        #expect(try number(store, "thing.x") == 5)
        try animator.animate(Timing(duration: 0.4), "thing.x", to: .number(-10))
        // What has been added up: share of A · 10 − share of B · 20.
        for (time, ofA, ofB) in [(0.25, 0.625, 0.125), (0.3, 0.75, 0.25), (0.4, 1, 0.5), (0.5, 1, 0.75)] {
            try store.advance(to: time)
            #expect(abs(try number(store, "thing.x") - (10 * ofA - 20 * ofB)) < 1e-12)
        }
        try store.advance(to: 0.2 + 0.4)
        #expect(try number(store, "thing.x") == -10)
    }

    @Test("57. a decay that is sent elsewhere in flight has exactly the speed that ends there")
    func retargetedDecay() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let decay = try Decay(rate: 0.998)
        try animator.decay("thing.x", velocity: .number(1000), decay: decay)
        try store.advance(to: 0.1)
        #expect(abs(try number(store, "thing.x") - 90.6258507889871878) < 1e-9)
        try animator.decay("thing.x", to: .number(300), decay: decay)
        #expect(abs(store.velocity(try store.id(of: "thing.x"))[0] - 419.167605890351) < 1e-8)
        try store.advance(to: 0.35)
        #expect(abs(try number(store, "thing.x") - 173.071723947372842) < 1e-9)
        try store.advance(to: 60)
        #expect(try number(store, "thing.x") == 300)
    }

    @Test("59. what plays can be left in place, at its end, or where it began")
    func threeEnds() throws {
        for (leave, shown) in [(0, 2.5), (1, 10), (2, 0)] {
            let store = try makeStore()
            let playback = try Animator(store).animate(
                Timing(duration: 1), "thing.x", from: .number(0), to: .number(10))
            try store.advance(to: 0.25)
            switch leave {
            case 0: playback.stop()
            case 1: playback.finish()
            default:
                try playback.seek(to: 0)
                playback.stop()
            }
            #expect(playback.state.isEnded && store.contributionCount == 0)
            #expect(try number(store, "thing.x") == shown)
            try store.advance(to: 5)
            #expect(try number(store, "thing.x") == shown)
            #expect(showsModel(store))
        }
    }

    @Test("63. a factor slows delays, durations and springs alike, and the store's multiplies it once more")
    func timeScales() throws {
        let store = try makeStore()
        let animator = Animator(store)
        try store.setTimeScale(2)
        try animator.setTimeScaleFactor(3)
        let timing = Timing(delay: 0.5, duration: 1)
        let playback = try animator.animate(timing, "thing.x", from: .number(0), to: .number(12))
        // Released at rest, critically damped, ω = 10: 1 − (1 + 10τ)e^(−10τ), at τ = 0.1.
        try animator.spring(
            "thing.y", to: .number(1), spring: Spring(mass: 1, stiffness: 100, damping: 20))
        try store.advance(to: 0.6)
        #expect(abs(try number(store, "thing.y") - 0.26424111765711533) < 1e-12)
        try store.advance(to: 3)
        #expect(playback.state == .playing && abs(playback.time - 0.5) < 1e-12)
        try store.advance(to: 6)
        #expect(abs(try number(store, "thing.x") - 6) < 1e-12)
        try store.advance(to: 9)
        #expect(playback.state == .finished)
    }

    @Test(
        "64. a plain life is told as it happens: the end is shown before it is reported (MotionMachine: after)"
    )
    func life() throws {
        let store = try makeStore()
        var lines: [String] = []
        try Animator(store).animate(
            Timing(delay: 0.5, duration: 1, iterations: 2, wayBack: .mirrored), "thing.x", from: .number(0),
            to: .number(8), completion: { lines.append("done \($0.rawValue)") },
            events: { _, event in lines.append("\(describe(event)) \((try? number(store, "thing.x")) ?? -1)")
            })
        for step in 1...10 { try store.advance(to: Double(step) / 2) }
        #expect(
            lines == [
                "started 0.0", "updated 0.0", "updated 4.0", "reversed 8.0", "updated 8.0", "updated 4.0",
                "reversed 0.0", "repeated 0.0", "updated 0.0", "updated 4.0", "reversed 8.0", "updated 8.0",
                "updated 4.0", "updated 0.0", "completed finished 0.0", "done finished",
            ])
    }

    @Test("66. progress in time is even, progress in value is eased, and neither lags by a frame")
    func progress() throws {
        let store = try makeStore()
        let playback = try Animator(store).animate(
            Timing(duration: 2, curve: try ease(), iterations: 4), "thing.x", from: .number(10),
            to: .number(-10))
        // The Bézier (0.4, 0, 0.2, 1).
        for (share, eased) in [
            (0.1, 0.025863014891412982), (0.25, 0.2365873604677815), (0.5, 0.7755613111161976),
            (0.75, 0.9593677367393759),
        ] {
            try store.advance(to: 4 + 2 * share)
            #expect(abs(playback.cycleProgress.time - share) < 1e-12)
            #expect(abs(playback.cycleProgress.value - eased) < 1e-9)
            #expect(abs(playback.totalProgress.time - (2 + share) / 4) < 1e-12)
            #expect(abs(playback.totalProgress.value - (2 + eased) / 4) < 1e-9)
            #expect(abs(try number(store, "thing.x") - (10 - 20 * eased)) < 1e-8)
        }
    }

    @Test("71. the model has the destination from the start, while what is shown is on the way there")
    func modelAndPresentation() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let (x, opacity) = (PropertyKey<Double>("thing.x"), PropertyKey<Double>("thing.opacity"))
        try animator.animate(Timing(duration: 1), x, from: 0, to: 40)
        try animator.animate(Timing(duration: 1), opacity, from: 1, to: 0)
        for (time, share) in [(0.0, 0.0), (0.25, 0.25), (0.75, 0.75), (1, 1), (9, 1)] {
            try store.advance(to: time)
            #expect(try store.model(x) == 40)
            #expect(try store.model(opacity) == 0)
            #expect(try store.presentation(x) == 40 * share)
            #expect(try store.presentation(opacity) == 1 - share)
        }
    }

    @Test("81. a part of a value that is misspelt is answered with the part, though nobody registered it")
    func misspeltPart() throws {
        let store = try makeStore()
        for (wrong, right) in [
            ("thing.bounds.size.widht", "thing.bounds.size.width"), ("thing.position.", "thing.position"),
            ("thing.bounds.orign.x", "thing.bounds.origin.x"), ("thing.positon.y", "thing.position.y"),
        ] {
            #expect(throws: AnimatorError.unknownProperty(wrong, nearest: right)) {
                try store.presentation(wrong)
            }
        }
        #expect(store.properties.count == 9)
    }
}

import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("What pauses on completion")
struct PauseAtEndTests {
    private func timeline(additive: Bool) throws -> Timeline {
        Timeline(
            tracks: [
                try track(
                    "thing.x", .number(0), .number(100), Timing(delay: 0.1, duration: 0.4, curve: ease()),
                    additive: additive),
                try track("thing.y", .number(5), .number(9), Timing(duration: 0.5), additive: additive),
            ], markers: [Marker(time: 0.3, name: "half")])
    }

    @Test(
        "it stays active and paused at its end, and completes when it is finished", arguments: [true, false])
    func stays(_ additive: Bool) throws {
        let store = try makeStore()
        let log = Log()
        var reasons: [CompletionReason] = []
        let playback = try Animator(store).play(
            timeline(additive: additive), pausesOnCompletion: true, completion: { reasons.append($0) },
            events: log.handler)
        try store.advance(to: 0.25)
        _ = log.take()
        try store.advance(to: 0.6)
        #expect(playback.state == .paused && playback.time == 0.5)
        #expect(log.take() == ["marker half", "updated", "paused"])
        #expect(reasons == [] && store.contributionCount == 2 && !store.isAtRest)
        #expect(try number(store, "thing.x") == 100)
        try store.advance(to: 2)
        #expect(log.take() == [] && playback.state == .paused)
        playback.finish()
        #expect(log.take() == ["updated", "completed finished"])
        #expect(playback.state == .finished && reasons == [.finished])
        #expect(store.contributionCount == 0 && showsModel(store))
        // An end is final: nothing does anything any more.
        playback.reverse()
        try playback.seek(to: 0)
        #expect(log.take() == [] && playback.state == .finished)
    }

    @Test("without it an end is final")
    func isFinal() throws {
        let store = try makeStore()
        let playback = try Animator(store).play(timeline(additive: true))
        try store.advance(to: 0.6)
        #expect(playback.state == .finished)
        playback.reverse()
        try playback.seek(to: 0.1)
        try store.advance(to: 1)
        #expect(playback.state == .finished && showsModel(store))
    }

    @Test(
        "scrubbed and turned round it shows what it shows while it plays",
        arguments: [true, false], [true, false])
    func scrubs(_ additive: Bool, _ isWatched: Bool) throws {
        let timeline = try timeline(additive: additive)
        let bound = try timeline.bind()
        var random = SplitMix64(seed: 7)
        let store = try makeStore()
        let playback = try Animator(store).play(
            timeline, pausesOnCompletion: true, events: isWatched ? { _, _ in } : nil)
        func expect(_ time: Double) throws {
            for track in bound.tracks {
                let shown = try number(store, track.track.property.text)
                #expect(abs(shown - track.component(0, at: time)) <= 1e-12)
            }
        }
        try store.advance(to: 0.7)
        for _ in 0..<30 {
            let time = random.uniform(0...0.5)
            try playback.seek(to: time)
            try store.advance(to: store.time + 0.01)
            try expect(time)
            #expect(playback.state == .paused)
        }
        // Turned round, it runs back by itself, and stays at its beginning; then forwards again.
        try playback.scrub(progress: 1)
        for turn in 0..<4 {
            let start = store.time
            playback.reverse()
            #expect(playback.state == .playing)
            for step in 1...10 {
                try store.advance(to: start + Double(step) / 20)
                try expect(turn % 2 == 0 ? 0.5 - Double(step) / 20 : Double(step) / 20)
            }
            #expect(playback.state == .paused)
            try store.advance(to: start + 3)
            #expect(try resting(store, "thing.x") == (turn % 2 == 0 ? 0 : 100))
        }
        var random2 = random
        if random2.next() % 2 == 0 { playback.stop() } else { playback.finish() }
        #expect(playback.state.isEnded && store.contributionCount == 0 && showsModel(store))
    }

    @Test("the number of steps makes no difference", arguments: [true, false])
    func steps(_ additive: Bool) throws {
        func run(_ steps: Int) throws -> [UInt64] {
            let store = try makeStore()
            let animator = Animator(store)
            let playback = try animator.play(timeline(additive: additive), pausesOnCompletion: true)
            for step in 0..<steps { try store.advance(to: Double(step) / Double(steps)) }
            try store.advance(to: 1)
            playback.reverse()
            for step in 0..<steps { try store.advance(to: 1 + 0.2 * Double(step) / Double(steps)) }
            try store.advance(to: 1.2)
            return try bits(store)
        }
        #expect(try run(1) == run(89))
    }

    @Test("animations and blocks pause too, and what takes no time stays at its end")
    func animations() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let one = try animator.animate(
            Timing(duration: 1), "thing.x", to: .number(10), pausesOnCompletion: true)
        let block = try animator.animate(Timing(duration: 1), pausesOnCompletion: true) {
            $0.set("thing.y", to: .number(4))
        }
        let instant = try animator.animate(
            Timing(duration: 0), "thing.turn", to: .angle(degrees: 30), pausesOnCompletion: true)
        try animator.setTimeScaleFactor(0)
        let jump = try animator.play(
            Timeline(tracks: [try track("thing.opacity", .number(1), .number(0), Timing(duration: 1))]),
            pausesOnCompletion: true)
        #expect(instant.state == .paused && jump.state == .paused)
        #expect(try number(store, "thing.turn") == 30 && number(store, "thing.opacity") == 0)
        try jump.seek(to: 0.25)
        #expect(try number(store, "thing.opacity") == 0.75)
        try store.advance(to: 5)
        for playback in [one, block, instant, jump] { #expect(playback.state == .paused) }
        try one.scrub(progress: 0.5)
        try block.scrub(progress: 0.25)
        #expect(try number(store, "thing.x") == 5 && number(store, "thing.y") == 1)
        // Nothing that is set to what it is can pause.
        let nothing = try animator.animate(Timing(duration: 1), pausesOnCompletion: true) { _ in }
        #expect(nothing.state == .finished)
        animator.stopAll()
        #expect(store.contributionCount == 0 && store.isAtRest == false)
        try store.advance(to: 6)
        #expect(store.isAtRest && showsModel(store))
    }
}

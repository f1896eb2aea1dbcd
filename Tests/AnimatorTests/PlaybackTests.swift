import Animator
import MotionModel
import Testing

@Suite("Playback controls")
struct PlaybackTests {
    private func start(_ timing: Timing = Timing(duration: 1), log: Log = Log()) throws -> (
        PropertyStore, Playback, Log
    ) {
        let store = try makeStore()
        let playback = try Animator(store).animate(
            timing, "thing.x", from: .number(0), to: .number(10), events: log.handler)
        return (store, playback, log)
    }

    @Test("states follow one another")
    func states() throws {
        let (store, playback, _) = try start(Timing(delay: 0.5, duration: 1))
        #expect(playback.state == .waiting)
        try store.advance(to: 0.49)
        #expect(playback.state == .waiting)
        try store.advance(to: 0.5)
        #expect(playback.state == .playing)
        playback.pause()
        #expect(playback.state == .paused)
        playback.resume()
        #expect(playback.state == .playing)
        try store.advance(to: 2)
        #expect(playback.state == .finished)
        playback.stop()
        playback.cancel()
        playback.reverse()
        playback.pause()
        #expect(playback.state == .finished)
    }

    @Test("58. a pause of any length jumps nowhere, and moves the end by as much")
    func pause() throws {
        let (store, playback, log) = try start()
        try store.advance(to: 0.25)
        playback.pause()
        playback.pause()
        try store.advance(to: 100.25)
        #expect(try number(store, "thing.x") == 2.5)
        #expect(playback.time == 0.25)
        playback.resume()
        playback.resume()
        #expect(try number(store, "thing.x") == 2.5)
        try store.advance(to: 100.5)
        #expect(try number(store, "thing.x") == 5)
        try store.advance(to: 101)
        #expect(playback.state == .finished)
        #expect(
            log.lines == [
                "started", "updated", "paused", "resumed", "updated", "updated", "completed finished",
            ])
    }

    @Test("60. seeking moves the time in both directions and reports what it crosses")
    func seek() throws {
        let (store, playback, log) = try start(Timing(delay: 1, duration: 1, iterations: 3))
        try playback.seek(to: 3.5)
        #expect(try number(store, "thing.x") == 5)
        #expect(log.take() == ["started", "repeated", "repeated", "updated"])
        try playback.seek(to: 1.75)
        #expect(try number(store, "thing.x") == 7.5)
        #expect(log.take() == ["repeated", "repeated", "updated"])
        try store.advance(to: 0.125)
        #expect(try number(store, "thing.x") == 8.75)
        try playback.seek(to: 99)
        #expect(playback.time == 4 && playback.state == .playing)
        try store.advance(to: 0.125)
        #expect(playback.state == .finished)
        try playback.seek(to: 1.5)
        #expect(try number(store, "thing.x") == 10)
    }

    @Test("60. scrubbing a paused playback shows any of its times")
    func scrub() throws {
        let (store, playback, _) = try start(Timing(duration: 2, curve: try ease()))
        playback.pause()
        for progress in [0.5, 0.1, 1, 0, 0.75] {
            try playback.scrub(progress: progress)
            #expect(playback.totalProgress.time == progress)
            let expected = 10 * (try ease().progress(at: progress))
            #expect(abs(try number(store, "thing.x") - expected) < 1e-12)
            try store.advance(to: store.time + 1)
            #expect(abs(try number(store, "thing.x") - expected) < 1e-12)
        }
        #expect(playback.state == .paused)
    }

    @Test("61. reversing keeps the position and ends exactly at the start")
    func reverse() throws {
        let (store, playback, log) = try start()
        try store.advance(to: 0.75)
        playback.reverse()
        #expect(try number(store, "thing.x") == 7.5)
        #expect(try resting(store, "thing.x") == 0)
        #expect(playback.direction == .backward)
        try store.advance(to: 1)
        #expect(try number(store, "thing.x") == 5)
        playback.reverse()
        #expect(try number(store, "thing.x") == 5)
        #expect(try resting(store, "thing.x") == 10)
        playback.reverse()
        try store.advance(to: 1.5)
        #expect(playback.state == .finished)
        #expect(try number(store, "thing.x") == 0)
        #expect(showsModel(store) && store.contributionCount == 0)
        #expect(
            log.lines == [
                "started", "updated", "reversed", "updated", "reversed", "reversed", "updated",
                "completed finished",
            ])
    }

    @Test("reversing one of several keeps what is shown, and all end where the model says")
    func reverseStacked() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let first = try animator.animate(Timing(duration: 1), "thing.x", to: .number(10))
        try store.advance(to: 0.5)
        try animator.animate(Timing(duration: 1), "thing.x", to: .number(4))
        try store.advance(to: 0.75)
        let before = try number(store, "thing.x")
        first.reverse()
        #expect(abs(try number(store, "thing.x") - before) < 1e-14)
        try store.advance(to: 9)
        #expect(showsModel(store))
        #expect(abs(try number(store, "thing.x") - -6) < 1e-14)
    }

    @Test("63. speed counts from the instant it is set")
    func speed() throws {
        let (store, playback, _) = try start()
        try store.advance(to: 0.25)
        try playback.setSpeed(2)
        #expect(try number(store, "thing.x") == 2.5)
        try store.advance(to: 0.5)
        #expect(try number(store, "thing.x") == 7.5)
        #expect(store.velocity(try store.id(of: "thing.x")) == [20])
        try store.advance(to: 0.625)
        #expect(playback.state == .finished)
    }

    @Test("59. stopping freezes what is shown", arguments: [true, false])
    func stop(additive: Bool) throws {
        let store = try makeStore()
        let animator = Animator(store, additive: additive)
        let log = Log()
        let playback = try animator.animate(
            Timing(duration: 1, curve: try ease()), "thing.x", to: .number(10), events: log.handler)
        try store.advance(to: 0.3)
        let shown = try number(store, "thing.x")
        playback.stop()
        #expect(try number(store, "thing.x") == shown)
        #expect(try resting(store, "thing.x") == shown)
        try store.advance(to: 5)
        #expect(try number(store, "thing.x") == shown)
        #expect(store.contributionCount == 0)
        #expect(log.lines == ["started", "updated", "stopped", "completed stopped"])
        #expect(playback.state == .stopped)
    }

    @Test("59. cancelling shows the model value")
    func cancel() throws {
        let (store, playback, log) = try start()
        try store.advance(to: 0.3)
        playback.cancel()
        #expect(try number(store, "thing.x") == 10)
        #expect(log.lines == ["started", "updated", "completed cancelled"])
    }

    @Test("59. finishing jumps to the end, in the order of a large step")
    func finish() throws {
        let (store, playback, log) = try start(Timing(delay: 1, duration: 1, iterations: 2))
        playback.finish()
        #expect(try number(store, "thing.x") == 10)
        #expect(log.lines == ["started", "repeated", "updated", "completed finished"])
        let (other, endless, _) = try start(Timing(duration: 1, iterations: .infinity))
        try other.advance(to: 7.5)
        endless.finish()
        #expect(try number(other, "thing.x") == 10)
        #expect(showsModel(other))
    }

    @Test("an animator ends what it started, the store everything")
    func all() throws {
        let store = try makeStore()
        let first = Animator(store)
        let second = Animator(store)
        let a = try first.animate(Timing(duration: 1), "thing.x", to: .number(10))
        let b = try first.animate(Timing(duration: 1), "thing.opacity", to: .number(0))
        let c = try second.animate(Timing(duration: 1), "thing.x", to: .number(20))
        let d = try second.animate(Timing(duration: 1), "thing.y", to: .number(10))
        try store.advance(to: 0.5)
        let shown = try bits(store)
        first.stopAll()
        #expect(a.state == .stopped && b.state == .stopped && c.state == .playing)
        #expect(try bits(store) == shown)
        store.stopAll()
        #expect(c.state == .stopped && d.state == .stopped)
        #expect(try bits(store) == shown)
        #expect(showsModel(store))
        let e = try first.animate(Timing(duration: 1), "thing.x", to: .number(10))
        first.cancelAll()
        #expect(e.state == .cancelled)
        #expect(try number(store, "thing.x") == 10)
    }

    @Test("66. progress is known as time and as value, of the cycle and in total")
    func progress() throws {
        let curve = try ease()
        let (store, playback, _) = try start(
            Timing(delay: 1, duration: 1, curve: curve, iterations: 2, wayBack: .mirrored))
        #expect(playback.totalProgress == PlaybackProgress(time: 0, value: 0))
        try store.advance(to: 1.25)
        let eased = curve.progress(at: 0.25)
        #expect(playback.cycleProgress.time == 0.125)
        #expect(abs(playback.cycleProgress.value - eased / 2) < 1e-15)
        #expect(playback.totalProgress.time == 0.25)
        #expect(abs(playback.totalProgress.value - eased / 4) < 1e-15)
        try store.advance(to: 4.5)
        #expect(abs(playback.cycleProgress.value - (0.5 + (1 - curve.progress(at: 0.5)) / 2)) < 1e-9)
        #expect(playback.totalProgress.value > playback.cycleProgress.value / 2)
        try store.advance(to: 6)
        #expect(playback.totalProgress == PlaybackProgress(time: 1, value: 1))
    }
}

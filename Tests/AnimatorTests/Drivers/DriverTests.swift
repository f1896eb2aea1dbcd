import Animator
import MotionModel
import TestSupport
import Testing

@Suite struct DriverTests {
    @Test func `a manual driver's frames lie at whole frames from where it began`() throws {
        let store = try makeStore()
        try store.advance(to: 100)
        let driver = try ManualDriver(store, framesPerSecond: 120)
        try Animator(store).animate(Timing(duration: 1, curve: .linear), "thing.x", to: .number(120))
        var times: [Double] = []
        var values: [Double] = []
        try driver.run(frames: 120) { store in
            times.append(store.time)
            values.append((try? number(store, "thing.x")) ?? .nan)
        }
        let expected: [Double] = (1...120).map { 100 + Double($0) / 120 }
        #expect(times == expected)
        #expect(largestJump(values, (1...120).map(Double.init)) < 1e-9)
        try driver.run(frames: -1)
        #expect(store.time == 101)
    }

    @Test func `it runs until nothing plays, and gives up on what never ends or is paused`() throws {
        let store = try makeStore()
        let animator = Animator(store)
        let driver = try ManualDriver(store)
        try animator.animate(Timing(duration: 0.5, curve: .linear), "thing.x", to: .number(1))
        #expect(try driver.runToRest() && store.isAtRest)
        #expect(store.time == 0.5)
        #expect(try driver.runToRest() && store.time == 0.5)
        try store.set("thing.y", to: .number(3))
        #expect(!store.isAtRest)
        #expect(try driver.runToRest() && store.time == 0.5 + 1.0 / 60)
        let playback = try animator.animate(
            Timing(duration: 1, curve: .linear), "thing.x", to: .number(5))
        playback.pause()
        #expect(try driver.runToRest(within: 3) == false)
        #expect(playback.state == .paused && (store.time - 3.5 - 1.0 / 60).magnitude < 1e-9)
        for rate in [0, -1, .nan, .infinity] as [Double] {
            #expect(throws: AnimatorError.self) { try ManualDriver(store, framesPerSecond: rate) }
        }
    }

    @Test func `by a clock the store moves in a steady rhythm and stops when nothing plays`() async throws {
        let store = try makeStore()
        try store.advance(to: 40)
        let clock = TestClock()
        let driver = try ClockDriver(store, framesPerSecond: 50, clock: clock)
        try Animator(store).animate(Timing(duration: 0.1, curve: .linear), "thing.x", to: .number(5))
        var frames: [(time: Double, value: Double)] = []
        await driver.run(untilAtRest: true) { store in
            frames.append((store.time, (try? number(store, "thing.x")) ?? .nan))
        }
        let expected: [Double] = (0...5).map { 40 + Double($0) / 50 }
        #expect(frames.map(\.time) == expected)
        #expect(largestJump(frames.map(\.value), [0, 1, 2, 3, 4, 5]) < 1e-9)
        #expect(clock.sleeps == (1...5).map { .milliseconds(20 * $0) })
    }

    @Test func `frames that are missed are skipped, and the rhythm stays`() async throws {
        let store = try makeStore()
        let clock = TestClock()
        let driver = try ClockDriver(store, framesPerSecond: 100, clock: clock)
        try Animator(store).animate(Timing(duration: 0.2, curve: .linear), "thing.x", to: .number(5))
        var times: [Double] = []
        await driver.run(untilAtRest: true) { store in
            times.append(store.time)
            // A frame that takes 34 ms, one that takes 10, and a machine that wakes 25 ms late.
            if times.count == 3 { clock.pass(.milliseconds(34)) }
            if times.count == 5 { clock.pass(.milliseconds(10)) }
            if times.count == 7 { clock.delayNextWaking(by: .milliseconds(25)) }
        }
        #expect(
            times == [
                0, 0.01, 0.02, 0.05, 0.06, 0.07, 0.08, 0.11, 0.12, 0.13, 0.14, 0.15, 0.16, 0.17, 0.18, 0.19,
                0.2,
            ])
    }

    @Test func `a cancelled task ends the run, and what plays stays where it is`() async throws {
        let (frames, frame) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            let store = try makeStore()
            try Animator(store).animate(
                Timing(duration: 1, curve: .linear, iterations: .infinity), "thing.x", to: .number(5))
            let driver = try ClockDriver(store, framesPerSecond: 1000)
            var count = 0
            await driver.run { _ in
                count += 1
                frame.yield()
            }
            return (count, store.isAtRest)
        }
        for await _ in frames { break }
        task.cancel()
        let (count, isAtRest) = try await task.value
        #expect(count >= 1 && !isAtRest)
    }

    @Test func `the machine's clock drives it too`() async throws {
        let store = try makeStore()
        try Animator(store).animate(Timing(duration: 0.02, curve: .linear), "thing.x", to: .number(5))
        let driver = try ClockDriver(store, framesPerSecond: 500)
        await driver.run(untilAtRest: true)
        #expect(try number(store, "thing.x") == 5)
    }

    @Test func `it runs in the isolation of its store, whose other work goes on meanwhile`() async throws {
        let player = try Player()
        let run = Task { await player.run() }
        try await player.play(to: 5)
        while await player.shown != 5 { await Task.yield() }
        try await player.play(to: 7)
        while await player.shown != 7 { await Task.yield() }
        run.cancel()
        await run.value
        #expect(await player.frames > 2)
    }

    @Test func `a store follows a sequence of times, and says which it refuses`() async throws {
        let store = try makeStore()
        let times = AsyncStream<Double> { continuation in
            for time in [0, 0.25, 0.5, .nan, 1] as [Double] { continuation.yield(time) }
            continuation.finish()
        }
        try Animator(store).animate(Timing(duration: 1, curve: .linear), "thing.x", to: .number(4))
        var values: [Double] = []
        await #expect(throws: AnimatorError.self) {
            try await store.advance(along: times) { store in
                values.append((try? number(store, "thing.x")) ?? .nan)
            }
        }
        #expect(values == [0, 1, 2])
    }
}

/// An actor with a store of its own.
private actor Player {
    private let store: PropertyStore
    private let driver: ClockDriver<ContinuousClock>
    private(set) var shown = 0.0
    private(set) var frames = 0

    init() throws {
        store = try makeStore()
        driver = try ClockDriver(store, framesPerSecond: 1000)
    }

    func run() async {
        await driver.run { store in
            frames += 1
            shown = (try? store.presentation(PropertyKey<Double>("thing.x"))) ?? .nan
        }
    }

    func play(to target: Double) throws {
        try Animator(store).animate(
            Timing(duration: 0.01, curve: .linear), "thing.x", to: .number(target))
    }
}

/// A clock that passes only while it is slept on, or by hand; for one task.
private final class TestClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private(set) var now = Instant(offset: .zero)
    let minimumResolution = Duration.nanoseconds(1)
    private(set) var sleeps: [Duration] = []
    private var delay = Duration.zero

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        sleeps.append(deadline.offset)
        now = Swift.max(now, deadline).advanced(by: delay)
        delay = .zero
        await Task.yield()
    }

    func pass(_ duration: Duration) { now = now.advanced(by: duration) }
    func delayNextWaking(by duration: Duration) { delay = duration }
}

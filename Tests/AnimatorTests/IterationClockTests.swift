import Animator
import MotionModel
import TestSupport
import Testing

@Suite("The clock of a playback's events")
struct IterationClockTests {
    /// What a playback tells of its turns and repeats, and when; with how far its cycle has come meanwhile.
    private func run(_ timeline: Timeline, backwards: Bool = false) throws -> ([String], [PlaybackProgress]) {
        let store = try makeStore()
        var lines: [String] = []
        var now = 0.0
        var progress: [PlaybackProgress] = []
        let playback = try Animator(store).play(
            timeline,
            events: { _, event in
                if case .updated = event { return }
                lines.append("\(describe(event)) \((now * 64).rounded(.up))")
            })
        for step in 1...320 {
            now = Double(step) / 64 + 1e-6
            try store.advance(to: now)
            progress.append(playback.cycleProgress)
        }
        return (lines, progress)
    }

    /// Everything in 64ths of a second, so that sums are exact.
    private func timing(_ random: inout SplitMix64) -> Timing {
        func sixtyFourths(_ range: ClosedRange<Int>) -> Double {
            Double(Int.random(in: range, using: &random)) / 64
        }
        let duration = sixtyFourths(8...64)
        let wayBack: Timing.WayBack =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .mirrored
            case 1: .along(.linear, duration: sixtyFourths(8...64))
            default: .none
            }
        return Timing(
            delay: sixtyFourths(-16...64), duration: duration,
            iterations: [1, 1, 1.5, 2, 2.75, 3, .infinity][Int.random(in: 0..<7, using: &random)],
            iterationStart: [0, 0, 0.5, 1][Int.random(in: 0..<4, using: &random)],
            direction: PlaybackDirection.allCases[Int.random(in: 0..<4, using: &random)], wayBack: wayBack)
    }

    @Test(
        "of one animation tells what its track tells, forwards and in the mirror",
        arguments: 0..<TestBuild.count(60))
    func oneAnimation(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 3)
        for _ in 0..<5 {
            let timing = timing(&random)
            let track = try track("thing.x", .number(0), .number(1), timing)
            let back: Double =
                switch timing.wayBack {
                case .none: 0
                case .mirrored: timing.duration
                case .along(_, let duration): duration
                }
            let clock = IterationClock(
                start: timing.delay, there: timing.duration, back: back, iterations: timing.iterations,
                iterationStart: timing.iterationStart, direction: timing.direction)
            let plain = Timeline(tracks: [track], duration: timing.end)
            let clocked = Timeline(tracks: [track], duration: timing.end, clock: clock)
            for (one, other) in [(plain, clocked)]
                + (timing.end.isFinite ? [(plain.mirrored, clocked.mirrored)] : [])
            {
                let (lines, progress) = try run(one)
                let (found, foundProgress) = try run(other)
                #expect(found == lines, "\(timing)")
                for (progress, found) in zip(progress, foundProgress) {
                    #expect(
                        abs(progress.time - found.time) < 1e-9 && abs(progress.value - found.value) < 1e-9,
                        "\(timing): \(progress), \(found)")
                }
            }
        }
    }

    @Test("tells a turn when the clock turns, not when a track does")
    func turningGroup() throws {
        // Two children that turn when they have arrived, one of them long before the other.
        func child(_ path: String, _ duration: Double) throws -> Track {
            Track(
                property: try PropertyPath(path), type: .number, isAdditive: false,
                keys: [.constant(.number(0)), .constant(.number(1))],
                segments: [
                    Segment(start: 0, end: duration, fromKey: 0, toKey: 1, curve: .linear),
                    Segment(
                        start: duration, end: 2 * duration, fromKey: 0, toKey: 1, curve: .linear,
                        inputStart: 1, inputEnd: 0),
                ])
        }
        let tracks = [try child("thing.x", 0.25), try child("thing.y", 0.75)]
        let clock = IterationClock(start: 0, there: 0.5, back: 1)
        let (lines, progress) = try run(Timeline(tracks: tracks, clock: clock))
        #expect(lines == ["started 0.0", "reversed 33.0", "completed finished 97.0"])
        #expect(abs(progress[47].time - 0.5) < 1e-4)
    }

    @Test("repeats where its iterations do, without any track")
    func noTrack() throws {
        let timeline = Timeline(
            tracks: [], duration: 2, clock: IterationClock(start: 0.5, there: 0.25, back: 0.25, iterations: 2)
        )
        let (lines, progress) = try run(timeline)
        #expect(
            lines == [
                "started 0.0", "reversed 49.0", "reversed 65.0", "repeated 65.0", "reversed 81.0",
                "completed finished 129.0",
            ])
        #expect(abs(progress[39].time - 0.25) < 1e-4)
    }
}

import MotionModel
import TestSupport
import Testing

@Suite("The timing model")
struct TimingModelTests {
    private let path: PropertyPath
    private let stepStart: Curve
    private let stepEnd: Curve

    init() throws {
        path = try PropertyPath("chip.cornerRadius")
        stepStart = try #require(NamedCurve.curve(named: "step-start"))
        stepEnd = try #require(NamedCurve.curve(named: "step-end"))
    }

    private func track(_ timing: Timing) -> Track {
        Track(
            property: path, type: .number, isAdditive: true, from: .constant(.number(0)),
            to: .constant(.number(1)), timing: timing)
    }

    /// Times and lengths in 64ths of a second, so that sums and differences are exact and an instant that
    /// should lie on a boundary does.
    private func randomTiming(_ random: inout SplitMix64) -> Timing {
        func sixtyFourths(_ range: ClosedRange<Int>) -> Double {
            Double(Int.random(in: range, using: &random)) / 64
        }
        let curves: [Curve] = [.linear, .bezier(.ease), .bezier(.easeOut), stepEnd, stepStart]
        let duration = sixtyFourths(1...127)
        let wayBack: Timing.WayBack =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .mirrored
            // Together two seconds: the oracle divides by the length of an iteration.
            case 1: .along(.bezier(.easeIn), duration: 2 - duration)
            default: .none
            }
        let iterations: Double =
            switch Int.random(in: 0..<8, using: &random) {
            case 0: .infinity
            case 1: 0
            case 2, 3: 1
            default: Double(Int.random(in: 1...20, using: &random)) / 4
            }
        return Timing(
            delay: sixtyFourths(-64...64), endDelay: sixtyFourths(-64...64), duration: duration,
            curve: curves[Int.random(in: 0..<curves.count, using: &random)], iterations: iterations,
            iterationStart: Bool.random(using: &random)
                ? 0 : Double(Int.random(in: 0...12, using: &random)) / 4,
            direction: PlaybackDirection.allCases[Int.random(in: 0..<4, using: &random)], wayBack: wayBack,
            speed: [0.5, 1, 2][Int.random(in: 0..<3, using: &random)])
    }

    @Test("segments and loops give what the Web Animations procedure gives", arguments: 0..<40)
    func agreesWithTheStandard(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<50 {
            let timing = randomTiming(&random)
            let oracle = TimingModelOracle(timing: timing)
            let track = track(timing)
            for step in stride(from: -160, through: 1000, by: 7) {
                let time = Double(step) / 64
                let expected = oracle.progress(at: time)
                let found = track.position(at: time)
                let segment = track.segments[found.segment]
                let value = segment.fromKey == 0 ? found.progress : 1 - found.progress
                #expect(abs(value - expected) < 1e-9, "\(timing) at \(time)")
            }
        }
    }

    @Test(
        "a play that takes no time is where the Web Animations procedure has it, also after endless iterations",
        arguments: PlaybackDirection.allCases)
    func instants(_ direction: PlaybackDirection) {
        for curve in [Curve.linear, .bezier(.ease)] {
            for iterations in [0, 0.25, 1, 1.5, 2, 3, .infinity] {
                for start in [0, 0.25, 0.5, 1, 1.75, 2] {
                    let timing = Timing(
                        delay: 0.5, duration: 0, curve: curve, iterations: iterations, iterationStart: start,
                        direction: direction)
                    let oracle = TimingModelOracle(timing: timing)
                    for time in [0, 0.5, 1] {
                        let value = track(timing).position(at: time).progress
                        #expect(abs(value - oracle.progress(at: time)) < 1e-12, "\(timing) at \(time)")
                    }
                }
            }
        }
    }

    @Test("velocity is the derivative of the value", arguments: 0..<20)
    func velocityIsTheDerivative(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<20 {
            let timing = randomTiming(&random)
            let bound = try Timeline(tracks: [track(timing)]).bind().tracks[0]
            for _ in 0..<20 {
                let time = random.uniform(-1...6)
                let h = 1e-6
                let (before, after) = (bound.value(at: time - h), bound.value(at: time + h))
                let middle = bound.value(at: time).components[0]
                let left = (middle - before.components[0]) / h
                let right = (after.components[0] - middle) / h
                // At a kink or a jump the two sides differ and there is no derivative to compare with.
                guard abs(left - right) < 1e-2 else { continue }
                #expect(abs(bound.velocity(at: time)[0] - (left + right) / 2) < 1e-3, "\(timing) at \(time)")
            }
        }
    }

    @Test("a finite timing ends where the timing says, and holds there for ever")
    func holdsItsEnd() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<500 {
            let timing = randomTiming(&random)
            guard timing.iterations.isFinite else { continue }
            let track = track(timing)
            let end = track.position(at: max(track.end, 0))
            #expect(track.position(at: max(track.end, 0) + 1000) == end, "\(timing)")
            #expect(track.restPosition == end, "\(timing)")
        }
    }

    @Test("2.5 plays of one second show 0.1 at 2.1 s and end mid-way")
    func fractionalIterations() throws {
        let bound = try Timeline(tracks: [track(Timing(duration: 1, iterations: 2.5))]).bind()
        #expect(abs(bound.sample(at: 2.1)[0].value.components[0] - 0.1) < 1e-12)
        #expect(bound.sample(at: 2.5)[0].value == .number(0.5))
        #expect(bound.duration == 2.5)
    }

    @Test("long repetition doesn't drift: iteration one million shows what the first does")
    func noDrift() {
        let track = track(
            Timing(duration: 0.25, curve: .bezier(.ease), iterations: 1_000_001, direction: .alternate))
        for step in 0..<64 {
            let time = Double(step) / 128
            let (first, late) = (track.position(at: time), track.position(at: time + 200_000))
            #expect(late.segment == first.segment && late.progress == first.progress)
            #expect(late.progressVelocity == first.progressVelocity)
            #expect(late.period == first.period + 400_000)
        }
    }

    @Test("the last instants of a period belong to it, whatever the rounding of its number")
    func endsOfPeriods() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<20_000 {
            let period = random.uniform(0.001...2)
            let track = track(Timing(duration: period, iterations: .infinity))
            let end = Double(Int.random(in: 1...5000, using: &random)) * period
            let (before, after) = (track.position(at: end.nextDown), track.position(at: end.nextUp))
            // Either side of the boundary, never outside of the segment.
            for position in [before, after] {
                #expect(position.progress < 1e-9 || position.progress > 1 - 1e-9)
                #expect(position.progress >= 0 && position.progressVelocity > 0)
            }
            #expect(before.period <= after.period)
        }
    }

    @Test("an autoreverse without a curve of its own is the exact mirror in time")
    func autoreverseMirrors() throws {
        let bound = try Timeline(tracks: [
            track(Timing(duration: 0.5, curve: .bezier(.easeIn), wayBack: .mirrored))
        ])
        .bind()
        for step in 0...64 {
            let time = Double(step) / 64
            #expect(bound.sample(at: time)[0].value == bound.sample(at: 1 - time)[0].value)
        }
    }
}

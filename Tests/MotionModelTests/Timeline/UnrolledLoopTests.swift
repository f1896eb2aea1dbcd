import TestSupport
import Testing

@testable import MotionModel

@Suite("A loop, written out")
struct UnrolledLoopTests {
    /// Keys far apart, between which every quarter of a period leads; some jump.
    private func track(_ random: inout SplitMix64, count: Double) throws -> Track {
        var segments: [Segment] = []
        if random.next() % 2 == 0 {
            segments.append(Segment(start: 0.1, end: 0.25, fromKey: 3, toKey: 4, curve: .linear))
        }
        for quarter in 0..<4 {
            let start = 0.3 + Double(quarter) * 0.1
            switch random.next() % 3 {
            case 0:
                segments.append(
                    Segment(start: start, end: start, fromKey: 4 - quarter, toKey: quarter, curve: .linear))
            case 1:
                segments.append(
                    Segment(
                        start: start, end: start + 0.05, fromKey: quarter, toKey: quarter + 1, curve: .linear)
                )
            default:
                segments.append(
                    Segment(
                        start: start, end: start + 0.1, fromKey: quarter + 1, toKey: quarter, curve: .linear))
            }
        }
        return Track(
            property: try PropertyPath("box.x"), type: .number, isAdditive: false,
            keys: (0...4).map { .constant(.number(Double($0 * $0))) }, segments: segments,
            loop: Loop(start: 0.3, period: 0.4, count: count))
    }

    @Test("shows what the loop shows, also where it ends inside a period", arguments: 0..<40)
    func showsTheLoop(_ seed: Int) throws {
        var random = SplitMix64(seed: 300 + UInt64(seed))
        for count in [1.0, 2, 7, 0.25, 0.5, 1.5, 2.25, 3.75, 1.6, 1 + 1e-12] {
            let track = try track(&random, count: count)
            let loop = try #require(track.loop)
            let unrolled = UnrolledLoop(loop, of: track.segments)
            #expect(unrolled.isWhole)
            let (one, other) = (
                try Timeline(tracks: [track]).bind().tracks[0],
                try Timeline(tracks: [track.playing(unrolled.segments)]).bind().tracks[0]
            )
            let jumps = unrolled.segments.map { $0.start }
            for time in (0..<300).map({ _ in random.uniform(0...4) }) + [loop.end, 9] {
                // Which side of a jump a rounded instant is on is told at the end alone.
                guard time >= loop.end || jumps.allSatisfy({ abs($0 - time) > 1e-9 }) else { continue }
                let (a, b) = (one.value(at: time), other.value(at: time))
                #expect(a.distance(to: b) < 1e-9, "\(count) at \(time): \(a), \(b)")
            }
            #expect(one.restValue.distance(to: other.restValue) < 1e-9, "\(count)")
        }
    }

    @Test("stops at a time, and at a limit that it tells of")
    func limits() throws {
        let segments = [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)]
        let endless = Loop(start: 0, period: 1, count: .infinity)
        let until = UnrolledLoop(endless, of: segments, before: 2.5)
        #expect(until.segments.map { $0.start } == [0, 1, 2] && until.isWhole)
        let cut = UnrolledLoop(Loop(start: 0, period: 1, count: 100), of: segments, most: 7)
        #expect(cut.segments.map { $0.start } == [0, 1, 2, 3, 4, 5, 6, 99] && !cut.isWhole)
        let short = UnrolledLoop(Loop(start: 0, period: 1, count: 8.5), of: segments, before: 8, most: 7)
        #expect(short.segments.map { $0.start } == [0, 1, 2, 3, 4, 5, 6, 7] && !short.isWhole)
    }

    @Test("a number of plays that only rounding keeps from being whole is whole")
    func nearlyWhole() throws {
        let count = 2.1 / 0.3
        #expect(count > 7)
        let timing = Timing(delay: 0, duration: 0.1, curve: .linear, iterations: count)
        let track = Track(
            property: try PropertyPath("box.x"), type: .number, isAdditive: false,
            from: .constant(.number(0)),
            to: .constant(.number(8)), timing: timing)
        let bound = try Timeline(tracks: [track]).bind().tracks[0]
        #expect(bound.restValue == .number(8))
        #expect(track.loop?.count == 7)
    }
}

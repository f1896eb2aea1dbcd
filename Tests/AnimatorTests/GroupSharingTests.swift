import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Groups of channels")
struct GroupSharingTests {
    /// What a tween is shared by: when it begins by the clock, how long it takes, and its curve; and the clock when it was started.
    private struct Started {
        let playback: Playback
        let begin: Double
        let span: Double
        let curve: Int
        let clock: Double
    }

    @Test(
        "tweens started at one instant share a group exactly if they begin together, last as long and have one curve",
        arguments: 0..<8 as Range<UInt64>)
    func sharing(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let store = PropertyStore()
        let count = 400
        for index in 0..<count {
            try store.register(PropertyDeclaration(path: try PropertyPath("row.\(index).zPosition")))
        }
        let animator = Animator(store)
        let curves: [Curve] =
            try [.linear]
            + (0..<6).map {
                .bezier(try CubicBezier(x1: 0.1 * Double($0), y1: 0.3, x2: 0.5, y2: 1))
            }
        var all: [Started?] = Array(repeating: nil, count: count)
        var pairs = (shared: 0, apart: 0)
        for round in 0..<TestBuild.count(4_000) {
            if random.next() % 32 == 0 { try store.advance(to: store.time + 0.25) }
            let place = Int(random.next() % UInt64(count))
            if let old = all[place] {
                old.playback.cancel()
                all[place] = nil
                continue
            }
            let (delay, span, curve) = (
                Double(random.next() % 3) / 4, Double(1 + random.next() % 3), Int(random.next() % 7)
            )
            let playback = try animator.animate(
                Timing(delay: delay, duration: span, curve: curves[curve]), "row.\(place).zPosition",
                to: .number(Double(round + 1)))
            all[place] = Started(
                playback: playback, begin: store.time + delay, span: span, curve: curve, clock: store.time)
        }
        let live = all.compactMap { $0 }.filter { $0.playback.core.outcome == nil }
        func group(_ started: Started) -> Int32 {
            let contribution = started.playback.core.firstContribution
            return store.table.contributions[contribution].group
        }
        for (index, one) in live.enumerated() {
            for other in live[(index + 1)...] {
                let isAlike = one.begin == other.begin && one.span == other.span && one.curve == other.curve
                if group(one) == group(other) {
                    #expect(isAlike)
                    pairs.shared += 1
                } else {
                    #expect(!isAlike || one.clock != other.clock)
                    pairs.apart += 1
                }
            }
        }
        #expect(pairs.shared > 0 && pairs.apart > 0)
    }
}

import Foundation
import MotionModel
import TestSupport
import Testing

/// What is damaged has a header that was put right, so that every check behind the checksum is reached.
///
/// `BAKED_DAMAGES=1000000 swift test --filter DamagedBakedTimeline` damages more.
@Suite("A baked timeline that is damaged on purpose")
struct DamagedBakedTimelineTests {
    private static let rounds =
        ProcessInfo.processInfo.environment["BAKED_DAMAGES"].flatMap { Int($0) } ?? TestBuild.count(1500)

    /// Small ones, of everything.
    private static func files() throws -> [BakedBytes] {
        let names = [
            "calendar-chip.json", "loader.json", "gallery/card-on-path.json", "gallery/palette.json",
            "gallery/blob.json", "gallery/flip-card.json", "gallery/compass.json", "gallery/play-pause.json",
            "gallery/expression-easing.json", "gallery/relative-nudge.json", "gallery/resizable-card.json",
            "gallery/bouncing-ball.json", "gallery/typing-indicator.json",
        ]
        let late = try (0..<12).map { try LateDurationTests.motion(RandomLateSpec(seed: $0).late) }
        let motions = try names.map { try GalleryTests.motion($0) } + [EveryKind.motion()] + late
        return motions.map { BakedBytes(file: $0.binary) }
    }

    @Test("is refused with the place of the damage, or is a motion that plays")
    func damage() throws {
        var random = SplitMix64(seed: 20)
        let files = try Self.files()
        var valid = 0
        var rules: [BakedTimelineError.Rule: Int] = [:]
        for round in 0..<Self.rounds {
            var damaged = files[round % files.count]
            for _ in 0...random.below(3) {
                damaged.damage(with: files[random.below(files.count)].body, &random)
            }
            let file = damaged.file
            do throws(BakedTimelineError) {
                let motion = try CompiledMotion(binary: file)
                valid += 1
                _ = MotionProbe(motion, samples: 3, seed: UInt64(round))
                // What was read is written and read again without a change, and without a trap.
                let again = motion.binary
                let reread = try CompiledMotion(binary: again)
                #expect(reread.binary == again, "round \(round)")
            } catch {
                #expect(error.offset >= 24 && error.offset <= file.count, "round \(round)")
                guard case .invalid(let rule, _) = error else {
                    Issue.record("a header that was put right is not at fault: \(error), round \(round)")
                    continue
                }
                rules[rule, default: 0] += 1
            }
        }
        #expect(valid > Self.rounds / 20)
        if Self.rounds > 1500 { print("\(valid) of \(Self.rounds) were valid, the others: \(rules)") }
    }
}

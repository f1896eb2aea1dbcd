import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("The laws of blocks")
struct BlockLawTests {
    @Test(
        "nothing jumps when a block of sets, explicit motion, grabs and blocks ends, and the last call counts",
        arguments: [(true, true), (false, false), (true, false), (false, true)])
    func random(_ isAdditive: Bool, _ othersAdd: Bool) throws {
        var wrong: [String] = []
        for seed in 0..<UInt64(TestBuild.count(3_000)) {
            var random = try BlockCase(seed: seed, isAdditive: isAdditive, othersAdd: othersAdd)
            try random.run()
            let text = "\(seed): \(random.text)"
            for path in BlockCase.paths {
                let replaces = !isAdditive || !othersAdd || path == "thing.opacity"
                if replaces && random.undone.contains(path) { continue }
                let (before, shown) = (random.shown[path] ?? 0, try number(random.store, path))
                if (before - shown).magnitude > 1e-9 { wrong.append("\(path) \(before)→\(shown) \(text)") }
            }
            try random.store.advance(to: 20)
            for path in BlockCase.paths {
                let (value, rest) = (random.expected[path] ?? 0, try resting(random.store, path))
                if (value - rest).magnitude > 1e-9 {
                    wrong.append("\(path) ends at \(rest), not \(value) \(text)")
                }
            }
            if !showsModel(random.store) || random.store.contributionCount > 0 {
                wrong.append("moves \(text)")
            }
            for place in 1...random.asked {
                let count = random.completions.counts[place, default: 0]
                if count != (random.completions.refused.contains(place) ? 0 : 1) {
                    wrong.append("completed \(count) times \(text)")
                }
            }
        }
        wrong.sort { $0.count < $1.count }
        let isRight = wrong.isEmpty
        #expect(isRight, "\(wrong.count): \(wrong.prefix(12).joined(separator: "\n"))")
    }
}

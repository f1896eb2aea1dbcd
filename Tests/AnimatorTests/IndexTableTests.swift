import TestSupport
import Testing

@testable import Animator

@Suite("Tables of indices")
struct IndexTableTests {
    @Test(
        "a table finds what a dictionary would, after any calls, also where hashes are equal or follow one another"
    )
    func likeADictionary() {
        var random = SplitMix64(seed: 11)
        for round in 0..<300 {
            var table = IndexTable()
            var hashes: [Int32: UInt64] = [:]
            // Few hashes, so that some are equal; or all different.
            let kinds: UInt64 = round % 3 == 0 ? 4 : round % 3 == 1 ? 40 : .max
            var next: Int32 = 0
            var isGrowing = true
            for _ in 0..<300 {
                let call = random.next() % 100
                if call < (isGrowing ? 60 : 20) {
                    let hash = random.next() % kinds
                    table.insert(next, hash)
                    hashes[next] = hash
                    next += 1
                } else if call < 95, let index = hashes.keys.sorted().randomElement(using: &random) {
                    table.remove(index, hashes[index] ?? 0)
                    hashes[index] = nil
                } else if call >= 98 {
                    table.removeAll(below: Int(next))
                    hashes = [:]
                    next = 0
                }
                if hashes.count > 60 { isGrowing = false }
                for (index, hash) in hashes {
                    #expect(table.index(hash) { $0 == index } == index)
                }
                let gone = next > 0 ? Int32(random.next() % UInt64(next)) : 0
                if hashes[gone] == nil {
                    #expect(table.index(random.next() % kinds) { $0 == gone } == -1)
                }
            }
        }
    }

    @Test("indices are counted from anew before they are too large")
    func countedAnew() {
        var table = IndexTable()
        for round in 0..<6 {
            table.insert(0, 1)
            table.insert(499_999_999, 2)
            #expect(table.index(1) { $0 == 0 } == 0, "round \(round)")
            #expect(table.index(2) { $0 == 499_999_999 } == 499_999_999, "round \(round)")
            table.removeAll(below: 500_000_000)
            table.insert(1, 3)
            #expect(table.index(1) { _ in true } == -1, "round \(round)")
            #expect(table.index(2) { _ in true } == -1, "round \(round)")
            table.removeAll(below: 2)
        }
    }
}

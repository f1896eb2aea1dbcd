import TestSupport
import Testing

@testable import Animator

@Suite("Paths and their indices")
struct PathIndicesTests {
    @Test("a path is found in any order, whatever was looked up before, and others aren't")
    func anyOrder() {
        var random = SplitMix64(seed: 21)
        // Of each length around the eight bytes that are hashed at a time; many differ only at one end.
        var paths: [String] = []
        for length in 0..<40 {
            let middle = String(repeating: "a", count: length)
            paths += [middle, "b" + middle, middle + "b", "é" + middle, middle + "\u{65}\u{301}c"]
        }
        paths = Array(Set(paths)).sorted()
        let unknown = paths.map { $0 + "?" } + ["?"]
        var indices = PathIndices()
        #expect(indices[paths[0]] == nil)
        for (index, path) in paths.enumerated() {
            #expect(indices[path] == nil)
            #expect(indices.append(path) == index)
            #expect(indices[path] == index)
        }
        for _ in 0..<20 {
            // In the order of appending, then in another one twice.
            let order = Array(paths.indices).shuffled(using: &random)
            for index in Array(paths.indices) + order + order {
                #expect(indices[paths[index]] == index)
                if random.next() % 3 == 0 { #expect(indices[unknown[index]] == nil) }
            }
            #expect(indices["?"] == nil)
        }
    }
}

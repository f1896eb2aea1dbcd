import TestSupport
import Testing

@testable import Animator

@Suite("Open groups")
struct OpenGroupsTests {
    /// Groups by id: their key, and how often the id was reused.
    private struct Groups {
        var keys: [Int?] = []
        var serials: [Int32] = []
        private var free: [Int] = []

        /// Makes a group, with an id that is free if there is one.
        mutating func make(_ key: Int) -> Int32 {
            guard let id = free.popLast() else {
                keys.append(key)
                serials.append(0)
                return Int32(keys.count - 1)
            }
            keys[id] = key
            return Int32(id)
        }

        mutating func remove(_ id: Int) {
            keys[id] = nil
            serials[id] += 1
            free.append(id)
        }
    }

    @Test(
        "a group is found by its key as long as it is there and no time has passed, whatever the hashes",
        arguments: [1, 3, 1 << 40] as [UInt64])
    func found(_ hashes: UInt64) {
        var random = SplitMix64(seed: hashes)
        var open = OpenGroups()
        var groups = Groups()
        // The group of each key that was made since time passed.
        var expected: [Int: Int32] = [:]
        for _ in 0..<20_000 {
            switch random.next() % 16 {
            case 0 where random.next() % 8 == 0:
                open.close()
                expected = [:]
            case 1...3 where !groups.keys.isEmpty:
                let id = Int(random.next() % UInt64(groups.keys.count))
                if let key = groups.keys[id] {
                    groups.remove(id)
                    if expected[key] == Int32(id) { expected[key] = nil }
                }
            default:
                let key = Int(random.next() % 200)
                let hash = UInt64(key) &* 0x9e37_79b9_7f4a_7c15 % hashes
                let found = open.group(
                    hash, serial: { groups.serials[Int($0)] }, where: { groups.keys[Int($0)] == key })
                #expect(found.id == expected[key] ?? -1)
                guard found.id < 0 else { continue }
                let id = groups.make(key)
                open.insert(id, serial: groups.serials[Int(id)], hash, at: found.entry)
                expected[key] = id
            }
        }
    }
}

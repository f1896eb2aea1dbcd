/// A hash table of indices, in flat arrays; what an index stands for is compared by its owner.
struct IndexTable: ~Copyable {
    /// The first index of each bucket, −1 for none; the count is a power of two.
    private var buckets = Column<Int32>()
    /// By index: the mixed hash, and the next index in the same bucket.
    private var entries = Column<(hash: UInt32, next: Int32)>()
    private var count = 0

    /// The index with a hash that a function recognises; −1 for none.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func first(_ hash: UInt64, where isIt: (Int32) -> Bool) -> Int32 {
        guard count > 0 else { return -1 }
        let hash = Self.mixed(hash)
        var index = buckets[bucket(of: hash)]
        while index >= 0, case let entry = entries[Int(index)], entry.hash != hash || !isIt(index) {
            index = entry.next
        }
        return index
    }

    /// Adds an index, at most one more than the largest so far.
    ///
    /// - Complexity: O(1) amortised.
    mutating func insert(_ index: Int32, _ hash: UInt64) {
        if count >= buckets.count { grow() }
        count += 1
        let hash = Self.mixed(hash)
        let bucket = bucket(of: hash)
        let entry = (hash: hash, next: buckets[bucket])
        if Int(index) == entries.count { entries.append(entry) } else { entries[Int(index)] = entry }
        buckets[bucket] = index
    }

    /// Removes an index.
    mutating func remove(_ index: Int32) {
        count -= 1
        let bucket = bucket(of: entries[Int(index)].hash)
        var place = buckets[bucket]
        guard place != index else { return buckets[bucket] = entries[Int(index)].next }
        while entries[Int(place)].next != index { place = entries[Int(place)].next }
        entries[Int(place)].next = entries[Int(index)].next
    }

    /// Removes all indices, and keeps the room.
    ///
    /// - Precondition: None was removed by itself.
    mutating func removeAll() {
        for index in entries.indices { buckets[bucket(of: entries[index].hash)] = -1 }
        entries.removeAll()
        count = 0
    }

    private mutating func grow() {
        var old = Column<Int32>(repeating: -1, count: Swift.max(8, 2 * buckets.count))
        swap(&old, &buckets)
        for first in old.indices {
            var index = old[first]
            while index >= 0 {
                let next = entries[Int(index)].next
                let bucket = bucket(of: entries[Int(index)].hash)
                entries[Int(index)].next = buckets[bucket]
                buckets[bucket] = index
                index = next
            }
        }
    }

    /// The high bits of a product depend on all bits of its factors.
    private static func mixed(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 32)
    }

    private func bucket(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (buckets.count - 1) }
}

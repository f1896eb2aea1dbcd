/// A hash table of indices, in flat arrays; what an index stands for is compared by its owner.
struct IndexTable {
    /// The first index of each bucket, −1 for none; the count is a power of two.
    private var buckets: [Int32] = []
    // By index: the hash, and the next index in the same bucket.
    private var hashes: [UInt64] = []
    private var nexts: [Int32] = []
    private var count = 0

    /// The index with a hash that a function recognises; −1 for none.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func first(_ hash: UInt64, where isIt: (Int32) -> Bool) -> Int32 {
        guard count > 0 else { return -1 }
        var index = buckets[bucket(of: hash)]
        while index >= 0, hashes[Int(index)] != hash || !isIt(index) { index = nexts[Int(index)] }
        return index
    }

    /// Adds an index, at most one more than the largest so far.
    ///
    /// - Complexity: O(1) amortised.
    mutating func insert(_ index: Int32, _ hash: UInt64) {
        if Int(index) == hashes.count {
            hashes.append(hash)
            nexts.append(-1)
        } else {
            hashes[Int(index)] = hash
        }
        if count >= buckets.count { grow() }
        count += 1
        let bucket = bucket(of: hash)
        nexts[Int(index)] = buckets[bucket]
        buckets[bucket] = index
    }

    /// Removes an index.
    mutating func remove(_ index: Int32) {
        count -= 1
        let bucket = bucket(of: hashes[Int(index)])
        var place = buckets[bucket]
        guard place != index else { return buckets[bucket] = nexts[Int(index)] }
        while nexts[Int(place)] != index { place = nexts[Int(place)] }
        nexts[Int(place)] = nexts[Int(index)]
    }

    private mutating func grow() {
        let old = buckets
        buckets = [Int32](repeating: -1, count: Swift.max(8, 2 * buckets.count))
        for var index in old {
            while index >= 0 {
                let next = nexts[Int(index)]
                let bucket = bucket(of: hashes[Int(index)])
                nexts[Int(index)] = buckets[bucket]
                buckets[bucket] = index
                index = next
            }
        }
    }

    private func bucket(of hash: UInt64) -> Int {
        // The high bits of a product depend on all bits of its factors.
        Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 32) & (buckets.count - 1)
    }
}

/// A hash table of indices, in one flat array; what an index stands for is compared by its owner.
///
/// By open addressing: looking up one of many mostly waits for memory once.
struct IndexTable: ~Copyable {
    /// The mixed hash of an index, and the index, counted from ``first``; the count is a power of two, and at least a quarter of
    /// them is free.
    private var slots = Column<(hash: UInt32, index: Int32)>()
    /// The number from which indices are counted; a slot is free if its index is below.
    private var first: Int32 = 0
    private var count = 0

    /// The index with a hash that a function recognises; −1 for none.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func index(_ hash: UInt64, where isIt: (Int32) -> Bool) -> Int32 {
        guard count > 0 else { return -1 }
        let hash = Self.mixed(hash)
        var place = home(of: hash)
        while case let slot = slots[place], slot.index >= first {
            if slot.hash == hash, isIt(slot.index - first) { return slot.index - first }
            place = next(place)
        }
        return -1
    }

    /// Adds an index that isn't in it.
    ///
    /// - Complexity: O(1) amortised.
    mutating func insert(_ index: Int32, _ hash: UInt64) {
        if 4 * (count + 1) > 3 * slots.count { grow() }
        count += 1
        fill(Self.mixed(hash), first + index)
    }

    /// Removes an index, which was added with a hash.
    mutating func remove(_ index: Int32, _ hash: UInt64) {
        var hole = home(of: Self.mixed(hash))
        while slots[hole].index != first + index { hole = next(hole) }
        var place = next(hole)
        while slots[place].index >= first {
            // What lies behind its home must still be found from there.
            if distance(from: home(of: slots[place].hash), to: place) >= distance(from: hole, to: place) {
                slots[hole] = slots[place]
                hole = place
            }
            place = next(place)
        }
        slots[hole].index = -1
        count -= 1
    }

    /// Removes all indices, and keeps the room.
    ///
    /// - Parameter count: One more than the largest index.
    /// - Complexity: O(1) amortised.
    mutating func removeAll(below count: Int) {
        self.count = 0
        first += Int32(count)
        guard first > .max / 2 else { return }
        first = 0
        for place in slots.indices { slots[place].index = -1 }
    }

    private mutating func grow() {
        var old = Column(repeating: (hash: UInt32(0), index: Int32(-1)), count: Swift.max(8, 2 * slots.count))
        swap(&old, &slots)
        for place in old.indices where old[place].index >= first { fill(old[place].hash, old[place].index) }
    }

    private mutating func fill(_ hash: UInt32, _ index: Int32) {
        var place = home(of: hash)
        while slots[place].index >= first { place = next(place) }
        slots[place] = (hash, index)
    }

    /// The high bits of a product depend on all bits of its factors.
    private static func mixed(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 32)
    }

    /// The first place where a hash is looked for.
    private func home(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

    private func next(_ place: Int) -> Int { (place + 1) & (slots.count - 1) }

    private func distance(from start: Int, to place: Int) -> Int { (place - start) & (slots.count - 1) }
}

/// The groups of one kind that were made at the clock's present time, which channels may still join.
///
/// A hash table in flat arrays, so that a start allocates nothing.
struct OpenGroups<Key: ChannelKey>: ~Copyable {
    private struct Entry {
        let key: Key
        let mode: CompositionMode
        var id: Int32
        var serial: Int32
        /// The next entry in the same bucket; −1 for none.
        var next: Int32
    }

    /// The number of entries above which storage is released when time has passed.
    private static var many: Int { 4096 }

    private var entries = Column<Entry>()
    /// The first entry of each bucket, −1 for none; the count is a power of two.
    private var buckets = Column<Int32>()
    /// The entry that was found or added last; −1 for none.
    private var last: Int32 = -1
    /// The number of entries visited so far; a test holds the work of starts to be linear by it.
    private(set) var visits = 0

    /// Removes all groups: time has passed.
    mutating func close() {
        guard last >= 0 else { return }
        last = -1
        if entries.count > Self.many {
            entries = Column()
            buckets = Column()
        } else {
            for index in entries.indices { buckets[bucket(of: entries[index].key)] = -1 }
            entries.removeAll()
        }
    }

    /// The group of a key, and its serial when it was added, since it may have been removed; `nil` if there is none.
    mutating func group(_ key: Key, _ mode: CompositionMode) -> (id: Int32, serial: Int32)? {
        guard last >= 0 else { return nil }
        if !isLast(key, mode) {
            var place = buckets[bucket(of: key)]
            while place >= 0 {
                visits += 1
                if entries[Int(place)].mode == mode, entries[Int(place)].key == key { break }
                place = entries[Int(place)].next
            }
            guard place >= 0 else { return nil }
            last = place
        }
        return (entries[Int(last)].id, entries[Int(last)].serial)
    }

    /// Adds a group of a key for which there is none, or in place of a removed one that was just asked for.
    mutating func insert(_ id: Int32, _ key: Key, _ mode: CompositionMode, serial: Int32) {
        if last >= 0, isLast(key, mode) {
            entries[Int(last)].id = id
            entries[Int(last)].serial = serial
            return
        }
        if entries.count >= buckets.count { grow() }
        let bucket = bucket(of: key)
        last = Int32(entries.count)
        entries.append(Entry(key: key, mode: mode, id: id, serial: serial, next: buckets[bucket]))
        buckets[bucket] = last
    }

    private func isLast(_ key: Key, _ mode: CompositionMode) -> Bool {
        entries[Int(last)].mode == mode && entries[Int(last)].key == key
    }

    private mutating func grow() {
        buckets = Column(repeating: -1, count: Swift.max(16, 2 * buckets.count))
        for index in entries.indices {
            let bucket = bucket(of: entries[index].key)
            entries[index].next = buckets[bucket]
            buckets[bucket] = Int32(index)
        }
    }

    private func bucket(of key: Key) -> Int {
        // The high bits of a product depend on all bits of its factors.
        Int(truncatingIfNeeded: (key.bits &* 0x9e37_79b9_7f4a_7c15) >> 32) & (buckets.count - 1)
    }
}

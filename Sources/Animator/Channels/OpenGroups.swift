/// The groups that were made at the clock's present time, which channels may still join: found by a hash of their timing, which
/// their owner compares.
///
/// In flat arrays, so that a start allocates nothing.
struct OpenGroups: ~Copyable {
    /// The number of entries above which storage is released when time has passed.
    private static var many: Int { 4096 }

    private var table = IndexTable()
    /// The id of each group, and its serial when it was added, since it may have been removed.
    private var entries = Column<(id: Int32, serial: Int32)>()
    /// The entry that was found or added last, which is mostly the one that is looked for; −1 for none.
    private var last: Int32 = -1
    /// The number of entries compared so far.
    private(set) var visits = 0

    /// Removes all groups: time has passed.
    mutating func close() {
        guard !entries.isEmpty else { return }
        if entries.count > Self.many {
            table = IndexTable()
            entries = Column()
        } else {
            table.removeAll(below: entries.count)
            entries.removeAll()
        }
        last = -1
    }

    /// The group with a hash that a function recognises by its id.
    ///
    /// - Parameter serial: The present serial of an id.
    /// - Returns: The group's id, −1 for none; and its entry, or that of a removed one to take for a new one, −1 without one.
    @inline(__always)
    mutating func group(
        _ hash: @autoclosure () -> UInt64, serial: (Int32) -> Int32, where isIt: (Int32) -> Bool
    ) -> (id: Int32, entry: Int32) {
        if last >= 0, case let found = entries[Int(last)], found.serial == serial(found.id), isIt(found.id) {
            return (found.id, last)
        }
        var (visited, gone) = (0, Int32(-1))
        let entry = table.index(hash()) {
            visited += 1
            let (id, old) = entries[Int($0)]
            guard serial(id) == old else {
                gone = $0
                return false
            }
            return isIt(id)
        }
        visits += visited
        guard entry >= 0 else { return (-1, gone) }
        last = entry
        return (entries[Int(entry)].id, entry)
    }

    /// Adds a group for which there is none, in the entry that was found with its hash.
    mutating func insert(_ id: Int32, serial: Int32, _ hash: UInt64, at entry: Int32) {
        last = entry
        if entry >= 0 {
            entries[Int(entry)] = (id, serial)
        } else {
            last = Int32(entries.count)
            table.insert(Int32(entries.count), hash)
            entries.append((id, serial))
        }
    }
}

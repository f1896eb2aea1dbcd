/// The groups that were made at the clock's present time, which channels may still join.
struct OpenGroups {
    private struct Entry {
        let mode: CompositionMode
        let id: Int32
        let serial: Int32
    }

    private var entries: [ChannelKey: [Entry]] = [:]
    private var last: (key: ChannelKey, entry: Entry)?

    /// Forgets all of them: time has passed.
    mutating func close() {
        guard last != nil else { return }
        entries.removeAll(keepingCapacity: true)
        last = nil
    }

    /// The group of a key.
    ///
    /// - Parameter serial: How many groups have had a number before.
    mutating func group(_ key: ChannelKey, _ mode: CompositionMode, serial: (Int32) -> Int32) -> Int32? {
        if let last, last.entry.mode == mode, last.key == key, serial(last.entry.id) == last.entry.serial {
            return last.entry.id
        }
        for entry in entries[key] ?? [] where entry.mode == mode && serial(entry.id) == entry.serial {
            last = (key, entry)
            return entry.id
        }
        return nil
    }

    /// Adds a group.
    mutating func insert(_ id: Int32, _ key: ChannelKey, _ mode: CompositionMode, serial: Int32) {
        let entry = Entry(mode: mode, id: id, serial: serial)
        entries[key, default: []].append(entry)
        last = (key, entry)
    }
}

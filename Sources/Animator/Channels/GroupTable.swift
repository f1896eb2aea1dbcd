/// The groups of one mode and kind, in contiguous arrays.
struct GroupTable<Timing>: ~Copyable {
    /// The part read by the frame loop.
    var groups = Column<ChannelGroup>()
    /// The part needed only when channels join or leave.
    var records = Column<ChannelGroupRecord>()
    /// The timing of each group.
    var timings = Column<Timing>()

    /// Adds a group.
    ///
    /// - Returns: Its index.
    mutating func append(
        _ group: ChannelGroup, _ record: ChannelGroupRecord, _ timing: Timing
    ) -> Int32 {
        groups.append(group)
        records.append(record)
        timings.append(timing)
        return Int32(groups.count - 1)
    }

    /// Removes a group; the last one takes its index.
    ///
    /// - Returns: The id of the group that has the index now; `nil` if the removed one was the last.
    mutating func remove(at index: Int) -> Int32? {
        let last = groups.count - 1
        groups.swapAt(index, last)
        records.swapAt(index, last)
        timings.swapAt(index, last)
        groups.removeLast()
        records.removeLast()
        timings.removeLast()
        return index == last ? nil : records[index].id
    }
}

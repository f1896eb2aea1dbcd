/// The groups of one mode and kind, in arrays without gaps.
struct GroupTable<Timing> {
    /// What the frame loop reads.
    var groups: [ChannelGroup] = []
    /// What only joining and leaving needs.
    var records: [ChannelGroupRecord] = []
    /// When and how each group moves.
    var timings: [Timing] = []

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
    /// - Returns: The number of the group that has the index now; `nil` if it was the last one.
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

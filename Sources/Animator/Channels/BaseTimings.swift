/// The timing of a base group.
protocol BaseTiming {
    /// The group; ``BaseBank/goneGroup`` if it is gone, and 0 in other banks.
    var group: Int32 { get set }
}

extension CubicTiming: BaseTiming {}
extension SpringTiming: BaseTiming {}

/// The timings of the base groups of one kind, in the order in which they were added.
///
/// What was added one after the other mostly lies so in other arrays too: the curves, the groups, the slots. So what is
/// removed leaves a gap, and gaps are closed together, which keeps the order: a frame goes through all arrays forwards.
struct BaseTimings<Timing: BaseTiming>: ~Copyable {
    /// The timings, and gaps.
    private(set) var all = Column<Timing>()
    private var gaps = 0

    /// Adds the timing of a group, and tells the group its index.
    mutating func append(_ timing: Timing, _ places: inout Column<BaseBank.GroupPlace>) {
        // Many may come and go between two frames.
        closeGaps(&places)
        places[Int(timing.group)].index = Int32(all.count)
        all.append(timing)
    }

    /// Removes the timing of a group.
    mutating func remove(at index: Int32) {
        all[Int(index)].group = BaseBank.goneGroup
        gaps += 1
    }

    /// Closes the gaps, if they are more than an eighth, and tells groups the new indices of their timings.
    ///
    /// - Complexity: O(1) for each removal, amortised.
    mutating func closeGaps(_ places: inout Column<BaseBank.GroupPlace>) {
        guard gaps * 8 > all.count else { return }
        var end = 0
        for index in all.indices where all[index].group != BaseBank.goneGroup {
            if index != end {
                all[end] = all[index]
                places[Int(all[end].group)].index = Int32(end)
            }
            end += 1
        }
        while all.count > end { all.removeLast() }
        gaps = 0
    }
}

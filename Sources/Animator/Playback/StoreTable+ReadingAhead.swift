/// What the ends of playbacks touch, read before it is used.
///
/// It lies apart in memory, and each part says where the next one is: the playback, its contribution, its slots, their group.
/// To wait for one after another takes longer than all else that an end does. So a few dozen are gone through first, where the
/// processor waits for those of several at once.
extension StoreTable {
    /// The number of playbacks of which that is read at once: what they touch fits into the smallest cache.
    static var aheadCount: Int { 32 }

    /// Reads playbacks whose deadlines have come: mostly those that come first.
    ///
    /// - Returns: Their number.
    mutating func readDueAhead() -> Int {
        var (read, count) = (0, 0)
        deadlines.forEarly(Self.aheadCount, upTo: clock) { deadline in
            count += 1
            if let core = cores[deadline.place] { read &+= core.touched }
        }
        readAhead &+= read
        return count
    }

    /// Reads what the removal of ended playbacks touches, of each its first contribution.
    mutating func readEndedAhead(_ range: Range<Int>) {
        var read = 0
        for index in range {
            let place = ended[index].firstContribution
            guard place >= 0 else { continue }
            let slot = contributions[place].firstSlot
            read &+= Int(numbers.elements[Int(contributions[place].numbers)].bitPattern & 1)
            read &+= channels.base.touched(slot)
            read &+= Int(familyOfSlot[slot] &+ contributionCounts[slot])
            read &+= Int((modelSlots[slot].bitPattern ^ shownSlots[slot].bitPattern) & 1)
        }
        for index in range {
            let place = ended[index].firstContribution
            guard place >= 0 else { continue }
            let slot = contributions[place].firstSlot
            read &+= Int(families[Int(familyOfSlot[slot])].newest)
            read &+= channels.base.touchedOfGroup(slot, channels.solver)
        }
        readAhead &+= read
    }
}

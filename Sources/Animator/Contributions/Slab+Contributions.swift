/// The linked list of the contributions to a family, the oldest first.
extension Slab<Contribution> {
    /// Adds a contribution as the newest.
    mutating func link(_ place: Int32, in family: inout SlotFamily) {
        let newest = family.newest
        self[place].previous = newest
        if newest >= 0 { self[newest].next = place } else { family.oldest = place }
        family.newest = place
        if self[place].replacing != 0 { family.replacingCount += 1 }
        if self[place].isReleased { family.releasedCount += 1 }
    }

    /// Removes a contribution from the list.
    mutating func unlink(_ place: Int32, from family: inout SlotFamily) {
        if self[place].replacing != 0 { family.replacingCount -= 1 }
        if self[place].isReleased { family.releasedCount -= 1 }
        let (previous, next) = self[place].unlinked()
        if previous >= 0 { self[previous].next = next } else { family.oldest = next }
        if next >= 0 { self[next].previous = previous } else { family.newest = previous }
    }
}

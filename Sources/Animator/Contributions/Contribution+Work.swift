/// The place where a contribution is computed.
extension Contribution {
    /// The place where a contribution was computed.
    enum Work {
        case none
        /// By itself, with its index among such contributions.
        case solo(Int32)
        /// In channels of a group.
        case channels(Int32, CompositionMode, first: Int32)
    }

    /// Records the place where it is computed.
    mutating func works(_ work: Work) {
        switch work {
        case .none: break
        case .solo(let index): soloIndex = index
        case .channels(let group, let mode, let first):
            (self.group, self.mode, channel) = (group, mode, first)
        }
    }

    /// Removes the record of its channels or index.
    ///
    /// - Returns: Its slots, and the place where it was computed.
    mutating func leavesWork() -> (slots: Range<Int>, work: Work) {
        let work: Work =
            soloIndex >= 0 ? .solo(soloIndex) : group >= 0 ? .channels(group, mode, first: channel) : .none
        soloIndex = -1
        group = -1
        return (slots, work)
    }

    /// Removes it from the linked list.
    ///
    /// - Returns: The places of the previous and the next one, −1 for none.
    mutating func unlinked() -> (previous: Int32, next: Int32) {
        defer { (previous, next) = (-1, -1) }
        return (previous, next)
    }
}

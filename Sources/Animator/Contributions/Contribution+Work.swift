/// Where a contribution is worked out.
extension Contribution {
    /// Where a contribution was worked out.
    enum Work {
        case none
        /// By itself, at an index among those.
        case solo(Int32)
        /// In channels of a group.
        case channels(Int32, CompositionMode, first: Int32)
    }

    /// How it is laid out in channels; `nil` where it has to be worked out by itself.
    var channelPlan: ChannelPlan? {
        // Channels of a group are combined with the rest all alike.
        guard live == allBits, replacing == 0 || replacing == allBits, !isTransform else { return nil }
        return ChannelPlan(self)
    }

    /// Notes the channels in which it is worked out.
    mutating func lies(in group: Int32, _ mode: CompositionMode, channel: Int32) {
        self.group = group
        self.mode = mode
        self.channel = channel
    }

    /// Forgets where it is worked out.
    ///
    /// - Returns: Its slots, and where that was.
    mutating func leavesWork() -> (slots: Range<Int>, work: Work) {
        let work: Work =
            soloIndex >= 0 ? .solo(soloIndex) : group >= 0 ? .channels(group, mode, first: channel) : .none
        soloIndex = -1
        group = -1
        return (slots, work)
    }

    /// Forgets what is older and newer.
    ///
    /// - Returns: The two places, −1 for none.
    mutating func unlinked() -> (previous: Int32, next: Int32) {
        defer { (previous, next) = (-1, -1) }
        return (previous, next)
    }
}

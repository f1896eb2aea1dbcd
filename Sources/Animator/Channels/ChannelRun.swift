/// Channels that act on consecutive slots.
struct ChannelRun {
    /// The first slot.
    var slot: Int32
    /// The first channel, counted within the group.
    var channel: Int32
    /// The number of channels.
    var count: Int32

    /// An empty run.
    static let none = ChannelRun(slot: 0, channel: 0, count: 0)
}

/// Channels that act on neighbouring slots.
struct ChannelRun {
    /// The first slot.
    var slot: Int32
    /// The first channel, counted within the group.
    var channel: Int32
    /// How many they are.
    var count: Int32

    /// Nothing.
    static let none = ChannelRun(slot: 0, channel: 0, count: 0)
}

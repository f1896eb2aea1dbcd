/// The instant that is composed.
struct ChannelFrame {
    /// The store's clock, in seconds.
    let clock: Double
    /// The clock in the frame before.
    let previous: Double

    /// Whether time has passed.
    var hasMoved: Bool { clock != previous }
}

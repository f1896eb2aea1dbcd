/// The instant of a frame.
struct ChannelFrame {
    /// The store's clock, in seconds.
    let clock: Double
    /// The clock of the previous frame.
    let previous: Double

    /// Whether time has passed.
    var hasMoved: Bool { clock != previous }
}

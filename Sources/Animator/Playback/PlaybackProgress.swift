/// How far a playback has come, both as time and as value.
public struct PlaybackProgress: Hashable, Sendable {
    /// The share of the time that is over, 0…1.
    public let time: Double
    /// The share of the way that lies behind: the curve's output, so it overshoots where the curve does. A way there and back
    /// counts as one way, half of it there.
    public let value: Double

    /// A progress.
    public init(time: Double, value: Double) {
        self.time = time
        self.value = value
    }
}

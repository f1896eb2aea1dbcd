/// The progress of a playback, both in time and in value.
public struct PlaybackProgress: Hashable, Sendable {
    /// The share of the time that has elapsed, 0…1.
    public let time: Double
    /// The share of the travel: the curve's output, so it overshoots where the curve does. A travel in both directions
    /// counts as one, the first direction as half of it.
    public let value: Double

    /// Creates a progress.
    public init(time: Double, value: Double) {
        self.time = time
        self.value = value
    }
}

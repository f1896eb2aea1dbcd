public import MotionModel

/// An event for tracers: a contribution that a playback added to a property, or one that was removed.
public struct ContributionEvent: Hashable, Sendable {
    /// Whether it was added or removed.
    public enum Change: String, Hashable, Sendable {
        /// It was added.
        case added
        /// It was removed: its playback ended, or a newer one took the property.
        case removed
    }

    /// Whether it was added or removed.
    public let change: Change
    /// The property.
    public let property: PropertyPath
    /// Whether it adds to the model value or replaces it; for a removed one, as of when it was added.
    public let isAdditive: Bool
    /// The number of the playback: 0, 1, 2 … in the store's order of starting.
    public let playback: Int
    /// The store's time, in seconds.
    public let time: Double
}

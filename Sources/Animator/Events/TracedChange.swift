/// A contribution that was added or removed, as it waits to be told of.
struct TracedChange {
    let change: ContributionEvent.Change
    /// The index of its property.
    let property: Int
    let isAdditive: Bool
    /// The number of its playback.
    let playback: Int
    /// The store's time, in seconds.
    let time: Double
}

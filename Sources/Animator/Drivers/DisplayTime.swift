/// Converts the timestamps of a display to times of a store.
///
/// A display's clock continues while paused; a store's continues from where it was.
struct DisplayTime {
    private var anchor: (timestamp: Double, time: Double)?

    /// The store's time of a frame: its present time for the first frame after a rest, then later by the elapsed
    /// display time.
    ///
    /// - Returns: Never before the store's present time.
    mutating func time(of timestamp: Double, now: Double) -> Double {
        guard let anchor else {
            anchor = (timestamp, now)
            return now
        }
        return Swift.max(now, anchor.time + (timestamp - anchor.timestamp))
    }

    /// Makes the next frame the first after a rest.
    mutating func rest() { anchor = nil }
}

/// Turns the timestamps of a display into times of a store.
///
/// A display's clock goes on while nobody looks; a store's goes on from where it was.
struct DisplayTime {
    private var anchor: (timestamp: Double, time: Double)?

    /// The store's time of a frame: its present time for the first frame after a rest, else that much later as the display is.
    ///
    /// - Returns: Never before the store's present time.
    mutating func time(of timestamp: Double, now: Double) -> Double {
        guard let anchor else {
            anchor = (timestamp, now)
            return now
        }
        return Swift.max(now, anchor.time + (timestamp - anchor.timestamp))
    }

    /// Has the next frame be the first after a rest.
    mutating func rest() { anchor = nil }
}

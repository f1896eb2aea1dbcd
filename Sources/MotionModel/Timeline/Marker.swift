/// An instant of a timeline that an app can react to.
public struct Marker: Hashable, Sendable {
    /// Seconds after the start.
    public let time: Double
    /// What the app knows it by.
    public let name: String
    /// JSON text that goes with it; nil without a payload.
    public let payload: String?
    /// Seconds after which it comes again, for ever; nil for one that comes once.
    public let period: Double?

    /// A marker.
    ///
    /// - Precondition: The time is finite; a period is finite and greater than 0.
    public init(time: Double, name: String, payload: String? = nil, period: Double? = nil) {
        precondition(time.isFinite, "a marker's time is finite")
        precondition(period.map { $0.isFinite && $0 > 0 } ?? true, "a marker comes again after a while")
        self.time = time
        self.name = name
        self.payload = payload
        self.period = period
    }

    /// The times in a stretch at which it comes, in order, the first instant left out and the last one included.
    ///
    /// - Parameter most: How many to give at most: of more, the last.
    package func times(after start: Double, through end: Double, most: Double) -> [Double] {
        guard let period else { return time > start && time <= end ? [time] : [] }
        var last = ((end - time) / period).rounded(.down)
        while time + last * period > end { last -= 1 }
        var index = Swift.max(0, Swift.max(last - most, ((start - time) / period).rounded(.down) - 1))
        var times: [Double] = []
        while index <= last {
            let instant = time + index * period
            if instant > start, instant <= end { times.append(instant) }
            index += 1
        }
        return times
    }
}

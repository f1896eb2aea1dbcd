/// An instant of a timeline that an app can react to.
public struct Marker: Hashable, Sendable {
    /// The time after the start, in seconds.
    public let time: Double
    /// The name by which the app identifies it.
    public let name: String
    /// Its payload as JSON text; nil if it has none.
    public let payload: String?
    /// The seconds after which it recurs, for ever; nil if it occurs once.
    public let period: Double?

    /// Creates a marker.
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

    /// The marker at another time.
    func moved(to time: Double) -> Marker {
        Marker(time: time, name: name, payload: payload, period: period)
    }

    /// The times of its occurrences in an interval, in order, the first instant excluded and the last one included;
    /// equal times once.
    ///
    /// - Parameter most: The largest number of times to return; if there are more, the last ones.
    package func times(after start: Double, through end: Double, most: Double) -> [Double] {
        guard let period else { return time > start && time <= end ? [time] : [] }
        var last = ((end - time) / period).rounded(.down)
        // The quotient can be rounded up onto a whole number, or beyond where consecutive ones differ.
        if time + last * period > end { last = Swift.min(last - 1, last.nextDown.rounded(.down)) }
        let first = Swift.max(0, Swift.max(last - most, ((start - time) / period).rounded(.down) - 1))
        var times: [Double] = []
        guard first <= last, last.isFinite else { return times }
        for step in 0...Int(last - first) {
            let instant = time + (first + Double(step)) * period
            if instant > start, instant <= end, instant != times.last { times.append(instant) }
        }
        return times
    }
}

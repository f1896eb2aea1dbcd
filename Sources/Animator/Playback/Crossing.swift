/// An event that is crossed by a move of a playback's time.
struct Crossing {
    /// The kind of event; at one instant they occur in this order.
    enum Kind: Int {
        case started
        case reversed
        case repeated
        case marker
    }

    /// The playback's own time, in seconds.
    let time: Double
    let kind: Kind
    /// The index of a marker.
    var marker = 0

    /// Whether a move crosses this one before another, forwards or backwards.
    func precedes(_ other: Crossing, forwards: Bool) -> Bool {
        if time != other.time { return (time < other.time) == forwards }
        if kind != other.kind { return kind.rawValue < other.kind.rawValue }
        return marker != other.marker && (marker < other.marker) == forwards
    }
}

/// An instant of a timeline that an app can react to.
public struct Marker: Hashable, Sendable {
    /// Seconds after the start.
    public let time: Double
    /// What the app knows it by.
    public let name: String

    /// A marker.
    public init(time: Double, name: String) {
        precondition(time.isFinite, "a marker's time is finite")
        self.time = time
        self.name = name
    }
}

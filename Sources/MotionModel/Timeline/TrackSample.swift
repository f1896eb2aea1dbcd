/// The state of one property at one instant.
public struct TrackSample: Hashable, Sendable {
    /// The property.
    public let property: PropertyPath
    /// Its value.
    public let value: MotionValue
    /// The rate of change of each stored component, in units per second.
    public let velocity: [Double]
}

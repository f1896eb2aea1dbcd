/// What one property is at one instant.
public struct TrackSample: Hashable, Sendable {
    /// What moves.
    public let property: PropertyPath
    /// Its value.
    public let value: MotionValue
    /// How fast each stored component changes, in units per second.
    public let velocity: [Double]
}

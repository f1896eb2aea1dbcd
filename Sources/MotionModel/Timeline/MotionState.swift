/// A resting state: what every property is when nothing moves.
public struct MotionState: Hashable, Sendable {
    /// Its name in the spec.
    public let name: String
    /// The value of each of the motion's properties, in the motion's order; nil where a state says nothing
    /// about a property.
    public let values: [MotionValue?]

    /// A state.
    public init(name: String, values: [MotionValue?]) {
        self.name = name
        self.values = values
    }
}

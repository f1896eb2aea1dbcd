/// A value that an app supplies when it plays a motion, such as a length from its layout.
public struct MotionParameter: Hashable, Sendable {
    /// Its name in the spec.
    public let name: String
    /// The value if an app supplies none; its type is the parameter's.
    public let defaultValue: MotionValue

    /// Creates a parameter.
    public init(name: String, defaultValue: MotionValue) {
        self.name = name
        self.defaultValue = defaultValue
    }
}

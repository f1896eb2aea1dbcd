/// A value that an app supplies when it plays a motion, such as a length that its layout gives.
public struct MotionParameter: Hashable, Sendable {
    /// Its name in the spec.
    public let name: String
    /// What it is when an app doesn't say; its type is the parameter's.
    public let defaultValue: MotionValue

    /// A parameter.
    public init(name: String, defaultValue: MotionValue) {
        self.name = name
        self.defaultValue = defaultValue
    }
}

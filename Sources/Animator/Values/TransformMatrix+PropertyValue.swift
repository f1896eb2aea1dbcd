public import MotionModel

/// A transform.
extension TransformMatrix: PropertyValue {
    /// `TransformMatrix`.
    public static var typeName: String { "TransformMatrix" }

    /// Whole transforms.
    public static func accepts(_ type: ValueType) -> Bool { type == .transform(.matrix) }

    /// One of the 16 numbers, column by column.
    public func component(_ index: Int) -> Double { self[index] }
}

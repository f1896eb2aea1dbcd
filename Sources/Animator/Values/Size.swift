public import MotionModel

/// A size: the Swift type of properties such as `bounds.size`.
public struct Size: Hashable, Sendable, PropertyValue {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// Creates a size from its two lengths.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// `Size`.
    public static var typeName: String { "Size" }

    /// Sizes.
    public static func accepts(_ type: ValueType) -> Bool { type == .size }

    /// Width, height.
    public init(components: (Int) -> Double) {
        self.init(width: components(0), height: components(1))
    }

    /// Width, height.
    public func component(_ index: Int) -> Double { index == 0 ? width : height }
}

public import MotionModel

/// A point: the Swift type of properties such as `position`.
public struct Point: Hashable, Sendable, PropertyValue {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// `Point`.
    public static var typeName: String { "Point" }

    /// Points.
    public static func accepts(_ type: ValueType) -> Bool { type == .point }

    /// x, y.
    public init(components: (Int) -> Double) {
        self.init(x: components(0), y: components(1))
    }

    /// x, y.
    public func component(_ index: Int) -> Double { index == 0 ? x : y }
}

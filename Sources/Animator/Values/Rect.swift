public import MotionModel

/// A rectangle: the Swift type of properties such as `bounds`.
public struct Rect: Hashable, Sendable, PropertyValue {
    /// The corner with the least coordinates.
    public var origin: Point
    /// The extent.
    public var size: Size

    /// Creates a rectangle from its corner and extent.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// `Rect`.
    public static var typeName: String { "Rect" }

    /// Rectangles.
    public static func accepts(_ type: ValueType) -> Bool { type == .rect }

    /// x, y, width, height.
    public init(components: (Int) -> Double) {
        self.init(x: components(0), y: components(1), width: components(2), height: components(3))
    }

    /// x, y, width, height.
    public func component(_ index: Int) -> Double {
        index < 2 ? origin.component(index) : size.component(index - 2)
    }
}

#if canImport(QuartzCore) && !os(watchOS)
public import MotionModel
public import QuartzCore

/// A number of Core Graphics.
extension CGFloat: PropertyValue {
    /// `CGFloat`.
    public static var typeName: String { "CGFloat" }

    /// Numbers, integers and angles.
    public static func accepts(_ type: ValueType) -> Bool { Double.accepts(type) }

    /// The only component.
    public init(components: (Int) -> Double) { self = CGFloat(components(0)) }

    /// The number itself.
    public func component(_ index: Int) -> Double { Double(self) }
}

/// A point of Core Graphics.
extension CGPoint: PropertyValue {
    /// `CGPoint`.
    public static var typeName: String { "CGPoint" }

    /// Points.
    public static func accepts(_ type: ValueType) -> Bool { type == .point }

    /// x, y.
    public init(components: (Int) -> Double) { self.init(x: components(0), y: components(1)) }

    /// x, y.
    public func component(_ index: Int) -> Double { Double(index == 0 ? x : y) }
}

/// A size of Core Graphics.
extension CGSize: PropertyValue {
    /// `CGSize`.
    public static var typeName: String { "CGSize" }

    /// Sizes.
    public static func accepts(_ type: ValueType) -> Bool { type == .size }

    /// Width, height.
    public init(components: (Int) -> Double) { self.init(width: components(0), height: components(1)) }

    /// Width, height.
    public func component(_ index: Int) -> Double { Double(index == 0 ? width : height) }
}

/// A rectangle of Core Graphics.
extension CGRect: PropertyValue {
    /// `CGRect`.
    public static var typeName: String { "CGRect" }

    /// Rectangles.
    public static func accepts(_ type: ValueType) -> Bool { type == .rect }

    /// x, y, width, height.
    public init(components: (Int) -> Double) {
        self.init(x: components(0), y: components(1), width: components(2), height: components(3))
    }

    /// x, y, width, height.
    public func component(_ index: Int) -> Double {
        switch index {
        case 0: Double(origin.x)
        case 1: Double(origin.y)
        case 2: Double(size.width)
        default: Double(size.height)
        }
    }
}

/// A transform of Core Animation.
extension CATransform3D: PropertyValue {
    /// `CATransform3D`.
    public static var typeName: String { "CATransform3D" }

    /// Whole transforms.
    public static func accepts(_ type: ValueType) -> Bool { type == .transform(.matrix) }

    /// The 16 numbers. Core Animation's rows are our columns, since its points are row vectors.
    public init(components number: (Int) -> Double) {
        self.init(
            m11: number(0), m12: number(1), m13: number(2), m14: number(3), m21: number(4),
            m22: number(5), m23: number(6), m24: number(7), m31: number(8), m32: number(9),
            m33: number(10), m34: number(11), m41: number(12), m42: number(13), m43: number(14),
            m44: number(15))
    }

    /// One of the 16 numbers.
    public func component(_ index: Int) -> Double {
        let numbers = [
            m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
        ]
        return Double(numbers[index])
    }
}
#endif

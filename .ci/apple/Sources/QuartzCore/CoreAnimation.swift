public struct CATransform3D: Equatable, Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

/// A second that tests can rely on.
public func CACurrentMediaTime() -> CFTimeInterval { 1000 }

public typealias CFTimeInterval = Double

public struct CAMediaTimingFunctionName: Equatable, Sendable {
    public static let linear = CAMediaTimingFunctionName(name: "linear")
    let name: String
}

public final class CAMediaTimingFunction: NSObject {
    public let points: [Float]

    public init(name: CAMediaTimingFunctionName) { points = [0, 0, 1, 1] }
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
    }
}

public struct CAMediaTimingFillMode: Equatable, Sendable {
    public static let removed = CAMediaTimingFillMode(name: "removed")
    public static let backwards = CAMediaTimingFillMode(name: "backwards")
    let name: String
}

open class CAAnimation: NSObject {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var fillMode = CAMediaTimingFillMode.removed
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var autoreverses = false
    open var isRemovedOnCompletion = true
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
}

public struct CAAnimationCalculationMode: Hashable, Sendable {
    public static let linear = CAAnimationCalculationMode()
}

public final class CATransaction: NSObject {
    /// Open transactions, innermost last: whether each disables actions.
    nonisolated(unsafe) static var open: [Bool] = []
    nonisolated(unsafe) public static var committed = 0

    public class func begin() { open.append(false) }
    public class func setDisableActions(_ flag: Bool) { open[open.count - 1] = flag }
    public class func commit() {
        open.removeLast()
        committed += 1
    }
}

open class CALayer: NSObject {
    /// What was written while actions were not disabled.
    public private(set) var implicitlyAnimated: [String] = []
    public private(set) var values: [String: Any] = [:]
    public private(set) var writes = 0
    public private(set) var added: [(key: String?, animation: CAAnimation)] = []

    open var position = CGPoint.zero { didSet { note("position", position) } }
    open var bounds = CGRect.zero { didSet { note("bounds", bounds) } }
    open var opacity: Float = 1 { didSet { note("opacity", opacity) } }
    open var cornerRadius: CGFloat = 0 { didSet { note("cornerRadius", cornerRadius) } }
    open var transform = CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
    { didSet { note("transform", transform) } }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) { note(keyPath, value as Any) }

    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time - 900 }

    open func add(_ animation: CAAnimation, forKey key: String?) { added.append((key, animation)) }

    open func removeAnimation(forKey key: String) { added.removeAll { $0.key == key } }

    private func note(_ keyPath: String, _ value: Any) {
        writes += 1
        values[keyPath] = value
        if CATransaction.open.last != true { implicitlyAnimated.append(keyPath) }
    }
}

// What generated code uses of SwiftUI, as far as types go: nothing of it runs.

public typealias TimeInterval = Double

public struct Animation: Sendable {
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval
    ) -> Animation { Animation() }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation() }
    public func delay(_ delay: TimeInterval) -> Animation { self }
}

public struct UnitPoint: Sendable {
    public init(x: Double, y: Double) {}
}

public struct UnitCurve: Sendable {
    public static let linear = UnitCurve()
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { linear }
}

public struct Spring: Sendable {
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
}

// MARK: The keyframes of one value

public protocol Animatable {}
extension Double: Animatable {}

public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring, startVelocity: Value? = nil
    ) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

public struct TupleTrackContent<Value: Animatable>: KeyframeTrackContent {}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { TupleTrackContent() }
}

// MARK: Tracks

public protocol Keyframes<Value> {
    associatedtype Value
}

public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>> {
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}

public struct KeyframesOf<Value>: Keyframes {}

@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<Number, Content>(
        _ expression: KeyframeTrack<Value, Number, Content>
    ) -> KeyframesOf<Value> { KeyframesOf() }
    public static func buildPartialBlock(first: KeyframesOf<Value>) -> KeyframesOf<Value> { first }
    public static func buildPartialBlock(
        accumulated: KeyframesOf<Value>, next: KeyframesOf<Value>
    ) -> KeyframesOf<Value> { accumulated }
}

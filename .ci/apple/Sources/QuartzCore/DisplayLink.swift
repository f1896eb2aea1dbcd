// The Objective-C selector, where there is no Objective-C.
public struct Selector: Equatable, Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }
}

open class CADisplayLink: NSObject {
    public let target: Any
    public let selector: Selector
    open var isPaused = false
    open var timestamp: CFTimeInterval = 0
    open var targetTimestamp: CFTimeInterval = 0
    public private(set) var isInvalidated = false
    public private(set) var modes: [RunLoop.Mode] = []

    public init(target: Any, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) { modes.append(mode) }
    open func invalidate() { isInvalidated = true }
}

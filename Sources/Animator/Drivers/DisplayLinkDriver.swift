#if canImport(QuartzCore) && !os(watchOS)
public import QuartzCore

/// Advances a store once for every frame of a display, by a `CADisplayLink`.
///
///     driver = DisplayLinkDriver(store)                                              // iOS, tvOS, visionOS
///     driver = DisplayLinkDriver(store) { view.displayLink(target: $0, selector: $1) }  // macOS
///
/// Frames are computed for the time at which they will be seen. While the store is at rest (``PropertyStore/isAtRest``) the
/// link is paused, and it resumes by itself as soon as a playback adds a contribution; after setting a value without
/// animation, after a state machine went without motion to a state that it leaves by itself, or with ``pausesAtRest``
/// turned on at rest, call ``wake()``. The store's time doesn't pass while the link is paused.
///
/// The driver retains the store, not the other way round. Releasing it stops it.
@available(macOS 14, iOS 13, tvOS 13, *)
@MainActor
public final class DisplayLinkDriver {
    /// The store to advance.
    public let store: PropertyStore
    /// The link; its frame rate may be set.
    public let link: CADisplayLink
    /// Whether to pause while the store is at rest; on by default.
    public var pausesAtRest = true

    private var displayTime = DisplayTime()
    private var tracer: Int?

    /// Creates a driver that starts with the next frame.
    ///
    /// - Parameters:
    ///   - store: A store of the main actor.
    ///   - makeLink: Creates the link for a target and a selector.
    public init(
        _ store: PropertyStore, makeLink: (NSObject, Selector) -> CADisplayLink
    ) {
        let target = DisplayLinkTarget()
        self.store = store
        link = makeLink(target, DisplayLinkTarget.frameSelector)
        target.driver = self
        link.add(to: .main, forMode: .common)
    }

    #if !os(macOS)
    /// Creates a driver by the main display that starts with the next frame.
    ///
    /// - Parameter store: A store of the main actor.
    public convenience init(_ store: PropertyStore) {
        self.init(store) { CADisplayLink(target: $0, selector: $1) }
    }
    #endif

    /// Stops it for good. Does nothing the second time.
    public func stop() {
        link.invalidate()
        forgetTracer()
    }

    /// Makes the store advance with the next frame of the display.
    public func wake() {
        guard link.isPaused else { return }
        displayTime.rest()
        link.isPaused = false
        forgetTracer()
    }

    /// Advances the store to a frame.
    ///
    /// - Parameter timestamp: The time at which it will be seen, by the display's clock in seconds.
    func frame(at timestamp: Double) {
        let time = displayTime.time(of: timestamp, now: store.time)
        do throws(AnimatorError) { try store.advance(to: time) } catch {
            preconditionFailure("a display's timestamp is a time")
        }
        if pausesAtRest && store.isAtRest { rest() }
    }

    private func rest() {
        link.isPaused = true
        guard tracer == nil else { return }
        tracer = store.addTracer { [weak self] event in
            if event.change == .added { self?.wake() }
        }
    }

    private func forgetTracer() {
        if let tracer { store.removeTracer(tracer) }
        tracer = nil
    }
}

/// The target of a link, which retains it.
@available(macOS 14, iOS 13, tvOS 13, *)
@MainActor
private final class DisplayLinkTarget: NSObject {
    weak var driver: DisplayLinkDriver?

    #if canImport(ObjectiveC)
    static let frameSelector = #selector(frame(_:))
    #else
    static let frameSelector = Selector("frame:")
    #endif

    #if canImport(ObjectiveC)
    @objc
    #endif
    func frame(_ link: CADisplayLink) {
        guard let driver else { return link.invalidate() }
        driver.frame(at: link.targetTimestamp)
    }
}
#endif

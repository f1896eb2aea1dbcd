public import MotionModel

/// The value and the velocity of a property when it was grabbed, for a gesture to continue from.
public struct GrabbedValue: Hashable, Sendable {
    /// The presentation value.
    public let value: MotionValue
    /// The velocity of each stored component, in units per second of the store's time; 0 where a curve's tangent is
    /// vertical.
    public let velocity: [Double]
}

extension PropertyStore {
    /// Grabs a property in motion: it stays at its presentation value, and nothing moves it any more.
    ///
    /// Every contribution to it is removed. A playback of other properties continues with those; one without
    /// contributions left completes as *replaced*.
    /// ``Animator/spring(_:to:spring:velocity:limits:stopsAtTarget:adding:completion:events:)-(String,_,_,_,_,_,_,_,_)`` and
    /// ``Animator/decay(_:velocity:decay:stopVelocity:restingAt:adding:completion:events:)-(String,_,_,_,_,_,_,_)``
    /// release it with the velocity of the gesture, or with this one.
    ///
    /// - Returns: The presentation value and its velocity.
    /// - Throws: `unknownProperty`.
    /// - Complexity: O(contributions to it).
    @discardableResult
    public func grab(_ path: String) throws(AnimatorError) -> GrabbedValue { grab(try id(of: path)) }

    /// Grabs a property in motion; see ``grab(_:)-(String)``.
    @discardableResult
    public func grab(_ id: PropertyID) -> GrabbedValue {
        let value = shownValue(id)
        let velocity = usableVelocity(id)
        let slots = slots(of: id)
        change {
            $0.dropPendingChanges(of: slots)
            $0.take(slots, for: nil)
            for (slot, component) in zip(slots, value.components) { $0.modelSlots[slot] = component }
            $0.showModel(of: slots)
            $0.sweep()
            if $0.transactions.isOpen { $0.keep(slots, over: $0.playbacksStarted, replaces: true) }
        }
        return GrabbedValue(value: value.asRead, velocity: velocity)
    }
}

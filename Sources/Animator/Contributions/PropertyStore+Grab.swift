public import MotionModel

/// What a property was when it was grabbed: what a gesture goes on from.
public struct GrabbedValue: Hashable, Sendable {
    /// What was shown.
    public let value: MotionValue
    /// How fast each stored component changed, in units per second of the store's time; 0 where a curve's tangent is vertical.
    public let velocity: [Double]
}

extension PropertyStore {
    /// Takes hold of a property in flight: it stays where it is shown, and nothing moves it any more.
    ///
    /// Everything that plays on it lets go of it. A playback that moves other properties goes on with those; one that has nothing left
    /// completes as *replaced*. ``Animator/spring(_:to:spring:velocity:adding:completion:events:)-(String,_,_,_,_,_,_)`` and
    /// ``Animator/decay(_:velocity:decay:stopVelocity:adding:completion:events:)-(String,_,_,_,_,_,_)`` hand it back with the velocity of the gesture, or
    /// with this one.
    ///
    /// - Returns: What was shown, and how fast it moved.
    /// - Throws: `unknownProperty`.
    /// - Complexity: O(contributions to it).
    @discardableResult
    public func grab(_ path: String) throws(AnimatorError) -> GrabbedValue { grab(try id(of: path)) }

    /// Takes hold of a property in flight; see ``grab(_:)-(String)``.
    @discardableResult
    public func grab(_ id: PropertyID) -> GrabbedValue {
        let value = shownValue(id)
        let velocity = usableVelocity(id)
        begin()
        let slots = slots(of: id)
        take(slots, for: nil)
        for (slot, component) in zip(slots, value.components) { modelSlots[slot] = component }
        showModel(of: slots)
        sweep()
        end()
        return GrabbedValue(value: value.asRead, velocity: velocity)
    }
}

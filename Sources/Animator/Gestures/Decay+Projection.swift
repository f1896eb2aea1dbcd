public import MotionModel

/// Where something that is let go of comes to rest, and which of several places that is nearest to.
///
/// Deceleration rates are published as what is left of the speed after a millisecond. The projection of UIKit's sample code,
/// v ∕ 1000 · r ∕ (1 − r), adds up whole milliseconds and so stays v ∕ 2000 short of where the exponential comes to rest; this
/// is the latter.
extension Decay {
    /// The deceleration of a scroll view: 0.998 a millisecond, as `UIScrollView.DecelerationRate.normal`. A thing goes on for half of
    /// what it would travel in a second (0.4995 v).
    public static let scrollNormal = published(0.998)

    /// The deceleration of a scroll view that stops soon: 0.99 a millisecond, as `UIScrollView.DecelerationRate.fast`. A thing goes on for a
    /// tenth of what it would travel in a second (0.0995 v).
    public static let scrollFast = published(0.99)

    /// Where a value comes to rest that moves at a velocity: x + v ∕ λ, component by component.
    ///
    /// - Parameters:
    ///   - place: Where it is let go of.
    ///   - velocity: In units per second.
    /// - Returns: The destination of a decay with these numbers.
    public func restingPlace<Value: PropertyValue>(
        of place: Value, velocity: Value
    ) -> Value {
        Value { destination(from: place.component($0), velocity: velocity.component($0)) }
    }

    /// Where a value comes to rest that moves at a velocity: x + v ∕ λ, component by component.
    ///
    /// - Parameters:
    ///   - place: Where it is let go of.
    ///   - velocity: In units per second; of the same type.
    /// - Throws: `unusableNumber` when the place isn't a number that a property can have; `wrongType` for two types.
    public func restingPlace(
        of place: MotionValue, velocity: MotionValue
    ) throws(AnimatorError) -> MotionValue {
        guard place.type == velocity.type else {
            throw .wrongType(property: "the velocity", expected: place.type, found: velocity.type.name)
        }
        let components = zip(place.components, velocity.components).map {
            destination(from: $0, velocity: $1)
        }
        for component in components where !(component.magnitude <= PropertyStore.largestMagnitude) {
            throw .unusableNumber(component, of: "the resting place")
        }
        guard let place = MotionValue(type: place.type, components: components) else {
            preconditionFailure("a value has as many components as its type")
        }
        return place
    }

    /// The one of several places that is nearest to where a value would come to rest.
    ///
    /// - Parameters:
    ///   - places: At least one, all of the type of the value.
    ///   - place: Where it is let go of.
    ///   - velocity: In units per second.
    /// - Returns: The index of the place at the smallest distance, the first of several.
    /// - Throws: `unusableNumber`, `wrongType`.
    /// - Complexity: O(places).
    public func nearest(
        of places: [MotionValue], to place: MotionValue, velocity: MotionValue
    ) throws(AnimatorError) -> Int {
        for candidate in places where candidate.type != place.type {
            throw .wrongType(property: "the place", expected: place.type, found: candidate.type.name)
        }
        let rest = try restingPlace(of: place, velocity: velocity)
        return Decay.nearest(to: rest.components, of: places.map { $0.components })
    }

    private static func published(_ rate: Double) -> Decay {
        do throws(DecayError) { return try Decay(rate: rate) } catch {
            preconditionFailure("a published rate is usable")
        }
    }
}

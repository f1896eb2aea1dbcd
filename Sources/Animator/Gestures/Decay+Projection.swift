public import MotionModel

/// The resting value of something that is released, and the nearest of several values to it.
///
/// Deceleration rates are published as the share of the velocity that is left after a millisecond. The projection of
/// UIKit's sample code, v ∕ 1000 · r ∕ (1 − r), adds up whole milliseconds and so ends v ∕ 2000 short of where the
/// exponential comes to rest; this is the latter.
extension Decay {
    /// The deceleration of a scroll view: 0.998 a millisecond, as `UIScrollView.DecelerationRate.normal`. It travels
    /// about half of the distance it would cover in a second at its initial velocity (0.4995 v).
    public static let scrollNormal = published(0.998)

    /// The deceleration of a scroll view that stops soon: 0.99 a millisecond, as `UIScrollView.DecelerationRate.fast`.
    /// It travels about a tenth of the distance it would cover in a second at its initial velocity (0.0995 v).
    public static let scrollFast = published(0.99)

    /// The resting value of a value released with a velocity: x + v ∕ λ, component by component.
    ///
    /// - Parameters:
    ///   - place: The value at release.
    ///   - velocity: The velocity in units per second.
    /// - Returns: The destination of a decay with these numbers.
    public func restingPlace<Value: PropertyValue>(
        of place: Value, velocity: Value
    ) -> Value {
        Value { destination(from: place.component($0), velocity: velocity.component($0)) }
    }

    /// The resting value of a value released with a velocity: x + v ∕ λ, component by component.
    ///
    /// - Parameters:
    ///   - place: The value at release.
    ///   - velocity: The velocity in units per second; of the same type.
    /// - Throws: `unusableNumber` when the resting value isn't within a property's range; `wrongType` for two types.
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

    /// The index of the value that is nearest to the resting value.
    ///
    /// - Parameters:
    ///   - places: The candidates: at least one, all of the type of the value.
    ///   - place: The value at release.
    ///   - velocity: The velocity in units per second.
    /// - Returns: The index of the candidate at the smallest distance, the first of several.
    /// - Throws: `unusableNumber`, `wrongType`.
    /// - Complexity: O(candidates).
    public func nearest(
        of places: [MotionValue], to place: MotionValue, velocity: MotionValue
    ) throws(AnimatorError) -> Int {
        for candidate in places where candidate.type != place.type {
            throw .wrongType(property: "the place", expected: place.type, found: candidate.type.name)
        }
        let rest = try restingPlace(of: place, velocity: velocity)
        return Decay.nearest(to: rest.components.array, of: places.map { $0.components.array })
    }

    private static func published(_ rate: Double) -> Decay {
        do throws(DecayError) { return try Decay(rate: rate) } catch {
            preconditionFailure("a published rate is usable")
        }
    }
}

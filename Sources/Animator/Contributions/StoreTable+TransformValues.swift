import MotionModel

/// The values of contributions to transforms.
extension StoreTable {
    /// The resting value.
    mutating func restMatrix(of place: Int32) -> TransformMatrix {
        TransformMatrix { numbers.elements[contributions[place].place($0, row: 0)] }
    }

    /// The inverse of the resting value; `nil` if there is none.
    mutating func restInverse(of place: Int32) -> TransformMatrix? {
        guard contributions[place].hasInverse else { return nil }
        return TransformMatrix { numbers.elements[contributions[place].placeOfInverse($0)] }
    }

    /// The presentation value in a phase, given that of the model and newer contributions.
    ///
    /// Exactly the contribution's value if the base is its resting value, and exactly the base if the contribution is
    /// at rest.
    mutating func shown(_ place: Int32, in phase: MotionSource.Phase, over base: TransformMatrix)
        -> TransformMatrix
    {
        let value = matrix(of: place, in: phase)
        guard !contributions[place].replaces(0) else { return value }
        let rest = restMatrix(of: place)
        if base == rest { return value }
        return value == rest ? base : offset(of: place, in: phase) * base
    }

    /// The offset added: the identity at rest.
    mutating func offset(of place: Int32, in phase: MotionSource.Phase) -> TransformMatrix {
        let value = matrix(of: place, in: phase)
        guard !contributions[place].replaces(0), value != restMatrix(of: place),
            let inverse = restInverse(of: place)
        else { return .identity }
        return value * inverse
    }

    /// The rate of the value, per second of the store's clock.
    ///
    /// - Parameter isVertical: Whether to return infinite rates, as shares of infinity, and 0 for others; otherwise
    ///   finite rates, and 0 for others.
    mutating func rate(of place: Int32, in phase: MotionSource.Phase, isVertical: Bool) -> TransformMatrix {
        guard case .whole(let position, let whole) = phase,
            position.progressVelocity.isInfinite == isVertical
        else { return TransformMatrix { _ in 0 } }
        let share: Double = position.progressVelocity < 0 ? -1 : 1
        let unit = isVertical ? MotionSource.Phase.whole(position.moving(at: share), whole) : phase
        return TransformMatrix { contributions[place].speed(ofComponent: $0, in: unit, numbers) }
    }

    private mutating func matrix(of place: Int32, in phase: MotionSource.Phase) -> TransformMatrix {
        TransformMatrix { contributions[place].value($0, in: phase, numbers) }
    }
}

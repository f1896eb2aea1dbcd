/// The linear space that additive animation needs: a zero, sums, differences, multiples, distances.
///
/// Every operation acts on the stored form, component by component, and both operands have the same type.
extension MotionValue {
    /// The value that adds nothing: every stored component is 0.
    public static func zero(of type: ValueType) -> MotionValue {
        MotionValue(unchecked: type, Components(count: type.componentCount) { _ in 0 })
    }

    /// The sum of the stored components.
    ///
    /// - Precondition: Both values have the same type.
    public static func + (left: MotionValue, right: MotionValue) -> MotionValue {
        precondition(left.type == right.type, "values of different types cannot be added")
        var sum = left.components
        for index in sum.indices { sum[index] += right.components[index] }
        return MotionValue(unchecked: left.type, sum)
    }

    /// The difference of the stored components.
    ///
    /// - Precondition: Both values have the same type.
    public static func - (left: MotionValue, right: MotionValue) -> MotionValue {
        precondition(left.type == right.type, "values of different types cannot be subtracted")
        var difference = left.components
        for index in difference.indices { difference[index] -= right.components[index] }
        return MotionValue(unchecked: left.type, difference)
    }

    /// The value with every stored component multiplied by `factor`.
    public func scaled(by factor: Double) -> MotionValue {
        var product = components
        for index in product.indices { product[index] *= factor }
        return MotionValue(unchecked: type, product)
    }

    /// The travel from this value to another: the largest absolute difference of two stored components.
    ///
    /// - Returns: The distance in the property's own unit; 0 exactly when the two are equal; NaN when a component is.
    /// - Precondition: Both values have the same type, in any form; if the forms differ, their canonical numbers count.
    public func distance(to other: MotionValue) -> Double {
        guard type == other.type else {
            precondition(
                type.isInterchangeable(with: other.type), "values of different types have no distance")
            return canonical.distance(to: other.canonical)
        }
        var largest = 0.0
        for index in components.indices {
            let travel = (other.components[index] - components[index]).magnitude
            // Written so that a NaN, which compares false with everything, isn't passed over.
            if !(travel <= largest) { largest = travel }
            if largest.isNaN { return largest }
        }
        return largest
    }
}

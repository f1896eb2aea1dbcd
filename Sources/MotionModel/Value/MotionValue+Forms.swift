extension MotionValue {
    /// The value in its canonical type, that of a property in a store.
    public var canonical: MotionValue {
        switch type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .path:
            return self
        case .turning:
            return MotionValue(unchecked: .angle, components)
        case .transform(.matrix):
            return self
        case .transform, .colorIn, .routePosition, .routeTangent:
            let numbers = type.canonicalNumbers(between: FormEnds(resting: components.array), at: 0)
            let canonical = type.canonical
            return MotionValue(
                unchecked: canonical, Components(count: canonical.componentCount) { numbers[$0] })
        }
    }

    /// The value in a form of its canonical type.
    ///
    /// - Returns: `nil` for a form of another type, for a text that isn't in the set, and for a transform that doesn't
    ///   have the form's functions. Every transform has the form ``TransformForm/decomposed``.
    public func converted(to type: ValueType) -> MotionValue? {
        if self.type == type { return self }
        switch type {
        case .string(let set):
            return string.flatMap { MotionValue.string($0, in: set) }
        case .transform(let form):
            guard case .transform = self.type else { return nil }
            return form.value(of: self)
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean,
            .path:
            let canonical = canonical
            return canonical.type == type ? canonical : nil
        case .colorIn(let space):
            if case .colorIn(let own) = self.type {
                return MotionValue(unchecked: type, space.numbers(converting: components.array, from: own))
            }
            let canonical = canonical
            guard canonical.type == .color else { return nil }
            return MotionValue(unchecked: type, space.numbers(ofStored: canonical.components.array))
        case .turning:
            let canonical = canonical
            return canonical.type == .angle ? MotionValue(unchecked: type, canonical.components) : nil
        case .routePosition, .routeTangent:
            // A value that isn't a share of the route may lie off it.
            return nil
        }
    }
}

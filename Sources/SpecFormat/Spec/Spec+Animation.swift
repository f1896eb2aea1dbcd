public import MotionModel

extension Spec {
    /// What one property is in each state.
    public struct Animation: Hashable, Sendable {
        /// What moves, and what holds for it; `isAdditive` is the animation's own where it says so.
        public let property: PropertyDeclaration
        /// The property's type, or the form of it that its values are interpolated in.
        public let form: ValueType
        /// One per state, of the property's type in any form.
        ///
        /// A constant, or a formula of the spec's parameters.
        public let values: [Operand]
        /// The share, 0…1, of an additive contribution.
        public let weight: Double
        /// How fast the property moves at the start of a spring, in its own unit per second, positive towards
        /// larger values; of the component that travels farthest.
        public let velocity: Double?
        /// The name by which variants give it a timing: one that animations can share, or the property's path.
        public let timingName: String

        /// What one property is in each state.
        ///
        /// - Parameter timingName: nil takes the property's path.
        package init(
            property: PropertyDeclaration, form: ValueType? = nil, values: [Operand], weight: Double = 1,
            velocity: Double? = nil, timingName: String? = nil
        ) {
            self.property = property
            self.form = form ?? property.type
            self.values = values
            self.weight = weight
            self.velocity = velocity
            self.timingName = timingName ?? property.path.text
        }
    }
}

extension Spec.Animation {
    /// What one property is in each state, where none of it depends on parameters.
    package init(
        property: PropertyDeclaration, values: [MotionValue], weight: Double = 1, velocity: Double? = nil
    ) {
        self.init(
            property: property, values: values.map { Operand.constant($0) }, weight: weight,
            velocity: velocity)
    }

    /// The starting velocity in whole travels per second, if the animation has one.
    ///
    /// - Returns: nil without a velocity, where nothing travels, and where an end isn't known before binding, which a spec
    ///   refuses for springs.
    package func relativeVelocity(from start: Operand, to end: Operand) -> Double? {
        guard let velocity, let start = start.constant, let end = end.constant else { return nil }
        var travel = 0.0
        for (from, to) in zip(start.components, end.components) where (to - from).magnitude > travel.magnitude
        {
            travel = to - from
        }
        return travel == 0 ? nil : velocity / travel
    }
}

public import MotionModel

extension Spec {
    /// What one property is in each state.
    public struct Animation: Hashable, Sendable {
        /// The property, and what holds for it; `isAdditive` is the animation's own where it says so.
        public let property: PropertyDeclaration
        /// One per state, of the property's type in any form.
        ///
        /// A constant, or a formula of the spec's parameters.
        public let values: [Operand]

        /// What one property is in each state.
        package init(property: PropertyDeclaration, values: [Operand]) {
            self.property = property
            self.values = values
        }
    }
}

extension Spec.Animation {
    /// What one property is in each state, where none of it depends on parameters.
    package init(property: PropertyDeclaration, values: [MotionValue]) {
        self.init(property: property, values: values.map { Operand.constant($0) })
    }
}

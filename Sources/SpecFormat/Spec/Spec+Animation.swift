public import MotionModel

extension Spec {
    /// The values of one property in each state.
    public struct Animation: Hashable, Sendable {
        /// The property's declaration; `isAdditive` is the animation's own if it has one.
        public let property: PropertyDeclaration
        /// The values, one per state, of the property's type in any form.
        ///
        /// Each is a constant, or a formula of the spec's parameters.
        public let values: [Operand]

        /// Creates an animation from operands.
        package init(property: PropertyDeclaration, values: [Operand]) {
            self.property = property
            self.values = values
        }
    }
}

extension Spec.Animation {
    /// Creates an animation from constant values.
    package init(property: PropertyDeclaration, values: [MotionValue]) {
        self.init(property: property, values: values.map { Operand.constant($0) })
    }
}

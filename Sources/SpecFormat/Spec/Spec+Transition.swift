public import MotionModel

extension Spec {
    /// A way from one resting state to another, and what takes it; written out for one start state.
    public struct Transition: Hashable, Sendable {
        /// The index of the state that it leaves.
        public let startState: Int
        /// The index of the state that it leads to, perhaps the same.
        public let endState: Int
        /// What takes it.
        public let trigger: MotionTransition.Trigger
        /// Whether it may be taken, of parameters alone: it may if the value isn't 0. `nil` always allows it.
        public let condition: Expression?
        /// The index of the variant that plays, which is no form for reduced motion.
        public let variant: Int
        /// Whether the variant plays with its values reversed.
        public let isReversed: Bool
    }
}

extension Spec {
    /// A motion from one state to another.
    public struct Variant: Hashable, Sendable {
        /// Its name, an identifier.
        public let name: String
        /// Free text.
        public let description: String?
        /// The index of the state it starts in; `reverseValues` is already applied.
        public let startState: Int
        /// The index of the state it ends in.
        public let endState: Int
        /// The motion of the variant.
        public let motion: Motion
        /// The form that plays when the user asks for reduced motion.
        public let reducedMotion: ReducedMotion

        /// The motion of a variant.
        public enum Motion: Hashable, Sendable {
            /// A tree of nodes, and the tree that plays when values are reversed; nil if it is the same.
            ///
            /// The second has its values in the order of the first, and is reversed when it is lowered. It differs if a
            /// spring starts with a velocity in the property's unit, which then has the opposite direction.
            case tree(Node, reversed: Node?)
            /// The exact mirror in time of the variant at that index, which isn't a mirror itself.
            case mirror(of: Int)
        }

        /// The reduced form of a variant.
        public enum ReducedMotion: Hashable, Sendable {
            /// None: the variant itself plays.
            case none
            /// The variant at that index.
            case variant(Int)
            /// Everything jumps to its end.
            case instant
            /// Opacities keep their timing, within 0.2 s; everything else jumps to its end.
            case fade
        }

        /// Creates a variant.
        package init(
            name: String, description: String? = nil, startState: Int, endState: Int, motion: Motion,
            reducedMotion: ReducedMotion = .none
        ) {
            self.name = name
            self.description = description
            self.startState = startState
            self.endState = endState
            self.motion = motion
            self.reducedMotion = reducedMotion
        }
    }
}

extension Spec {
    /// One way to go from one state to another.
    public struct Variant: Hashable, Sendable {
        /// Its name, an identifier.
        public let name: String
        /// Free text.
        public let description: String?
        /// The index of the state it starts in; `reverseValues` is already applied.
        public let startState: Int
        /// The index of the state it ends in.
        public let endState: Int
        /// How it moves.
        public let motion: Motion
        /// What plays instead of it when the user asks for reduced motion.
        public let reducedMotion: ReducedMotion

        /// How a variant moves.
        public enum Motion: Hashable, Sendable {
            /// A tree of nodes, and the tree that plays when values are reversed; nil where that is the same one.
            ///
            /// The second has the values in the order of the first, and is turned round when it is lowered. It differs where a
            /// spring starts with a velocity in the property's unit, which then points the other way.
            case tree(Node, reversed: Node?)
            /// The exact mirror in time of the variant at that index, which isn't a mirror itself.
            case mirror(of: Int)
        }

        /// What plays instead of a variant.
        public enum ReducedMotion: Hashable, Sendable {
            /// Nothing else: the variant itself.
            case none
            /// The variant at that index.
            case variant(Int)
            /// Everything jumps to its end.
            case instant
            /// Opacities keep their timing, within 0.2 s; everything else jumps to its end.
            case fade
        }

        /// One way to go from one state to another.
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

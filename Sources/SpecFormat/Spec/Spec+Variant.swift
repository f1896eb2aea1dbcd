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
            /// One timing for each of the spec's animations, in their order; nil for one that doesn't move.
            case timings([Timing?])
            /// A tree of nodes.
            case tree(Node)
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

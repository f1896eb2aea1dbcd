public import MotionModel

/// A motion spec: properties, states, and the variants of motion between them. Pure description.
///
/// A library is one without animations and variants: it defines names for the specs that import it.
///
/// A `Spec` that exists is valid: names are resolved, values have their property's type and there is one for
/// each state. Nothing after the decoder checks again.
public struct Spec: Hashable, Sendable {
    /// An identifier; a type name in generated code.
    public let name: String
    /// Free text.
    public let description: String?
    /// The parameters that an app may supply when it plays, in the document's order.
    public let parameters: [MotionParameter]
    /// The names of the resting states, in order, at least two.
    public let states: [String]
    /// The values of properties in the states, in the document's order; no property twice.
    public let animations: [Animation]
    /// The properties without values in the states: declared ones, then those that only motion trees move, in the
    /// document's order.
    public let restingProperties: [PropertyDeclaration]
    /// The variants, in the document's order, at least one; none in a library.
    public let variants: [Variant]
    /// Whether the paths of a property are aligned when they morph, where its declaration says so.
    package let alignments: [PropertyPath: Bool]

    /// The transitions between states, in the order in which they are looked up; none if states follow the variants.
    public let transitions: [Transition]

    /// The targets that aren't present in all states.
    public let targets: [TargetPresence]

    /// Whether it has nothing to play and only defines names for others.
    public var isLibrary: Bool { variants.isEmpty }

    /// Creates a spec from valid parts that fit together.
    package init(
        name: String, description: String? = nil, parameters: [MotionParameter] = [], states: [String],
        animations: [Animation],
        restingProperties: [PropertyDeclaration] = [], variants: [Variant], transitions: [Transition] = [],
        targets: [TargetPresence] = [], alignments: [PropertyPath: Bool] = [:]
    ) {
        precondition(states.count >= 2, "a spec has at least two states")
        for animation in animations {
            precondition(animation.values.count == states.count, "an animation has a value for each state")
        }
        for variant in variants {
            precondition(
                states.indices.contains(variant.startState) && states.indices.contains(variant.endState),
                "a variant's states exist")
            if case .mirror(let index) = variant.motion {
                precondition(variants.indices.contains(index), "a mirrored variant exists")
            }
        }
        self.name = name
        self.description = description
        self.parameters = parameters
        self.states = states
        self.animations = animations
        self.restingProperties = restingProperties
        self.variants = variants
        self.alignments = alignments
        self.transitions = transitions
        self.targets = targets
    }
}

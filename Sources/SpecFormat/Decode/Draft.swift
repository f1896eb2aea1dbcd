import MotionModel

/// A property's declaration as it was read.
struct PropertyDraft {
    let key: JSONString
    let path: PropertyPath
    let declaration: PropertyDeclaration?
    let type: ValueType?
    let initial: JSONSyntax?
    let additive: Bool?
    let unit: PropertyUnit?
    /// Whether all of it could be read.
    let isSound: Bool
}

/// A value and where it stands.
struct ValueDraft {
    let operand: Operand
    /// What it is with the parameters' defaults, for judgements that need numbers.
    let value: MotionValue
    let range: SourceRange
}

/// An animation as it was read.
struct AnimationDraft {
    /// The property path as it is written.
    let key: JSONString
    /// nil when the path, the declaration or the type was reported.
    let property: PropertyDeclaration?
    /// The form of its type that the values are interpolated in, where the animation asks for one.
    let form: ValueType?
    /// One for each state; nil when one was reported.
    let values: [ValueDraft]?
    /// The name of its timing: what `timing` says, or the property path.
    let timingName: JSONString
    /// Whether `timing` says the name.
    let namesTiming: Bool
    /// The timing in place; nil inside when it was reported.
    let timing: TimingDraft??
    let weight: Double
    let velocity: LeafVelocity?
    /// Whether everything but the timing could be read.
    let isSound: Bool
}

/// A variant's timing by its name.
struct TimingEntry {
    let key: JSONString
    /// nil when it was reported.
    let node: TimingDraft?
}

/// A variant as it was read.
struct VariantDraft {
    let key: JSONString
    let description: String?
    let object: JSONObject
    /// The object's opening bracket.
    let opening: SourceRange
    let extends: JSONString?
    let mirrors: Bool
    /// Whether its values are reversed.
    let reverses: Bool
    let startState: Int?
    let endState: Int?
    /// Its own timings, in order.
    let timings: [TimingEntry]
    let givesTimings: Bool
    let reducedMotionFor: [JSONString]
    /// The form for reduced motion that is derived; none where it asks for none.
    let derivedReducedForm: Spec.Variant.ReducedMotion
    /// Where `reducedMotion` is written.
    let reducedMotion: JSONMember?
    /// The motion tree, and its key.
    let motion: JSONMember?
    /// Whether all keys were understood.
    let isSound: Bool
}

extension VariantDraft {
    /// Whether its own timings say how it moves, not a motion tree or the variant it mirrors.
    var hasTimings: Bool { !mirrors && motion == nil }
}

/// Everything of a spec that could be read, before its parts are put together.
struct Draft {
    var name: String?
    var description: String?
    /// Whether it only gives names to others.
    var isLibrary = false
    var states: [String] = []
    /// Whether the states are known for sure.
    var statesAreSound = true
    var properties: [PropertyDraft] = []
    var animations: [AnimationDraft] = []
    var variants: [VariantDraft] = []
    var variantsAreSound = true
    var animationsAreSound = true
    /// Declarations and variants of which nothing could be read, by name.
    var brokenProperties: Set<String> = []
    var brokenVariants: Set<String> = []
    /// Where a declaration of a property can be added.
    var declarationPlace: DeclarationPlace?
}

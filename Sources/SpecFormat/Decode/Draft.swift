import MotionModel

/// A property's declaration as it was read, which never changes.
final class PropertyDraft {
    let key: JSONString
    let path: PropertyPath
    let declaration: PropertyDeclaration?
    let type: ValueType?
    /// Whether it says its type.
    let saysType: Bool
    let initial: JSONSyntax?
    let additive: Bool?
    let unit: PropertyUnit?
    /// The key that says how its paths are aligned.
    let align: JSONString?
    /// Whether it was read without an error.
    let isSound: Bool

    init(
        key: JSONString, path: PropertyPath, declaration: PropertyDeclaration?, type: ValueType?,
        saysType: Bool, initial: JSONSyntax?, additive: Bool?, unit: PropertyUnit?, align: JSONString?,
        isSound: Bool
    ) {
        self.key = key
        self.path = path
        self.declaration = declaration
        self.type = type
        self.saysType = saysType
        self.initial = initial
        self.additive = additive
        self.unit = unit
        self.align = align
        self.isSound = isSound
    }
}

/// A value and its range in the text.
struct ValueDraft {
    let operand: Operand
    /// The value with the parameters' defaults, for judgements that need numbers.
    let value: MotionValue
    let range: SourceRange
}

/// An animation as it was read, which never changes: it is looked at many times.
final class AnimationDraft {
    /// The property path as it is written.
    let key: JSONString
    /// The property's declaration; nil when the path, the declaration or the type was reported.
    let property: PropertyDeclaration?
    /// The form in which the values are interpolated, if the animation requests one.
    let form: ValueType?
    /// The values, one for each state; nil when one was reported.
    let values: [ValueDraft]?
    /// The name of its timing: that in `timing`, or the property path.
    let timingName: JSONString
    /// Whether `timing` contains the name.
    let namesTiming: Bool
    /// An inline timing; nil inside when it was reported.
    let timing: Boxed<TimingDraft>??
    let weight: Double
    let velocity: LeafVelocity?
    /// Whether everything but the timing was read without an error.
    let isSound: Bool

    init(
        key: JSONString, property: PropertyDeclaration?, form: ValueType? = nil, values: [ValueDraft]?,
        timingName: JSONString, namesTiming: Bool = false, timing: Boxed<TimingDraft>?? = nil,
        weight: Double = 1,
        velocity: LeafVelocity? = nil, isSound: Bool
    ) {
        self.key = key
        self.property = property
        self.form = form
        self.values = values
        self.timingName = timingName
        self.namesTiming = namesTiming
        self.timing = timing
        self.weight = weight
        self.velocity = velocity
        self.isSound = isSound
    }
}

/// A variant's timing with its name.
struct TimingEntry {
    let key: JSONString
    /// The timing; nil when it was reported.
    let node: Boxed<TimingDraft>?
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
    /// The variant's own timings, in order.
    let timings: [TimingEntry]
    let givesTimings: Bool
    let reducedMotionFor: [JSONString]
    /// The reduced form to derive; none if it requests none.
    let derivedReducedForm: Spec.Variant.ReducedMotion
    /// The member `reducedMotion`.
    let reducedMotion: JSONMember?
    /// The member with the motion tree.
    let motion: JSONMember?
    /// Whether all keys were valid.
    let isSound: Bool
}

extension VariantDraft {
    /// Whether it moves by its own timings, not by a motion tree or as a mirror.
    var hasTimings: Bool { !mirrors && motion == nil }
}

/// The parts of a spec that could be read, before they are combined.
struct Draft {
    var name: String?
    var description: String?
    /// Whether it only defines names for others.
    var isLibrary = false
    var states: [String] = []
    /// Whether the list of states was read without an error.
    var statesAreSound = true
    var properties: [PropertyDraft] = []
    var animations: [AnimationDraft] = []
    var variants: [VariantDraft] = []
    var variantsAreSound = true
    var transitions: [TransitionDraft] = []
    var transitionsAreSound = true
    var targets: [TargetDraft] = []
    var animationsAreSound = true
    /// The names of declarations and variants that couldn't be read.
    var brokenProperties: Set<String> = []
    var brokenVariants: Set<String> = []
    /// The place at which a declaration of a property can be added.
    var declarationPlace: DeclarationPlace?
}

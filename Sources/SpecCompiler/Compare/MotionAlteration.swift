public import MotionModel

/// A change of motion that isn't a change of values: something was added, is gone, or has another meaning.
public enum MotionAlteration: Hashable, Sendable {
    /// The spec has another name; generated code has a type of that name.
    case renamed(from: String, to: String)
    case parameterRemoved(String)
    case parameterAdded(String)
    case parameterType(String, from: String, to: String)
    /// A parameter has another default, and conditions of transitions ask for it.
    case parameterDefault(String)
    case stateRemoved(String)
    case stateAdded(String)
    /// What is new begins in another state, though the former one is still there.
    case firstState(from: String, to: String)
    /// A property rests elsewhere in a state to which no variant moves it.
    case stateValue(String, PropertyPath)
    /// A target is present in other states; nil for all of them.
    case presence(String, from: [String]?, to: [String]?)
    /// Something else leads from state to state.
    case transition(TransitionDifference)
    case variantRemoved
    case variantAdded
    /// A variant begins or ends in another state.
    case states(from: String, to: String)
    /// The whole variant, including end delays, lasts longer or shorter; in seconds.
    case duration(from: Double, to: Double)
    /// The reduced form is gone: users who prefer reduced motion now see the variant itself.
    case reducedFormRemoved
    case reducedFormAdded
    case propertyRemoved
    case propertyAdded
    case propertyType(from: String, to: String)
    case propertyUnit(from: PropertyUnit, to: PropertyUnit)
    /// Interruption works differently: the property adds an offset that fades out, or it replaces.
    case additivity(isAdditive: Bool)
    /// An endless loop keeps the phase of the clock that all share, or begins with its start.
    case synchronization(isSynchronized: Bool)
    /// The share of its travel that a contribution brings.
    case weight(from: Double, to: Double)
    /// The values consist of other parts, such as a path with another number of points.
    case shape
    /// An endless loop has another period: the two motions drift apart.
    case drift
    case markerRemoved(String)
    case markerAdded(String)
    /// A marker's time has changed; in seconds.
    case markerTime(String, from: Double, to: Double)
    case markerPayload(String)

    /// The severity of the change.
    public var difference: DifferenceClass {
        switch self {
        case .renamed, .parameterRemoved, .parameterType, .stateRemoved, .variantRemoved, .reducedFormRemoved,
            .propertyRemoved, .propertyType, .propertyUnit, .markerRemoved:
            .breaking
        case .parameterDefault, .states, .firstState, .stateValue, .presence, .reducedFormAdded,
            .propertyAdded,
            .additivity, .synchronization, .weight, .shape, .drift, .markerAdded, .markerPayload:
            .visible
        case .parameterAdded, .stateAdded, .variantAdded: .invisible
        case .transition(let transition): transition.difference
        case .duration(let old, let new), .markerTime(_, let old, let new): DifferenceClass(shift: new - old)
        }
    }

    /// The change in one phrase.
    public var phrase: String {
        switch self {
        case .renamed(let old, let new): "renamed from '\(old)' to '\(new)'"
        case .parameterRemoved(let name): "parameter '\(name)' removed"
        case .parameterAdded(let name): "parameter '\(name)' added"
        case .parameterType(let name, let old, let new): "parameter '\(name)' was \(old) and is \(new)"
        case .parameterDefault(let name):
            "parameter '\(name)', which decides where transitions lead, has another default"
        case .stateRemoved(let name): "state '\(name)' removed"
        case .stateAdded(let name): "state '\(name)' added"
        case .firstState(let old, let new): "begins in '\(new)' instead of '\(old)'"
        case .stateValue(let state, let path): "'\(path.text)' has another value in '\(state)'"
        case .presence(let target, let old, let new):
            "'\(target)' is present in \(Self.states(new)) instead of \(Self.states(old))"
        case .transition(let transition): transition.phrase
        case .variantRemoved: "variant removed"
        case .variantAdded: "variant added"
        case .states(let old, let new): "went from \(old) and goes from \(new)"
        case .duration(let old, let new):
            "takes \(DifferenceText.seconds(new, insteadOf: old))"
        case .reducedFormRemoved: "form for reduced motion removed"
        case .reducedFormAdded: "form for reduced motion added"
        case .propertyRemoved: "moves no longer"
        case .propertyAdded: "moves too"
        case .propertyType(let old, let new): "was of type \(old) and is of type \(new)"
        case .propertyUnit(let old, let new): "was in the unit '\(old.name)' and is in '\(new.name)'"
        case .additivity(let isAdditive):
            isAdditive
                ? "adds to what plays instead of replacing it" : "replaces what plays instead of adding to it"
        case .synchronization(let isSynchronized):
            isSynchronized
                ? "keeps the phase of the clock instead of beginning anew"
                : "begins anew instead of keeping the phase of the clock"
        case .weight(let old, let new):
            "has the weight \(DifferenceText.number(new, insteadOf: old))"
        case .shape: "its values have another form, which can't be compared"
        case .drift: "repeats with another period, so that the two drift apart"
        case .markerRemoved(let name): "marker '\(name)' removed"
        case .markerAdded(let name): "marker '\(name)' added"
        case .markerTime(let name, let old, let new):
            "marker '\(name)' comes at \(DifferenceText.seconds(new, insteadOf: old))"
        case .markerPayload(let name): "marker '\(name)' has another payload"
        }
    }
}

extension MotionAlteration {
    /// Some states in a phrase; nil for all.
    fileprivate static func states(_ names: [String]?) -> String {
        guard let names else { return "every state" }
        return names.isEmpty ? "no state" : names.map { "'\($0)'" }.joined(separator: ", ")
    }
}

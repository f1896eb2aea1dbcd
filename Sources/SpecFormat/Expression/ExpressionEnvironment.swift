import MotionModel

/// The meanings of names at the place of an expression.
struct ExpressionEnvironment: Sendable {
    private var meanings: [String: TypedExpression] = [:]
    /// The names in the order of their definition, for suggestions.
    private(set) var names: [String] = []
    /// The stored components of the parameters' defaults: the values of the slots where numbers are needed.
    private(set) var defaults: [Double] = []

    /// Names whose definition was reported; nothing more is reported about them.
    private(set) var broken: Set<String> = []

    /// Names that have a meaning elsewhere, with the reason why they have none here.
    private(set) var absent: [String: String] = [:]

    /// The properties that can be read; nil where none can.
    var readable: ReadableProperties?
    /// The reason why none can.
    private(set) var unreadable = "'value' is known in the values of animations and motion trees only"

    /// Lets no property be read, for a reason.
    mutating func defineUnreadable(_ reason: String) { (readable, unreadable) = (nil, reason) }

    /// Creates an environment without names.
    init() {}

    /// The meaning of a name.
    subscript(name: String) -> TypedExpression? { meanings[name] }

    /// Gives a name a meaning, in place of any that it has.
    mutating func define(_ name: String, _ meaning: TypedExpression) {
        if meanings.updateValue(meaning, forKey: name) == nil { names.append(name) }
    }

    /// Gives a parameter's name the next slots.
    mutating func define(_ parameter: MotionParameter) {
        let value = parameter.defaultValue
        let first = defaults.count
        defaults += value.components
        define(
            parameter.name,
            TypedExpression(
                of: value.type, value.components.indices.map { .parameter(slot: first + $0) }))
    }

    /// Records the reason why a name has no meaning here.
    mutating func defineAbsent(_ name: String, _ reason: String) { absent[name] = reason }

    /// Suppresses reports of a name at its uses.
    mutating func defineBroken(_ name: String) { broken.insert(name) }

    /// The same environment with `from`, the start value of a type.
    func with(from type: ValueType) -> ExpressionEnvironment {
        with(Self.from, TypedExpression(of: type, (0..<type.componentCount).map { .from(component: $0) }))
    }

    /// The same environment with `p`, the progress.
    var withProgress: ExpressionEnvironment {
        with(Self.progress, TypedExpression(.number, [.progress]))
    }

    /// The same environment with `p`, and with `t`, the time in seconds.
    var withTime: ExpressionEnvironment {
        withProgress.with(Self.time, TypedExpression(.number, [.time]))
    }

    /// The same environment with the `index` and the `count` of copies.
    func with(index: Int, of count: Int) -> ExpressionEnvironment {
        with(Self.index, .number(Double(index))).with(Self.count, .number(Double(count)))
    }

    /// The same environment with one more name.
    func with(_ name: String, _ meaning: TypedExpression) -> ExpressionEnvironment {
        var result = self
        result.define(name, meaning)
        return result
    }

    // MARK: The words of the language

    static let from = "from"
    static let time = "t"
    static let progress = "p"
    static let index = "index"
    static let count = "count"
    static let pi = "pi"

    /// The words that have a meaning of their own in some place, so that no parameter may have their name.
    static let reserved =
        [from, time, progress, index, count, pi, "true", "false"]
        + Expression.Function.allCases.map { $0.rawValue }

    /// The place where a word of the language has a meaning; nil for any other name.
    static func place(of name: String) -> String? {
        switch name {
        case from: "'from' is the start of something that is animated 'to' a value, or by 'value'"
        case time: "'t' is known in 'value' only"
        case progress: "'p' is known in 'value' and in curves only"
        case index, count: "'\(name)' is known in the 'motion' of an 'each' only"
        case "true": "expressions have no word 'true': '1 > 0' is so"
        case "false": "expressions have no word 'false': '0 > 1' is never so"
        default: nil
        }
    }
}

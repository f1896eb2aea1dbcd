import MotionModel

/// What the names in an expression mean, in the place where it stands.
struct ExpressionEnvironment: Sendable {
    private var meanings: [String: TypedExpression] = [:]
    /// In the order in which they were defined, for suggestions.
    private(set) var names: [String] = []
    /// The stored components of the parameters' defaults: what slots mean where numbers are needed.
    private(set) var defaults: [Double] = []

    /// Names whose meaning was reported: nothing more is to be said about them.
    private(set) var broken: Set<String> = []

    /// Names that mean something elsewhere, and why they don't here.
    private(set) var absent: [String: String] = [:]

    /// Nothing has a meaning.
    init() {}

    /// The meaning of a name.
    subscript(name: String) -> TypedExpression? { meanings[name] }

    /// Gives a name a meaning; a meaning it has already is replaced.
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

    /// Says why a name has no meaning here.
    mutating func defineAbsent(_ name: String, _ reason: String) { absent[name] = reason }

    /// Keeps a name from being reported where it is used.
    mutating func defineBroken(_ name: String) { broken.insert(name) }

    /// The same, and `from`: the start value, of a type.
    func with(from type: ValueType) -> ExpressionEnvironment {
        with(Self.from, TypedExpression(of: type, (0..<type.componentCount).map { .from(component: $0) }))
    }

    /// The same, and `p`, the progress.
    var withProgress: ExpressionEnvironment {
        with(Self.progress, TypedExpression(.number, [.progress]))
    }

    /// The same, and `t`, the seconds, with `p`.
    var withTime: ExpressionEnvironment {
        withProgress.with(Self.time, TypedExpression(.number, [.time]))
    }

    /// The same, and `index` of `count` copies.
    func with(index: Int, of count: Int) -> ExpressionEnvironment {
        with(Self.index, .number(Double(index))).with(Self.count, .number(Double(count)))
    }

    /// The same with one more meaning.
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

    /// The words that mean something by themselves in some place, so that no parameter may be called that.
    static let reserved =
        [from, time, progress, index, count, pi, "true", "false"]
        + Expression.Function.allCases.map { $0.rawValue }

    /// Where a word of the language means something; nil for any other name.
    static func place(of name: String) -> String? {
        switch name {
        case from: "'from' is the start of something that is animated 'to' a value, or by 'value'"
        case time: "'t' is known in 'value' only"
        case progress: "'p' is known in 'value' and in curves only"
        case index, count: "'\(name)' is known in 'each' only"
        default: nil
        }
    }
}

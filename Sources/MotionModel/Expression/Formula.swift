/// A computed value: one expression for each stored component.
public struct Formula: Hashable, Sendable {
    /// The type of the value.
    public let type: ValueType
    /// The expressions, one for each stored component, in stored order. Those for derived numbers of a matrix are
    /// ignored.
    public let components: [Expression]

    /// Creates a formula.
    ///
    /// - Precondition: There are as many expressions as the type has stored components.
    public init(type: ValueType, components: [Expression]) {
        precondition(
            components.count == type.componentCount, "a formula has an expression for each component")
        self.type = type
        self.components = components
    }

    /// The formula of a value that depends on nothing.
    public static func constant(_ value: MotionValue) -> Formula {
        Formula(type: value.type, components: value.components.map { .constant($0) })
    }

    /// The start value.
    public static func from(_ type: ValueType) -> Formula {
        Formula(type: type, components: (0..<type.componentCount).map { .from(component: $0) })
    }

    /// The start value plus another value.
    public static func offset(by value: MotionValue) -> Formula {
        offset(by: .constant(value))
    }

    /// The start value plus the value of a formula.
    public static func offset(by formula: Formula) -> Formula {
        Formula(
            type: formula.type,
            components: formula.components.indices.map {
                .binary(.add, .from(component: $0), formula.components[$0])
            })
    }

    /// The value for some inputs.
    ///
    /// - Precondition: The inputs have everything that the expressions name, and these read no property.
    public func value(_ inputs: Expression.Inputs) -> MotionValue {
        let numbers = MotionValue.Components(count: components.count) { components[$0].value(inputs) }
        return MotionValue(unchecked: type, type.completed(numbers))
    }

    /// The value of a formula that depends on neither time nor progress.
    public func value(parameters: [Double] = [], from: [Double] = []) -> MotionValue {
        value(Expression.Inputs(parameters: parameters, from: from))
    }

    /// The value of a formula that depends on nothing; `nil` for any other.
    public var constant: MotionValue? {
        var numbers = MotionValue.Components(count: components.count) { _ in 0 }
        for (index, component) in components.enumerated() {
            guard let number = component.constant else { return nil }
            numbers[index] = number
        }
        return MotionValue(unchecked: type, type.completed(numbers))
    }

    /// See ``Expression/bound(parameters:from:)``.
    public func bound(parameters: [Double] = [], from: [Double] = []) -> Formula {
        mapped { $0.bound(parameters: parameters, from: from) }
    }

    /// See ``Expression/substituting(parameters:)``.
    public func substituting(parameters replacements: [Int: Expression]) -> Formula {
        mapped { $0.substituting(parameters: replacements) }
    }

    /// See ``Expression/substituting(time:)``.
    public func substituting(time: Expression) -> Formula { mapped { $0.substituting(time: time) } }

    /// See ``Expression/substituting(progress:)``.
    public func substituting(progress: Expression) -> Formula {
        mapped { $0.substituting(progress: progress) }
    }

    /// The formula with all constant parts computed.
    public var folded: Formula { mapped { $0.folded } }

    /// Whether a component names a parameter.
    public var usesParameters: Bool { components.contains { $0.usesParameters } }

    /// The stored components of parameters that it names.
    package var parameterSlots: Set<Int> { components.reduce(into: []) { $0.formUnion($1.parameterSlots) } }

    /// The number of stored components of parameters that it needs: one more than the highest slot it names.
    public var parameterCount: Int { parameterSlots.reduce(0) { Swift.max($0, $1 + 1) } }

    /// Whether a component names the start value.
    public var usesFrom: Bool { components.contains { $0.usesFrom } }

    /// Whether a component depends on time.
    public var usesTime: Bool { components.contains { $0.usesTime } }

    /// Whether a component depends on progress.
    public var usesProgress: Bool { components.contains { $0.usesProgress } }

    private func mapped(_ transform: (Expression) -> Expression) -> Formula {
        Formula(type: type, components: components.map(transform))
    }
}

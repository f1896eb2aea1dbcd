/// A number of seconds that is computed from parameters and from values of the model, so that it is only known when a
/// motion is bound. Whatever these are, it lies in a range that was proved.
public struct LateSeconds: Hashable, Sendable {
    /// The number.
    public let expression: Expression
    /// The smallest number that it can be, 0 or more.
    public let shortest: Double
    /// The largest number that it can be, finite.
    public let longest: Double

    /// Creates a number of seconds; nil if no proof is found that it always is one, from 0 up.
    ///
    /// The proof is interval arithmetic over parameters and values of any size up to 1e150: `clamp(pause, 0, 2)` has one.
    ///
    /// - Precondition: The expression depends on nothing but parameters and values of the model.
    public init?(_ expression: Expression) {
        let range = expression.enclosure
        guard range.isBounded, range.lower >= 0 else { return nil }
        self.init(expression, range.lower, range.upper)
    }

    private init(_ expression: Expression, _ shortest: Double, _ longest: Double) {
        self.expression = expression
        self.shortest = shortest
        self.longest = longest
    }

    /// The interval in which an expression of parameters and values of the model lies; the whole line if there is no
    /// smaller one.
    ///
    /// - Precondition: The expression depends on nothing else.
    package static func range(of expression: Expression) -> (lower: Double, upper: Double) {
        let range = expression.enclosure
        return (range.lower, range.upper)
    }

    /// The number of stored components of parameters that it needs.
    package var parameterCount: Int { expression.parameterSlots.reduce(0) { Swift.max($0, $1 + 1) } }

    /// The number, multiplied by two factors, one after the other, that are 0 or more.
    package func scaled(by first: Double, _ second: Double) -> LateSeconds {
        var expression = expression
        for factor in [first, second] where factor != 1 {
            expression = .binary(.multiply, expression, .constant(factor))
        }
        return LateSeconds(expression, shortest * first * second, longest * first * second)
    }

    /// The number with other properties in place of those that it reads, which makes no difference to the proof.
    package func substituting(_ replacement: (PropertyReading) -> Expression?) -> LateSeconds {
        LateSeconds(expression.substituting(readings: replacement), shortest, longest)
    }

    /// The number with the model's numbers in place of the properties that it reads.
    ///
    /// - Throws: `missingValue` and `wrongType`, as ``Formula/reading(_:)``.
    func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> LateSeconds {
        var numbers: [PropertyReading: Double] = [:]
        for reading in expression.readings {
            numbers[reading] = try reading.number(of: model(reading.property))
        }
        guard !numbers.isEmpty else { return self }
        return LateSeconds(
            expression.substituting { numbers[$0].map { .constant($0) } }, shortest, longest)
    }

    /// The number for some parameters.
    ///
    /// - Precondition: It reads no property, and there are the parameters that it needs.
    func value(parameters: [Double]) -> Double {
        // The proof holds to within rounding.
        Swift.min(Swift.max(expression.value(Expression.Inputs(parameters: parameters)), shortest), longest)
    }
}

extension Expression {
    /// The interval in which an expression of parameters and values of the model lies.
    fileprivate var enclosure: Enclosure {
        substitutingInputs(with: .progress).enclosure(over: Enclosure(-1e150, 1e150))
    }
}

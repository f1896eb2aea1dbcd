/// A number that is computed from parameters and from values of the model, so that it is only known when a motion is
/// bound. Whatever these are, it lies in a range that was proved.
public struct LateNumber: Hashable, Sendable {
    /// The number.
    public let expression: Expression
    /// The smallest that it can be, finite.
    public let smallest: Double
    /// The largest that it can be, finite.
    public let largest: Double

    /// Creates a number; nil if no proof is found that it always is one, from `limit` up.
    ///
    /// The proof is interval arithmetic over parameters and values of any size up to 1e150: `clamp(pause, 0, 2)` has one.
    ///
    /// - Precondition: The expression depends on nothing but parameters and values of the model.
    public init?(_ expression: Expression, atLeast limit: Double = -.infinity) {
        let range = expression.enclosure
        guard range.isBounded, range.lower >= limit else { return nil }
        self.init(expression, range.lower, range.upper)
    }

    private init(_ expression: Expression, _ smallest: Double, _ largest: Double) {
        self.expression = expression
        self.smallest = smallest
        self.largest = largest
    }

    /// The interval in which an expression of parameters and values of the model lies; the whole line if there is no
    /// smaller one.
    ///
    /// - Precondition: The expression depends on nothing else.
    package static func range(of expression: Expression) -> Enclosure { expression.enclosure }

    /// The interval in which it lies.
    package var range: Enclosure { Enclosure(smallest, largest) }

    /// The number of stored components of parameters that it needs.
    package var parameterCount: Int { expression.parameterSlots.reduce(0) { Swift.max($0, $1 + 1) } }

    /// The number with the opposite sign.
    package var negated: LateNumber { LateNumber(.negate(expression), -largest, -smallest) }

    /// The number, multiplied by two factors, one after the other, that are 0 or more.
    package func scaled(by first: Double, _ second: Double) -> LateNumber {
        var expression = expression
        for factor in [first, second] where factor != 1 {
            expression = .binary(.multiply, expression, .constant(factor))
        }
        return LateNumber(expression, smallest * first * second, largest * first * second)
    }

    /// The number with other properties in place of those that it reads, which makes no difference to the proof.
    package func substituting(_ replacement: (PropertyReading) -> Expression?) -> LateNumber {
        LateNumber(expression.substituting(readings: replacement), smallest, largest)
    }

    /// The number with expressions in place of parameters; nil if no proof is found that it always is one, and in the same range
    /// if that is one of values.
    package func substituting(parameters replacements: [Int: Expression]) -> LateNumber? {
        let isOfValues = range.magnitude <= MotionValue.largestMagnitude
        let number = LateNumber(
            expression.substituting(parameters: replacements), atLeast: isOfValues ? smallest : -.infinity)
        guard let number, !isOfValues || number.largest <= largest else { return nil }
        return number
    }

    /// The number with the model's numbers in place of the properties that it reads.
    ///
    /// - Throws: `missingValue` and `wrongType`, as ``Formula/reading(_:)``.
    func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> LateNumber {
        var numbers: [PropertyReading: Double] = [:]
        for reading in expression.readings {
            numbers[reading] = try reading.number(of: model(reading.property))
        }
        guard !numbers.isEmpty else { return self }
        return LateNumber(
            expression.substituting { numbers[$0].map { .constant($0) } }, smallest, largest)
    }

    /// The number for some parameters.
    ///
    /// - Precondition: It reads no property, and there are the parameters that it needs.
    func value(parameters: [Double]) -> Double {
        // The proof holds to within rounding.
        Swift.min(Swift.max(expression.value(Expression.Inputs(parameters: parameters)), smallest), largest)
    }
}

extension Expression {
    /// The interval in which an expression of parameters and values of the model lies.
    fileprivate var enclosure: Enclosure {
        substitutingInputs(with: .progress).enclosure(over: Enclosure(-1e150, 1e150))
    }
}

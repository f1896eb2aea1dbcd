import MotionModel

/// Where the number of a key lies: its messages and its schema.
package struct NumberRange: Hashable, Sendable {
    /// The least number, or the one that all are above.
    let lower: Double
    /// The greatest number, or the one that all are below; infinite where there is none.
    let upper: Double
    /// Whether `lower` is inside.
    let includesLower: Bool
    /// Whether `upper` is inside.
    let includesUpper: Bool

    private init(_ lower: Double, _ includesLower: Bool, _ upper: Double, _ includesUpper: Bool) {
        self.lower = lower
        self.upper = upper
        self.includesLower = includesLower
        self.includesUpper = includesUpper
    }

    /// The numbers from `lower` on, up to `upper`.
    package static func from(_ lower: Double, upTo upper: Double = .infinity) -> NumberRange {
        NumberRange(lower, true, upper, true)
    }

    /// The numbers above `lower`, up to `upper`.
    package static func above(_ lower: Double, upTo upper: Double = .infinity) -> NumberRange {
        NumberRange(lower, false, upper, true)
    }

    /// The numbers above `lower` and below `upper`.
    package static func between(_ lower: Double, _ upper: Double) -> NumberRange {
        NumberRange(lower, false, upper, false)
    }

    /// Shares of a whole.
    package static let share = from(0, upTo: 1)
    /// Outputs of a curve that are written down.
    static let output = from(-Limits.output, upTo: Limits.output)
    /// Components of a value.
    static let component = from(-Limits.value, upTo: Limits.value)

    /// Whether a number lies in the range.
    func contains(_ value: Double) -> Bool {
        (includesLower ? value >= lower : value > lower) && (includesUpper ? value <= upper : value < upper)
    }

    /// The rule, as messages say it of a key: `lies between 0 and 1`.
    var phrase: String {
        let (low, high) = (Self.text(lower), upper.isFinite ? Self.text(upper) : nil)
        guard let high else { return includesLower ? "is at least \(low)" : "is above \(low)" }
        if includesUpper, !includesLower { return "lies above \(low) and up to \(high)" }
        return "lies between \(low) and \(high)" + (includesUpper ? "" : ", both excluded")
    }

    /// The text of an end, a power of ten, with an exponent where its digits are many: `1000`, `1e6`, `1e-6`.
    private static func text(_ value: Double) -> String {
        let digits = NumberText.text(value.magnitude).utf8.count
        guard digits > 6 else { return NumberText.text(value) }
        let exponent = value.magnitude < 1 ? 2 - digits : digits - 1
        return NumberText.text(value, shiftedBy: -exponent) + "e\(exponent)"
    }

    /// The schema of such a number.
    var schema: Schema {
        let schema = Schema([
            ("type", "number"), (includesLower ? "minimum" : "exclusiveMinimum", .number(lower)),
        ])
        return upper.isFinite
            ? schema.with(includesUpper ? "maximum" : "exclusiveMaximum", .number(upper)) : schema
    }
}

/// A number that is computed from others: arithmetic over parameters, a start value, time and progress.
///
/// It never loops and never touches anything outside its inputs. A condition is a number too: 0 is false, anything else
/// true, and a comparison gives 1 or 0. Values of several components are one expression for each: see ``Formula``.
public indirect enum Expression: Hashable, Sendable {
    /// A number.
    case constant(Double)
    /// One stored component of a parameter: an index over the components of all of a motion's parameters, in order.
    case parameter(slot: Int)
    /// One stored component of the start value.
    case from(component: Int)
    /// One stored component of the model's value of a property, which is known when the expression is bound.
    case reading(PropertyReading)
    /// Seconds since the start, on the clock of the part of the motion that contains the expression.
    case time
    /// Progress, 0…1.
    case progress
    /// The number with the opposite sign.
    case negate(Expression)
    /// Two numbers, combined.
    case binary(Operator, Expression, Expression)
    /// The first number if the condition isn't 0, else the second; only the one that counts is computed.
    case conditional(Expression, then: Expression, else: Expression)
    /// A function and its arguments.
    case call(Function, [Expression])

    /// An operator that combines two numbers.
    public enum Operator: String, Hashable, Sendable, CaseIterable {
        /// Sum.
        case add = "+"
        /// Difference.
        case subtract = "-"
        /// Product.
        case multiply = "*"
        /// Quotient, as IEEE 754 divides: infinite for a divisor of 0, not a number for 0 / 0.
        case divide = "/"
        /// The remainder of the first after a whole number of seconds; it has the sign of the first, as in C,
        /// JavaScript and CSS `rem()`.
        case remainder = "%"
        /// The first to the power of the second.
        case power = "^"
        /// 1 if the first is less, else 0.
        case less = "<"
        /// 1 if the first isn't greater, else 0.
        case lessOrEqual = "<="
        /// 1 if the first is greater, else 0.
        case greater = ">"
        /// 1 if the first isn't less, else 0.
        case greaterOrEqual = ">="
        /// 1 if the two are equal, else 0.
        case equal = "=="
        /// 1 if the two differ, else 0.
        case notEqual = "!="

        /// Whether the result is a truth value.
        public var isComparison: Bool {
            switch self {
            case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: true
            case .add, .subtract, .multiply, .divide, .remainder, .power: false
            }
        }
    }

    /// A named function.
    public enum Function: String, Hashable, Sendable, CaseIterable {
        /// The least of one or more numbers.
        case min
        /// The greatest of one or more numbers.
        case max
        /// `clamp(x, low, high)`: the number, but not below the second and not above the third. If these two are the
        /// wrong way round, the second counts, as in CSS, which has them in another order.
        case clamp
        /// The absolute value.
        case abs
        /// −1, 0 or 1.
        case sign
        /// The greatest whole number that isn't greater than the argument.
        case floor
        /// The least whole number that isn't less than the argument.
        case ceil
        /// The nearest whole number, half away from zero.
        case round
        /// The square root.
        case sqrt
        /// e to a power.
        case exp
        /// The natural logarithm.
        case log
        /// The first to the power of the second.
        case pow
        /// The sine of an angle in radians.
        case sin
        /// The cosine of an angle in radians.
        case cos
        /// The tangent of an angle in radians.
        case tan
        /// `atan2(y, x)`: the angle of a point, in radians, −π…π.
        case atan2
        /// `lerp(a, b, x)`: exactly `a` at 0 and exactly `b` at 1; it continues outside.
        case lerp

        /// The number of arguments; `nil` for one or more.
        public var arity: Int? {
            switch self {
            case .min, .max: nil
            case .abs, .sign, .floor, .ceil, .round, .sqrt, .exp, .log, .sin, .cos, .tan: 1
            case .pow, .atan2: 2
            case .clamp, .lerp: 3
            }
        }
    }
}

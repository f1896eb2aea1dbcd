extension Expression {
    /// The number and its derivative by the progress: forward automatic differentiation.
    ///
    /// - Returns: At a corner, the slope of the branch that is taken there; infinite if the tangent is vertical.
    /// - Precondition: The expression doesn't depend on time, and the inputs have everything that it names.
    /// - Accuracy: For the slope, a few rounding errors of each operation's own derivative.
    /// - Complexity: O(nodes), no allocation.
    func valueAndSlope(_ inputs: Inputs) -> (value: Double, slope: Double) {
        switch self {
        case .constant, .parameter, .from, .reading, .time: return (value(inputs), 0)
        case .progress: return (inputs.progress, 1)
        case .negate(let operand):
            let (value, slope) = operand.valueAndSlope(inputs)
            return (-value, -slope)
        case .binary(let operation, let left, let right):
            return operation.valueAndSlope(left.valueAndSlope(inputs), right.valueAndSlope(inputs))
        case .conditional(let condition, let first, let second):
            return condition.value(inputs) != 0 ? first.valueAndSlope(inputs) : second.valueAndSlope(inputs)
        case .call(let function, let arguments):
            return (value(inputs), Expression.slope(of: function, arguments, inputs))
        }
    }

    private static func slope(of function: Function, _ arguments: [Expression], _ inputs: Inputs) -> Double {
        let (x, slope) = arguments[0].valueAndSlope(inputs)
        switch function {
        case .floor, .ceil, .round, .sign: return 0
        case .min, .max:
            var (best, bestSlope) = (x, slope)
            for argument in arguments.dropFirst() {
                let (value, slope) = argument.valueAndSlope(inputs)
                if function == .min ? value < best : value > best { (best, bestSlope) = (value, slope) }
            }
            return bestSlope
        case .clamp:
            let (low, high) = (arguments[1].valueAndSlope(inputs), arguments[2].valueAndSlope(inputs))
            let upper = x < high.value ? (value: x, slope: slope) : high
            return upper.value > low.value ? upper.slope : low.slope
        case .abs: return x < 0 ? -slope : slope
        case .sqrt: return product(slope, 0.5 / Elementary.squareRoot(x))
        case .exp: return product(slope, Elementary.exp(x))
        case .log: return product(slope, 1 / x)
        case .pow: return Operator.power.valueAndSlope((x, slope), arguments[1].valueAndSlope(inputs)).slope
        case .sin: return product(slope, Elementary.cos(x))
        case .cos: return product(slope, -Elementary.sin(x))
        case .tan:
            let tangent = Elementary.tan(x)
            return product(slope, 1 + tangent * tangent)
        case .atan2:
            let other = arguments[1].valueAndSlope(inputs)
            let square = x * x + other.value * other.value
            return product(slope, other.value / square) - product(other.slope, x / square)
        case .lerp:
            let end = arguments[1].valueAndSlope(inputs)
            let share = arguments[2].valueAndSlope(inputs)
            return slope + product(end.slope - slope, share.value) + product(share.slope, end.value - x)
        }
    }

    /// A slope times a factor: 0 for a slope of 0, however large the factor.
    static func product(_ slope: Double, _ factor: Double) -> Double { slope == 0 ? 0 : slope * factor }
}

extension Expression.Operator {
    /// The value and slope of an operation on two numbers that change.
    fileprivate func valueAndSlope(
        _ left: (value: Double, slope: Double), _ right: (value: Double, slope: Double)
    ) -> (value: Double, slope: Double) {
        let result = value(left.value, right.value)
        switch self {
        case .add: return (result, left.slope + right.slope)
        case .subtract: return (result, left.slope - right.slope)
        case .multiply:
            return (
                result,
                Expression.product(left.slope, right.value) + Expression.product(right.slope, left.value)
            )
        case .divide:
            return (
                result,
                Expression.product(left.slope, 1 / right.value)
                    - Expression.product(right.slope, result / right.value)
            )
        case .remainder:
            let count = ((left.value - result) / right.value).rounded(.toNearestOrEven)
            return (result, left.slope - Expression.product(right.slope, count))
        case .power:
            let own = Expression.product(
                left.slope, right.value == 0 ? 0 : right.value * Elementary.pow(left.value, right.value - 1))
            let other = Expression.product(right.slope, result == 0 ? 0 : result * Elementary.log(left.value))
            return (result, own + other)
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: return (result, 0)
        }
    }
}

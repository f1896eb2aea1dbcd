extension Expression {
    /// The inputs of an expression.
    public struct Inputs: Hashable, Sendable {
        /// The stored components of all of a motion's parameters, in order.
        public var parameters: [Double]
        /// The stored components of the start value.
        public var from: [Double]
        /// The time in seconds.
        public var time: Double
        /// The progress, 0…1.
        public var progress: Double

        /// Creates inputs; those that aren't given are empty or 0.
        public init(
            parameters: [Double] = [], from: [Double] = [], time: Double = 0, progress: Double = 0
        ) {
            self.parameters = parameters
            self.from = from
            self.time = time
            self.progress = progress
        }
    }

    /// The number.
    ///
    /// - Returns: The results of IEEE 754 and C for each operation, which may be infinite or NaN.
    /// - Precondition: The inputs have the parameters and the components that the expression names, and it reads no
    ///   property.
    /// - Accuracy: Each function and power within 1 ulp of its exact result, everything else correctly rounded; the
    ///   same bits on every platform.
    /// - Complexity: O(nodes), no allocation.
    public func value(_ inputs: Inputs = Inputs()) -> Double {
        switch self {
        case .constant(let number): number
        case .parameter(let slot): inputs.parameters[slot]
        case .from(let component): inputs.from[component]
        case .reading: preconditionFailure("the numbers of properties are put in when an expression is bound")
        case .time: inputs.time
        case .progress: inputs.progress
        case .negate(let operand): -operand.value(inputs)
        case .binary(let operation, let left, let right):
            operation.value(left.value(inputs), right.value(inputs))
        case .conditional(let condition, let first, let second):
            condition.value(inputs) != 0 ? first.value(inputs) : second.value(inputs)
        case .call(let function, let arguments):
            Expression.value(of: function, arguments, inputs)
        }
    }

    private static func value(
        of function: Function, _ arguments: [Expression], _ inputs: Inputs
    ) -> Double {
        let first = arguments[0].value(inputs)
        switch function {
        case .min:
            var least = first
            for argument in arguments.dropFirst() { least = lesser(least, argument.value(inputs)) }
            return least
        case .max:
            var greatest = first
            for argument in arguments.dropFirst() { greatest = greater(greatest, argument.value(inputs)) }
            return greatest
        case .clamp:
            return greater(arguments[1].value(inputs), lesser(first, arguments[2].value(inputs)))
        case .abs: return first.magnitude
        case .sign: return first > 0 ? 1 : first < 0 ? -1 : first
        case .floor: return first.rounded(.down)
        case .ceil: return first.rounded(.up)
        case .round: return Elementary.roundedHalfAway(first)
        case .sqrt: return Elementary.squareRoot(first)
        case .exp: return Elementary.exp(first)
        case .log: return Elementary.log(first)
        case .pow: return Elementary.pow(first, arguments[1].value(inputs))
        case .sin: return Elementary.sin(first)
        case .cos: return Elementary.cos(first)
        case .tan: return Elementary.tan(first)
        case .atan2: return Elementary.atan2(y: first, x: arguments[1].value(inputs))
        case .lerp:
            return MotionValue.interpolated(
                first, arguments[1].value(inputs), progress: arguments[2].value(inputs))
        }
    }

    /// The smaller number; NaN if one of them is NaN, which Swift's `min` would ignore.
    static func lesser(_ a: Double, _ b: Double) -> Double { a < b || a.isNaN ? a : b }

    /// The larger number; NaN if one of them is NaN.
    static func greater(_ a: Double, _ b: Double) -> Double { a > b || a.isNaN ? a : b }
}

extension Expression.Operator {
    /// The result of the operation for two numbers.
    func value(_ left: Double, _ right: Double) -> Double {
        switch self {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left / right
        case .remainder: Elementary.remainder(left, dividedBy: right)
        case .power: Elementary.pow(left, right)
        case .less: left < right ? 1 : 0
        case .lessOrEqual: left <= right ? 1 : 0
        case .greater: left > right ? 1 : 0
        case .greaterOrEqual: left >= right ? 1 : 0
        case .equal: left == right ? 1 : 0
        case .notEqual: left != right ? 1 : 0
        }
    }
}

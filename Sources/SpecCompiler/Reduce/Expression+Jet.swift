import MotionModel

extension ExpressionCurve {
    /// Enclosures over a part of 0…1.
    func jet(over x: Enclosure) -> Jet {
        // The value right of a switch belongs to the other side, and so does an end with an exact value of its own.
        let isSwitch = breakpoints.contains { $0.x == x.upper }
        let low = x.lower <= 0 && breakpoints.first?.x == 0 ? Swift.min(0x1p-53, x.upper) : x.lower
        let jet = expression.jet(over: Enclosure(low, isSwitch ? Swift.max(low, x.upper.nextDown) : x.upper))
        if x.width > 0, isSwitch || low > x.lower { return jet }
        // The exact ends may differ from the expression by a rounding error.
        guard x.lower <= 0 || x.upper >= 1 else { return jet }
        var range = jet.c0
        if x.lower <= 0 { range = range.hull(Enclosure(start)) }
        if x.upper >= 1 { range = range.hull(Enclosure(end)) }
        return Jet(range, jet.c1, jet.c2, jet.c3, jet.c4)
    }
}

extension Expression {
    /// Enclosures of the expression and its derivatives by the progress over an interval.
    ///
    /// If the interval contains a switch from one branch to another, only the range is enclosed.
    ///
    /// - Precondition: The expression depends on the progress only.
    func jet(over x: Enclosure) -> Jet {
        switch self {
        case .constant(let number): return .constant(Enclosure(number))
        case .progress: return .line(x, slope: 1)
        case .parameter, .from, .reading, .time:
            preconditionFailure("a curve depends on nothing but the progress")
        case .negate(let operand): return -1 * operand.jet(over: x)
        case .binary(let operation, let left, let right):
            return Expression.jet(of: operation, left.jet(over: x), right.jet(over: x))
        case .conditional(let condition, let first, let second):
            let decided = condition.enclosure(over: x)
            if decided.lower > 0 || decided.upper < 0 { return first.jet(over: x) }
            if decided.lower == 0 && decided.upper == 0 { return second.jet(over: x) }
            return .ranging(first.enclosure(over: x).hull(second.enclosure(over: x)))
        case .call(let function, let arguments):
            return Expression.jet(of: function, arguments.map { $0.jet(over: x) })
        }
    }

    private static func jet(of operation: Operator, _ a: Jet, _ b: Jet) -> Jet {
        let range = enclosure(of: operation, a.c0, b.c0)
        switch operation {
        case .add: return a + b
        case .subtract: return a + -1 * b
        case .multiply: return a * b
        case .divide: return a * Jet.power(b.c0, -1).of(b)
        case .remainder:
            guard b.isConstant, a.c0.isBounded, b.c0.lower != 0 else { return .ranging(range) }
            let quotient = (a.c0.lower / b.c0.lower).rounded(.towardZero)
            guard quotient == (a.c0.upper / b.c0.lower).rounded(.towardZero) else { return .ranging(range) }
            return -(quotient * b.c0.lower) + a
        case .power:
            if b.isConstant { return Jet.power(a.c0, b.c0.lower).of(a) }
            guard a.c0.lower > 0 else { return .ranging(range) }
            let product = b * Jet.logarithm(a.c0).of(a)
            return Jet.exponential(product.c0).of(product)
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
            return range.width == 0 ? .constant(range) : .ranging(range)
        }
    }

    private static func jet(of function: Function, _ arguments: [Jet]) -> Jet {
        let x = arguments[0]
        let range = enclosure(of: function, arguments.map { $0.c0 })
        switch function {
        case .min: return Jet.first(of: arguments, range) { $0.c0.upper <= $1.c0.lower }
        case .max: return Jet.first(of: arguments, range) { $0.c0.lower >= $1.c0.upper }
        case .clamp:
            return jet(of: .max, [arguments[1], jet(of: .min, [x, arguments[2]])])
        case .abs:
            if x.c0.lower >= 0 { return x }
            if x.isFlat { return .constant(range) }
            return x.c0.upper <= 0 ? -1 * x : .bent(range, slope: x.c1.hull(-x.c1))
        case .sign, .floor, .ceil, .round: return range.width == 0 ? .constant(range) : .ranging(range)
        case .sqrt: return Jet.power(x.c0, 0.5).of(x)
        case .exp: return Jet.exponential(x.c0).of(x)
        case .log: return Jet.logarithm(x.c0).of(x)
        case .pow: return jet(of: .power, x, arguments[1])
        case .sin: return Jet.sine(x.c0).of(x)
        case .cos: return Jet.cosine(x.c0).of(x)
        case .tan:
            return Jet.sine(x.c0).of(x)
                * Jet.power(enclosure(of: .cos, [x.c0]), -1).of(Jet.cosine(x.c0).of(x))
        case .atan2:
            guard arguments[1].c0.lower > 0 else { return .ranging(range) }
            let ratio = x * Jet.power(arguments[1].c0, -1).of(arguments[1])
            let angle = Jet.arctangent(ratio.c0).of(ratio)
            return Jet(range, angle.c1, angle.c2, angle.c3, angle.c4)
        case .lerp: return x + (arguments[1] + -1 * x) * arguments[2]
        }
    }
}

extension Jet {
    /// Whether it is constant.
    fileprivate var isConstant: Bool {
        c0.width == 0 && [c1, c2, c3, c4].allSatisfy { $0.lower == 0 && $0.upper == 0 }
    }

    /// Whether the function is constant over the interval, though its value may not be known.
    fileprivate var isFlat: Bool { c1.lower == 0 && c1.upper == 0 }

    /// The jet that surely precedes all others; only the range and the slope if there is none.
    ///
    /// Two that differ by the same number everywhere don't cross, whichever of them it is.
    fileprivate static func first(
        of jets: [Jet], _ range: Enclosure, _ isBefore: (Jet, Jet) -> Bool
    ) -> Jet {
        for (index, jet) in jets.enumerated() {
            let isFirst = jets.enumerated().allSatisfy { $0.offset == index || isBefore(jet, $0.element) }
            if isFirst { return jet }
        }
        guard jets.dropFirst().allSatisfy({ (jets[0] + -1 * $0).isFlat }) else {
            return .bent(range, slope: jets.dropFirst().reduce(jets[0].c1) { $0.hull($1.c1) })
        }
        return Jet(range, jets[0].c1, jets[0].c2, jets[0].c3, jets[0].c4)
    }

    /// A power by its base, for a constant exponent: each coefficient is a binomial times a power one lower.
    fileprivate static func power(_ x: Enclosure, _ exponent: Double) -> Jet {
        var factor = 1.0
        func coefficient(_ order: Double) -> Enclosure {
            defer { factor *= (exponent - order) / (order + 1) }
            if factor == 0 { return .zero }
            return factor * Expression.enclosure(of: .power, x, Enclosure(exponent - order))
        }
        return Jet(coefficient(0), coefficient(1), coefficient(2), coefficient(3), coefficient(4))
    }

    fileprivate static func exponential(_ x: Enclosure) -> Jet {
        let value = Expression.enclosure(of: .exp, [x])
        return Jet(value, value, 0.5 * value, (1.0 / 6) * value, (1.0 / 24) * value)
    }

    fileprivate static func logarithm(_ x: Enclosure) -> Jet {
        let inverse = x.reciprocal
        let square = inverse.squared
        return Jet(
            Expression.enclosure(of: .log, [x]), inverse, -0.5 * square, (1.0 / 3) * (square * inverse),
            -0.25 * square.squared)
    }

    fileprivate static func sine(_ x: Enclosure) -> Jet {
        let (sine, cosine) = (Expression.enclosure(of: .sin, [x]), Expression.enclosure(of: .cos, [x]))
        return Jet(sine, cosine, -0.5 * sine, (-1.0 / 6) * cosine, (1.0 / 24) * sine)
    }

    fileprivate static func cosine(_ x: Enclosure) -> Jet {
        let (sine, cosine) = (Expression.enclosure(of: .sin, [x]), Expression.enclosure(of: .cos, [x]))
        return Jet(cosine, -sine, -0.5 * cosine, (1.0 / 6) * sine, (1.0 / 24) * cosine)
    }

    fileprivate static func arctangent(_ x: Enclosure) -> Jet {
        let one = Enclosure(1)
        let inverse = (one + x.squared).reciprocal
        let square = inverse.squared
        let third = (1.0 / 3) * (square * inverse * (3 * x.squared - one))
        return Jet(
            Expression.enclosure(of: .atan2, [x, one]), inverse, -(x * square), third,
            square.squared * (x * (one - x.squared)))
    }
}

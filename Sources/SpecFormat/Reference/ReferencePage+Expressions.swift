import MotionModel

extension ReferencePage {
    /// The section on expressions.
    static var expressions: String {
        """
        A text that begins with `=` is an expression: a whole value, one of its components, a delay, a stagger, a velocity, a
        condition in `when`, or the `expression` of a curve. It is made of numbers, the names of parameters, `pi`, brackets, parts such as `frame.height`, and what follows. A value in a motion
        tree also knows `from`, the start value; in `each` also `index` and `count`; in `value` also `t` (seconds) and
        `p` (progress). A curve knows `p`. A value also knows what the model's properties are when the play starts:
        `value(sheet.bounds.size.height)` is a number of a property that the spec declares, sets in its states or moves; in
        `each`, `$` stands for the target.

        | Operator | Meaning |
        |---|---|
        \(rows(Expression.Operator.allCases.map { ("a \($0.rawValue) b", $0.meaning) }))\
        \(rows([
            ("a && b", "whether both comparisons hold"), ("a \\|\\| b", "whether one of them holds"),
            ("!a", "whether it doesn't hold"), ("-a", "the opposite"),
            ("a ? b : c", "`b` where the condition holds, else `c`"),
        ]))
        `^` binds the tightest and to the right, then the sign and `!`, `* / %`, `+ -`, comparisons, `&&`, `||`, `? :`.

        | Function | Meaning |
        |---|---|
        \(rows(Expression.Function.allCases.map { ($0.form, $0.meaning) }))\
        \(rows([("value(path)", "the model's value of a property, a number or a part that is one, when the play starts")]))
        """
    }

    private static func rows(_ rows: [(code: String, meaning: String)]) -> String {
        rows.map { "| `\($0.code)` | \($0.meaning) |\n" }.joined()
    }
}

extension Expression.Operator {
    /// The result of the operator for two numbers, in one line.
    fileprivate var meaning: String {
        switch self {
        case .add: "the sum"
        case .subtract: "the difference"
        case .multiply: "the product"
        case .divide: "the quotient"
        case .remainder: "what is left of `a` after whole `b`s, with the sign of `a`"
        case .power: "`a` to the power of `b`"
        case .less: "whether `a` is less"
        case .lessOrEqual: "whether `a` isn't greater"
        case .greater: "whether `a` is greater"
        case .greaterOrEqual: "whether `a` isn't less"
        case .equal: "whether they are equal"
        case .notEqual: "whether they differ"
        }
    }
}

extension Expression.Function {
    /// The form of a call.
    fileprivate var form: String {
        switch self {
        case .min, .max: "\(rawValue)(a, …)"
        case .clamp: "clamp(x, low, high)"
        case .abs, .sign, .floor, .ceil, .round, .sqrt, .exp, .log, .sin, .cos, .tan: "\(rawValue)(x)"
        case .pow: "pow(x, y)"
        case .atan2: "atan2(y, x)"
        case .lerp: "lerp(a, b, x)"
        }
    }

    /// The result of the function, in one line.
    fileprivate var meaning: String {
        switch self {
        case .min: "the least of one or more"
        case .max: "the greatest of one or more"
        case .clamp: "`x`, not below `low` and not above `high`"
        case .abs: "the absolute value"
        case .sign: "-1, 0 or 1"
        case .floor: "the next whole number below"
        case .ceil: "the next whole number above"
        case .round: "the nearest whole number, halves away from zero"
        case .sqrt: "the square root"
        case .exp: "e to the power of `x`"
        case .log: "the natural logarithm"
        case .pow: "`x` to the power of `y`"
        case .sin: "the sine of radians"
        case .cos: "the cosine of radians"
        case .tan: "the tangent of radians"
        case .atan2: "the angle of a point, in radians"
        case .lerp: "`a` at 0, `b` at 1, in between and beyond; of values too"
        }
    }
}

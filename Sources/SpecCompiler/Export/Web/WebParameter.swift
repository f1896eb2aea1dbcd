import MotionModel

/// A component of a parameter, as a custom property that a page may set: `--resizable-card-param-radius`.
struct WebParameter: Hashable, Sendable {
    /// The parameter's name in the spec.
    let parameter: String
    /// The name, with its two hyphens.
    let name: String
    /// The default value: a number without a unit.
    let value: Double

    /// The reference to it in an expression.
    var reference: String { "var(\(name))" }
}

extension WebParameter {
    /// The components of all parameters of a motion, by their slots.
    ///
    /// - Parameters:
    ///   - values: The stored components of all parameters; nil for their defaults.
    ///   - names: The names of the motion.
    static func all(
        of motion: CompiledMotion, _ values: [Double]?, names: inout WebNames
    ) -> [WebParameter] {
        var result: [WebParameter] = []
        for parameter in motion.parameters {
            let type = parameter.defaultValue.type
            for (index, number) in parameter.defaultValue.components.enumerated() {
                let parts = type.componentNames
                let part =
                    type.componentCount == 1 ? [] : [parts.isEmpty ? "\(index)" : parts[index]]
                let words = ["param", parameter.name] + part
                result.append(
                    WebParameter(
                        parameter: parameter.name,
                        name: names.name(words, of: words.joined(separator: " "), prefix: "--"),
                        value: values.map { $0[result.count] } ?? number))
            }
        }
        return result
    }
}

extension Expression {
    /// The expression in the syntax of CSS inside `calc()`; nil if CSS has no equivalent: comparisons, conditionals and
    /// `atan2`, which gives an angle there.
    ///
    /// - SeeAlso: CSS Values and Units Level 4, section 10 "Mathematical expressions"
    func cssText(_ parameters: [WebParameter]) -> String? {
        switch self {
        case .constant(let number): return NumberText.text(number + 0)
        case .parameter(let slot): return parameters[slot].reference
        case .from, .reading, .time, .progress: return nil
        case .negate(let operand): return operand.cssText(parameters).map { "(-1 * \($0))" }
        case .binary(let binary, let left, let right):
            guard let left = left.cssText(parameters), let right = right.cssText(parameters) else {
                return nil
            }
            switch binary {
            case .add, .subtract, .multiply, .divide: return "(\(left) \(binary.rawValue) \(right))"
            case .remainder: return "rem(\(left), \(right))"
            case .power: return "pow(\(left), \(right))"
            case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: return nil
            }
        case .conditional: return nil
        case .call(let function, let arguments):
            let texts = arguments.compactMap { $0.cssText(parameters) }
            guard texts.count == arguments.count else { return nil }
            return function.cssText(texts)
        }
    }
}

extension Expression.Function {
    fileprivate func cssText(_ arguments: [String]) -> String? {
        let list = arguments.joined(separator: ", ")
        switch self {
        case .min, .max, .abs, .sign, .sqrt, .exp, .log, .pow, .sin, .cos, .tan: return "\(rawValue)(\(list))"
        case .clamp: return "clamp(\(arguments[1]), \(arguments[0]), \(arguments[2]))"
        case .floor: return "round(down, \(list), 1)"
        case .ceil: return "round(up, \(list), 1)"
        // CSS rounds halves upwards, the language away from zero.
        case .round: return "(sign(\(list)) * round(nearest, abs(\(list)), 1))"
        case .lerp: return "(\(arguments[0]) + (\(arguments[1]) - \(arguments[0])) * \(arguments[2]))"
        case .atan2: return nil
        }
    }
}

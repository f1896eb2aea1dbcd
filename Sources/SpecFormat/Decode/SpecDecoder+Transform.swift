import MotionModel

/// Transforms: lists of functions, and matrices.
extension SpecDecoder {
    /// Reads a transform as a formula, in the form of its own functions.
    ///
    /// - Parameter environment: The meanings of names in expressions; nil if numbers can't be expressions.
    mutating func transform(
        _ syntax: JSONSyntax, _ what: Phrase, _ environment: ExpressionEnvironment?
    ) -> Formula? {
        guard case .array(let array) = syntax.content else {
            reportMismatch(syntax, .transform(.matrix), what)
            return nil
        }
        let isList = array.elements.allSatisfy { if case .object = $0.content { true } else { false } }
        guard isList else {
            return matrix(syntax, what, environment).map {
                Formula(type: .transform(.functions([$0.kind])), components: $0.numbers)
            }
        }
        guard array.isComplete else { return nil }
        var kinds: [TransformKind] = []
        var numbers: [Expression] = []
        var isSound = true
        for element in array.elements {
            guard let function = function(element, environment) else {
                isSound = false
                continue
            }
            kinds.append(function.kind)
            numbers += function.numbers
        }
        return isSound ? Formula(type: .transform(.functions(kinds)), components: numbers) : nil
    }

    /// The kind of a function, and its numbers.
    private struct ReadFunction {
        let kind: TransformKind
        let numbers: [Expression]

        init(_ kind: TransformKind, _ numbers: [Expression]) {
            self.kind = kind
            self.numbers = numbers
        }

        /// Creates a function whose numbers are known.
        init(_ function: TransformFunction) {
            self.init(function.kind, function.numbers.map { .constant($0) })
        }
    }

    private mutating func function(
        _ syntax: JSONSyntax, _ environment: ExpressionEnvironment?
    ) -> ReadFunction? {
        guard let reader = object(syntax, of: TransformField.self), reader.isComplete else { return nil }
        guard let key = reader.keys.first, let value = reader[key] else {
            diagnostics.report(.missingKey, "a transform function needs a key", at: reader.opening)
            return nil
        }
        if reader.keys.count > 1, let first = reader.member(key), let second = reader.member(reader.keys[1]) {
            reportConflict(first, second, because: "each function stands in an object of its own")
            return nil
        }
        let what = key.quoted
        func one(_ kind: TransformKind, _ numbers: (Expression) -> [Expression]) -> ReadFunction? {
            guard let number = scalar(value, what, environment) else { return nil }
            if kind == .scale || kind == .scale3d { checkScales([number], in: value) }
            return ReadFunction(kind, numbers(number))
        }
        func turn(_ kind: TransformKind) -> ReadFunction? {
            angle(value, what, environment).map { ReadFunction(kind, [$0]) }
        }
        let (zero, unit) = (Expression.constant(0), Expression.constant(1))
        switch key {
        case .translate:
            guard let numbers = scalars(value, what, environment) else { return nil }
            return numbers.count == 1
                ? ReadFunction(.translate, numbers + [zero])
                : ReadFunction(numbers.count == 2 ? .translate : .translate3d, numbers)
        case .translateX: return one(.translate) { [$0, zero] }
        case .translateY: return one(.translate) { [zero, $0] }
        case .translateZ: return one(.translate3d) { [zero, zero, $0] }
        case .scale:
            guard let numbers = scalars(value, what, environment) else { return nil }
            checkScales(numbers, in: value)
            return numbers.count == 1
                ? ReadFunction(.scale, numbers + numbers)
                : ReadFunction(numbers.count == 2 ? .scale : .scale3d, numbers)
        case .scaleX: return one(.scale) { [$0, unit] }
        case .scaleY: return one(.scale) { [unit, $0] }
        case .scaleZ: return one(.scale3d) { [unit, unit, $0] }
        case .rotate, .rotateZ: return turn(.rotate)
        case .rotateX: return turn(.rotateX)
        case .rotateY: return turn(.rotateY)
        case .rotate3d: return rotation(value, environment)
        case .skew: return skew(value, what, environment)
        case .skewX: return turn(.skewX)
        case .skewY: return turn(.skewY)
        case .perspective: return perspective(value, what, environment)
        case .matrix: return matrix(value, what, environment)
        }
    }

    /// Reads one number, or two or three in a list.
    private mutating func scalars(
        _ syntax: JSONSyntax, _ what: Phrase, _ environment: ExpressionEnvironment?
    ) -> [Expression]? {
        guard case .array(let array) = syntax.content else {
            return scalar(syntax, what, environment).map { [$0] }
        }
        guard (2...3).contains(array.elements.count) else {
            if array.isComplete {
                diagnostics.report(
                    .componentCount, "\(what) has 1 to 3 numbers, not \(array.elements.count)",
                    at: syntax.range)
            }
            return nil
        }
        return all(array.elements.map { scalar($0, "a component of \(what)", environment) })
    }

    private mutating func angle(
        _ syntax: JSONSyntax, _ what: Phrase, _ environment: ExpressionEnvironment?
    ) -> Expression? {
        if environment != nil, looksLikeExpression(syntax) { return scalar(syntax, what, environment) }
        return value(syntax, of: .angle, what).map { .constant($0.components[0]) }
    }

    private mutating func skew(
        _ syntax: JSONSyntax, _ what: Phrase, _ environment: ExpressionEnvironment?
    ) -> ReadFunction? {
        guard case .array(let array) = syntax.content else {
            return angle(syntax, what, environment).map { ReadFunction(.skew, [$0, .constant(0)]) }
        }
        guard array.elements.count == 2 else {
            if array.isComplete {
                diagnostics.report(
                    .componentCount, "\(what) has 1 or 2 angles, not \(array.elements.count)",
                    at: syntax.range)
            }
            return nil
        }
        return all(array.elements.map { angle($0, "an angle of \(what)", environment) }).map {
            ReadFunction(.skew, $0)
        }
    }

    private mutating func rotation(
        _ syntax: JSONSyntax, _ environment: ExpressionEnvironment?
    ) -> ReadFunction? {
        guard let reader = object(syntax, of: AxisField.self), reader.isComplete,
            let axis = reader[.axis], let angle = reader[.angle]
        else { return nil }
        let what = AxisField.axis.quoted
        guard let numbers = coordinates(axis, what, environment),
            let degrees = self.angle(angle, AxisField.angle.quoted, environment)
        else { return nil }
        guard numbers.contains(where: { $0.constant != 0 }) else {
            diagnostics.report(.valueInvalid, "an axis has a direction, [0, 0, 0] has none", at: axis.range)
            return nil
        }
        let known = (numbers + [degrees]).compactMap { $0.constant }
        guard known.count == 4 else { return ReadFunction(.rotate3d, numbers + [degrees]) }
        return ReadFunction(.rotate(about: known[0], known[1], known[2], degrees: known[3]))
    }

    /// Reads the three numbers of an axis.
    private mutating func coordinates(
        _ syntax: JSONSyntax, _ what: Phrase, _ environment: ExpressionEnvironment?
    ) -> [Expression]? {
        guard case .array(let array) = syntax.content, hasExpression(syntax), array.elements.count == 3 else {
            return value(syntax, of: .vector(3), what)?.components.map { .constant($0) }
        }
        return all(array.elements.map { scalar($0, "a component of \(what)", environment) })
    }

    private mutating func perspective(
        _ syntax: JSONSyntax, _ what: Phrase, _ environment: ExpressionEnvironment?
    ) -> ReadFunction? {
        if case .string(let string) = syntax.content, string.value == "none" {
            return ReadFunction(.perspective(.infinity))
        }
        let isNumber = if case .number = syntax.content { true } else { false }
        let distance =
            isNumber
            ? number(syntax, TransformField.perspective).map { .constant($0) }
            : scalar(syntax, what, environment)
        guard let distance else { return nil }
        guard let known = distance.constant else {
            // A distance below 1 counts as 1, as in CSS.
            let least = Expression.call(.max, [distance, .constant(1)])
            return ReadFunction(.perspective, [.binary(.divide, .constant(1), least)])
        }
        return ReadFunction(.perspective(known))
    }

    /// Reads the 6 or 16 numbers of a matrix.
    private mutating func matrix(
        _ syntax: JSONSyntax, _ what: Phrase, _ environment: ExpressionEnvironment?
    ) -> ReadFunction? {
        guard case .array(let array) = syntax.content else {
            reportType(syntax, wanted: "\(what) is a list of 6 or 16 numbers")
            return nil
        }
        let count = array.elements.count
        guard count == 6 || count == 16 else {
            if array.isComplete {
                diagnostics.report(
                    .componentCount, "a matrix has 6 or 16 numbers, not \(count)", at: syntax.range)
            }
            return nil
        }
        guard let numbers = all(array.elements.map { scalar($0, "a component of \(what)", environment) })
        else {
            return nil
        }
        let known = numbers.compactMap { $0.constant }
        guard known.count == count else {
            let kind = count == 6 ? TransformKind.matrix : .matrix3d
            // Its decomposition follows when the numbers are known.
            let open = [Expression](repeating: .constant(0), count: kind.componentCount - count)
            return ReadFunction(kind, numbers + open)
        }
        return ReadFunction(
            .matrix(
                count == 6
                    ? TransformMatrix(known[0], known[1], known[2], known[3], known[4], known[5])
                    : TransformMatrix { known[$0] }))
    }

    /// Reports each singular transform beside one with other functions: the two could only be interpolated as matrices.
    ///
    /// - Parameter values: The values that follow each other, of which those that depend on something aren't judged.
    mutating func checkMixtures(_ values: [(operand: Operand, range: SourceRange)], _ what: Phrase) {
        for (first, second) in zip(values, values.dropFirst()) {
            guard let one = first.operand.constant, let other = second.operand.constant,
                let flat = MotionValue.flattening(one, other)
            else { continue }
            diagnostics.report(
                .valueInvalid,
                "this transform of \(what) flattens what it moves, and so mixes with a list of the same functions only",
                at: flat == one ? first.range : second.range)
        }
    }
}

extension MotionValue {
    /// That of two transforms that can't be mixed with the other, because it is singular and has other functions; nil if they can be
    /// mixed, and for other values.
    static func flattening(_ one: MotionValue, _ other: MotionValue) -> MotionValue? {
        guard case .transform = one.type, case .transform = other.type, one != other else { return nil }
        let type = ValueType.transform(TransformForm(of: [one, other]))
        return [one, other].first { $0.converted(to: type)?.functions?.contains { $0.flattens } ?? false }
    }
}

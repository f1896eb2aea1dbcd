import MotionModel

/// The meanings of the parts of an expression: their kinds, and constants that are computed at once.
extension ExpressionParser {
    /// The meaning of a name.
    mutating func meaning(of name: String, at range: Range<Int>) -> Part {
        if let meaning = environment[name] {
            usedNames.append((name, range))
            return Part(kind: meaning.kind, components: meaning.components, range: range)
        }
        if environment.broken.contains(name) { return broken(range) }
        if let reason = environment.absent[name] {
            report(.expressionName, reason, at: range)
            return broken(range)
        }
        if name == ExpressionEnvironment.pi {
            return Part(kind: .number, components: [.constant(.pi)], range: range)
        }
        if Expression.Function(rawValue: name) != nil {
            report(
                .expressionSyntax, "'\(name)' is a function: its arguments stand in '()' behind it", at: range
            )
        } else if ["i", "idx", "n"].contains(name), environment[ExpressionEnvironment.index] != nil {
            report(
                .expressionName, "'\(name)' isn't known, the number of a copy is 'index'", at: range,
                writing: ExpressionEnvironment.index, isSafe: true)
        } else if let own = Self.foreignNames[name], environment[own] != nil {
            report(.expressionName, "'\(name)' isn't known, here it is '\(own)'", at: range, writing: own)
        } else if let place = ExpressionEnvironment.place(of: name) {
            report(.expressionName, place, at: range)
        } else {
            // A slip may be one of 'pi', which is no parameter and isn't listed as one.
            let names = environment.names
            let hint = suggestions.hint(for: name, among: names + [ExpressionEnvironment.pi], listing: 0)
            let phrase = hint.phrase ?? Suggestion.list(of: names)
            report(
                .expressionName, "no parameter is called '\(name)'\(phrase.map { ", \($0)" } ?? "")",
                at: range,
                writing: hint.nearest, isSafe: hint.isSlip)
        }
        return broken(range)
    }

    /// ★ What After Effects and others call the time, the progress and the value before.
    private static let foreignNames = [
        "time": "t", "elapsed": "t", "value": "from", "start": "from", "progress": "p", "fraction": "p",
    ]

    /// ★ Functions of other languages, and what is written for them.
    private static let foreignFunctions = [
        "mod": "the remainder of two numbers is 'a % b'", "fmod": "the remainder of two numbers is 'a % b'",
        "linear": "a mixture of two values is 'lerp(a, b, share)'",
        "mix": "a mixture of two values is 'lerp(a, b, share)'",
        "interpolate": "a mixture of two values is 'lerp(a, b, share)'",
        "trunc": "numbers are cut by 'floor' and 'ceil'",
    ]

    /// A named part of a value.
    mutating func part(named name: String, of whole: Part, at range: Range<Int>) -> Part {
        let all = whole.range.lowerBound..<range.upperBound
        guard let kind = whole.kind else { return broken(all) }
        guard case .value(let type) = kind, !type.partNames.isEmpty else {
            report(.expressionName, "\(kind.phrase) has no parts with names", at: range)
            return broken(all)
        }
        guard let found = type.part(named: name) else {
            reportUnknown("\(type.phrase) has no part '\(name)'", name, among: type.partNames, at: range)
            return broken(all)
        }
        return Part(
            kind: TypedExpression.Kind(found.type), components: Array(whole.components[found.components]),
            range: all)
    }

    /// The part with its sign changed.
    mutating func negated(_ part: Part, from start: Int) -> Part {
        let range = start..<part.range.upperBound
        guard let kind = part.kind else { return broken(range) }
        guard kind.isArithmetic else {
            report(.expressionType, "\(kind.phrase) has no opposite", at: range)
            return broken(range)
        }
        return Part(
            kind: kind, components: part.components.map { Expression.negate($0).folded }, range: range)
    }

    /// One of two parts, chosen by a condition.
    mutating func chosen(_ condition: Part, _ first: Part, _ second: Part) -> Part {
        let range = condition.range.lowerBound..<second.range.upperBound
        if let kind = condition.kind, kind != .truth {
            report(
                .expressionType, "a condition is a comparison, not \(kind.phrase)", at: condition.range)
            return broken(range)
        }
        guard let one = first.kind, let other = second.kind, condition.kind != nil else {
            return broken(range)
        }
        guard let kind = one.unified(with: other) else {
            report(
                .expressionType, "a choice is between like values, not \(one.phrase) and \(other.phrase)",
                at: second.range)
            return broken(range)
        }
        let components = zip(first.components, second.components).map {
            Expression.conditional(condition.components[0], then: $0, else: $1).folded
        }
        return Part(kind: kind, components: components, range: range)
    }

    /// A condition that is never met.
    private static let never = Expression.binary(.greater, .constant(1), .constant(2)).folded
    /// A condition that is always met.
    private static let always = Expression.binary(.less, .constant(1), .constant(2)).folded

    /// Whether both of two conditions hold, or one of them: a choice between the second and what is known then.
    mutating func joined(_ left: Part, _ right: Part, isBoth: Bool, at place: Range<Int>) -> Part {
        let range = left.range.lowerBound..<right.range.upperBound
        guard let one = left.kind, let other = right.kind else { return broken(range) }
        guard one == .truth, other == .truth else {
            report(
                .expressionType,
                "'\(isBoth ? "&&" : "||")' takes two comparisons, not \(one.phrase) and \(other.phrase)",
                at: place)
            return broken(range)
        }
        let choice =
            isBoth
            ? Expression.conditional(left.components[0], then: right.components[0], else: Self.never)
            : Expression.conditional(left.components[0], then: Self.always, else: right.components[0])
        return Part(kind: .truth, components: [choice.folded], range: range)
    }

    /// The condition that holds where another one doesn't.
    mutating func opposite(of part: Part, from start: Int) -> Part {
        let range = start..<part.range.upperBound
        guard let kind = part.kind else { return broken(range) }
        guard kind == .truth else {
            report(.expressionType, "'!' takes a comparison, not \(kind.phrase)", at: range)
            return broken(range)
        }
        let choice = Expression.conditional(part.components[0], then: Self.never, else: Self.always)
        return Part(kind: .truth, components: [choice.folded], range: range)
    }

    /// The result of an operator for two parts.
    mutating func combined(
        _ operation: Expression.Operator, _ left: Part, _ right: Part, at place: Range<Int>
    ) -> Part {
        let range = left.range.lowerBound..<right.range.upperBound
        guard let one = left.kind, let other = right.kind else { return broken(range) }
        guard let kind = kind(of: operation, one, other) else {
            report(.expressionType, refusal(of: operation, one, other), at: place)
            return broken(range)
        }
        if operation == .divide || operation == .remainder, right.components[0].constant == 0 {
            report(.expressionDivision, "nothing can be divided by 0", at: right.range)
            return broken(range)
        }
        let count = max(left.components.count, right.components.count)
        // A number stands for each component of the value beside it.
        let components = (0..<count).map { index in
            Expression.binary(
                operation, left.components[left.components.count == 1 ? 0 : index],
                right.components[right.components.count == 1 ? 0 : index]
            ).folded
        }
        return checked(Part(kind: kind, components: components, range: range))
    }

    /// The kind of an operator's result for two kinds; nil if it doesn't take them.
    private func kind(
        of operation: Expression.Operator, _ left: TypedExpression.Kind, _ right: TypedExpression.Kind
    ) -> TypedExpression.Kind? {
        switch operation {
        case .add, .subtract:
            let kind = left.unified(with: right)
            return kind?.isArithmetic ?? false ? kind : nil
        case .multiply:
            guard left.isArithmetic, right.isArithmetic else { return nil }
            if right == .number { return left }
            return left == .number ? right : nil
        case .divide:
            return left.isArithmetic && right == .number ? left : nil
        case .remainder, .power:
            return left == .number && right == .number ? .number : nil
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            return left == .number && right == .number ? .truth : nil
        case .equal, .notEqual:
            return left == right && (left == .number || left == .truth) ? .truth : nil
        }
    }

    private func refusal(
        of operation: Expression.Operator, _ left: TypedExpression.Kind, _ right: TypedExpression.Kind
    ) -> String {
        let both = "\(left.phrase) and \(right.phrase)"
        return switch operation {
        case .add: "\(both) can't be added"
        case .subtract: "\(both) have no difference"
        case .multiply: "\(both) can't be multiplied"
        case .divide: "\(left.phrase) can't be divided by \(right.phrase)"
        case .remainder, .power: "'\(operation.rawValue)' takes two numbers, not \(both)"
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
            "'\(operation.rawValue)' compares two numbers, not \(both)"
        }
    }

    /// The result of a function for its arguments.
    mutating func called(_ name: String, _ arguments: [Part], at place: Range<Int>, to end: Int) -> Part {
        let range = place.lowerBound..<end
        guard let function = Expression.Function(rawValue: name) else {
            if environment[name] != nil || name == ExpressionEnvironment.pi {
                report(.expressionSyntax, "'\(name)' is no function", at: place)
            } else if let remedy = Self.foreignFunctions[name] {
                report(.expressionName, "no function is called '\(name)': \(remedy)", at: place)
            } else {
                let known = Expression.Function.allCases.map { $0.rawValue } + [Self.value]
                reportUnknown("no function is called '\(name)'", name, among: known, at: place)
            }
            return broken(range)
        }
        if let wanted = function.arity ?? (arguments.isEmpty ? 1 : nil), arguments.count != wanted {
            let least = function.arity == nil ? "at least " : ""
            report(
                .expressionArguments,
                "'\(name)' takes \(least)\(wanted) argument\(wanted == 1 ? "" : "s"), not \(arguments.count)",
                at: range)
            return broken(range)
        }
        guard arguments.allSatisfy({ $0.kind != nil }) else { return broken(range) }
        if function == .lerp { return mixture(arguments, range) }
        for argument in arguments {
            if let kind = argument.kind, kind != .number {
                report(.expressionType, "'\(name)' takes numbers, not \(kind.phrase)", at: argument.range)
                return broken(range)
            }
        }
        let call = Expression.call(function, arguments.map { $0.components[0] }).folded
        return checked(Part(kind: .number, components: [call], range: range))
    }

    private mutating func mixture(_ arguments: [Part], _ range: Range<Int>) -> Part {
        guard let first = arguments[0].kind, let second = arguments[1].kind, let share = arguments[2].kind
        else {
            return broken(range)
        }
        guard share == .number else {
            report(
                .expressionType, "the share of a mixture is a number, not \(share.phrase)",
                at: arguments[2].range)
            return broken(range)
        }
        guard let kind = first.unified(with: second), kind.isMixable else {
            report(
                .expressionType, "'lerp' mixes like values, not \(first.phrase) and \(second.phrase)",
                at: arguments[1].range)
            return broken(range)
        }
        let components = zip(arguments[0].components, arguments[1].components).map {
            Expression.call(.lerp, [$0, $1, arguments[2].components[0]]).folded
        }
        return checked(Part(kind: kind, components: components, range: range))
    }

    /// The part; a broken one, after a report, if it is known to be infinite or not a number.
    private mutating func checked(_ part: Part) -> Part {
        for component in part.components {
            guard let value = component.constant, !value.isFinite else { continue }
            report(
                .expressionValue, value.isNaN ? "this is no number" : "this is infinite", at: part.range)
            return broken(part.range)
        }
        return part
    }
}

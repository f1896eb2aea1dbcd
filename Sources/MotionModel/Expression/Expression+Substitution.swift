extension Expression {
    /// The expression with other expressions in place of parameters, as for `use … with` on a variant.
    ///
    /// - Parameter replacements: The expression for each slot. Slots that aren't in it stay.
    public func substituting(parameters replacements: [Int: Expression]) -> Expression {
        replacingLeaves { leaf in
            guard case .parameter(let slot) = leaf else { return leaf }
            return replacements[slot] ?? leaf
        }
    }

    /// The expression with other expressions in place of the properties that it reads.
    ///
    /// - Parameter replacement: The expression for what is read; nil leaves it as it is.
    public func substituting(readings replacement: (PropertyReading) -> Expression?) -> Expression {
        replacingLeaves { leaf in
            guard case .reading(let reading) = leaf else { return leaf }
            return replacement(reading) ?? leaf
        }
    }

    /// The expression with other expressions in place of the components of the start value.
    public func substituting(from components: [Expression]) -> Expression {
        replacingLeaves { leaf in
            if case .from(let component) = leaf { components[component] } else { leaf }
        }
    }

    /// The expression with another in place of the time.
    public func substituting(time: Expression) -> Expression {
        replacingLeaves { $0 == .time ? time : $0 }
    }

    /// The expression with another in place of the progress.
    public func substituting(progress: Expression) -> Expression {
        replacingLeaves { $0 == .progress ? progress : $0 }
    }

    /// The expression with another in place of every parameter and of every property that it reads.
    func substitutingInputs(with input: Expression) -> Expression {
        replacingLeaves { leaf in
            switch leaf {
            case .parameter, .reading: input
            default: leaf
            }
        }
    }

    /// The expression with numbers in place of parameters and start value; properties, time and progress stay.
    ///
    /// Everything that no longer depends on anything is computed, so the result is a constant unless properties, time or
    /// progress count.
    public func bound(parameters: [Double] = [], from: [Double] = []) -> Expression {
        replacingLeaves { leaf in
            switch leaf {
            case .parameter(let slot): .constant(parameters[slot])
            case .from(let component): .constant(from[component])
            default: leaf
            }
        }
    }

    /// The expression with all constant parts computed.
    public var folded: Expression { replacingLeaves { $0 } }

    /// Whether it is a plain number.
    public var isConstant: Bool { constant != nil }

    /// The plain number; `nil` for any other expression.
    public var constant: Double? {
        if case .constant(let number) = self { return number }
        return nil
    }

    /// Whether it names a parameter.
    public var usesParameters: Bool { !parameterSlots.isEmpty }

    /// The slots of the parameters it names.
    public var parameterSlots: Set<Int> {
        var slots: Set<Int> = []
        visitLeaves { if case .parameter(let slot) = $0 { slots.insert(slot) } }
        return slots
    }

    /// Whether it names the start value.
    public var usesFrom: Bool { hasLeaf { if case .from = $0 { true } else { false } } }

    /// What it reads of properties, in its order; what it reads twice is there twice.
    public var readings: [PropertyReading] {
        var readings: [PropertyReading] = []
        visitLeaves { if case .reading(let reading) = $0 { readings.append(reading) } }
        return readings
    }

    /// Whether it reads a property.
    public var usesReadings: Bool { hasLeaf { if case .reading = $0 { true } else { false } } }

    /// Whether it depends on the time.
    public var usesTime: Bool { hasLeaf { $0 == .time } }

    /// Whether it depends on the progress.
    public var usesProgress: Bool { hasLeaf { $0 == .progress } }

    /// The number of its operations, numbers and names.
    ///
    /// Substitution can make a short expression grow without bounds: check this number before using the result.
    public var nodeCount: Int {
        switch self {
        case .constant, .parameter, .from, .reading, .time, .progress: 1
        case .negate(let operand): 1 + operand.nodeCount
        case .binary(_, let left, let right): 1 + left.nodeCount + right.nodeCount
        case .conditional(let condition, let first, let second):
            1 + condition.nodeCount + first.nodeCount + second.nodeCount
        case .call(_, let arguments): arguments.reduce(1) { $0 + $1.nodeCount }
        }
    }

    private func hasLeaf(_ matches: (Expression) -> Bool) -> Bool {
        var found = false
        visitLeaves { if matches($0) { found = true } }
        return found
    }

    private func visitLeaves(_ visit: (Expression) -> Void) {
        switch self {
        case .constant, .parameter, .from, .reading, .time, .progress: visit(self)
        case .negate(let operand): operand.visitLeaves(visit)
        case .binary(_, let left, let right):
            left.visitLeaves(visit)
            right.visitLeaves(visit)
        case .conditional(let condition, let first, let second):
            condition.visitLeaves(visit)
            first.visitLeaves(visit)
            second.visitLeaves(visit)
        case .call(_, let arguments):
            for argument in arguments { argument.visitLeaves(visit) }
        }
    }

    private func replacingLeaves(_ replacement: (Expression) -> Expression) -> Expression {
        switch self {
        case .constant, .parameter, .from, .reading, .time, .progress: return replacement(self)
        case .negate(let operand):
            let operand = operand.replacingLeaves(replacement)
            let result = Expression.negate(operand)
            return operand.isConstant ? .constant(result.value()) : result
        case .binary(let operation, let left, let right):
            let (left, right) = (left.replacingLeaves(replacement), right.replacingLeaves(replacement))
            let result = Expression.binary(operation, left, right)
            return left.isConstant && right.isConstant ? .constant(result.value()) : result
        case .conditional(let condition, let first, let second):
            let condition = condition.replacingLeaves(replacement)
            if let decided = condition.constant {
                return (decided != 0 ? first : second).replacingLeaves(replacement)
            }
            return .conditional(
                condition, then: first.replacingLeaves(replacement), else: second.replacingLeaves(replacement)
            )
        case .call(let function, let arguments):
            let arguments = arguments.map { $0.replacingLeaves(replacement) }
            let result = Expression.call(function, arguments)
            return arguments.allSatisfy { $0.isConstant } ? .constant(result.value()) : result
        }
    }
}

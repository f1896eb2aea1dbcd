extension MotionReader {
    /// The keys of a track.
    mutating func keys(of type: ValueType) throws(BakedTimelineError) -> [Operand] {
        let count = try input.count(ofAtLeast: 1)
        var keys: [Operand] = []
        // A key takes more memory than it has bytes here.
        keys.reserveCapacity(Swift.min(count, 16))
        for _ in 0..<count {
            let place = input.offset
            let code: OperandCode = try input.coded()
            switch code {
            case .nothing:
                throw .invalid(.code, offset: place)
            case .constant:
                let value = try value()
                try input.require(value.type.isInterchangeable(with: type), .type, at: place)
                keys.append(.constant(value))
            case .current:
                keys.append(.current)
            case .formula:
                let formula = try formula(at: place)
                try check(formula, in: type, at: place)
                try input.require(!formula.usesFrom, .formula, at: place)
                keys.append(.formula(formula, from: nil))
            case .formulaOfKey:
                let index = try input.index(below: keys.count)
                let formula = try formula(at: place)
                try check(formula, in: type, at: place)
                let count = MotionReader.startCount(of: formula.type, from: keys[index])
                try input.require(
                    formula.components.allSatisfy { $0.fromCount <= count }, .formula, at: place)
                keys.append(.formula(formula, from: index))
            case .mixed:
                let first = try input.index(below: keys.count)
                let second = try input.index(below: keys.count)
                keys.append(.mixed(first, second, progress: try input.number()))
            case .resting:
                try input.require(version >= 9, .code, at: place)
                let index = try input.index(below: keys.count)
                keys.append(.resting(try thrown(type.canonical, at: place), from: index))
            }
        }
        return keys
    }

    /// Checks a formula in a track.
    private mutating func check(
        _ formula: Formula, in type: ValueType, at place: Int
    ) throws(BakedTimelineError) {
        try input.require(formula.type.isInterchangeable(with: type), .type, at: place)
        try input.require(!formula.usesTime, .formula, at: place)
        // The missing number isn't known before the parameters are.
        noteSlots(formula.parameterCount, at: place)
        guard formula.usesProgress, !formula.type.isDirect else { return }
        // A moving key whose numbers aren't canonical has the form of its track.
        try input.require(formula.type == type && formula.type.route == nil, .type, at: place)
    }

    /// Notes that a track or a timeline needs a number of stored components of parameters.
    mutating func noteSlots(_ count: Int, at place: Int) {
        if count > (highestSlot.map { $0.slot + 1 } ?? 0) { highestSlot = (count - 1, place) }
    }

    /// The number of components of a start value in a formula: that of its type, or of a canonical type if the value
    /// may not have that type.
    private static func startCount(of type: ValueType, from key: Operand) -> Int {
        let isOfType: Bool
        switch key {
        case .constant(let value): isOfType = value.type == type
        case .formula(let formula, _): isOfType = formula.type == type
        case .current, .mixed, .resting: isOfType = false
        }
        if isOfType { return type.componentCount }
        switch type {
        // Every value of the canonical type can be written in these types.
        case .colorIn, .turning, .transform(.decomposed): return type.componentCount
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .transform, .path, .routePosition, .routeTangent:
            return Swift.min(type.componentCount, type.canonical.componentCount)
        }
    }

    /// The value of a property in a state.
    mutating func stateOperand(of property: PropertyDeclaration) throws(BakedTimelineError) -> Operand? {
        let place = input.offset
        let code: OperandCode = try input.coded()
        switch code {
        case .nothing:
            return nil
        case .constant:
            let value = try value()
            try input.require(value.type.isKind(of: property.type), .type, at: place)
            return .constant(value)
        case .formula:
            let formula = try formula(at: place)
            try input.require(formula.type.isKind(of: property.type), .type, at: place)
            try input.require(
                !formula.usesFrom && !formula.usesTime && !formula.usesProgress
                    && formula.parameterCount <= slotCount, .formula, at: place)
            return .formula(formula, from: nil)
        case .current, .formulaOfKey, .mixed, .resting:
            throw .invalid(.code, offset: place)
        }
    }

    private mutating func formula(at place: Int) throws(BakedTimelineError) -> Formula {
        let type = try reference(to: types)
        let count = type.componentCount
        // A step and the number of steps are the shortest possible expression.
        try input.require(count <= input.remaining / 2, .count, at: place)
        var components: [Expression] = []
        components.reserveCapacity(count)
        for _ in 0..<count { components.append(try expression()) }
        return Formula(type: type, components: components)
    }
}

extension Expression {
    /// The number of components of a start value that the expression needs.
    fileprivate var fromCount: Int {
        switch self {
        case .constant, .parameter, .reading, .time, .progress: return 0
        case .from(let component): return component + 1
        case .negate(let operand): return operand.fromCount
        case .binary(_, let left, let right): return Swift.max(left.fromCount, right.fromCount)
        case .conditional(let condition, let first, let second):
            return Swift.max(condition.fromCount, Swift.max(first.fromCount, second.fromCount))
        case .call(_, let arguments): return arguments.reduce(0) { Swift.max($0, $1.fromCount) }
        }
    }
}

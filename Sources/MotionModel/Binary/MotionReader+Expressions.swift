extension MotionReader {
    /// An expression, as steps that each follow their operands.
    mutating func expression() throws(BakedTimelineError) -> Expression {
        let place = input.offset
        var stack = ExpressionStack()
        for _ in 0..<(try input.count(ofAtLeast: 1)) { try step(on: &stack) }
        guard let expression = stack.onlyOne else { throw .invalid(.formula, offset: place) }
        return expression
    }

    private mutating func step(on stack: inout ExpressionStack) throws(BakedTimelineError) {
        let place = input.offset
        let code: ExpressionCode = try input.coded()
        switch code {
        case .constant: stack.push(.constant(try input.anyNumber()))
        case .parameter: stack.push(.parameter(slot: try slot()))
        case .from: stack.push(.from(component: try slot()))
        case .reading: stack.push(.reading(try reading()))
        case .time: stack.push(.time)
        case .progress: stack.push(.progress)
        case .negate: try stack.combine(1, at: place) { .negate($0[0]) }
        case .binary:
            let operation: Expression.Operator = try input.coded()
            try stack.combine(2, at: place) { .binary(operation, $0[0], $0[1]) }
        case .conditional:
            try stack.combine(3, at: place) { .conditional($0[0], then: $0[1], else: $0[2]) }
        case .call:
            let function: Expression.Function = try input.coded()
            let count = try input.whole()
            let isRight = function.arity.map { $0 == count } ?? (count > 0)
            try input.require(isRight, .formula, at: place)
            try stack.combine(count, at: place) { .call(function, $0) }
        }
    }

    /// A component of a property.
    private mutating func reading() throws(BakedTimelineError) -> PropertyReading {
        let property = try propertyPath().path
        let place = input.offset
        let type = try reference(to: types)
        try input.require(type == type.canonical, .type, at: place)
        return PropertyReading(property, type: type, component: try input.index(below: type.componentCount))
    }

    /// The index of a parameter's slot or of a component, small enough that the next one is an index too.
    private mutating func slot() throws(BakedTimelineError) -> Int {
        try input.index(below: Int(Int32.max))
    }

    /// A curve with the breakpoints of its expression as they were written.
    mutating func expressionCurve(at place: Int) throws(BakedTimelineError) -> ExpressionCurve {
        let expression = try expression()
        let isOfProgress =
            !expression.usesParameters && !expression.usesFrom && !expression.usesReadings
            && !expression.usesTime
        try input.require(isOfProgress, .formula, at: place)
        try input.require(expression.isBounded(by: .greatestFiniteMagnitude), .curve, at: place)
        let (start, end) = (try input.number(), try input.number())
        var breakpoints: [Breakpoint] = []
        for _ in 0..<(try input.count(ofAtLeast: 9)) {
            let pointPlace = input.offset
            let kind: Breakpoint.Kind = try input.coded()
            let x = try input.number()
            try input.require(x >= 0 && x <= 1, .range, at: pointPlace)
            try input.require(breakpoints.last.map { $0.x < x } ?? true, .order, at: pointPlace)
            breakpoints.append(Breakpoint(at: x, kind: kind))
        }
        return ExpressionCurve(restored: expression, start: start, end: end, breakpoints: breakpoints)
    }
}

/// The results of an expression's steps so far.
private struct ExpressionStack {
    private var parts: [Expression] = []
    private var depths: [Int] = []

    /// The expression, if it is the only one left.
    var onlyOne: Expression? { parts.count == 1 ? parts[0] : nil }

    /// Adds a leaf, which depends on nothing before it.
    mutating func push(_ leaf: Expression) {
        parts.append(leaf)
        depths.append(1)
    }

    /// Replaces the last expressions with one that combines them.
    mutating func combine(
        _ count: Int, at place: Int, _ combined: ([Expression]) -> Expression
    ) throws(BakedTimelineError) {
        guard count <= parts.count else { throw .invalid(.formula, offset: place) }
        let depth = 1 + (depths.suffix(count).max() ?? 0)
        guard depth <= BakedTimeline.expressionDepth else { throw .invalid(.nesting, offset: place) }
        let result = combined(Array(parts.suffix(count)))
        parts.removeLast(count)
        depths.removeLast(count)
        parts.append(result)
        depths.append(depth)
    }
}

extension ExpressionCurve {
    /// Creates a curve with the facts about its expression as they were written.
    fileprivate init(
        restored expression: Expression, start: Double, end: Double, breakpoints: [Breakpoint]
    ) {
        self.expression = expression
        self.start = start
        self.end = end
        self.breakpoints = breakpoints
    }
}

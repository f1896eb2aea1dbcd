import MotionModel

/// Where a decay ends.
enum DecayEnd {
    /// Where its velocity leads.
    case free
    /// At a place.
    case to(Operand)
    /// At the nearest of several places.
    case nearest([Operand])
    /// At the nearest multiple of a number above 0.
    case multiple(LateNumber)

    /// The start and the end, relative to 0 if it starts at the current value; nil if something is only known when it plays.
    func known(_ glide: SpecDecoder.Glide, _ decay: Decay) -> (start: [Double], destination: [Double])? {
        if case .to(let end) = self {
            guard let start = glide.knownStart, let end = end.constant else { return nil }
            return (start, end.components.array)
        }
        guard let velocity = glide.knownVelocity else { return nil }
        let start = glide.knownStart ?? velocity.map { _ in 0 }
        let heading = start.indices.map { decay.destination(from: start[$0], velocity: velocity[$0]) }
        switch self {
        case .free, .to: return (start, heading)
        case .nearest(let operands):
            let places = operands.compactMap { $0.constant?.components.array }
            guard places.count == operands.count, glide.knownStart != nil else { return nil }
            return (start, places[Decay.nearest(to: heading, of: places)])
        case .multiple(let step):
            guard let step = step.expression.constant, glide.knownStart != nil else { return nil }
            return (start, Decay.rounded(heading, toMultipleOf: step))
        }
    }

    /// The end and the way of each component as expressions.
    ///
    /// - Parameter start: The start of each component; 0 for the current value.
    func expressions(
        from start: [Expression], at velocity: [LateNumber], _ decay: Decay
    ) -> (end: [Expression], way: [Expression]) {
        func way(to end: [Expression]) -> [Expression] {
            end.indices.map { .binary(.subtract, end[$0], start[$0]) }
        }
        // However far away the start is, which is proved so.
        func way(
            to end: [Expression], near reach: [Expression], within slack: Expression
        ) -> [Expression] {
            zip(way(to: end), reach).map { way, reach in
                .call(.clamp, [way, .binary(.subtract, reach, slack), .binary(.add, reach, slack)])
            }
        }
        if case .to(let operand) = self {
            let end = operand.components(from: start)
            return (end, way(to: end))
        }
        let reach = velocity.map { Expression.binary(.divide, $0.expression, .constant(decay.friction)) }
        let heading = start.indices.map { Expression.binary(.add, start[$0], reach[$0]) }
        switch self {
        case .free, .to:
            guard !start.allSatisfy({ $0.isConstant }) else { return (heading, way(to: heading)) }
            return (heading, way(to: heading, near: reach, within: .constant(1e-6)))
        case .nearest(let operands):
            let end = Self.nearest(to: heading, of: operands.map { $0.components(from: start) })
            return (end, way(to: end))
        case .multiple(let step):
            let step = step.expression
            let end = heading.map {
                Expression.binary(.multiply, .call(.round, [.binary(.divide, $0, step)]), step)
            }
            return (end, way(to: end, near: reach, within: step))
        }
    }

    /// The place that is nearest, as `Decay.nearest` finds it: of several, the first.
    private static func nearest(to heading: [Expression], of places: [[Expression]]) -> [Expression] {
        let distances = places.map { place in
            place.indices.reduce(Expression.constant(0)) { sum, index in
                let way = Expression.binary(.subtract, heading[index], place[index])
                return .binary(.add, sum, .binary(.multiply, way, way))
            }
        }
        var result = places[0]
        for number in places.indices.dropFirst() {
            let isNearer = Expression.binary(
                .less, distances[number], .call(.min, Array(distances[..<number])))
            result = result.indices.map {
                .conditional(isNearer, then: places[number][$0], else: result[$0])
            }
        }
        return result
    }
}

extension Operand {
    /// The formula of a written value.
    var formula: Formula? {
        if case .formula(let formula, _) = self { return formula }
        return constant.map { .constant($0) }
    }

    /// The expressions of a written value's components.
    func components(from start: [Expression]) -> [Expression] {
        formula?.components.map { $0.substituting(from: start) } ?? []
    }
}

extension Curve {
    /// The cost of one evaluation, about four for a simple curve and one for each part of an expression.
    package var cost: Int {
        switch self {
        case .linear, .instant, .bezier, .bezierPath, .points, .steps, .penner, .spring, .exponential: 4
        case .expression(let expression): 4 + expression.expression.nodeCount
        case .reverse(let curve), .mirror(let curve), .interval(_, let curve), .scale(_, let curve),
            .clamp(_, let curve):
            1 + curve.cost
        case .sum(let curves), .product(let curves): curves.reduce(1) { $0 + $1.cost }
        case .chain(let curves):
            // Each evaluates all that precede it.
            curves.reduce((whole: 1, before: 0)) { sum, curve in
                let before = sum.before + curve.cost
                return (sum.whole + before + curve.cost, before)
            }.whole
        }
    }
}

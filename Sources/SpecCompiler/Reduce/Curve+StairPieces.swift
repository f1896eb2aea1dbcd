import MotionModel

extension Curve {
    /// The levels of a chain with a staircase, as straight pieces; nil without one, or if it has more than
    /// ``mostTreads``.
    ///
    /// What stands before the staircase decides where it jumps: at each input at which it passes an edge, however it turns.
    /// What stands behind it only gives the levels other heights.
    ///
    /// - Parameter work: The limit of work; nil as well if it isn't enough.
    /// - Complexity: That of ``levelCrossings(of:from:to:)``.
    static func stairPieces(of curves: [Curve], work: Int) -> (pieces: [PlaneCubic], work: Int)? {
        guard let place = curves.firstIndex(where: { $0.treads != nil }), let count = curves[place].treads
        else {
            return nil
        }
        let before: Curve = place == 0 ? .linear : place == 1 ? curves[0] : .chain(Array(curves[..<place]))
        guard let (low, high) = before.range else { return nil }
        let steps = Double(count)
        guard (high - low) * steps <= Double(mostTreads) else { return nil }
        // A staircase goes on below 0 and above 1.
        let edges = Int((low * steps).rounded(.down))...Int((high * steps).rounded(.up))
        var own = KeyframeWork(pool: work)
        let limit = WorkLimit.enclosures(of: before, parts: 4, work: own.left) * before.cost
        let crossings = before.levelCrossings(of: edges.map { Double($0) / steps }, from: 0, to: 1, &own)
        guard own.spent < limit else { return nil }
        var knots = [0.0]
        for input in crossings
        where input - knots[knots.count - 1] > shortestTread && 1 - input > shortestTread {
            knots.append(input)
        }
        knots.append(1)
        let whole = Curve.chain(curves)
        var pieces: [PlaneCubic] = []
        func add(_ start: Double, _ end: Double, _ height: Double) {
            let first = pieces.last.flatMap { $0.y3 == height ? $0.x0 : nil } ?? start
            if first < start { pieces.removeLast() }
            pieces.append(PlaneCubic(lineFrom: first, height, to: end, height))
        }
        for (start, end) in zip(knots, knots.dropFirst()) {
            let middle = start + (end - start) / 2
            let height = whole.progress(at: middle)
            // Close to an edge, an input may round to it: what is shown there is what counts.
            let (early, late) = (start + 2 * shortestTread, end - 2 * shortestTread)
            var (from, to) = (start, end)
            let first = early < middle ? whole.progress(at: early) : height
            if first != height {
                from = Bisection.boundary(from: early, to: middle) { whole.progress(at: $0) == first }
                add(start, from, first)
            }
            let last = late > middle ? whole.progress(at: late) : height
            if last != height {
                to = Bisection.boundary(from: middle, to: late) { whole.progress(at: $0) == height }
            }
            add(from, to, height)
            if to < end { add(to, end, last) }
        }
        return (pieces, own.spent)
    }

    /// The most edges that are searched for.
    private static let mostTreads = 1024
    /// The shortest level that is kept, as a share of the input: what is shorter comes from rounding.
    private static let shortestTread = 1e-12

    /// How many levels a staircase has between 0 and 1, all of them equally long; nil for another curve.
    private var treads: Int? {
        switch self {
        case .steps(let steps): steps.count
        case .reverse(let curve), .scale(_, let curve), .clamp(_, let curve): curve.treads
        case .mirror(let curve): curve.treads.map { 2 * $0 }
        case .linear, .instant, .bezier, .bezierPath, .points, .penner, .spring, .exponential, .expression,
            .interval,
            .sum, .product, .chain:
            nil
        }
    }

    /// Two numbers between which all outputs lie, in parts; nil if none are known.
    private var range: (low: Double, high: Double)? {
        let parts = 64
        var (low, high) = (Double.infinity, -Double.infinity)
        for index in 0..<parts {
            let part = Enclosure(Double(index) / Double(parts), Double(index + 1) / Double(parts))
            let outputs = jet(over: part).c0
            (low, high) = (Swift.min(low, outputs.lower), Swift.max(high, outputs.upper))
        }
        return low.isFinite && high.isFinite ? (low, high) : nil
    }
}

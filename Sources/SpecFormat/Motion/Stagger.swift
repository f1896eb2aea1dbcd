import MotionModel

/// How the starts of a group's children are spread in time.
struct Stagger {
    /// Seconds from one child to the next.
    var each: Double
    /// Seconds from the first start to the last, instead of `each`.
    var total: Double?
    /// Which child starts first.
    var origin: Origin
    /// How the starts are spread; nil is evenly.
    var curve: Curve?

    /// The child that starts first; the others follow by their distance from it.
    enum Origin {
        case first
        case last
        case center
        case edges
        case index(Int)
    }

    /// How much later than the group each child starts, in seconds; the nearest at 0.
    func offsets(count: Int) -> [Double] {
        guard count > 0 else { return [] }
        let distances = (0..<count).map { distance(of: Double($0), last: Double(count - 1)) }
        var nearest = Double.infinity
        for distance in distances { nearest = Swift.min(nearest, distance) }
        var farthest = 0.0
        for distance in distances { farthest = Swift.max(farthest, distance - nearest) }
        guard farthest > 0 else { return distances.map { _ in 0 } }
        let spread = total ?? each * farthest
        return distances.map { distance in
            let share = (distance - nearest) / farthest
            guard let curve else { return total == nil ? each * (distance - nearest) : spread * share }
            // A child can't start before its group.
            return Swift.max(0, spread * curve.progress(at: share))
        }
    }

    private func distance(of index: Double, last: Double) -> Double {
        switch origin {
        case .first: index
        case .last: last - index
        case .center: (index - last / 2).magnitude
        case .edges: Swift.min(index, last - index)
        case .index(let first): (index - Double(first)).magnitude
        }
    }
}

import MotionModel

/// The distribution of the starts of a group's children in time.
struct Stagger {
    /// The time from one child to the next, or from the first start to the last; a share is one of the group's length.
    var time: NodeTime
    /// Whether the time is that from the first start to the last.
    var isTotal: Bool
    /// The child that starts first.
    var origin: Origin
    /// The easing of the distribution; nil is even.
    var curve: Curve?

    init(_ time: NodeTime, isTotal: Bool = false, from origin: Origin = .first, curve: Curve? = nil) {
        self.time = time
        self.isTotal = isTotal
        self.origin = origin
        self.curve = curve
    }

    /// The child that starts first; the others follow by their distance from it.
    enum Origin {
        case first
        case last
        case center
        case edges
        case index(Int)
    }

    /// The offset of each child from the group's start; 0 for the first.
    func offsets(count: Int) -> [NodeTime] {
        factors(count: count).map { first, second in
            switch time {
            case .seconds(let seconds): .seconds(seconds * first * second)
            case .share(let share): .share(share * first * second)
            case .late(let seconds): second == 0 ? .zero : .late(seconds.scaled(by: first, second))
            }
        }
    }

    /// The factors, none below 0, by which the time is multiplied for each child, one after the other.
    private func factors(count: Int) -> [(Double, Double)] {
        guard count > 0 else { return [] }
        let distances = (0..<count).map { distance(of: Double($0), last: Double(count - 1)) }
        var nearest = Double.infinity
        for distance in distances { nearest = Swift.min(nearest, distance) }
        var farthest = 0.0
        for distance in distances { farthest = Swift.max(farthest, distance - nearest) }
        guard farthest > 0 else { return distances.map { _ in (1, 0) } }
        return distances.map { distance in
            let share = (distance - nearest) / farthest
            guard let curve else { return (1, isTotal ? share : distance - nearest) }
            // A child can't start before its group.
            return (isTotal ? 1 : farthest, Swift.max(0, curve.progress(at: share)))
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

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
        switch time {
        case .seconds(let seconds): offsets(count: count, by: seconds).map { .seconds($0) }
        case .share(let share): offsets(count: count, by: share).map { .share($0) }
        }
    }

    private func offsets(count: Int, by time: Double) -> [Double] {
        guard count > 0 else { return [] }
        let distances = (0..<count).map { distance(of: Double($0), last: Double(count - 1)) }
        var nearest = Double.infinity
        for distance in distances { nearest = Swift.min(nearest, distance) }
        var farthest = 0.0
        for distance in distances { farthest = Swift.max(farthest, distance - nearest) }
        guard farthest > 0 else { return distances.map { _ in 0 } }
        let spread = isTotal ? time : time * farthest
        return distances.map { distance in
            let share = (distance - nearest) / farthest
            guard let curve else { return isTotal ? spread * share : time * (distance - nearest) }
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

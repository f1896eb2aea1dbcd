import MotionModel

/// Where two ways of moving one property are farthest from each other.
public struct LargestDifference: Hashable, Sendable {
    /// The distance there, in the property's own unit: of the component that is farthest off.
    public let distance: Double
    /// When, in seconds; the first such instant that was found.
    public let time: Double
    /// Nowhere is the distance larger: proved by enclosing both motions in intervals of time. nil where it was only
    /// searched for, by sampling densely and refining: for transforms, routes, colours mixed in other spaces, formulas that
    /// move, and motion that is too long to be looked at as a whole.
    public let bound: Double?
    /// The longest way that a component goes in either motion, in the property's own unit.
    public let travel: Double

    /// The distance as a share of the travel: of what is proved, else of what was found. 1 where something that never moved
    /// is elsewhere.
    public var share: Double {
        let distance = bound ?? self.distance
        if distance == 0 { return 0 }
        return travel > 0 ? distance / travel : 1
    }

    /// Compares two motions of one property, of one type.
    init(_ old: BoundProperty, _ new: BoundProperty) {
        let stretch = ComparedStretch(old, new)
        let tracks = [old.base] + old.layers + [new.base] + new.layers
        let spans = tracks.map { $0.spans(until: stretch.end) }
        var knots = [0, stretch.end]
        for span in spans.joined() { knots += [span.start, span.end] + span.breaks }
        knots = knots.sorted()
        if tracks.allSatisfy({ $0.isPlain && !$0.beginsElsewhere }) {
            let parts = DifferenceParts(
                zip(tracks, spans).enumerated().map { index, pair in
                    DifferenceParts.Part(pair.0, pair.1, isOld: index <= old.layers.count)
                })
            let travel = max(parts.travel(isOld: true), parts.travel(isOld: false))
            var search = DifferenceBounds(parts, knots: knots, floor: travel * DifferenceBounds.resolution)
            search.run()
            distance = search.distance
            time = search.time
            bound = stretch.isComplete ? search.bound : nil
            self.travel = travel
        } else {
            let search = DifferenceSampling(old, new, knots: knots)
            distance = search.distance
            time = search.time
            bound = nil
            travel = search.travel
        }
    }
}

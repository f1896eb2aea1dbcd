import MotionModel

/// The largest distance of two motions of one property.
public struct LargestDifference: Hashable, Sendable {
    /// The distance of the component that is farthest off, in the property's own unit.
    public let distance: Double
    /// The time in seconds; of several, the first that was found.
    public let time: Double
    /// The proved bound that the distance never exceeds, from enclosures of both motions in intervals of time. Nil if
    /// the distance was only searched for by dense sampling and refinement: for transforms, routes, colours mixed in
    /// other spaces, formulas that move, and motions that are too long to be examined as a whole.
    public let bound: Double?
    /// The longest travel of a component in either motion, in the property's own unit.
    public let travel: Double
    /// The time in seconds up to which the motions are compared; nil if nothing new happens after what is compared. Two
    /// loops with periods that have no small common multiple come as far from each other later as they can.
    public let limit: Double?

    /// The distance as a share of the travel: the proved bound if there is one, else the distance that was found. It is
    /// 1 if the property never moved and is at another place now.
    public var share: Double {
        let distance = bound ?? self.distance
        if distance == 0 { return 0 }
        return travel > 0 ? distance / travel : 1
    }

    /// Compares two motions of one property, of one type.
    init(_ old: BoundProperty, _ new: BoundProperty) {
        let stretch = ComparedStretch(old, new)
        limit = stretch.limit
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
            var travel = max(parts.travel(isOld: true), parts.travel(isOld: false))
            // What jumps at once has travelled too.
            if travel == 0 { travel = max(old.longestTravel, new.longestTravel) }
            var search = DifferenceBounds(parts, knots: knots, floor: travel * DifferenceBounds.resolution)
            if !parts.areSame { search.run() }
            distance = search.distance
            time = search.time
            bound = stretch.limit == nil ? search.bound : nil
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

public import MotionModel

/// One variant of a motion for a picture: all its values are numbers, and it has an end.
public struct PlottedVariant: Sendable {
    /// The variant's name.
    public let name: String
    let timeline: BoundTimeline
    /// The old motion of the variant, for comparison.
    let before: BoundTimeline?
    /// The value of every property of the motion before anything moves, in the motion's order.
    let resting: [(property: PropertyPath, value: MotionValue)]
    /// The duration that is shown, in seconds.
    let duration: Double

    /// The duration that is shown of a motion without any.
    private static let shortest = 0.05
    /// The number of periods that are shown of an endless motion.
    private static let periods = 2.0

    /// Creates a variant of a motion.
    ///
    /// - Parameters:
    ///   - variant: One of the motion's variants.
    ///   - side: The motion, with its parameters and start values.
    ///   - before: The old motion, for comparison; its variant of the same name is drawn too.
    /// - Throws: `BindingError` when it can't be played with these values.
    public init(
        _ variant: CompiledVariant, of side: MotionDifference.Side, before: MotionDifference.Side? = nil
    ) throws(BindingError) {
        let timeline = try side.bound(variant)
        var earlier: BoundTimeline?
        if let before, let old = before.motion[variant.name] { earlier = try before.bound(old) }
        name = variant.name
        self.timeline = timeline
        self.before = earlier
        let motion = side.motion
        let parameters = side.parameters ?? motion.defaultNumbers
        var values: [MotionValue?] = []
        if let state = motion.state(named: variant.startState) {
            values = try motion.values(of: state, parameters: parameters) { side.initial[$0] }
        }
        var resting: [(property: PropertyPath, value: MotionValue)] = []
        for (index, property) in motion.properties.enumerated() {
            let value =
                side.initial[property.path] ?? (index < values.count ? values[index] : nil)
                ?? property.initial
            if let value { resting.append((property.path, value.canonical)) }
        }
        self.resting = resting
        duration = [timeline, earlier].compactMap { $0 }.map { Self.shown($0) }.max() ?? Self.shortest
    }

    /// The time up to which a timeline is shown.
    private static func shown(_ timeline: BoundTimeline) -> Double {
        var end = shortest
        for bound in timeline.tracks {
            let track = bound.track
            if let loop = track.loop, !loop.count.isFinite {
                end = max(end, loop.start + periods * loop.period)
            } else {
                end = max(end, track.end)
            }
        }
        return timeline.duration.isFinite ? max(end, timeline.duration) : end
    }
}

extension BoundProperty {
    /// As many pieces are drawn between two knots, unless there are too many of them.
    private static let pieces = 16
    /// More of those than a picture can show.
    private static let mostPieces = 4_000

    /// The instants up to a time for a line through the values: evenly spaced ones, more where something short plays, and those
    /// just beside every instant at which something begins, ends or jumps.
    package func instants(until end: Double, count: Int) -> [Double] {
        let beside = end * 1e-9
        let knots = Set(([base] + layers).flatMap { $0.track.knots(until: end) }).sorted()
        var instants = (0...count).map { end * Double($0) / Double(count) }
        for knot in knots { instants += [max(knot - beside, 0), knot, min(knot + beside, end)] }
        let pieces = min(Self.pieces, Self.mostPieces / max(knots.count, 1))
        for (start, stop) in zip(knots, knots.dropFirst())
        where pieces > 1 && (stop - start) * Double(count) < end * Double(pieces) {
            instants += (1..<pieces).map { start + (stop - start) * Double($0) / Double(pieces) }
        }
        return instants.sorted()
    }

    /// Whether it never comes to rest.
    package var isEndless: Bool { ([base] + layers).contains { !$0.track.end.isFinite } }
}

extension Track {
    /// More of them than a picture can show.
    private static let mostKnots = 20_000

    /// The instants up to a time at which something begins, ends or jumps, in every period of a loop.
    fileprivate func knots(until end: Double) -> [Double] {
        let (segments, loop) = played
        var knots: [Double] = []
        var index = 0.0
        repeat {
            let shift = index * (loop?.period ?? 0)
            if let loop { knots += [loop.start + shift, loop.start + shift + loop.period] }
            // The segments before a loop play once.
            for segment in segments where index == 0 || segment.start >= (loop?.start ?? 0) {
                knots += segment.knots.map { $0 + shift }
            }
            index += 1
        } while loop.map { index < $0.count && $0.start + index * $0.period < end } ?? false
            && knots.count < Self.mostKnots
        if let loop { knots.append(loop.end) }
        return knots.filter { $0 >= 0 && $0 <= end }
    }
}

extension Segment {
    /// Its ends, and the instants between them at which its curve jumps.
    fileprivate var knots: [Double] {
        guard inputStart != inputEnd else { return [start, end] }
        let jumps = curve.breakpoints.filter { $0.kind == .jump }.map { jump in
            start + (end - start) * ((jump.x - inputStart) / (inputEnd - inputStart))
        }
        return [start, end] + jumps.filter { $0 > start && $0 < end }
    }
}

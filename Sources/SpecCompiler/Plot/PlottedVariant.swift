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

    /// The instants for a line through the values: evenly spaced ones, and those just beside every instant at which
    /// something begins, ends or jumps.
    func instants(count: Int, of moving: BoundProperty) -> [Double] {
        var instants = (0...count).map { duration * Double($0) / Double(count) }
        for bound in [moving.base] + moving.layers {
            for segment in bound.track.played.segments {
                for time in [segment.start, segment.end] where time >= 0 && time <= duration {
                    instants += [max(time - duration * 1e-9, 0), time]
                }
            }
        }
        return instants.sorted()
    }
}

/// One of the motions of a compiled spec.
public struct CompiledVariant: Hashable, Sendable {
    /// The variant's name in the spec; `expand.reduced` for a derived reduced form of `expand`.
    public let name: String
    /// The variant as it is written.
    public let timeline: Timeline
    /// The variant with its values in the opposite order, at its own times, as `shouldReverseValues` plays it.
    ///
    /// It isn't always `timeline` with swapped keys: a velocity in units of the property changes its sign when the
    /// travel does.
    public let reversedTimeline: Timeline
    /// The state in which `timeline` begins.
    public let startState: String
    /// The state in which `timeline` ends.
    public let endState: String
    /// The name of the variant to play instead when the user prefers reduced motion.
    public let reducedForm: String?

    /// Creates a compiled variant.
    public init(
        name: String, timeline: Timeline, reversedTimeline: Timeline, startState: String, endState: String,
        reducedForm: String? = nil
    ) {
        self.name = name
        self.timeline = timeline
        self.reversedTimeline = reversedTimeline
        self.startState = startState
        self.endState = endState
        self.reducedForm = reducedForm
    }

    /// The timeline to play.
    public func timeline(reversingValues: Bool) -> Timeline { reversingValues ? reversedTimeline : timeline }
}

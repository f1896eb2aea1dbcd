import MotionModel

/// A node of a motion tree with its source ranges, for judgements and overlaps.
final class LocatedNode: Sendable {
    let node: Spec.Node
    /// The time in seconds from its start to its end, delays included.
    let total: Double
    /// The head key; for an animation its property in `animations`.
    let place: SourceRange
    /// The source ranges of its timing.
    var timing: TimingDraft.Places { timingDraft.wrappedValue.places }
    private let timingDraft: Boxed<TimingDraft>
    /// The leaf as it was read.
    let leaf: Boxed<LeafDraft>?
    /// Its children, in the order of the text; empty for a used variant, whose own text is judged.
    let children: [LocatedNode]

    init(
        node: Spec.Node, place: SourceRange, timing: Boxed<TimingDraft>, leaf: Boxed<LeafDraft>?,
        children: [LocatedNode]
    ) {
        self.node = node
        total = node.total
        self.place = place
        timingDraft = timing
        self.leaf = leaf
        self.children = children
    }

    /// The source range of the length: the duration, or a curve with a length of its own.
    var lengthPlace: SourceRange {
        let keyframes = leaf?.wrappedValue.keyframes ?? []
        let lastsByItself = keyframes.count == 1 && keyframes[0].curve.naturalDuration != nil
        return (lastsByItself ? timing.curve : timing.duration) ?? timing.whole
    }

    /// A note with the source range of the animation, for a judgement about a timing elsewhere.
    var subject: [Diagnostic.Note] { timing.subject(at: place) }
}

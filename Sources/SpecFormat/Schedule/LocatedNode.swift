import MotionModel

/// A node of a motion tree with its source ranges, for judgements and overlaps.
final class LocatedNode: Sendable {
    let node: Spec.Node
    /// The head key; for an animation its property in `animations`.
    let place: SourceRange
    /// The source ranges of its timing.
    let timing: TimingDraft.Places
    /// The leaf as it was read.
    let leaf: LeafDraft?
    /// Its children, in the order of the text; empty for a used variant, whose own text is judged.
    let children: [LocatedNode]

    init(
        node: Spec.Node, place: SourceRange, timing: TimingDraft.Places, leaf: LeafDraft?,
        children: [LocatedNode]
    ) {
        self.node = node
        self.place = place
        self.timing = timing
        self.leaf = leaf
        self.children = children
    }

    /// The source range of the length: the duration, or a curve with a length of its own.
    var lengthPlace: SourceRange {
        let lastsByItself = leaf.map {
            $0.keyframes.count == 1 && $0.keyframes[0].curve.naturalDuration != nil
        }
        return (lastsByItself ?? false ? timing.curve : timing.duration) ?? timing.whole
    }

    /// A note with the source range of the animation, for a judgement about a timing elsewhere.
    var subject: [Diagnostic.Note] { timing.subject(at: place) }
}

import MotionModel

/// A node of a motion tree with the places it is written at: what judgements and overlaps walk.
struct LocatedNode {
    let node: Spec.Node
    /// The head key; of an animation its property in `animations`.
    let place: SourceRange
    /// Where its timing is written.
    let timing: TimingDraft.Places
    /// What was read of a leaf.
    var leaf: LeafDraft?
    /// Its children, in the order of the text; none of a variant that is used, whose own text is judged.
    var children: [LocatedNode] = []

    /// Where the length is written: the duration, or a curve with a length of its own.
    var lengthPlace: SourceRange {
        let lastsByItself = leaf.map {
            $0.keyframes.count == 1 && $0.keyframes[0].curve.naturalDuration != nil
        }
        return (lastsByItself ?? false ? timing.curve : timing.duration) ?? timing.whole
    }

    /// Where the animation is written that a timing elsewhere is judged for.
    var subject: [Diagnostic.Note] { timing.subject(at: place) }
}

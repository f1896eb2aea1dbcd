import MotionModel
import SpecFormat

/// Lowers one variant of a spec to timelines.
struct VariantLowering {
    let spec: Spec
    let index: Int
    let wholes: DividedWholes

    private var source: Spec.Variant { spec.variants[index] }

    /// The variant, with its values as written and reversed.
    var variant: CompiledVariant {
        let (timeline, reversed) = bothWays
        return CompiledVariant(
            name: source.name, timeline: timeline, reversedTimeline: reversed,
            startState: spec.states[source.startState], endState: spec.states[source.endState],
            reducedForm: ReducedForm(spec: spec, index: index).name)
    }

    private var bothWays: (asWritten: Timeline, reversed: Timeline) {
        switch source.motion {
        case .tree(let node, let reversed): return timelines(of: node, reversed)
        case .mirror(let original):
            guard case .tree(let node, let reversed) = spec.variants[original].motion else {
                preconditionFailure("a mirror mirrors no other mirror")
            }
            // The mirror ends where the original started.
            let (timeline, other) = timelines(of: node, reversed)
            return (timeline.mirrored, other.mirrored)
        }
    }

    private func timelines(
        of node: Spec.Node, _ reversed: Spec.Node?
    ) -> (asWritten: Timeline, reversed: Timeline) {
        let timeline = TreeLowering.timeline(of: node, dividing: wholes)
        let other = reversed.map { TreeLowering.timeline(of: $0, dividing: wholes) } ?? timeline
        return (timeline, other.withReversedValues)
    }
}

import MotionModel
import SpecFormat

/// Lowers one variant of a spec to timelines.
struct VariantLowering {
    let spec: Spec
    let index: Int

    private var source: Spec.Variant { spec.variants[index] }

    /// The variant, its values as written and reversed.
    var variant: CompiledVariant {
        let (timeline, reversed) = bothWays
        return CompiledVariant(
            name: source.name, timeline: timeline, reversedTimeline: reversed,
            startState: spec.states[source.startState], endState: spec.states[source.endState],
            reducedForm: ReducedForm(spec: spec, index: index).name)
    }

    private var bothWays: (asWritten: Timeline, reversed: Timeline) {
        guard case .mirror(let original) = source.motion else {
            return timelines(of: source.motion, from: source.startState, to: source.endState)
        }
        // The mirror arrives where the original started.
        let (timeline, reversed) = timelines(
            of: spec.variants[original].motion, from: source.endState, to: source.startState)
        return (timeline.mirrored, reversed.mirrored)
    }

    private func timelines(
        of motion: Spec.Variant.Motion, from start: Int, to end: Int
    ) -> (asWritten: Timeline, reversed: Timeline) {
        switch motion {
        case .timings(let timings):
            return (timeline(timings, from: start, to: end), timeline(timings, from: end, to: start))
        case .tree(let root):
            let timeline = TreeLowering.timeline(of: root)
            return (timeline, timeline.withReversedValues)
        case .mirror: preconditionFailure("a mirror mirrors no other mirror")
        }
    }

    private func timeline(_ timings: [Spec.Timing?], from start: Int, to end: Int) -> Timeline {
        var tracks: [Track] = []
        var length = 0.0
        for (animation, timing) in zip(spec.animations, timings) {
            guard let timing else { continue }
            let resolved = timing.resolved(for: animation, from: start, to: end)
            length = Swift.max(length, resolved.end)
            tracks.append(
                Track(
                    property: animation.property.path, type: animation.form,
                    isAdditive: animation.property.isAdditive, weight: animation.weight,
                    from: animation.values[start], to: animation.values[end],
                    timing: resolved))
        }
        // A track may reach its end a rounding error after the sum of its parts.
        for track in tracks { length = Swift.max(length, track.end) }
        return Timeline(tracks: tracks, duration: length)
    }
}

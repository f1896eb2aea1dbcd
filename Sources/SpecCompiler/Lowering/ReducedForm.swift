import MotionModel
import SpecFormat

/// What plays instead of a variant when the user asks for reduced motion.
struct ReducedForm {
    let spec: Spec
    let index: Int

    private var source: Spec.Variant { spec.variants[index] }

    /// The name of the form: a variant of the spec, or one that is derived.
    var name: String? {
        switch source.reducedMotion {
        case .none: nil
        case .variant(let form):
            goesTheSameWay(as: spec.variants[form]) ? spec.variants[form].name : derivedName
        case .instant: derivedName
        }
    }

    /// A full stop can't stand in the name of a variant of the spec, so a derived name is never taken.
    private var derivedName: String { "\(source.name).reduced" }

    private func goesTheSameWay(as form: Spec.Variant) -> Bool {
        form.startState == source.startState && form.endState == source.endState
    }

    /// The form, where the spec doesn't write it down: a jump, or another variant in this one's direction.
    ///
    /// - Parameter variants: The spec's compiled variants, in its order.
    func derived(from variants: [CompiledVariant]) -> CompiledVariant? {
        let variant = variants[index]
        switch source.reducedMotion {
        case .none:
            return nil
        case .instant:
            return compiled(
                Timeline(tracks: variant.timeline.tracks.map { $0.instant }),
                reversed: Timeline(tracks: variant.reversedTimeline.tracks.map { $0.instant }))
        case .variant(let form):
            guard !goesTheSameWay(as: spec.variants[form]) else { return nil }
            let form = variants[form]
            return compiled(form.reversedTimeline, reversed: form.timeline)
        }
    }

    private func compiled(_ timeline: Timeline, reversed: Timeline) -> CompiledVariant {
        CompiledVariant(
            name: derivedName, timeline: timeline, reversedTimeline: reversed,
            startState: spec.states[source.startState], endState: spec.states[source.endState])
    }
}

extension Track {
    /// The track as a jump, at once, to where it rests.
    fileprivate var instant: Track {
        let rest = restPosition
        let segment = segments[rest.segment]
        if segment.fromKey == segment.toKey {
            // What moves by itself jumps to where it comes to rest.
            let jump = Segment(
                start: 0, end: 0, fromKey: segment.fromKey, toKey: segment.toKey, curve: .linear,
                inputStart: rest.progress, inputEnd: rest.progress)
            return Track(
                property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
                segments: [jump])
        }
        let key = rest.progress < 0.5 ? segment.fromKey : segment.toKey
        return Track(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
            segments: [
                Segment(
                    start: 0, end: 0, fromKey: segment.fromKey == key ? segment.toKey : segment.fromKey,
                    toKey: key, curve: .linear)
            ])
    }
}

import MotionModel
import SpecFormat

/// The variant that plays instead of another when the user asks for reduced motion.
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
        case .instant, .fade: derivedName
        }
    }

    /// A full stop can't stand in the name of a variant of the spec, so a derived name is never taken.
    private var derivedName: String { "\(source.name).reduced" }

    private func goesTheSameWay(as form: Spec.Variant) -> Bool {
        form.startState == source.startState && form.endState == source.endState
    }

    /// The derived form, if the spec doesn't contain it: a jump, or another variant in this one's direction.
    ///
    /// - Parameter variants: The spec's compiled variants, in its order.
    func derived(from variants: [CompiledVariant]) -> CompiledVariant? {
        let variant = variants[index]
        switch source.reducedMotion {
        case .none:
            return nil
        case .instant:
            return compiled(variant.timeline.instant, reversed: variant.reversedTimeline.instant)
        case .fade: return compiled(variant.timeline.faded, reversed: variant.reversedTimeline.faded)
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

extension Timeline {
    /// The longest duration of a derived fade, in seconds.
    private static let longestFade = 0.2

    /// Everything jumps, and every event comes at once.
    fileprivate var instant: Timeline {
        Timeline(distinct: tracks.map { $0.instant }, markers: hastened(by: 0, endingBy: 0))
    }

    /// Opacities with their own timing, all sped up equally if they take longer than the longest fade; everything else
    /// jumps. Events are sped up like opacities, and come at the end of the fade at the latest.
    ///
    /// An opacity that repeats for ever jumps too: it has no end to fade to.
    fileprivate var faded: Timeline {
        let fades = tracks.filter { $0.isOpacity && $0.end.isFinite }
        var longest = 0.0
        for track in fades { longest = Swift.max(longest, track.end) }
        let factor = longest > Self.longestFade ? Self.longestFade / longest : 1
        return Timeline(
            distinct: tracks.map { $0.isOpacity && $0.end.isFinite ? $0.slowed(by: factor) : $0.instant },
            markers: hastened(by: factor, endingBy: longest * factor))
    }

    /// The markers at other times, each once.
    private func hastened(by factor: Double, endingBy end: Double) -> [Marker] {
        markers.map {
            Marker(time: Swift.min($0.time * factor, end), name: $0.name, payload: $0.payload)
        }
    }
}

extension Track {
    /// Whether it animates the opacity of something as a whole.
    fileprivate var isOpacity: Bool {
        type == .number && (property.keyPath == "opacity" || property.keyPath == "alpha")
    }

    /// The track as an immediate jump to its resting value.
    fileprivate var instant: Track {
        let rest = restPosition
        let origin = isLayer ? layerOrigin : nil
        let segment = segments[rest.segment]
        if segment.fromKey == segment.toKey {
            // A value given by a formula jumps to where it comes to rest.
            let jump = Segment(
                start: 0, end: 0, fromKey: segment.fromKey, toKey: segment.toKey, curve: .linear,
                inputStart: origin.map { $0.key == nil ? $0.progress : rest.progress } ?? rest.progress,
                inputEnd: rest.progress)
            return playing([jump])
        }
        let key = rest.progress < 0.5 ? segment.fromKey : segment.toKey
        return playing([
            Segment(
                start: 0, end: 0,
                fromKey: origin?.key
                    ?? (segment.fromKey == key ? segment.toKey : segment.fromKey),
                toKey: key, curve: .linear)
        ])
    }

    /// The value that a layer's offsets are relative to: a key, or the progress of a value given by a formula.
    private var layerOrigin: (key: Int?, progress: Double) {
        let origin = originPosition
        let segment = segments[origin.segment]
        if segment.fromKey == segment.toKey, keys[segment.toKey].isMoving { return (nil, origin.progress) }
        return (origin.progress < 0.5 ? segment.fromKey : segment.toKey, origin.progress)
    }
}

import MotionModel
import SpecFormat

/// Lowers one variant of a spec to timelines.
struct VariantLowering {
    let spec: Spec
    let index: Int
    let wholes: DividedWholes
    /// The states, with the values of all properties.
    let states: [MotionState]

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
        case .tree(let node, let reversed):
            let (timeline, other) = timelines(of: node, reversed)
            return (timeline, other.ending(in: values(of: source.startState)))
        case .mirror(let original):
            guard case .tree(let node, let reversed) = spec.variants[original].motion else {
                preconditionFailure("a mirror mirrors no other mirror")
            }
            // The mirror ends where the original started.
            let (timeline, other) = timelines(of: node, reversed)
            return (timeline.ending(in: values(of: source.endState)).mirrored, other.mirrored)
        }
    }

    /// The values that a state says, which are those of animations.
    private func values(of state: Int) -> [PropertyPath: Operand] {
        var said: Set<PropertyPath> = []
        for animation in spec.animations {
            said.insert(animation.property.path)
            for part in wholes.parts[animation.property.path] ?? [] { said.insert(part.property.path) }
        }
        var values: [PropertyPath: Operand] = [:]
        for (property, operand) in zip(wholes.all, states[state].operands) where said.contains(property.path)
        {
            values[property.path] = operand
        }
        return values
    }

    private func timelines(
        of node: Spec.Node, _ reversed: Spec.Node?
    ) -> (asWritten: Timeline, reversed: Timeline) {
        let timeline = TreeLowering.timeline(of: node, dividing: wholes)
        let other = reversed.map { TreeLowering.timeline(of: $0, dividing: wholes) } ?? timeline
        return (timeline, other.withReversedValues)
    }
}

extension Timeline {
    /// The timeline where each motion that has no written start begins with its value in a state, to which it is played from its
    /// end: in itself it begins with what is there, which is the other end then.
    fileprivate func ending(in values: @autoclosure () -> [PropertyPath: Operand]) -> Timeline {
        guard tracks.contains(where: { $0.keys.contains { $0.isCurrent } }) else { return self }
        let values = values()
        return with(
            tracks: tracks.map { track in
                guard !track.isLayer, let value = values[track.property],
                    value.type?.isInterchangeable(with: track.type) ?? false
                else { return track }
                return track.with(type: track.type, keys: track.keys.map { $0.isCurrent ? value : $0 })
            })
    }
}

extension Operand {
    /// Whether it is what is there.
    fileprivate var isCurrent: Bool { if case .current = self { true } else { false } }

    /// The type of a value that is known by itself; nil for any other.
    fileprivate var type: ValueType? {
        switch self {
        case .constant(let value): value.type
        case .formula(let formula, _): formula.type
        case .current, .mixed, .resting: nil
        }
    }
}

import MotionModel

/// An animation in a variant: from where to where, and how.
struct TimedAnimation {
    let animation: AnimationNode
    let property: PropertyDeclaration
    let node: TimingNode
    /// The states it goes from and to, and its values in them.
    let startState: Int
    let endState: Int
    let start: ValueNode
    let end: ValueNode

    var timing: Spec.Timing { node.timing }

    /// Whether it goes anywhere.
    var moves: Bool { start.value != end.value }

    /// How long one way takes, in seconds at speed 1.
    var way: Double { timing.oneWay(from: start.value, to: end.value) }

    /// Where its length is written: the duration, or a curve with a length of its own.
    var lengthRange: SourceRange {
        (timing.curve.naturalDuration == nil ? node.durationRange : node.curveRange) ?? node.range
    }

    /// How much time its repetitions take, in seconds; infinite where they never end, nil where it plays once at most.
    var repeatedSeconds: Double? {
        switch timing.repetition {
        case .seconds(let active): active / timing.speed
        case .iterations(let count):
            count > 1 ? way * (timing.autoreverses ? 2 : 1) * count / timing.speed : nil
        }
    }
}

extension SpecValidator {
    /// Judges how each animation moves in each variant with timings.
    mutating func checkTimings() {
        for variant in variants {
            for timed in timedAnimations(in: variant) {
                checkTravel(timed)
                guard timed.moves else { continue }
                checkLength(timed)
                checkFrame(timed)
                checkOvershoot(timed)
                checkVelocity(timed)
                checkRepetition(timed)
                checkLayout(timed)
            }
        }
    }

    /// The animations of a variant that can be judged.
    func timedAnimations(in variant: ResolvedVariant) -> [TimedAnimation] {
        guard let start = variant.startState, let end = variant.endState else { return [] }
        return zip(draft.animations, variant.uses).compactMap { animation, use in
            guard let node = use.node, let values = animation.values, let property = animation.property else {
                return nil
            }
            return TimedAnimation(
                animation: animation, property: property, node: node, startState: start, endState: end,
                start: values[start], end: values[end])
        }
    }
}

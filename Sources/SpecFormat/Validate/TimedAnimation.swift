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

    /// When it moves what, in seconds from the start of the variant.
    var span: TreeOverlaps.Span {
        let end = timing.delay + Spec.Node(self).activeLength
        return TreeOverlaps.Span(
            path: property.path, start: Swift.max(0, timing.delay), end: Swift.max(0, end), isLayer: false,
            place: animation.key.range)
    }

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
        variant.uses.indices.compactMap { timedAnimation($0, in: variant) }
    }

    /// An animation of a variant with timings, by its place; nil where it doesn't move in it, or was reported.
    func timedAnimation(_ index: Int, in variant: ResolvedVariant) -> TimedAnimation? {
        let animation = draft.animations[index]
        guard let start = variant.startState, let end = variant.endState, let node = variant.uses[index].node,
            let values = animation.values, let property = animation.property
        else { return nil }
        return TimedAnimation(
            animation: animation, property: property, node: node, startState: start, endState: end,
            start: values[start], end: values[end])
    }
}

extension Spec.Node {
    /// An animation by itself, with the values that it has with the parameters' defaults.
    init(_ timed: TimedAnimation) {
        let (timing, way) = (timed.timing, timed.way)
        var wayBack = Spec.NodeTiming.WayBack.none
        var iteration = way
        if timing.autoreverses {
            wayBack = timing.reverseCurve.map { .along($0, duration: $0.naturalDuration ?? way) } ?? .mirrored
            if case .along(_, let back) = wayBack { iteration += back } else { iteration += way }
        }
        let iterations: Double =
            switch timing.repetition {
            case .iterations(let count): count
            case .seconds(let seconds): iteration > 0 ? seconds * timing.speed / iteration : 1
            }
        self.init(
            timing: Spec.NodeTiming(
                iterations: iterations, iterationStart: timing.iterationStart, direction: timing.direction,
                wayBack: wayBack, speed: timing.speed),
            length: way,
            body: .animate(
                Spec.Leaf(
                    property: timed.property, start: .constant(timed.start.value),
                    keyframes: [
                        Spec.Leaf.Keyframe(
                            place: 1, value: .constant(timed.end.value), curve: timing.curve)
                    ])))
    }
}

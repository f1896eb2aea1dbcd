import MotionModel

/// The keyframes of an animation as a style sheet has them: what several animations may share.
struct CSSKeyframes: Hashable, Sendable {
    /// The easing of those keyframes that don't say otherwise, which stands with the animation.
    let easing: String
    /// The keyframes in CSS, each on a line.
    let lines: [String]

    /// The keyframes of animations of one element that move together: their offsets and easings are the same.
    init(_ animations: [WebAnimation]) {
        let keyframes = animations[0].keyframes
        let declarations = keyframes.indices.map { index in
            animations.flatMap { $0.keyframes[index].declarations }
        }
        // What holds until the end stands there once.
        let holds =
            declarations.count > 1
            && declarations[declarations.count - 2] == declarations[declarations.count - 1]
        let easings = keyframes.dropLast(holds ? 2 : 1).map { Self.text($0.easing) }
        // One that all have stands with the animation.
        let isOne = easings.allSatisfy { $0 == easings[0] }
        let easing = isOne ? easings.first ?? "linear" : "linear"
        self.easing = easing
        lines = keyframes.indices.dropLast(holds ? 1 : 0).map { index in
            var own = declarations[index]
            if index < easings.count, easings[index] != easing {
                own.append(WebDeclaration(property: "animation-timing-function", value: easings[index]))
            }
            let text = own.map { "\($0.property): \($0.value);" }.joined(separator: " ")
            let isLast = holds && index == keyframes.count - 2
            return "\(Self.selector(keyframes[index].offset))\(isLast ? ", to" : "") { \(text) }"
        }
    }

    private static func text(_ easing: BakedKeyframe.Easing) -> String {
        switch easing {
        case .linear: "linear"
        case .bezier(let bezier): bezier.cssText
        case .hold: "step-end"
        }
    }

    private static func selector(_ offset: Double) -> String {
        offset == 0 ? "from" : offset == 1 ? "to" : "\(NumberText.text(offset, shiftedBy: 2))%"
    }
}

extension WebAnimation {
    /// Animations of one element, grouped so that each group may be one: they begin and end together, their keyframes
    /// have the same offsets and easings, and either all or none of them are moved by a browser's compositor.
    static func groups(_ animations: [WebAnimation]) -> [[WebAnimation]] {
        var groups: [[WebAnimation]] = []
        for animation in animations {
            if !animation.isAdded, let index = groups.firstIndex(where: { $0[0].goesWith(animation) }) {
                groups[index].append(animation)
            } else {
                groups.append([animation])
            }
        }
        return groups
    }

    private func goesWith(_ other: WebAnimation) -> Bool {
        !isAdded && delay == other.delay && duration == other.duration && iterations == other.iterations
            && fill == other.fill && isSynchronized == other.isSynchronized
            && isComposited == other.isComposited
            && keyframes.map { $0.offset } == other.keyframes.map { $0.offset }
            && keyframes.dropLast().map { $0.easing } == other.keyframes.dropLast().map { $0.easing }
    }

    /// Whether a browser moves it without its main thread.
    var isComposited: Bool {
        !isAdded
            && keyframes.allSatisfy { keyframe in
                keyframe.declarations.allSatisfy {
                    WebStyle(rawValue: $0.property).map { $0.isComposited } ?? false
                }
            }
    }
}

extension WebStyle {
    /// Whether a browser moves it without its main thread: it needs neither a layout nor paint.
    var isComposited: Bool {
        switch self {
        case .opacity, .translate, .rotate, .scale, .transform: true
        case .backgroundColor, .borderColor, .borderWidth, .borderRadius, .width, .height, .transformOrigin,
            .outline, .boxShadow, .strokeDashes, .strokeOffset:
            false
        }
    }
}

/// ★ The keys that other tools have where a spec has another, or none.
enum ForeignKey {
    /// What to do about a key that an object doesn't have.
    enum Remedy {
        /// Write another key, which means the same or nearly so.
        case key(String)
        /// Do something else; a phrase.
        case advice(String)
    }

    /// The remedy for a key.
    ///
    /// - Parameter known: The keys that the object has.
    static func remedy(for name: String, known: [String]) -> Remedy? {
        for row in keys where row.names.contains(name) {
            if let key = row.keys.first(where: known.contains) { return .key(key) }
        }
        return advice.first { $0.names.contains(name) && known.contains($0.beside) }.map {
            .advice($0.phrase)
        }
    }

    /// Names, and the keys that they may stand for, the likeliest first.
    private static let keys: [(names: [String], keys: [String])] = [
        (
            [
                "ease", "easing", "timingFunction", "timing-function", "animationTimingFunction",
                "interpolator",
                "transition", "transitionTimingFunction", "easingFunction", "animation",
            ], [TimingField.curve.rawValue]
        ),
        (
            [
                "time", "animationDuration", "durationMillis", "duration_ms", "transitionDuration", "length",
                "dur",
            ],
            [TimingField.duration.rawValue]
        ),
        (
            [
                "startDelay", "animationDelay", "delayMillis", "beginTime", "startOffset", "start", "begin",
                "after",
                "wait",
            ], [TimingField.delay.rawValue]
        ),
        (["repeatDelay", "endOffset"], [TimingField.endDelay.rawValue]),
        (
            ["repeat", "repeatCount", "loop", "loops", "iterationCount", "animationIterationCount", "count"],
            [TimingField.iterations.rawValue]
        ),
        (["repeatDuration"], [TimingField.repeatFor.rawValue]),
        (
            ["yoyo", "autoreverses", "autoReverse", "repeatMode", "reverse", "alternate"],
            [TimingField.autoreverse.rawValue]
        ),
        (["animationDirection", "playbackDirection"], [TimingField.direction.rawValue]),
        (["rate", "timeScale", "playbackRate"], [TimingField.speed.rawValue]),
        (["parallel", "together", "spawn", "all", "simultaneously"], [NodeHead.group.rawValue]),
        (["series", "serial", "sequentially", "timeline", "then", "steps"], [NodeHead.sequence.rawValue]),
        (["children", "nodes"], [NodeHead.group.rawValue]),
        (["tween", "property", "target", "animates"], [NodeHead.animate.rawValue]),
        (["pause", "delayNode"], [NodeHead.wait.rawValue]),
        (["forEach", "foreach", "map"], [NodeHead.each.rawValue]),
        (["call", "event", "trigger", "callback", "marker"], [NodeHead.emit.rawValue]),
        (["toValue", "end", "target"], [NodeField.to.rawValue]),
        (["fromValue", "initial"], [NodeField.from.rawValue]),
        (["byValue", "relative"], [NodeField.by.rawValue]),
        (["frames", "keyFrames", "times"], [NodeField.keyframes.rawValue]),
        (["offset", "percent", "position", "fraction", "keyTime"], [KeyframeField.at.rawValue]),
        (["cubicBezier", "cubic-bezier", "controlPoints", "bezierCurve"], [CurveField.bezier.rawValue]),
        (["linear"], [CurveField.points.rawValue]),
        (["step"], [CurveField.steps.rawValue]),
        (["k", "springConstant"], [SpringField.stiffness.rawValue]),
        (["c", "dampingCoefficient"], [SpringField.damping.rawValue]),
        (["zeta", "ratio", "damping_ratio"], [SpringField.dampingRatio.rawValue]),
        (["visualDuration", "perceptualDuration"], [SpringField.duration.rawValue]),
        (["bounciness", "extraBounce"], [SpringField.bounce.rawValue]),
        (["velocity", "initialSpringVelocity"], [SpringField.initialVelocity.rawValue]),
        (["overshootClamping"], [SpringField.stopAtTarget.rawValue]),
        (["restDelta", "precision", "epsilon"], [SpringField.tolerance.rawValue]),
        (["props", "tracks"], [SpecField.animations.rawValue]),
        (["variables", "params", "inputs"], [SpecField.parameters.rawValue]),
        (["transitions", "animationsByState"], [SpecField.variants.rawValue]),
        (["easings"], [SpecField.curves.rawValue]),
        (["version", "specVersion"], [SpecField.motionSpec.rawValue]),
        (["title", "id"], [SpecField.name.rawValue]),
        (["include", "import", "use", "uses"], [SpecField.imports.rawValue]),
    ]

    /// Keys for which there is none in an object that can have another, and what to do.
    private static let advice: [(names: [String], beside: String, phrase: String)] = [
        (
            [
                "type", "stiffness", "damping", "mass", "tension", "friction", "response", "dampingRatio",
                "dampingFraction", "dampening", "bounce", "spring", "springDamping",
            ], TimingField.curve.rawValue, "a spring is a curve, \"curve\": { \"spring\": { … } }"
        ),
        (
            ["from", "to", "keyframes", "stops", "start", "end"], AnimationField.values.rawValue,
            "an animation lists a value for each state, \"values\": [0, 1]"
        ),
        (
            ["duration", "delay", "curve", "ease", "easing"], AnimationField.timing.rawValue,
            "the times of an animation stand in its timing, \"timing\": { \"duration\": \"200ms\" }"
        ),
        (
            ["stagger", "staggerChildren"], TimingField.curve.rawValue,
            "a stagger belongs to a 'group' or an 'each' of a motion tree"
        ),
        (
            ["fill", "fillMode", "animationFillMode", "isRemovedOnCompletion"], TimingField.curve.rawValue,
            "every value is held when it has been reached"
        ),
        (
            ["blendDuration"], TimingField.curve.rawValue,
            "what is interrupted goes on from where it is, without a time for it"
        ),
        (
            ["composite", "additive"], TimingField.curve.rawValue,
            "whether a motion adds is said of the animation, \"additive\": true"
        ),
        (
            ["onComplete", "onStart", "onUpdate", "completion"], TimingField.curve.rawValue,
            "an event of a motion tree tells the app, { \"emit\": \"done\" }"
        ),
    ]
}

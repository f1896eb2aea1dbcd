import MotionModel

extension SpecValidator {
    /// Motion that repeats for long, and opacities and colours that flash.
    mutating func checkRepetition(_ timed: TimedAnimation) {
        guard !timed.node.isSuspicious, timed.way > 0 else { return }
        checkEnd(timed)
        guard !LightChannel.channels(of: timed.property).isEmpty else { return }
        // Two turns at most.
        guard timed.repeatedSeconds != nil || !timed.timing.curve.isSimple else { return }
        let count = light.flashes.count
        light.look(at: Spec.Node(timed), NodeDraft(place: timed.lengthRange, body: .wait))
        if light.flashes.count > count {
            decoder.diagnostics.reportFlash(timed.animation.key.value, at: timed.lengthRange)
        }
    }

    private mutating func checkEnd(_ timed: TimedAnimation) {
        guard let seconds = timed.repeatedSeconds, seconds > Limits.repeatedSeconds + 1e-9 else { return }
        let length =
            seconds == .infinity ? "for ever" : "for \(NumberText.text((seconds * 1000).rounded() / 1000)) s"
        decoder.diagnostics.report(
            .loopForever,
            "'\(timed.animation.key.value)' repeats \(length), what moves by itself for more than 5 s must be "
                + "stoppable",
            at: timed.node.repetitionRange ?? timed.node.range)
    }
}

extension Spec.Node {
    /// An animation by itself, with the values that it has with the parameters' defaults.
    fileprivate init(_ timed: TimedAnimation) {
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

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

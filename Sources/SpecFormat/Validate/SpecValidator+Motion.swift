import MotionModel

/// Curves that leave what a property can show, and velocities and travels that springs and durations can't take.
extension SpecValidator {
    mutating func checkOvershoot(_ timed: TimedAnimation) {
        let (property, node) = (timed.property, timed.node)
        guard property.isBounded else { return }
        let (start, end) = (timed.start.value, timed.end.value)
        report(
            property.unshowable(from: start, to: end, timed.timing.curve.outputs), timed.animation,
            at: node.curveRange ?? node.range)
        if let back = timed.timing.reverseCurve {
            report(
                property.unshowable(from: end, to: start, back.outputs), timed.animation,
                at: node.reverseCurveRange ?? node.range)
        }
    }

    private mutating func report(
        _ overshoot: String?, _ animation: AnimationNode, at range: SourceRange
    ) {
        guard let overshoot else { return }
        decoder.diagnostics.report(
            .overshootBounded, "this curve overshoots, and '\(animation.key.value)' can't show \(overshoot)",
            at: range, notes: [Diagnostic.Note("it is animated here", at: animation.key.range)])
    }

    /// What depends on the travel needs ends that are known before anything plays.
    mutating func checkTravel(_ timed: TimedAnimation) {
        let (animation, node) = (timed.animation, timed.node)
        guard let open = [timed.start, timed.end].first(where: { $0.operand.constant == nil }) else { return }
        let notes = [Diagnostic.Note("this value of '\(animation.key.value)' isn't", at: open.range)]
        if case .travel = node.timing.duration, node.timing.curve.naturalDuration == nil {
            decoder.diagnostics.report(
                .unknownTravel, "a duration by travel needs values that are known when the spec is read",
                at: node.durationRange ?? node.range, notes: notes)
        }
        if let velocity = animation.velocity, case .spring = node.timing.curve {
            decoder.diagnostics.report(
                .unknownTravel,
                "a velocity in the property's unit needs values that are known when the spec is read",
                at: velocity.range, notes: notes)
        }
    }

    /// A velocity of its own must leave every spring settling, whichever way it is played.
    mutating func checkVelocity(_ timed: TimedAnimation) {
        guard let velocity = timed.animation.velocity, !settles(timed) else { return }
        decoder.diagnostics.report(
            .range,
            "at this velocity the spring of '\(timed.animation.key.value)' doesn't settle within 10 s",
            at: velocity.range)
    }

    /// Whether a spring that is released at a velocity of its own settles, whichever way it is played.
    private func settles(_ timed: TimedAnimation) -> Bool {
        guard timed.animation.velocity != nil, case .spring(let spring) = timed.timing.curve,
            let model = self.animation(timed.animation)
        else { return true }
        for (first, last) in [(timed.startState, timed.endState), (timed.endState, timed.startState)] {
            guard let relative = model.relativeVelocity(from: model.values[first], to: model.values[last])
            else { continue }
            do throws(SpringError) {
                guard relative.magnitude <= Limits.output else { throw .outOfRange }
                let moving = try SpringCurve(
                    spring.spring, initialVelocity: relative, tolerance: spring.tolerance,
                    clamp: spring.clamp, stopsAtTarget: spring.stopsAtTarget)
                guard moving.naturalDuration <= Limits.settling else { throw .outOfRange }
            } catch {
                return false
            }
        }
        return true
    }

    /// Whether everything about an animation is known that its times depend on, so that it can be a node of a tree.
    func isDefinite(_ timed: TimedAnimation) -> Bool {
        let isOpen = timed.start.operand.constant == nil || timed.end.operand.constant == nil
        if isOpen, case .travel = timed.timing.duration, timed.timing.curve.naturalDuration == nil {
            return false
        }
        return settles(timed)
    }
}

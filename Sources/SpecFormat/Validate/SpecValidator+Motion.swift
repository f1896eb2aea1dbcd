import MotionModel

extension SpecValidator {
    /// Curves that leave what a property can show, long motions, and velocities that springs can't take.
    mutating func checkMotion() {
        for variant in variants {
            guard let start = variant.startState, let end = variant.endState else { continue }
            for (animation, use) in zip(draft.animations, variant.uses) {
                guard let node = use.node, let values = animation.values, let property = animation.property
                else { continue }
                checkTravel(animation, node, values[start], values[end])
                let (first, last) = (values[start].value, values[end].value)
                guard first != last else { continue }
                checkLength(node, from: first, to: last)
                if property.isBounded {
                    checkOvershoot(animation, property, node, from: first, to: last)
                }
                checkVelocity(animation, node, from: start, to: end)
            }
        }
    }

    /// One way of a motion that plays once, at most half a second; of a spring what is perceived of it.
    private mutating func checkLength(_ node: TimingNode, from start: MotionValue, to end: MotionValue) {
        let timing = node.timing
        guard timing.repetition == .iterations(1), !node.isSuspicious else { return }
        var seconds = timing.oneWay(from: start, to: end)
        var range = node.durationRange
        if case .spring(let spring) = timing.curve {
            seconds = Swift.min(spring.spring.perceptualDuration, spring.naturalDuration)
            range = node.curveRange
        } else if timing.curve.naturalDuration != nil {
            range = node.curveRange
        }
        seconds /= timing.speed
        guard seconds > Limits.comfortableSeconds + 1e-9 else { return }
        let text = NumberText.text((seconds * 1000).rounded() / 1000)
        decoder.diagnostics.report(
            .tooLong, "\(text) s is long for a motion that somebody waits for, 0.5 s are enough",
            at: range ?? node.range)
    }

    private mutating func checkOvershoot(
        _ animation: AnimationNode, _ property: PropertyDeclaration, _ node: TimingNode,
        from start: MotionValue, to end: MotionValue
    ) {
        let way = node.timing.curve.outputs
        report(
            property.unshowable(from: start, to: end, way), animation, at: node.curveRange ?? node.range)
        if let back = node.timing.reverseCurve {
            report(
                property.unshowable(from: end, to: start, back.outputs), animation,
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
    private mutating func checkTravel(
        _ animation: AnimationNode, _ node: TimingNode, _ start: ValueNode, _ end: ValueNode
    ) {
        guard let open = [start, end].first(where: { $0.operand.constant == nil }) else { return }
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
    private mutating func checkVelocity(
        _ animation: AnimationNode, _ node: TimingNode, from start: Int, to end: Int
    ) {
        guard let velocity = animation.velocity, case .spring(let spring) = node.timing.curve,
            let model = self.animation(animation)
        else { return }
        for (first, last) in [(start, end), (end, start)] {
            guard let relative = model.relativeVelocity(from: model.values[first], to: model.values[last])
            else { continue }
            do throws(SpringError) {
                guard relative.magnitude <= Limits.output else { throw .outOfRange }
                let moving = try SpringCurve(
                    spring.spring, initialVelocity: relative, tolerance: spring.tolerance,
                    clamp: spring.clamp, stopsAtTarget: spring.stopsAtTarget)
                guard moving.naturalDuration <= Limits.settling else { throw .outOfRange }
            } catch {
                decoder.diagnostics.report(
                    .range,
                    "at this velocity the spring of '\(animation.key.value)' doesn't settle within 10 s",
                    at: velocity.range)
                return
            }
        }
    }
}

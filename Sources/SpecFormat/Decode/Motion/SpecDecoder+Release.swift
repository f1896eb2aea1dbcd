import MotionModel

/// Springs of leaves that start with a velocity, and what leaves can't show.
extension SpecDecoder {
    /// The keyframe of a leaf, its spring released at the node's velocity; other curves stay as they are.
    mutating func released(
        _ keyframes: [LeafDraft.Keyframe], _ start: Operand?, _ form: NodeField, _ reader: NodeReader
    ) -> [LeafDraft.Keyframe]? {
        guard let member = reader.member(.velocity) else { return keyframes }
        let limit = Limits.value
        guard
            let velocity = number(
                member.value, "'\(NodeField.velocity.rawValue)'", in: -limit...limit,
                "lies between -1e100 and 1e100")
        else { return nil }
        guard let keyframe = keyframes.first, [.to, .by, .values].contains(form) else {
            if let first = reader.member(form) {
                reportConflict(first, member, because: "a velocity is for a way from one value to another")
            }
            return nil
        }
        guard case .spring(let spring) = keyframe.curve else { return keyframes }
        guard let travel = travel(to: keyframe.value, from: start, form) else {
            diagnostics.report(
                .unknownTravel,
                "a velocity in the property's unit needs a start and an end that are known before it plays",
                at: member.value.range)
            return nil
        }
        guard travel != 0 else { return keyframes }
        do throws(SpringError) {
            let relative = velocity / travel
            guard relative.magnitude <= Limits.output else { throw .outOfRange }
            let moving = try SpringCurve(
                spring.spring, initialVelocity: relative, tolerance: spring.tolerance, clamp: spring.clamp,
                stopsAtTarget: spring.stopsAtTarget)
            guard moving.naturalDuration <= Limits.settling else { throw .outOfRange }
            return [
                LeafDraft.Keyframe(
                    at: keyframe.at, value: keyframe.value, curve: .spring(moving), range: keyframe.range)
            ]
        } catch {
            diagnostics.report(
                .range, "at this velocity the spring doesn't settle within 10 s", at: member.value.range)
            return nil
        }
    }

    /// How far the component goes that goes farthest; nil where that isn't known before it plays.
    private func travel(to end: Operand, from start: Operand?, _ form: NodeField) -> Double? {
        var ways: [Double]
        if let start = start?.constant, let end = end.constant {
            ways = zip(start.components, end.components).map { $1 - $0 }
        } else if form == .by, case .formula(let formula, _) = end, !formula.usesParameters {
            // What is added to any start is what is added to 0.
            ways = formula.value(from: formula.components.map { _ in 0 }).components
        } else {
            return nil
        }
        ways.sort { $0.magnitude > $1.magnitude }
        return ways.first
    }

    /// Warns of a leaf whose curve leaves what its property can show.
    mutating func checkOvershoot(
        _ keyframes: [LeafDraft.Keyframe], _ start: Operand?, _ property: PropertyDeclaration,
        _ range: SourceRange
    ) {
        guard property.isBounded else { return }
        var from = start?.constant
        for keyframe in keyframes {
            let end = keyframe.value.constant
            if let start = from, let end,
                let shown = property.unshowable(from: start, to: end, keyframe.curve.outputs)
            {
                diagnostics.report(
                    .overshootBounded,
                    "this curve overshoots, and '\(property.path.text)' can't show \(shown)", at: range)
                return
            }
            from = end
        }
    }
}

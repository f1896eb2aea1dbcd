import MotionModel

/// The initial velocity of a leaf, and its range in the text.
struct LeafVelocity {
    /// The velocity in the property's unit per second, which may only be known when it plays.
    let number: LateNumber
    let range: SourceRange
}

/// Leaves that lead from one value to another: those of `animations`, and of nodes with one destination.
extension SpecDecoder {
    /// Reads the velocity of a leaf of a node.
    mutating func leafVelocity(
        _ member: JSONMember, _ reader: NodeReader, _ form: NodeField, _ scope: NodeScope
    ) -> LeafVelocity? {
        let names = expressionEnvironment(in: scope)
        guard let number = lateNumber(member.value, NodeField.velocity, names) else { return nil }
        guard form.isOneWay else {
            if let first = reader.member(form) {
                reportConflict(first, member, because: "a velocity is for a way from one value to another")
            }
            return nil
        }
        return LeafVelocity(number: number, range: member.value.range)
    }

    /// Computes the natural duration of a leaf with one destination, and releases its spring.
    ///
    /// A spring keeps its physics: its duration is its settling duration, whatever duration is written beside it.
    ///
    /// - Parameters:
    ///   - velocity: The initial velocity.
    ///   - isOffset: Whether its end is its start plus the value of `by`.
    /// - Returns: Whether nothing was reported.
    mutating func goOneWay(
        _ draft: NodeDraft, at velocity: LeafVelocity?, isOffset: Bool = false
    ) -> Bool {
        guard case .animate(var leaf) = draft.body else { return false }
        if let velocity {
            guard release(&leaf.wrappedValue, at: velocity, isOffset: isOffset) else { return false }
            draft.body = .animate(leaf)
        }
        if let course = leaf.wrappedValue.lateCourse {
            draft.natural = course.longest
        } else if let natural = leaf.wrappedValue.keyframes[0].curve.naturalDuration {
            draft.natural = natural
        } else if let travel = draft.timing.duration?.travel {
            if let start = leaf.wrappedValue.start?.constant,
                let end = leaf.wrappedValue.keyframes[0].value.constant
            {
                draft.natural = travel.seconds(
                    from: start, to: end, areAligned: alignments[leaf.wrappedValue.property.path] ?? true)
            } else {
                // Known when it plays; until then it takes the longest.
                draft.natural = travel.maximum
                leaf.wrappedValue.lateCourse = .travel(travel)
                leaf.wrappedValue.latePlace = draft.timing.places.duration
                draft.body = .animate(leaf)
            }
        } else {
            return true
        }
        draft.setDuration(nil)
        return true
    }

    /// Releases the spring of a leaf at a velocity, for both directions of its values; other curves are unchanged.
    private mutating func release(
        _ leaf: inout LeafDraft, at velocity: LeafVelocity, isOffset: Bool
    ) -> Bool {
        guard case .spring(let spring) = leaf.keyframes[0].curve else {
            // The velocity of an animation may be for its timing in another variant.
            if leaf.timingName == nil { reportIgnored(velocity) }
            return true
        }
        let way = way(of: leaf, isOffset: isOffset)
        guard let known = velocity.number.expression.constant, let travel = way?.expression.constant else {
            return releaseLate(&leaf, spring, at: velocity, over: way, isOffset: isOffset)
        }
        guard travel != 0 else {
            // A spring's curve is a share of its way. Animations with one value have a judgement of their own.
            if known != 0, leaf.timingName == nil {
                diagnostics.report(
                    .valuesStill,
                    "'\(leaf.property.path.text)' ends where it starts, so its velocity moves nothing",
                    at: velocity.range)
            }
            return true
        }
        let relative = known / travel
        guard relative.magnitude <= LateRelease.fastest,
            let there = spring.released(at: relative), let back = spring.released(at: -relative),
            Swift.max(there.naturalDuration, back.naturalDuration) <= Limits.settling
        else {
            reportUnsettled(leaf, at: velocity.range)
            return false
        }
        leaf.keyframes[0].curve = .spring(there)
        leaf.reversedCurve = .spring(back)
        return true
    }

    /// Reports a velocity that no spring takes up.
    mutating func reportIgnored(_ velocity: LeafVelocity) {
        guard velocity.number.expression.constant != 0 else { return }
        diagnostics.report(
            .velocityIgnored, "only a spring starts at a velocity, this one is ignored", at: velocity.range)
    }

    /// Lets the values say how a spring is released that are known when it plays.
    ///
    /// - Parameter way: The way, if not only the two values say it.
    private mutating func releaseLate(
        _ leaf: inout LeafDraft, _ spring: SpringCurve, at velocity: LeafVelocity, over way: LateNumber?,
        isOffset: Bool
    ) -> Bool {
        let own = isOffset && leaf.start == nil ? way : nil
        guard
            let there = LateRelease(
                spring, at: velocity.number, over: own, in: way?.range ?? leaf.ways),
            let back = there.reversed, Swift.max(there.longest, back.longest) <= Limits.settling
        else {
            reportUnsettled(leaf, at: velocity.range)
            return false
        }
        leaf.lateCourse = .release(there)
        leaf.reversedCourse = back == there ? nil : .release(back)
        leaf.latePlace = velocity.range
        return true
    }

    private mutating func reportUnsettled(_ leaf: LeafDraft, at range: SourceRange) {
        diagnostics.report(
            .range, "at this velocity the spring of '\(leaf.property.path.text)' doesn't settle within 60 s",
            at: range)
    }

    /// The way of the component that goes farthest, a constant if it is known before it plays; nil if only the two values say.
    private func way(of leaf: LeafDraft, isOffset: Bool) -> LateNumber? {
        let end = leaf.keyframes[0].value
        if let start = leaf.start?.constant, let end = end.constant {
            return LateNumber(.constant(LateRelease.travel(from: start.components, to: end.components)))
        }
        guard isOffset, case .formula(let formula, _) = end else { return nil }
        // The travel of an offset is the same from any start, so 0 will do.
        let zeros = formula.components.map { _ in 0.0 }
        if !formula.usesParameters, !formula.usesReadings {
            let end = formula.value(from: zeros).components
            return LateNumber(.constant(LateRelease.travel(from: zeros, to: end)))
        }
        guard formula.components.count == 1 else { return nil }
        return LateNumber(formula.components[0].substituting(from: zeros.map { .constant($0) }))
    }

}

extension LeafDraft {
    /// An interval in which the way of the component lies that goes farthest, whatever the values are when it plays.
    fileprivate var ways: Enclosure {
        guard let start = start?.formula, let end = keyframes[0].value.formula, end.components.count == 1,
            !end.usesFrom
        else { return .whole }
        return LateNumber.range(of: .binary(.subtract, end.components[0], start.components[0]))
    }
}

import MotionModel

/// The initial velocity of a leaf, and its range in the text.
struct LeafVelocity {
    /// The velocity in the property's unit per second.
    let value: Double
    let range: SourceRange
}

/// Leaves that lead from one value to another: those of `animations`, and of nodes with one destination.
extension SpecDecoder {
    /// Reads the velocity of a leaf of a node.
    mutating func leafVelocity(
        _ member: JSONMember, _ reader: NodeReader, _ form: NodeField
    ) -> LeafVelocity? {
        guard let value = number(member.value, NodeField.velocity) else { return nil }
        guard [.to, .by, .values].contains(form) else {
            if let first = reader.member(form) {
                reportConflict(first, member, because: "a velocity is for a way from one value to another")
            }
            return nil
        }
        return LeafVelocity(value: value, range: member.value.range)
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
        _ draft: inout NodeDraft, at velocity: LeafVelocity?, isOffset: Bool = false
    ) -> Bool {
        guard case .animate(var leaf) = draft.body else { return false }
        if let velocity {
            guard release(&leaf, at: velocity, isOffset: isOffset, draft) else { return false }
            draft.body = .animate(leaf)
        }
        if let natural = leaf.keyframes[0].curve.naturalDuration {
            draft.natural = natural
        } else if let travel = draft.timing.duration?.travel {
            if let start = leaf.start?.constant, let end = leaf.keyframes[0].value.constant {
                draft.natural = travel.seconds(
                    from: start, to: end, areAligned: alignments[leaf.property.path] ?? true)
            } else {
                // Known when it plays; until then it takes the longest.
                draft.natural = travel.maximum
                leaf.lateDuration = travel
                draft.body = .animate(leaf)
            }
        } else {
            return true
        }
        draft.timing.duration = nil
        draft.timing.share = nil
        return true
    }

    /// Releases the spring of a leaf at a velocity, for both directions of its values; other curves are unchanged.
    private mutating func release(
        _ leaf: inout LeafDraft, at velocity: LeafVelocity, isOffset: Bool, _ draft: NodeDraft
    ) -> Bool {
        guard case .spring(let spring) = leaf.keyframes[0].curve else { return true }
        guard let travel = travel(of: leaf, isOffset: isOffset) else {
            reportUnknownTravel(.velocity, at: velocity.range, draft)
            return false
        }
        guard travel != 0 else { return true }
        let relative = velocity.value / travel
        guard let there = spring.released(at: relative), let back = spring.released(at: -relative) else {
            diagnostics.report(
                .range,
                "at this velocity the spring of '\(leaf.property.path.text)' doesn't settle within 60 s",
                at: velocity.range)
            return false
        }
        leaf.keyframes[0].curve = .spring(there)
        leaf.reversedCurve = .spring(back)
        return true
    }

    /// The largest travel of a component; nil if it isn't known before it plays.
    private func travel(of leaf: LeafDraft, isOffset: Bool) -> Double? {
        var ways: [Double]
        let end = leaf.keyframes[0].value
        if let start = leaf.start?.constant, let end = end.constant {
            ways = zip(start.components, end.components).map { $1 - $0 }
        } else if isOffset, case .formula(let formula, _) = end, !formula.usesParameters,
            !formula.usesReadings
        {
            // The travel of an offset is the same from any start, so 0 will do.
            ways = formula.value(from: formula.components.map { _ in 0 }).components
        } else {
            return nil
        }
        ways.sort { $0.magnitude > $1.magnitude }
        return ways.first
    }

    /// Reports a value that depends on the travel, if that isn't known.
    mutating func reportUnknownTravel(_ key: NodeField, at range: SourceRange, _ draft: NodeDraft? = nil) {
        let phrase =
            key == .velocity
            ? "a velocity in the property's unit needs a start and an end that are known before it plays"
            : "a duration by travel is for one value on its way to another"
        diagnostics.report(
            .unknownTravel, phrase, at: range,
            notes: draft.map { $0.timing.places.subject(at: $0.place) } ?? [])
    }
}

extension SpringCurve {
    /// The spring released at another velocity, in whole travels per second; nil if it doesn't settle in time.
    fileprivate func released(at velocity: Double) -> SpringCurve? {
        guard velocity.magnitude <= Limits.output else { return nil }
        do throws(SpringError) {
            let moving = try SpringCurve(
                spring, initialVelocity: velocity, tolerance: tolerance, clamp: clamp,
                stopsAtTarget: stopsAtTarget)
            return moving.naturalDuration <= Limits.settling ? moving : nil
        } catch {
            return nil
        }
    }
}

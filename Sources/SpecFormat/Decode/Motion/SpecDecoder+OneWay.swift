import MotionModel

/// How fast a leaf starts, and where that is written.
struct LeafVelocity {
    /// In the property's unit per second.
    let value: Double
    let range: SourceRange
}

/// Leaves that lead from one value to another: those of `animations`, and of nodes with one destination.
extension SpecDecoder {
    /// The velocity of a leaf of a node.
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

    /// Works out how long a leaf with one destination lasts by itself, and releases its spring.
    ///
    /// A spring keeps its physics: it lasts as long as it takes to settle, whatever duration stands beside it.
    ///
    /// - Parameters:
    ///   - velocity: How fast it starts.
    ///   - isOffset: Whether its value is its start and what `by` adds.
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
        } else if case .travel? = draft.timing.duration {
            guard let start = leaf.start?.constant, let end = leaf.keyframes[0].value.constant else {
                reportUnknownTravel(
                    .duration, at: draft.timing.places.duration ?? draft.timing.places.whole, draft)
                return false
            }
            draft.natural = draft.timing.duration?.seconds(from: start, to: end)
        } else {
            return true
        }
        draft.timing.duration = nil
        draft.timing.share = nil
        return true
    }

    /// Releases the spring of a leaf at a velocity, for either way that it may be played; other curves stay as they are.
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
                "at this velocity the spring of '\(leaf.property.path.text)' doesn't settle within 10 s",
                at: velocity.range)
            return false
        }
        leaf.keyframes[0].curve = .spring(there)
        leaf.reversedCurve = .spring(back)
        return true
    }

    /// How far the component goes that goes farthest; nil where that isn't known before it plays.
    private func travel(of leaf: LeafDraft, isOffset: Bool) -> Double? {
        var ways: [Double]
        let end = leaf.keyframes[0].value
        if let start = leaf.start?.constant, let end = end.constant {
            ways = zip(start.components, end.components).map { $1 - $0 }
        } else if isOffset, case .formula(let formula, _) = end, !formula.usesParameters {
            // What is added to any start is what is added to 0.
            ways = formula.value(from: formula.components.map { _ in 0 }).components
        } else {
            return nil
        }
        ways.sort { $0.magnitude > $1.magnitude }
        return ways.first
    }

    /// Reports what depends on the travel, where that isn't known.
    mutating func reportUnknownTravel(_ key: NodeField, at range: SourceRange, _ draft: NodeDraft? = nil) {
        let what = key == .velocity ? "a velocity in the property's unit" : "a duration by travel"
        var notes: [Diagnostic.Note] = []
        if let draft, draft.place != draft.timing.places.whole {
            notes = [Diagnostic.Note("it is animated here", at: draft.place)]
        }
        diagnostics.report(
            .unknownTravel, "\(what) needs a start and an end that are known before it plays", at: range,
            notes: notes)
    }
}

extension SpringCurve {
    /// The spring released at another velocity, in whole travels per second; nil where it doesn't settle in time.
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

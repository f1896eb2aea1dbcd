import MotionModel

/// The checked sources of explicit and implicit animations.
extension Animator {
    /// A track of a property between two values, bound to numbers.
    func bound(
        _ plan: TimingPlan, _ id: PropertyID, from: MotionValue, to: MotionValue, isAdditive: Bool,
        weight: Double = 1
    ) throws(AnimatorError) -> BoundTrack {
        let declaration = store[id]
        let track = Track(
            property: declaration.path, type: declaration.type, isAdditive: isAdditive, weight: weight,
            keys: [.constant(from), .constant(to)], segments: plan.track.segments, loop: plan.track.loop)
        let bound =
            if weight == 1, let direct = BoundTrack(direct: track, from, to) { direct } else {
                try bind(track, reading: store.modelValue(id))
            }
        try check(bound, of: declaration.path.text)
        return bound
    }

    /// The plan of a timing, shared by consecutive animations with that timing.
    func plan(of timing: Timing) throws(AnimatorError) -> TimingPlan {
        let last = lastPlan
        if let last, last.isPlan(of: timing) { return last }
        if let number = timing.unusableNumber { throw .unusableNumber(number, of: "the way back") }
        let plan = TimingPlan(timing)
        lastPlan = plan
        return plan
    }

    /// A value as a key of a track: canonical, except for a transform, which keeps its functions for interpolation.
    func usable(
        _ value: MotionValue, as declaration: PropertyDeclaration
    ) throws(AnimatorError) -> MotionValue {
        guard let canonical = value.converted(to: declaration.type) else {
            throw .wrongType(
                property: declaration.path.text, expected: declaration.type, found: value.type.name)
        }
        try PropertyStore.check(canonical.components, of: declaration.path.text)
        return declaration.type == .transform(.matrix) ? value : canonical
    }

    /// Refuses a weight outside 0…1.
    func check(weight: Double) throws(AnimatorError) {
        guard weight >= 0 && weight <= 1 else { throw .unusableNumber(weight, of: "the weight") }
    }
}

import MotionModel

/// The checked sources of explicit and implicit animations.
extension Animator {
    /// Refuses a tween that goes beyond the range of numbers at either end: a curve's output is unbounded.
    func check(
        _ plan: TimingPlan, _ id: PropertyID, from: Components, to: Components
    ) throws(AnimatorError) {
        guard !plan.isPlain else { return }
        let count = store.layouts[id.index].count
        try store.check(plan.components(count, from: from, to: to, at: plan.rest), count, of: id)
        try store.check(plan.components(count, from: from, to: to, at: plan.start), count, of: id)
    }

    /// The ends of a share of a tween that is added to the resting value: the numbers of a weighted `BoundTrack`.
    func share(
        _ weight: Double, of plan: TimingPlan, _ id: PropertyID, from: inout Components, to: inout Components
    ) throws(AnimatorError) {
        let count = store.layouts[id.index].count
        let start = plan.components(count, from: from, to: to, at: plan.start)
        let origin = store.modelComponents(id)
        for component in 0..<count {
            from[component] = origin[component] + weight * (from[component] - start[component])
            to[component] = origin[component] + weight * (to[component] - start[component])
        }
        try store.check(from, count, of: id)
        try store.check(to, count, of: id)
    }

    /// Calls a function with each run of moving components, of which a replacing tween has a contribution each. The other
    /// components of a rectangle or the like keep their animations.
    func forEachRun(of count: Int, where moves: (Int) -> Bool, _ body: (Int, Int) -> Void) {
        var start = 0
        while start < count {
            var end = start
            while end < count, moves(end) { end += 1 }
            if end > start { body(start, end - start) }
            start = end + 1
        }
    }

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
    func plan(of timing: Timing, _ property: Int) throws(AnimatorError) -> TimingPlan {
        if let lastPlan, lastPlan.timing == timing { return lastPlan }
        if let number = timing.unusableNumber { throw .unusableNumber(number, of: "the way back") }
        let plan = TimingPlan(timing, property: store.declarations[property].path)
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
        try store.check(canonical.components, of: declaration.path.text)
        return declaration.type == .transform(.matrix) ? value : canonical
    }

    /// Refuses a weight outside 0…1.
    func check(weight: Double) throws(AnimatorError) {
        guard weight >= 0 && weight <= 1 else { throw .unusableNumber(weight, of: "the weight") }
    }
}

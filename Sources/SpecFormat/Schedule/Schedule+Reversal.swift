import MotionModel

/// Trees whose values are reversed.
extension Schedule {
    /// The node as it plays when values are reversed, its values still in the written order; nil if it is the same.
    ///
    /// It differs if a spring starts with a velocity in the property's unit: that has the opposite direction then, and
    /// the spring settles at another time.
    mutating func reversed(_ draft: NodeDraft) -> NodeDraft? {
        var result = draft
        switch draft.body {
        case .wait, .emit: return nil
        case .animate(var leaf):
            if let course = leaf.reversedCourse {
                leaf.lateCourse = course
                result.natural = course.longest
            } else if let curve = leaf.reversedCurve {
                leaf.keyframes[0].curve = curve
                result.natural = curve.naturalDuration
            } else {
                return nil
            }
            result.body = .animate(leaf)
        case .other(_, let reversed):
            guard let reversed else { return nil }
            result.body = .other(reversed, reversed: nil)
        case .sequence(let children):
            guard let children = reversed(children) else { return nil }
            result.body = .sequence(children)
        case .group(let children, let offsets):
            guard let children = reversed(children) else { return nil }
            result.body = .group(children, offsets: offsets)
        }
        return finished(result)
    }

    private mutating func reversed(_ children: [NodeDraft]) -> [NodeDraft]? {
        let others = children.map { reversed($0) }
        guard others.contains(where: { $0 != nil }) else { return nil }
        return zip(children, others).map { $1 ?? $0 }
    }
}

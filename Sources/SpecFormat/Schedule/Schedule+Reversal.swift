import MotionModel

/// Trees whose values are reversed.
extension Schedule {
    /// The node as it plays when values are reversed, its values still in the written order; nil if it is the same.
    ///
    /// It differs if a spring starts with a velocity in the property's unit: that has the opposite direction then, and
    /// the spring settles at another time.
    mutating func reversed(_ draft: NodeDraft) -> NodeDraft? {
        let body: NodeDraft.Body
        var natural = draft.natural
        switch draft.body {
        case .wait, .emit: return nil
        case .animate(var leaf):
            if let course = leaf.wrappedValue.reversedCourse {
                leaf.wrappedValue.lateCourse = course
                natural = course.longest
            } else if let curve = leaf.wrappedValue.reversedCurve {
                leaf.wrappedValue.keyframes[0].curve = curve
                natural = curve.naturalDuration
            } else {
                return nil
            }
            body = .animate(leaf)
        case .other(_, let reversed):
            guard let reversed else { return nil }
            body = .other(reversed, reversed: nil)
        case .sequence(let children):
            guard let children = reversed(children) else { return nil }
            body = .sequence(children)
        case .group(let children, let offsets):
            guard let children = reversed(children) else { return nil }
            body = .group(children, offsets: offsets)
        }
        return finished(NodeDraft(draft, body: body, natural: natural))
    }

    private mutating func reversed(_ children: [NodeDraft]) -> [NodeDraft]? {
        var result: [NodeDraft]?
        for (index, child) in children.enumerated() {
            guard let other = reversed(child) else { continue }
            if result == nil { result = children }
            result?[index] = other
        }
        return result
    }
}

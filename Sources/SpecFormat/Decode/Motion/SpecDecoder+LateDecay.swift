import MotionModel

/// Decays whose way is only known when they play.
extension SpecDecoder {
    /// The node of such a decay.
    mutating func lateDecay(
        _ reader: NodeReader, _ glide: Glide, _ decay: Decay, _ end: DecayEnd
    ) -> NodeDraft? {
        let type = glide.property.type
        let zeros = (0..<type.componentCount).map { _ in Expression.constant(0) }
        let known = end.expressions(
            from: glide.start?.formula?.components ?? zeros, at: glide.velocity ?? [], decay)
        let formula = Formula(type: type, components: known.end).folded
        let keys = [NodeField.from, .velocity, .to, .snap, .roundTo].compactMap { reader.member($0) }
        let place = keys.first { hasExpression($0.value) }?.value.range ?? reader.place
        guard formula.components.reduce(0, { $0 + $1.nodeCount }) <= Limits.segments else {
            diagnostics.report(
                .expressionLimit, "with these places an expression has more than \(Limits.segments) parts",
                at: place)
            return nil
        }
        let ways = known.way.compactMap { LateNumber($0.folded) }
        guard ways.count == known.way.count, ways.allSatisfy({ $0.range.magnitude <= Limits.value }) else {
            diagnostics.report(
                .unboundedTime,
                "nothing says how far it can go when it plays, this needs a range: 'clamp(x, -1000, 1000)'",
                at: place)
            return nil
        }
        do throws(DecayError) {
            let course = try LateGlide(decay, stopVelocity: glide.stopVelocity, over: ways)
            guard course.longest <= Limits.time else { throw .notFinite }
            let farthest = ways.reduce(0) { Swift.max($0, $1.range.magnitude) }
            let curve = try decay.motion(from: [0], to: [farthest], stopVelocity: glide.stopVelocity).curve
            let value: Operand =
                glide.start == nil
                ? .formula(.offset(by: formula), from: 0)
                : formula.constant.map { .constant($0) } ?? .formula(formula, from: nil)
            let keyframe = LeafDraft.Keyframe(at: .share(1), value: value, curve: curve, range: reader.place)
            let draft = draft(reader, glide, [keyframe], natural: course.longest)
            guard case .animate(var leaf)? = draft?.body else { return nil }
            leaf.wrappedValue.lateCourse = .glide(course)
            leaf.wrappedValue.latePlace = place
            draft?.body = .animate(leaf)
            return draft
        } catch {
            reportGlide(at: reader.place)
            return nil
        }
    }
}

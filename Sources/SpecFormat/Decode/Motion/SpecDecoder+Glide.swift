import MotionModel

/// Nodes that are released and move by friction and collisions.
extension SpecDecoder {
    /// The property and the start of a gliding node.
    struct Glide {
        let property: PropertyDeclaration
        let key: JSONString
        let start: Operand?
        /// The velocity of each component, which may be known only when it plays.
        let velocity: [LateNumber]?
        let stopVelocity: Double
        let scope: NodeScope

        /// The start, if it is known before it plays.
        var knownStart: [Double]? { start?.constant?.components.array }

        /// The velocity, if it is known before it plays.
        var knownVelocity: [Double]? {
            let known = velocity?.compactMap { $0.expression.constant }
            return known?.count == velocity?.count ? known : nil
        }

        /// The operand for a place it reaches: absolute if the start is known, otherwise an offset from the start.
        func operand(reaching components: [Double]) -> Operand? {
            guard let value = MotionValue(type: property.type, components: components) else { return nil }
            return knownStart == nil ? .formula(.offset(by: value), from: 0) : .constant(value)
        }
    }

    mutating func glide(
        _ reader: NodeReader, _ head: NodeField, _ scope: NodeScope
    ) -> Glide? {
        guard let (path, key) = leafPath(reader[head], head.quoted, scope) else { return nil }
        let examples = [reader[.from], reader[.to], reader[.velocity]].compactMap { $0 }
        guard !examples.isEmpty else {
            reportNoSpeed(head, at: reader.place)
            return nil
        }
        guard let property = leafProperty(path, key, values: examples, scope),
            checkNumbers(property, head, "moves", at: reader.place)
        else { return nil }
        var start: Operand?
        if let syntax = reader[.from] {
            guard let value = leafValue(syntax, property, key, scope, knowsFrom: false) else { return nil }
            start = value
        }
        var velocity: [LateNumber]?
        if let syntax = reader[.velocity] {
            let names = expressionEnvironment(in: scope)
            guard let read = self.velocity(syntax, count: property.type.componentCount, names) else {
                return nil
            }
            velocity = read
        }
        guard let stopVelocity = number(reader, .stopVelocity, default: property.restSpeed) else {
            return nil
        }
        return Glide(
            property: property, key: key, start: start, velocity: velocity, stopVelocity: stopVelocity,
            scope: scope)
    }

    mutating func draft(
        _ reader: NodeReader, _ glide: Glide, _ keyframes: [LeafDraft.Keyframe], natural: Double
    ) -> NodeDraft? {
        guard var leaf = leaf(reader, glide.property, glide.start, keyframes) else { return nil }
        leaf.isTimed = false
        return NodeDraft(place: reader.place, body: .animate(Boxed(leaf)), natural: natural)
    }

    // MARK: Problems

    /// Reports that nothing says how fast it starts.
    mutating func reportNoSpeed(_ head: NodeField, at range: SourceRange) {
        let needed = head == .decay ? "'decay' needs 'velocity' or 'to'" : "'physics' needs 'velocity'"
        diagnostics.report(.missingKey, needed, at: range)
    }

    mutating func reportUnknownStart(at range: SourceRange, because what: Phrase) {
        diagnostics.report(
            .unknownTravel, "what \(what) needs a start that is known before it plays, with 'from'",
            at: range)
    }

    mutating func reportGlide(at range: SourceRange) {
        diagnostics.report(.range, "at this speed it goes farther than numbers reach", at: range)
    }
}

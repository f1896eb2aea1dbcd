import MotionModel
import SpecFormat

extension TreeLowering {
    /// The list of a leaf that takes `length` seconds in one direction, and its way back; one for each part of a divided whole.
    mutating func there(
        and wayBack: Spec.NodeTiming.WayBack, of leaf: Spec.Leaf, _ node: Spec.Node, length: Double
    ) -> Piece {
        guard let parts = wholes.parts[leaf.property.path] else {
            return there(and: wayBack, of: leaf, part: nil, node, length: length)
        }
        let pieces = parts.map { there(and: wayBack, of: leaf, part: $0, node, length: length) }
        return Piece(length: pieces[0].length, lists: pieces.flatMap { $0.lists })
    }

    private mutating func there(
        and wayBack: Spec.NodeTiming.WayBack, of leaf: Spec.Leaf, part: DividedWholes.Part?,
        _ node: Spec.Node, length: Double
    ) -> Piece {
        let start = keys.add(.open)
        if let operand = leaf.start.map({ part?.operand($0) ?? $0 }) {
            keys.replace(start, with: .operand(operand, from: start))
        }
        var segments: [Segment] = []
        var reached = 0.0
        var key = start
        segments.reserveCapacity(leaf.keyframes.count)
        // Keyframes are read where they lie, since their values and curves are counted references.
        for index in leaf.keyframes.indices {
            let place = leaf.keyframes[index].place
            let time = place * length
            let value = leaf.keyframes[index].value.timed(by: place * node.length)
            let isMoving = value.isMoving
            let next = keys.add(.operand(part?.operand(value) ?? value, from: start))
            // A value over time leads from itself to itself.
            segments.append(
                Segment(
                    start: reached, end: time, fromKey: isMoving ? next : key, toKey: next,
                    curve: leaf.keyframes[index].curve))
            reached = time
            key = next
        }
        if let course = leaf.lateCourse {
            let steps = Array(self.steps.reversed().filter { !$0.isIdentity })
            segments[0] = remembered(segments[0], LatePart(start: 0, end: .after(course), steps: steps))
        }
        let list = SegmentList(
            channel: channel(of: leaf, part), segments: segments, openStart: leaf.start == nil ? start : nil,
            startsAsWritten: leaf.startsAsWritten)
        var piece = Piece(length: length, lists: [list])
        switch wayBack {
        case .none, .onTurn: break
        case .along(let curve, let duration):
            // Only a leaf with one destination has a way back of its own.
            piece.length += node.length < length ? length : duration
            let back = Segment(start: length, end: piece.length, fromKey: key, toKey: start, curve: curve)
            piece.lists[0].segments.append(back)
        case .mirrored, .backwards, .independent, .synchronized:
            piece.length += length
            piece.lists[0] = list.returned(in: length)
        }
        return piece
    }

    /// The channel of a leaf: its property, or a layer over it if another leaf moves the property.
    ///
    /// If all its leaves are additive, the first one in the spec moves the property.
    private mutating func channel(of leaf: Spec.Leaf, _ part: DividedWholes.Part?) -> SegmentList.Channel {
        let property = part?.property ?? leaf.property
        // What has several numbers has no other form when it is divided.
        let form = leaf.property.type == property.type ? leaf.form : property.type
        let number = numbers.value(of: property.path, orAdd: properties.count)
        let isKnown = number < properties.count
        if isKnown {
            // A form requested by one leaf applies to all leaves of its property.
            if forms[number] == properties[number].type { forms[number] = form }
        } else {
            properties.append(property)
            forms.append(form)
            weights.append(nil)
        }
        guard leaf.isLayer, isKnown || ownLeaves[property.path] != nil else {
            weights[number] = weights[number] ?? leaf.weight
            return .property(number)
        }
        layers.append((number, form, leaf.weight))
        return .layer(layers.count - 1)
    }
}

extension Operand {
    /// The operand with its time as a share of its duration.
    fileprivate func timed(by length: Double) -> Operand {
        guard case .formula(let formula, let from) = self, formula.usesTime else { return self }
        let time = Expression.binary(.multiply, .progress, .constant(length))
        return .formula(formula.substituting(time: time), from: from)
    }
}

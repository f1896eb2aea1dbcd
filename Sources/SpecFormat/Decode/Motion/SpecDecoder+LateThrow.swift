import MotionModel

/// Throws whose start, velocity or walls are only known when they play.
extension SpecDecoder {
    /// The node of such a throw.
    mutating func lateThrow(
        _ reader: NodeReader, _ glide: Glide, _ physics: Physics, _ velocity: [LateNumber],
        _ walls: [LateThrow.Walls]
    ) -> NodeDraft? {
        let keys = [NodeField.from, .velocity, .bounds].compactMap { reader.member($0) }
        let place = (keys.first { hasExpression($0.value) } ?? reader.member(.bounds))?.value.range
        guard velocity.allSatisfy({ $0.range.magnitude <= Limits.value }) else {
            diagnostics.report(
                .unboundedTime,
                "nothing says how fast it can be when it plays, this needs a range: 'clamp(x, -1000, 1000)'",
                at: reader[.velocity]?.range ?? reader.place)
            return nil
        }
        let start = glide.start?.formula?.components
        var width = 0.0
        for (index, walls) in walls.enumerated() {
            let place = start.map { LateNumber.range(of: $0[index]) } ?? .whole
            width = Swift.max(width, walls.low.range.hull(walls.high.range).hull(place).width)
        }
        guard let thrown = LateThrow(physics, velocity: velocity, walls: walls, width: width),
            thrown.longest <= Limits.time
        else {
            guard physics.friction == 0, physics.restitution < 1, !walls.isEmpty else {
                reportEndless(at: reader.place)
                return nil
            }
            guard start != nil else {
                reportUnknownStart(at: place ?? reader.place, because: "bounces without friction")
                return nil
            }
            diagnostics.report(
                .unboundedTime,
                "without friction nothing says how long it takes when it plays, so its start and walls need ranges",
                at: place ?? reader.place)
            return nil
        }
        let keyframe = LeafDraft.Keyframe(
            at: .share(1), value: .resting(thrown, from: 0), curve: thrown.outline, range: reader.place)
        let draft = draft(reader, glide, [keyframe], natural: thrown.longest)
        guard case .animate(var leaf)? = draft?.body else { return nil }
        leaf.wrappedValue.lateCourse = .bounce(thrown)
        leaf.wrappedValue.latePlace = place ?? reader.place
        draft?.body = .animate(leaf)
        return draft
    }

    /// Reads the walls of each component, which may be known only when it plays.
    mutating func bounds(_ reader: NodeReader, _ glide: Glide) -> [LateThrow.Walls]? {
        guard let syntax = reader[.bounds], let array = list(syntax, NodeField.bounds.quoted) else {
            return nil
        }
        guard array.elements.count == 2 else {
            if array.isComplete {
                diagnostics.report(
                    .componentCount, "'bounds' are two values, not \(array.elements.count)", at: syntax.range)
            }
            return nil
        }
        var ends: [[LateNumber]] = []
        for element in array.elements {
            guard let end = wall(element, glide) else { return nil }
            ends.append(end)
        }
        let walls = zip(ends[0], ends[1]).map { LateThrow.Walls(low: $0, high: $1) }
        guard walls.allSatisfy({ $0.low.smallest <= $0.high.largest }) else {
            diagnostics.report(
                .range, "'bounds' run from the lower to the higher value", at: syntax.range)
            return nil
        }
        return walls
    }

    /// Reads a wall: a number for each component.
    private mutating func wall(_ syntax: JSONSyntax, _ glide: Glide) -> [LateNumber]? {
        guard let value = leafValue(syntax, glide.property, glide.key, glide.scope),
            let formula = value.formula
        else { return nil }
        guard !formula.usesFrom || glide.start != nil else {
            reportUnknownStart(at: syntax.range, because: "has walls beside its start")
            return nil
        }
        let numbers = value.components(from: glide.start?.formula?.components ?? []).map { $0.folded }
        guard numbers.reduce(0, { $0 + $1.nodeCount }) <= Limits.segments else {
            diagnostics.report(
                .expressionLimit, "with this start a wall has more than \(Limits.segments) parts",
                at: syntax.range)
            return nil
        }
        let walls = numbers.compactMap { LateNumber($0) }
        guard walls.count == numbers.count else {
            diagnostics.report(
                .unboundedTime, "\(NodeField.bounds.quoted) may be no number when it plays", at: syntax.range)
            return nil
        }
        return walls
    }
}

extension LateThrow.Walls {
    /// The walls, if they are known before it plays.
    var known: ClosedRange<Double>? {
        guard let low = low.expression.constant, let high = high.expression.constant, low <= high else {
            return nil
        }
        return low...high
    }
}

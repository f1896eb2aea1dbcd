import MotionModel

/// Nodes that are let go and follow the laws of friction and collisions.
extension SpecDecoder {
    /// What a gliding node's members say of its property and its start.
    private struct Glide {
        let property: PropertyDeclaration
        let key: JSONString
        let start: Operand?
        let velocity: [Double]?
        let stopVelocity: Double
        let scope: NodeScope

        /// Where it starts, if that is known before it plays.
        var knownStart: [Double]? { start?.constant?.components }
    }

    /// A value that friction brings to rest.
    mutating func decayNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let glide = glide(reader, .decay, scope), let decay = decay(reader) else { return nil }
        guard let ends = decayEnds(reader, glide, decay) else { return nil }
        do throws(DecayError) {
            let motion = try decay.motion(
                from: ends.start, to: ends.destination, stopVelocity: glide.stopVelocity)
            guard motion.duration <= Limits.time else { throw .notFinite }
            let end = MotionValue(type: glide.property.type, components: motion.destination)
            guard let end else { return nil }
            let value = ends.isOffset ? Operand.formula(.offset(by: end), from: 0) : .constant(end)
            let keyframe = LeafDraft.Keyframe(
                at: .share(1), value: value, curve: motion.curve, range: reader.place)
            return draft(reader, glide, [keyframe], natural: motion.duration)
        } catch {
            reportGlide(at: reader.place)
            return nil
        }
    }

    /// A value that is thrown, and bounces off walls.
    mutating func physicsNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let glide = glide(reader, .physics, scope),
            let physics = physics(
                reader, restitution: Physics.defaultRestitution, stopVelocity: glide.stopVelocity)
        else { return nil }
        guard let velocity = glide.velocity else {
            diagnostics.report(.missingKey, "'physics' needs 'velocity'", at: reader.place)
            return nil
        }
        var walls: [ClosedRange<Double>?] = []
        if reader[.bounds] != nil {
            guard let read = bounds(reader, glide) else { return nil }
            walls = read
        }
        guard walls.isEmpty || glide.knownStart != nil else {
            reportUnknownStart(reader, because: "bounces")
            return nil
        }
        let start = glide.knownStart ?? velocity.map { _ in 0 }
        guard let motion = motion(physics, from: start, velocity, walls, reader) else { return nil }
        let isOffset = glide.knownStart == nil
        var keyframes: [LeafDraft.Keyframe] = []
        for phase in motion.phases {
            guard let value = MotionValue(type: glide.property.type, components: phase.to) else { return nil }
            keyframes.append(
                LeafDraft.Keyframe(
                    at: .seconds(phase.end),
                    value: isOffset ? .formula(.offset(by: value), from: 0) : .constant(value),
                    curve: phase.curve, range: reader.place))
        }
        if keyframes.isEmpty, let value = MotionValue(type: glide.property.type, components: start) {
            keyframes = [
                LeafDraft.Keyframe(
                    at: .share(1), value: isOffset ? .formula(.offset(by: value), from: 0) : .constant(value),
                    curve: .linear, range: reader.place)
            ]
        }
        return draft(reader, glide, keyframes, natural: motion.duration)
    }

    // MARK: Parts that paths need too

    /// Friction and collisions, as a node's members give them.
    mutating func physics(
        _ reader: NodeReader, restitution fallback: Double, stopVelocity: Double
    ) -> Physics? {
        var friction = 0.0
        if let syntax = reader[.friction] {
            let what = "'\(NodeField.friction.rawValue)'"
            guard let read = number(syntax, what, in: 0...1, "of physics lies between 0 and 1") else {
                return nil
            }
            friction = read
        }
        var restitution = fallback
        if let syntax = reader[.restitution] {
            let what = "'\(NodeField.restitution.rawValue)'"
            guard let read = number(syntax, what, in: 0...1, "lies between 0 and 1") else { return nil }
            restitution = read
        }
        do throws(PhysicsError) {
            return try Physics(friction: friction, restitution: restitution, stopVelocity: stopVelocity)
        } catch {
            preconditionFailure("friction, restitution and rest speed were checked")
        }
    }

    /// What happens to something that is pushed; reports what never ends.
    mutating func motion(
        _ physics: Physics, from start: [Double], _ velocity: [Double], _ walls: [ClosedRange<Double>?],
        _ reader: NodeReader
    ) -> PhysicsMotion? {
        do throws(PhysicsError) {
            let motion = try physics.motion(from: start, velocity: velocity, bounds: walls)
            guard motion.duration <= Limits.time else { throw .neverEnds }
            return motion
        } catch {
            switch error {
            case .neverEnds, .tooManyCollisions:
                diagnostics.report(
                    .glideEndless,
                    "this motion never comes to rest: it needs more friction, or walls that take speed away",
                    at: reader.place)
            case .startsOutside:
                diagnostics.report(
                    .range, "it starts outside its bounds",
                    at: reader[.from]?.range ?? reader[.bounds]?.range ?? reader.place)
            case .frictionOutOfRange, .restitutionOutOfRange, .stopVelocityOutOfRange, .notFinite:
                reportGlide(at: reader.place)
            }
            return nil
        }
    }

    /// The speed that counts as at rest: the node's own, else the property's.
    mutating func stopVelocity(_ reader: NodeReader, _ fallback: Double) -> Double? {
        guard let syntax = reader[.stopVelocity] else { return fallback }
        let what = "'\(NodeField.stopVelocity.rawValue)'"
        guard let value = number(syntax, what) else { return nil }
        guard value > 0, value <= Limits.output else {
            diagnostics.report(.range, "\(what) lies above 0 and up to 1e6", at: syntax.range)
            return nil
        }
        return value
    }

    /// A velocity: a number, or one for each component.
    mutating func velocity(_ syntax: JSONSyntax, count: Int) -> [Double]? {
        let limit = Limits.value
        let what = "'\(NodeField.velocity.rawValue)'"
        func one(_ syntax: JSONSyntax, _ decoder: inout SpecDecoder) -> Double? {
            decoder.number(syntax, what, in: -limit...limit, "lies between -1e100 and 1e100")
        }
        guard case .array(let array) = syntax.content else {
            guard count == 1 else {
                diagnostics.report(
                    .componentCount, "\(what) has a number for each component here: a list of \(count)",
                    at: syntax.range)
                return nil
            }
            return one(syntax, &self).map { [$0] }
        }
        guard array.elements.count == count else {
            if array.isComplete {
                diagnostics.report(
                    .componentCount,
                    "\(what) has a number for each component, \(count), not \(array.elements.count)",
                    at: syntax.range)
            }
            return nil
        }
        let numbers = array.elements.compactMap { one($0, &self) }
        return numbers.count == count ? numbers : nil
    }

    // MARK: Members

    private mutating func glide(
        _ reader: NodeReader, _ head: NodeField, _ scope: NodeScope
    ) -> Glide? {
        guard let (path, key) = leafPath(reader[head], "'\(head.rawValue)'", scope) else { return nil }
        let examples = [reader[.from], reader[.to], reader[.velocity]].compactMap { $0 }
        guard let property = leafProperty(path, key, values: examples, scope),
            canGlide(property, head, at: reader.place)
        else { return nil }
        var start: Operand?
        if let syntax = reader[.from] {
            guard let value = leafValue(syntax, property, key, scope, knowsFrom: false) else { return nil }
            start = value
        }
        var velocity: [Double]?
        if let syntax = reader[.velocity] {
            guard let read = self.velocity(syntax, count: property.type.componentCount) else { return nil }
            velocity = read
        }
        guard let stopVelocity = stopVelocity(reader, property.restSpeed) else { return nil }
        return Glide(
            property: property, key: key, start: start, velocity: velocity, stopVelocity: stopVelocity,
            scope: scope)
    }

    private mutating func canGlide(
        _ property: PropertyDeclaration, _ head: NodeField, at range: SourceRange
    ) -> Bool {
        switch property.type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets: return true
        default:
            diagnostics.report(
                .valueTypeMismatch,
                "'\(head.rawValue)' moves numbers, and '\(property.path.text)' is \(property.type.phrase)",
                at: range)
            return false
        }
    }

    private mutating func decay(_ reader: NodeReader) -> Decay? {
        if let first = reader.member(.rate), let second = reader.member(.friction) {
            reportConflict(first, second, because: "both say how fast it slows down")
            return nil
        }
        do throws(DecayError) {
            if let syntax = reader[.friction] {
                guard let friction = number(syntax, "'\(NodeField.friction.rawValue)'") else { return nil }
                guard friction > 0, friction <= Limits.output else {
                    diagnostics.report(
                        .range, "'friction' of a decay lies above 0 and up to 1e6", at: syntax.range)
                    return nil
                }
                return try Decay(friction: friction)
            }
            // As a scroll view slows down by itself.
            var rate = 0.998
            if let syntax = reader[.rate] {
                guard let read = number(syntax, "'\(NodeField.rate.rawValue)'") else { return nil }
                guard read > 0, read < 1 else {
                    diagnostics.report(.range, "'rate' lies between 0 and 1, both excluded", at: syntax.range)
                    return nil
                }
                rate = read
            }
            return try Decay(rate: rate)
        } catch {
            reportGlide(at: reader.place)
            return nil
        }
    }

    /// Where a decay starts and ends; both from 0 where the start is known only when it plays.
    private mutating func decayEnds(
        _ reader: NodeReader, _ glide: Glide, _ decay: Decay
    ) -> (start: [Double], destination: [Double], isOffset: Bool)? {
        if let syntax = reader[.to] {
            for key in [NodeField.velocity, .snap, .roundTo] {
                guard let first = reader.member(.to), let second = reader.member(key) else { continue }
                reportConflict(first, second, because: "the destination says how fast it must start")
                return nil
            }
            guard let value = leafValue(syntax, glide.property, glide.key, glide.scope) else { return nil }
            guard let start = glide.knownStart, let end = value.constant else {
                reportUnknownStart(reader, because: "is to come to rest at a place")
                return nil
            }
            return (start, end.components, false)
        }
        guard let velocity = glide.velocity else {
            diagnostics.report(.missingKey, "'decay' needs 'velocity' or 'to'", at: reader.place)
            return nil
        }
        guard reader[.snap] != nil || reader[.roundTo] != nil else {
            let start = glide.knownStart ?? velocity.map { _ in 0 }
            let end = start.indices.map { decay.destination(from: start[$0], velocity: velocity[$0]) }
            return (start, end, glide.knownStart == nil)
        }
        guard let start = glide.knownStart else {
            reportUnknownStart(reader, because: "is to come to rest at one of several places")
            return nil
        }
        let heading = start.indices.map { decay.destination(from: start[$0], velocity: velocity[$0]) }
        guard let end = snapped(heading, reader, glide) else { return nil }
        return (start, end, false)
    }

    private mutating func snapped(_ heading: [Double], _ reader: NodeReader, _ glide: Glide) -> [Double]? {
        if let first = reader.member(.snap), let second = reader.member(.roundTo) {
            reportConflict(first, second, because: "both say where it may end")
            return nil
        }
        if let syntax = reader[.roundTo] {
            let what = "'\(NodeField.roundTo.rawValue)'"
            guard let step = number(syntax, what) else { return nil }
            guard step > 0, step <= Limits.value else {
                diagnostics.report(.range, "\(what) lies above 0", at: syntax.range)
                return nil
            }
            return Decay.rounded(heading, toMultipleOf: step)
        }
        guard let syntax = reader[.snap], let array = list(syntax, "'\(NodeField.snap.rawValue)'") else {
            return nil
        }
        guard !array.elements.isEmpty else {
            diagnostics.report(.emptyValue, "'snap' needs at least one value", at: syntax.range)
            return nil
        }
        var places: [[Double]] = []
        for element in array.elements {
            guard let value = leafValue(element, glide.property, glide.key, glide.scope) else { return nil }
            guard let place = value.constant else {
                reportUnknownStart(reader, because: "is to come to rest at one of several places")
                return nil
            }
            places.append(place.components)
        }
        return places[Decay.nearest(to: heading, of: places)]
    }

    /// The walls of each component.
    private mutating func bounds(_ reader: NodeReader, _ glide: Glide) -> [ClosedRange<Double>?]? {
        guard let syntax = reader[.bounds], let array = list(syntax, "'\(NodeField.bounds.rawValue)'") else {
            return nil
        }
        guard array.elements.count == 2 else {
            if array.isComplete {
                diagnostics.report(
                    .componentCount, "'bounds' are two values, not \(array.elements.count)", at: syntax.range)
            }
            return nil
        }
        var ends: [[Double]] = []
        for element in array.elements {
            guard let value = leafValue(element, glide.property, glide.key, glide.scope) else { return nil }
            guard let end = value.constant else {
                reportUnknownStart(reader, because: "bounces")
                return nil
            }
            ends.append(end.components)
        }
        var walls: [ClosedRange<Double>?] = []
        for (low, high) in zip(ends[0], ends[1]) {
            guard low <= high else {
                diagnostics.report(
                    .range, "'bounds' run from the lower to the higher value", at: syntax.range)
                return nil
            }
            walls.append(low...high)
        }
        return walls
    }

    private mutating func draft(
        _ reader: NodeReader, _ glide: Glide, _ keyframes: [LeafDraft.Keyframe], natural: Double
    ) -> NodeDraft? {
        guard var leaf = leaf(reader, glide.property, glide.start, keyframes) else { return nil }
        leaf.isTimed = false
        return NodeDraft(place: reader.place, body: .animate(leaf), natural: natural)
    }

    // MARK: Problems

    private mutating func reportUnknownStart(_ reader: NodeReader, because what: String) {
        diagnostics.report(
            .unknownTravel, "what \(what) needs a start that is known before it plays, with 'from'",
            at: reader.place)
    }

    private mutating func reportGlide(at range: SourceRange) {
        diagnostics.report(.range, "at this speed it goes farther than numbers reach", at: range)
    }
}

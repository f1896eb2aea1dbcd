import MotionModel

/// Nodes that move along a path.
extension SpecDecoder {
    /// Reads a place that moves along a path by arc length, and an angle that follows its tangent.
    mutating func pathNode(
        _ reader: NodeReader, _ timing: Boxed<TimingDraft>, _ scope: NodeScope
    ) -> NodeDraft? {
        guard let syntax = reader[.path], let string = text(syntax, NodeField.path.quoted),
            let data = path(string), let edges = edges(reader), let ends = ends(reader)
        else { return nil }
        let route = PathRoute(data, edges: edges)
        guard let moves = follower(reader, .moves, of: .point, scope),
            let turns = follower(reader, .turns, of: .angle, scope)
        else { return nil }
        guard moves.property != nil || turns.property != nil else {
            diagnostics.report(
                .missingKey, "'path' needs 'moves' or 'turns', a property that follows it", at: reader.place)
            return nil
        }
        guard let stops = stops(reader, timing, route, ends) else { return nil }
        var children: [NodeDraft] = []
        for (follower, form) in [
            (moves, ValueType.routePosition(route)), (turns, ValueType.routeTangent(route)),
        ] {
            guard let property = follower.property else { continue }
            guard let leaf = leaf(reader, property, form, ends.start, stops.keyframes) else { return nil }
            let draft = NodeDraft(place: follower.place, body: .animate(Boxed(leaf)), natural: stops.natural)
            guard let finished = scheduled({ $0.finished(draft) }) else { return nil }
            children.append(finished)
        }
        let draft = NodeDraft(place: reader.place, together: children)
        draft.sharedTiming = timing
        if let natural = stops.natural { draft.setDuration(.seconds(natural)) }
        return draft
    }

    /// A property that follows a path; nil inside if the node has none.
    private struct Follower {
        let property: PropertyDeclaration?
        let place: SourceRange
    }

    private mutating func follower(
        _ reader: NodeReader, _ key: NodeField, of type: ValueType, _ scope: NodeScope
    ) -> Follower? {
        guard let syntax = reader[key] else { return Follower(property: nil, place: reader.place) }
        guard let (path, name) = leafPath(syntax, key.quoted, scope) else { return nil }
        let known = treeProperties[path] ?? declarations[path.text]?.declaration
        let row = path.known?.type
        let found = known?.type ?? row ?? type
        guard found == type else {
            diagnostics.report(
                .valueTypeMismatch,
                "'\(key.rawValue)' takes \(type.phrase), and '\(name.value)' is \(found.phrase)",
                at: syntax.range)
            return nil
        }
        let property = known ?? PropertyDeclaration(path: path, type: type)
        if treeProperties[path] == nil {
            addTreeProperty(property)
            hold(path, name)
        }
        return Follower(property: property, place: reader.members.keyRange(key))
    }

    private mutating func edges(_ reader: NodeReader) -> PathRoute.Edges? {
        guard let syntax = reader[.edges] else { return .stop }
        return choice(syntax, NodeField.edges)
    }

    /// Reads the start and the end on the path, as shares of its length.
    private mutating func ends(_ reader: NodeReader) -> (start: Double, end: Double)? {
        guard let start = number(reader, .start, default: 0), let end = number(reader, .end, default: 1)
        else {
            return nil
        }
        return (start, end)
    }

    /// The shares of the length that are passed, and the natural duration.
    private struct Stops {
        var keyframes: [(at: NodeTime, share: Double, curve: Curve)]
        var natural: Double?
    }

    private mutating func stops(
        _ reader: NodeReader, _ timing: Boxed<TimingDraft>, _ route: PathRoute,
        _ ends: (start: Double, end: Double)
    ) -> Stops? {
        let keys: [NodeField] = [.velocity, .friction, .restitution, .stopVelocity]
        guard let first = keys.compactMap({ reader.member($0) }).first else {
            if case .travel? = timing.wrappedValue.duration {
                diagnostics.report(
                    .unknownTravel, "a duration by travel is for values, a path has a length",
                    at: timing.wrappedValue.places.duration ?? reader.place)
                return nil
            }
            checkIgnoredDuration(reader.member(.duration), timing.wrappedValue, reader.object)
            let curve = timing.wrappedValue.curve?.curve ?? defaultCurve(for: timing.wrappedValue.duration)
            return Stops(keyframes: [(.share(1), ends.end, curve)], natural: curve.naturalDuration)
        }
        for key in [NodeField.curve, .duration] {
            guard let second = reader.member(key) else { continue }
            reportConflict(first, second, because: "friction decides how it moves, and for how long")
            return nil
        }
        return thrown(reader, route, ends)
    }

    /// The stops of a motion thrown along a path: its velocity is in the path's unit per second.
    private mutating func thrown(
        _ reader: NodeReader, _ route: PathRoute, _ ends: (start: Double, end: Double)
    ) -> Stops? {
        guard let syntax = reader[.velocity],
            let velocity = velocity(syntax, count: 1)?.compactMap({ $0.expression.constant })
        else {
            if reader[.velocity] == nil {
                diagnostics.report(
                    .missingKey, "what is thrown along a path needs 'velocity'", at: reader.place)
            }
            return nil
        }
        // At the end of a path that stops, nothing bounces unless `restitution` is written.
        guard let stop = number(reader, .stopVelocity, default: PropertyUnit.points.restSpeed),
            let physics = physics(reader, restitution: 0, stopVelocity: stop)
        else { return nil }
        let length = route.length
        guard length > 0 else {
            diagnostics.report(.range, "a path without length can't be travelled", at: reader.place)
            return nil
        }
        var walls: [ClosedRange<Double>?] = []
        if route.edges == .stop {
            let (low, high) = (Swift.min(ends.start, ends.end), Swift.max(ends.start, ends.end))
            walls = [(low * length)...(high * length)]
        }
        guard let motion = motion(physics, from: [ends.start * length], velocity, walls, reader) else {
            return nil
        }
        var stops = Stops(keyframes: [], natural: motion.duration)
        for phase in motion.phases {
            stops.keyframes.append((.seconds(phase.end), phase.to[0] / length, phase.curve))
        }
        if stops.keyframes.isEmpty { stops.keyframes = [(.share(1), ends.start, .linear)] }
        return stops
    }

    private mutating func leaf(
        _ reader: NodeReader, _ property: PropertyDeclaration, _ form: ValueType, _ start: Double,
        _ stops: [(at: NodeTime, share: Double, curve: Curve)]
    ) -> LeafDraft? {
        guard let first = MotionValue(type: form, components: [start]) else { return nil }
        var keyframes: [LeafDraft.Keyframe] = []
        for stop in stops {
            guard let value = MotionValue(type: form, components: [stop.share]) else { return nil }
            keyframes.append(
                LeafDraft.Keyframe(
                    at: stop.at, value: .constant(value), curve: stop.curve, range: reader.place))
        }
        guard var leaf = leaf(reader, property, .constant(first), keyframes) else { return nil }
        leaf.form = form
        leaf.isTimed = reader[.velocity] == nil
        return leaf
    }
}

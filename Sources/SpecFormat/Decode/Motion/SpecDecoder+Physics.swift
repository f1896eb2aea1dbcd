import MotionModel

/// Nodes that are thrown and bounce.
extension SpecDecoder {
    /// Reads a value that is thrown, and bounces off walls.
    mutating func physicsNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        guard let glide = glide(reader, .physics, scope),
            let physics = physics(
                reader, restitution: Physics.defaultRestitution, stopVelocity: glide.stopVelocity)
        else { return nil }
        guard let speeds = glide.velocity else {
            reportNoSpeed(.physics, at: reader.place)
            return nil
        }
        var bounds: [LateThrow.Walls] = []
        if reader[.bounds] != nil {
            guard let read = self.bounds(reader, glide) else { return nil }
            bounds = read
        }
        let walls = bounds.map { $0.known }
        guard let velocity = glide.knownVelocity, walls.allSatisfy({ $0 != nil }),
            walls.isEmpty || glide.knownStart != nil
        else { return lateThrow(reader, glide, physics, speeds, bounds) }
        let start = glide.knownStart ?? velocity.map { _ in 0 }
        guard let motion = motion(physics, from: start, velocity, walls, reader) else { return nil }
        var stops: [(at: NodeTime, components: [Double], curve: Curve)] = motion.phases.map {
            (.seconds($0.end), $0.to, $0.curve)
        }
        if stops.isEmpty { stops = [(.share(1), start, .linear)] }
        var keyframes: [LeafDraft.Keyframe] = []
        for stop in stops {
            guard let value = glide.operand(reaching: stop.components) else { return nil }
            keyframes.append(
                LeafDraft.Keyframe(at: stop.at, value: value, curve: stop.curve, range: reader.place))
        }
        return draft(reader, glide, keyframes, natural: motion.duration)
    }

    /// Reads a node's friction and collisions.
    mutating func physics(
        _ reader: NodeReader, restitution fallback: Double, stopVelocity: Double
    ) -> Physics? {
        guard let friction = number(reader, .friction, default: 0),
            let restitution = number(reader, .restitution, default: fallback)
        else { return nil }
        do throws(PhysicsError) {
            return try Physics(friction: friction, restitution: restitution, stopVelocity: stopVelocity)
        } catch {
            preconditionFailure("friction, restitution and rest speed were checked")
        }
    }

    /// The motion of something that is thrown; reports one that never ends.
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
                reportEndless(at: reader.place)
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

    /// Reports a motion that never ends.
    mutating func reportEndless(at range: SourceRange) {
        diagnostics.report(
            .glideEndless,
            "this motion never comes to rest: it needs more friction, or walls that take speed away",
            at: range)
    }

    /// Reads a velocity: a number, or one for each component.
    ///
    /// - Parameter environment: The meanings of names in expressions; nil if there can be none.
    mutating func velocity(
        _ syntax: JSONSyntax, count: Int, _ environment: ExpressionEnvironment? = nil
    ) -> [LateNumber]? {
        func number(_ decoder: inout SpecDecoder, _ syntax: JSONSyntax) -> LateNumber? {
            environment == nil
                ? decoder.number(syntax, NodeField.velocity).flatMap { LateNumber(.constant($0)) }
                : decoder.lateNumber(syntax, NodeField.velocity, environment)
        }
        let what = NodeField.velocity.quoted
        guard case .array(let array) = syntax.content else {
            guard count == 1 else {
                diagnostics.report(
                    .componentCount, "\(what) has a number for each component here: a list of \(count)",
                    at: syntax.range)
                return nil
            }
            return number(&self, syntax).map { [$0] }
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
        let numbers = array.elements.compactMap { number(&self, $0) }
        return numbers.count == count ? numbers : nil
    }
}

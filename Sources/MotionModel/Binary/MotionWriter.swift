/// Writes a motion: first tables of shared items, then the items that refer to them.
///
/// ``MotionReader`` is its mirror: each of its methods reads the output of the method of the same name here.
struct MotionWriter {
    private var strings = InternedRows()
    private var routes = InternedRows()
    private var types = InternedRows()
    private var curves = InternedRows()
    private var tracks = InternedRows()
    private var timelines = InternedRows()

    /// The body of a file.
    mutating func body(of motion: CompiledMotion) -> [UInt8] {
        let motion = self.motion(motion)
        var body = BinaryOutput()
        // In this order a row refers to earlier tables alone.
        for table in [strings, routes, types, curves, tracks, timelines] {
            body.append(table.rows.count)
            for row in table.rows { body.append(row) }
        }
        body.append(motion)
        return body.bytes
    }

    private mutating func motion(_ motion: CompiledMotion) -> [UInt8] {
        var output = BinaryOutput()
        output.append(index(of: motion.name))
        output.append(motion.parameters.count)
        for parameter in motion.parameters {
            output.append(index(of: parameter.name))
            append(parameter.defaultValue, to: &output)
        }
        output.append(motion.properties.count)
        for property in motion.properties { append(property, to: &output) }
        output.append(motion.states.count)
        for state in motion.states {
            output.append(index(of: state.name))
            output.append(state.operands.count)
            for operand in state.operands { append(operand, to: &output) }
        }
        output.append(motion.variants.count)
        for variant in motion.variants { append(variant, to: &output) }
        if BakedTimeline.version(of: motion) >= 4 {
            output.append(motion.transitions.count)
            for transition in motion.transitions { append(transition, to: &output) }
        }
        if BakedTimeline.version(of: motion) >= 5 {
            output.append(motion.targets.count)
            for target in motion.targets { append(target, to: &output) }
        }
        return output.bytes
    }

    private mutating func append(_ variant: CompiledVariant, to output: inout BinaryOutput) {
        output.append(index(of: variant.name))
        output.append(index(of: variant.timeline))
        output.append(index(of: variant.reversedTimeline))
        output.append(index(of: variant.startState))
        output.append(index(of: variant.endState))
        output.append(flags: [variant.reducedForm != nil])
        if let form = variant.reducedForm { output.append(index(of: form)) }
    }

    private mutating func append(_ transition: MotionTransition, to output: inout BinaryOutput) {
        output.append(index(of: transition.startState))
        output.append(index(of: transition.endState))
        output.append(index(of: transition.variant))
        let seconds: Double? = if case .after(let seconds) = transition.trigger { seconds } else { nil }
        output.append(flags: [transition.isReversed, seconds != nil, transition.condition != nil])
        if let seconds { output.append(seconds) }
        if case .events(let names) = transition.trigger {
            output.append(names.count)
            for name in names { output.append(index(of: name)) }
        }
        if let condition = transition.condition { append(condition, to: &output) }
    }

    private mutating func append(_ target: TargetPresence, to output: inout BinaryOutput) {
        output.append(index(of: target.target))
        output.append(target.states.count)
        for state in target.states { output.append(index(of: state)) }
    }

    private mutating func append(_ property: PropertyDeclaration, to output: inout BinaryOutput) {
        output.append(index(of: property.path.text))
        output.append(index(of: property.type))
        output.append(property.unit)
        output.append(flags: [
            property.isAdditive, property.isSpatial, property.isBounded, property.range != nil,
            property.initial != nil,
        ])
        output.append(property.restSpeed)
        if let range = property.range { output.append(range) }
        if let initial = property.initial { append(initial, to: &output) }
    }

    // MARK: Tables

    /// The index of a text.
    mutating func index(of string: String) -> Int {
        var row = BinaryOutput()
        let utf8 = Array(string.utf8)
        row.append(utf8.count)
        row.append(utf8)
        return strings.index(of: row)
    }

    /// The index of a route.
    mutating func index(of route: PathRoute) -> Int {
        var row = BinaryOutput()
        append(route, to: &row)
        return routes.index(of: row)
    }

    /// The index of a type.
    mutating func index(of type: ValueType) -> Int {
        var row = BinaryOutput()
        append(type, to: &row)
        return types.index(of: row)
    }

    /// The index of a curve.
    mutating func index(of curve: Curve) -> Int {
        var row = BinaryOutput()
        append(curve, to: &row)
        return curves.index(of: row)
    }

    /// The index of a track.
    mutating func index(of track: Track) -> Int {
        var row = BinaryOutput()
        append(track, to: &row)
        return tracks.index(of: row)
    }

    /// The index of a timeline.
    mutating func index(of timeline: Timeline) -> Int {
        var row = BinaryOutput()
        append(timeline, to: &row)
        return timelines.index(of: row)
    }
}

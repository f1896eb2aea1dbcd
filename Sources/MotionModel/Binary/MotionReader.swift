/// Reads a motion, and checks all promises of its types before it makes them.
///
/// It is the mirror of ``MotionWriter``: the methods have the same names, in the same order.
struct MotionReader {
    var input: BinaryInput
    /// The version of the format in which the file is written.
    let version: UInt32
    var strings: [String] = []
    /// The property paths that were read, by the index of their text, each with its number.
    private var paths: [(number: Int, path: PropertyPath)?] = []
    /// The numbers of the property paths that were read, if the file may have a text twice, whose paths are one. Otherwise a path's number
    /// is the index of its text.
    private var pathNumbers: [PropertyPath: Int]?
    var routes: [PathRoute] = []
    var types: [ValueType] = []
    var curves: [Curve] = []
    var tracks: [Track] = []
    var timelines: [Timeline] = []
    /// The number of each track's path.
    var trackPaths: [Int] = []
    /// What timelines play, by the number of its path.
    var played: [PlayedProperty?] = []
    /// The bytes of the last track behind its property that weren't those of the track before, and of the last property behind its path.
    var lastTrack = 0..<0
    private var lastProperty = 0..<0
    /// The number of stored components of all parameters; formulas may use no more.
    var slotCount = 0
    /// The highest slot that a track or a timeline uses, and the offset of its row.
    var highestSlot: (slot: Int, offset: Int)?

    /// Creates a reader of a body whose header has been checked.
    init(_ input: BinaryInput, version: UInt32) {
        self.input = input
        self.version = version
    }

    /// The whole body.
    mutating func motion() throws(BakedTimelineError) -> CompiledMotion {
        var hashes: [UInt64] = []
        for _ in 0..<(try input.count(ofAtLeast: 1)) {
            let (text, hash) = try input.text()
            strings.append(text)
            hashes.append(hash)
        }
        if hashes.hasTwins { pathNumbers = [:] }
        paths = Array(repeating: nil, count: strings.count)
        played = Array(repeating: nil, count: strings.count)
        for _ in 0..<(try input.count(ofAtLeast: 2)) { routes.append(try route()) }
        for _ in 0..<(try input.count(ofAtLeast: 1)) { types.append(try type()) }
        for _ in 0..<(try input.count(ofAtLeast: 1)) { curves.append(try curve()) }
        for _ in 0..<(try input.count(ofAtLeast: 27)) { tracks.append(try track()) }
        for _ in 0..<(try input.count(ofAtLeast: 10)) { timelines.append(try timeline()) }
        let name = try string()
        let parameters = try self.parameters()
        let properties = try self.properties()
        let states = try self.states(of: properties)
        let variants = try self.variants(between: states)
        let transitions =
            version < 4 ? [] : try self.transitions(between: states, playing: variants)
        let targets = version < 5 ? [] : try self.targets(between: states)
        try input.require(input.remaining == 0, .leftover, at: input.offset)
        let motion = CompiledMotion(
            name: name, parameters: parameters, properties: properties, states: states, variants: variants,
            transitions: transitions, targets: targets)
        // A motion is written in the oldest version that has what it has.
        try input.require(
            version < 4 || BakedTimeline.version(of: motion) == version, .code,
            at: BakedTimeline.versionOffset)
        return motion
    }

    private mutating func parameters() throws(BakedTimelineError) -> [MotionParameter] {
        var parameters: [MotionParameter] = []
        for _ in 0..<(try input.count(ofAtLeast: 2)) {
            let name = try string()
            let value = try value()
            slotCount += value.components.count
            parameters.append(MotionParameter(name: name, defaultValue: value))
        }
        if let highestSlot {
            try input.require(highestSlot.slot < slotCount, .formula, at: highestSlot.offset)
        }
        return parameters
    }

    private mutating func properties() throws(BakedTimelineError) -> [PropertyDeclaration] {
        var properties: [PropertyDeclaration] = []
        for _ in 0..<(try input.count(ofAtLeast: 12)) {
            let path = try propertyPath().path
            if let last = properties.last, input.skip(another: lastProperty) {
                properties.append(last.restored(for: path))
            } else {
                let start = input.offset
                properties.append(try property(path))
                lastProperty = start..<input.offset
            }
        }
        return properties
    }

    private mutating func property(_ path: PropertyPath) throws(BakedTimelineError) -> PropertyDeclaration {
        let place = input.offset
        let type = try reference(to: types)
        let unit: PropertyUnit = try input.coded()
        let flags = try input.flags(5)
        try input.require(type == type.canonical, .type, at: place)
        try input.require(!flags[0] || !type.isDiscrete, .type, at: place)
        let restSpeed = try input.number()
        let range = flags[3] ? try input.range() : nil
        let initialPlace = input.offset
        let initial = flags[4] ? try value() : nil
        try input.require(initial.map { $0.type == type } ?? true, .type, at: initialPlace)
        return PropertyDeclaration(
            restored: path,
            PropertyRules(
                type: type, unit: unit, isAdditive: flags[0], range: range, restSpeed: restSpeed,
                isSpatial: flags[1], isBounded: flags[2], initial: initial))
    }

    private mutating func states(
        of properties: [PropertyDeclaration]
    ) throws(BakedTimelineError) -> [MotionState] {
        var states: [MotionState] = []
        var names: Set<String> = []
        for _ in 0..<(try input.count(ofAtLeast: 2)) {
            let place = input.offset
            let name = try string()
            try input.require(names.insert(name).inserted, .duplicate, at: place)
            let countPlace = input.offset
            let count = try input.count(ofAtLeast: 1)
            try input.require(count == properties.count, .count, at: countPlace)
            var operands: [Operand?] = []
            for property in properties { operands.append(try stateOperand(of: property)) }
            states.append(MotionState(name: name, operands: operands))
        }
        return states
    }

    private mutating func variants(
        between states: [MotionState]
    ) throws(BakedTimelineError) -> [CompiledVariant] {
        let states = Set(states.map { $0.name })
        var variants: [CompiledVariant] = []
        var names: Set<String> = []
        for _ in 0..<(try input.count(ofAtLeast: 6)) {
            let place = input.offset
            let name = try string()
            try input.require(names.insert(name).inserted, .duplicate, at: place)
            let timeline = try reference(to: timelines)
            let reversed = try reference(to: timelines)
            let statesPlace = input.offset
            let (start, end) = (try string(), try string())
            try input.require(
                states.contains(start) && states.contains(end), .reference, at: statesPlace)
            let hasReducedForm = try input.flags(1)[0]
            let reducedForm = hasReducedForm ? try string() : nil
            variants.append(
                CompiledVariant(
                    name: name, timeline: timeline, reversedTimeline: reversed, startState: start,
                    endState: end, reducedForm: reducedForm))
        }
        return variants
    }

    private mutating func transitions(
        between states: [MotionState], playing variants: [CompiledVariant]
    ) throws(BakedTimelineError) -> [MotionTransition] {
        let states = Set(states.map { $0.name })
        let variants = Set(variants.map { $0.name })
        var transitions: [MotionTransition] = []
        for _ in 0..<(try input.count(ofAtLeast: 6)) {
            let place = input.offset
            let (start, end, variant) = (try string(), try string(), try string())
            try input.require(
                states.contains(start) && states.contains(end) && variants.contains(variant), .reference,
                at: place)
            let flags = try input.flags(3)
            let trigger = try flags[1] ? MotionTransition.Trigger.after(seconds: time()) : .events(events())
            let condition = try flags[2] ? self.condition() : nil
            transitions.append(
                MotionTransition(
                    startState: start, endState: end, trigger: trigger, condition: condition,
                    variant: variant, isReversed: flags[0]))
        }
        return transitions
    }

    private mutating func targets(between states: [MotionState]) throws(BakedTimelineError)
        -> [TargetPresence]
    {
        let known = Set(states.map { $0.name })
        var targets: [TargetPresence] = []
        var names: Set<String> = []
        for _ in 0..<(try input.count(ofAtLeast: 2)) {
            let place = input.offset
            let name = try string()
            try input.require(names.insert(name).inserted, .duplicate, at: place)
            var present: [String] = []
            for _ in 0..<(try input.count(ofAtLeast: 1)) {
                let place = input.offset
                let state = try string()
                try input.require(known.contains(state) && !present.contains(state), .reference, at: place)
                present.append(state)
            }
            targets.append(TargetPresence(target: name, states: present))
        }
        return targets
    }

    /// A number of seconds, 0 or more.
    mutating func time() throws(BakedTimelineError) -> Double {
        let place = input.offset
        let seconds = try input.number()
        try input.require(seconds >= 0, .range, at: place)
        return seconds
    }

    private mutating func events() throws(BakedTimelineError) -> [String] {
        let place = input.offset
        var names: [String] = []
        for _ in 0..<(try input.count(ofAtLeast: 1)) { names.append(try string()) }
        try input.require(!names.isEmpty, .count, at: place)
        return names
    }

    /// An expression of parameters alone.
    private mutating func condition() throws(BakedTimelineError) -> Expression {
        let place = input.offset
        let condition = try expression()
        try input.require(
            !condition.usesFrom && !condition.usesReadings && !condition.usesTime
                && !condition.usesProgress
                && condition.parameterSlots.allSatisfy { $0 < slotCount },
            .formula, at: place)
        return condition
    }

    // MARK: Tables

    /// A row of a table, by its index.
    mutating func reference<Row>(to rows: [Row]) throws(BakedTimelineError) -> Row {
        rows[try input.index(below: rows.count)]
    }

    /// A text, by its index.
    mutating func string() throws(BakedTimelineError) -> String { try reference(to: strings) }

    /// A property path, by the index of its text, and its number.
    mutating func propertyPath() throws(BakedTimelineError) -> (number: Int, path: PropertyPath) {
        let place = input.offset
        let index = try input.index(below: strings.count)
        if let read = paths[index] { return read }
        do throws(PropertyPathError) {
            let path = try PropertyPath(strings[index])
            let number = pathNumbers?.value(of: path, orAdd: index) ?? index
            paths[index] = (number, path)
            return (number, path)
        } catch {
            throw .invalid(.propertyPath, offset: place)
        }
    }
}

/// What a timeline plays of a property.
struct PlayedProperty {
    /// The number of the last timeline that plays it.
    let timeline: Int
    /// The first of the tracks of the property there, a layer or not.
    let track: Int
    /// Whether one of them isn't a layer.
    var hasOwn: Bool
}

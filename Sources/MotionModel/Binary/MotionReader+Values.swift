extension MotionReader {
    /// A value: its type, and its numbers.
    mutating func value() throws(BakedTimelineError) -> MotionValue {
        let type = try reference(to: types)
        if version < 3, case .colorIn(let space) = type {
            // Four numbers of the space, of which none can be missing, and the stored form.
            let numbers = try input.numbers(8)
            return MotionValue(unchecked: type, space.numbers(ofStored: Array(numbers[4...])))
        }
        let place = input.offset
        let value = MotionValue(unchecked: type, try input.numbers(type.componentCount))
        if case .string = type { try input.require(value.string != nil, .range, at: place) }
        return value
    }

    /// A type: its kind, and its parts.
    mutating func type() throws(BakedTimelineError) -> ValueType {
        let code: TypeCode = try input.coded()
        switch code {
        case .number: return .number
        case .integer: return .integer
        case .angle: return .angle
        case .point: return .point
        case .size: return .size
        case .vector:
            let place = input.offset
            let count = try input.whole()
            try input.require(ValueType.vectorCounts.contains(count), .range, at: place)
            return .vector(count)
        case .rect: return .rect
        case .insets: return .insets
        case .color: return .color
        case .boolean: return .boolean
        case .string: return .string(try stringSet())
        case .matrix: return .transform(.matrix)
        case .functions:
            var kinds: [TransformKind] = []
            for _ in 0..<(try countOfSteps()) { kinds.append(try input.coded()) }
            return .transform(.functions(kinds))
        case .path: return .path(try pathForm())
        case .colorIn: return .colorIn(try input.coded())
        case .turning: return .turning(try input.coded())
        case .routePosition: return .routePosition(try reference(to: routes))
        case .routeTangent: return .routeTangent(try reference(to: routes))
        }
    }

    private mutating func stringSet() throws(BakedTimelineError) -> StringSet {
        let place = input.offset
        var strings: [String] = []
        for _ in 0..<(try input.count(ofAtLeast: 1)) { strings.append(try string()) }
        let set = StringSet(strings)
        try input.require(set.strings.count == strings.count, .duplicate, at: place)
        return set
    }

    /// The number of steps that follow, each of at least a byte. A step has at most 34 numbers, and these can be
    /// counted too.
    private mutating func countOfSteps() throws(BakedTimelineError) -> Int {
        let place = input.offset
        let count = try input.count(ofAtLeast: 1)
        try input.require(count <= Int(Int32.max) / 64, .count, at: place)
        return count
    }

    private mutating func pathForm() throws(BakedTimelineError) -> PathForm {
        var steps: [PathForm.Step] = []
        let count = try countOfSteps()
        steps.reserveCapacity(count)
        for _ in 0..<count {
            let place = input.offset
            let step: PathForm.Step = try input.coded()
            let begins = steps.isEmpty || steps.last == .close
            try input.require(!begins || step == .move, .path, at: place)
            steps.append(step)
        }
        return PathForm(steps)
    }

    /// A route, which is measured again: its lengths follow from its path.
    mutating func route() throws(BakedTimelineError) -> PathRoute {
        let edges: PathRoute.Edges = try input.coded()
        var commands: [PathData.Command] = []
        for _ in 0..<(try countOfSteps()) {
            let place = input.offset
            let command = try self.command()
            if commands.isEmpty || commands.last == .close {
                if case .move = command {} else { throw .invalid(.path, offset: place) }
            }
            commands.append(command)
        }
        return PathRoute(PathData(unchecked: commands), edges: edges)
    }

    private mutating func command() throws(BakedTimelineError) -> PathData.Command {
        let code: PathCode = try input.coded()
        switch code {
        case .move: return .move(try point())
        case .line: return .line(try point())
        case .quadratic: return .quadratic(try point(), try point())
        case .cubic: return .cubic(try point(), try point(), try point())
        case .close: return .close
        case .arc:
            let flags = try input.flags(2)
            let (radiusX, radiusY) = (try coordinate(), try coordinate())
            let rotation = try coordinate()
            return .arc(
                PathData.Arc(
                    radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: flags[0],
                    isSweep: flags[1], end: try point()))
        }
    }

    private mutating func point() throws(BakedTimelineError) -> CurvePoint {
        let x = try coordinate()
        return CurvePoint(x: x, y: try coordinate())
    }

    /// A coordinate of a path, finite and within the limit.
    private mutating func coordinate() throws(BakedTimelineError) -> Double {
        let place = input.offset
        let number = try input.anyNumber()
        try input.require(number.magnitude <= PathData.coordinateLimit, .range, at: place)
        return number
    }
}

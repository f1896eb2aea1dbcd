extension MotionReader {
    /// The ends of a track's segments that depend on travels alone: all late times that there were before version 7.
    mutating func lateEnds(of segments: [Segment]) throws(BakedTimelineError) -> LateTimes {
        let times = try lateSegments(of: segments) { (reader, segment) throws(BakedTimelineError) in
            let travel = try reader.travelDuration()
            var steps: [ClockStep] = []
            for _ in 0..<(try reader.input.count(ofAtLeast: 16)) { steps.append(try reader.clockStep()) }
            return LateSegment(segment: segment, end: .after(.travel(travel)), steps: steps)
        }
        return LateTimes(segments: times)
    }

    /// The late times of a track with at least one delay that is only known when it is bound.
    mutating func lateTimes(
        of segments: [Segment], between keys: [Operand], in loop: Loop?
    ) throws(BakedTimelineError) -> LateTimes {
        let place = input.offset
        let times = try lateSegments(of: segments) { (reader, segment) throws(BakedTimelineError) in
            let start = try reader.time()
            let place = reader.input.offset
            let end = try reader.lateEnd(of: segments[segment], between: keys)
            if case .at(let end) = end { try reader.input.require(end >= start, .order, at: place) }
            return LateSegment(segment: segment, start: start, end: end, steps: try reader.clockSteps())
        }
        let loopPlace = input.offset
        let loopStart = try input.flags(1)[0] ? try lateTime() : nil
        try input.require(loopStart == nil || loop != nil, .code, at: loopPlace)
        let late = LateTimes(segments: times, loopStart: loopStart)
        // What depends on travels alone has the other form.
        try input.require(!late.isOfTravels, .code, at: place)
        return late
    }

    /// The late instants of a timeline.
    mutating func lateInstants(of markers: [Marker]) throws(BakedTimelineError) -> LateInstants {
        let countPlace = input.offset
        var late: [LateInstants.LateMarker] = []
        for _ in 0..<(try input.count(ofAtLeast: 10)) {
            let place = input.offset
            let index = try input.index(below: markers.count)
            try input.require(late.last.map { $0.marker < index } ?? true, .order, at: place)
            late.append(LateInstants.LateMarker(marker: index, time: try lateTime()))
        }
        var ends: [LateTime] = []
        for _ in 0..<(try input.count(ofAtLeast: 9)) { ends.append(try lateTime()) }
        try input.require(!late.isEmpty || !ends.isEmpty, .count, at: countPlace)
        return LateInstants(markers: late, ends: ends)
    }

    private mutating func lateSegments(
        of segments: [Segment],
        _ read: (inout MotionReader, Int) throws(BakedTimelineError) -> LateSegment
    ) throws(BakedTimelineError) -> [LateSegment] {
        let countPlace = input.offset
        let count = try input.count(ofAtLeast: 12)
        try input.require(count > 0, .count, at: countPlace)
        var times: [LateSegment] = []
        var next = 0
        for _ in 0..<count {
            let place = input.offset
            let late = try read(&self, try input.index(below: segments.count))
            try input.require(late.segment >= next, .order, at: place)
            next = late.segment + 1
            times.append(late)
        }
        return times
    }

    private mutating func travelDuration() throws(BakedTimelineError) -> TravelDuration {
        let place = input.offset
        let (minimum, maximum, perUnit) = (try input.number(), try input.number(), try input.number())
        try input.require(minimum >= 0 && minimum <= maximum && perUnit >= 0, .range, at: place)
        return TravelDuration(minimum: minimum, maximum: maximum, perUnit: perUnit)
    }

    private mutating func lateEnd(
        of segment: Segment, between keys: [Operand]
    ) throws(BakedTimelineError) -> LateSegment.End {
        let place = input.offset
        let flags = try input.flags(version < 8 ? 1 : version < 9 ? 3 : 4)
        guard flags.filter({ $0 }).count <= 1 else { throw .invalid(.code, offset: place) }
        switch flags.firstIndex(of: true) {
        case 0: return .after(.travel(try travelDuration()))
        case 1: return .after(.release(try release()))
        case 2: return .after(.glide(try glide()))
        case 3:
            // Reversed values stand in the opposite keys.
            let isReversed = segment.fromKey > segment.toKey
            let ends = [segment.fromKey, segment.toKey].map { isReversed ? keys.count - 1 - $0 : $0 }
            guard case .resting(let thrown, from: ends[0]) = keys[ends[1]] else {
                throw .invalid(.type, offset: place)
            }
            return .after(.bounce(thrown))
        default: return .at(try time())
        }
    }

    private mutating func glide() throws(BakedTimelineError) -> LateGlide {
        let place = input.offset
        let (friction, stopVelocity) = (try positive(), try positive())
        var ways: [LateNumber] = []
        for _ in 0..<(try input.count(ofAtLeast: 2)) { ways.append(try lateNumber()) }
        try input.require(!ways.isEmpty, .count, at: place)
        do throws(DecayError) {
            return try LateGlide(Decay(friction: friction), stopVelocity: stopVelocity, over: ways)
        } catch {
            throw .invalid(.range, offset: place)
        }
    }

    /// A throw of a value of a type.
    mutating func thrown(_ type: ValueType, at place: Int) throws(BakedTimelineError) -> LateThrow {
        switch type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets: break
        default: throw .invalid(.type, offset: place)
        }
        let (friction, restitution) = (try input.number(), try input.number())
        let stopVelocity = try input.number()
        let widthPlace = input.offset
        let width = try input.anyNumber()
        try input.require(width >= 0, .range, at: widthPlace)
        var velocity: [LateNumber] = []
        for _ in 0..<type.componentCount { velocity.append(try lateNumber()) }
        var walls: [LateThrow.Walls] = []
        if try input.flags(1)[0] {
            for _ in velocity {
                walls.append(LateThrow.Walls(low: try lateNumber(), high: try lateNumber()))
            }
        }
        do throws(PhysicsError) {
            let physics = try Physics(
                friction: friction, restitution: restitution, stopVelocity: stopVelocity)
            guard let thrown = LateThrow(physics, velocity: velocity, walls: walls, width: width) else {
                throw .neverEnds
            }
            return thrown
        } catch {
            throw .invalid(.range, offset: place)
        }
    }

    private mutating func release() throws(BakedTimelineError) -> LateRelease {
        let place = input.offset
        guard case .spring(let spring) = try reference(to: curves) else {
            throw .invalid(.type, offset: place)
        }
        let velocity = try lateNumber()
        let way = try input.flags(1)[0] ? try lateNumber() : nil
        let waysPlace = input.offset
        let ways = (least: try input.anyNumber(), greatest: try input.anyNumber())
        try input.require(ways.least <= ways.greatest, .order, at: waysPlace)
        let shortest = try time()
        let longestPlace = input.offset
        let longest = try time()
        try input.require(shortest <= longest, .order, at: longestPlace)
        return LateRelease(
            spring, at: velocity, over: way, leastWay: ways.least, greatestWay: ways.greatest,
            shortest: shortest, longest: longest)
    }

    private mutating func lateTime() throws(BakedTimelineError) -> LateTime {
        LateTime(try time(), try clockSteps())
    }

    private mutating func clockSteps() throws(BakedTimelineError) -> [ClockStep] {
        var steps: [ClockStep] = []
        for _ in 0..<(try input.count(ofAtLeast: 17)) {
            let step = try clockStep()
            let late = try input.flags(1)[0] ? try lateNumber(atLeast: 0) : nil
            steps.append(ClockStep(speed: step.speed, delay: step.delay, late: late))
        }
        return steps
    }

    private mutating func clockStep() throws(BakedTimelineError) -> ClockStep {
        ClockStep(speed: try positive(), delay: try time())
    }

    private mutating func lateNumber(
        atLeast limit: Double = -.infinity
    ) throws(BakedTimelineError) -> LateNumber {
        let place = input.offset
        let expression = try expression()
        try input.require(
            !expression.usesFrom && !expression.usesTime && !expression.usesProgress, .formula, at: place)
        guard let number = LateNumber(expression, atLeast: limit) else {
            throw .invalid(.range, offset: place)
        }
        noteSlots(number.parameterCount, at: place)
        return number
    }
}

extension LateTimes {
    /// Whether they depend on travels alone, as all late times did before version 7.
    var isOfTravels: Bool {
        loopStart == nil
            && segments.allSatisfy { $0.travel != nil && $0.start == 0 && !$0.startsLate }
    }
}

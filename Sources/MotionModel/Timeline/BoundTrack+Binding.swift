extension BoundTrack {
    /// Binds the keys of one track to numbers.
    ///
    /// - Parameters:
    ///   - parameters: The stored components of all of the motion's parameters.
    ///   - current: The present value of the track's property, requested if the track refers to it or applies a share
    ///     of its travel; and of every property that its keys read.
    /// - Throws: `BindingError` when that value is missing or has another type, parameters are missing, or a formula
    ///   has no finite value.
    package init(
        _ unread: Track, parameters: [Double] = [], reading current: (PropertyPath) -> MotionValue?
    ) throws(BindingError) {
        if let known = BoundTrack(constants: unread) {
            self = known
            return
        }
        guard unread.parameterCount <= parameters.count else { throw .missingParameters(unread.property) }
        let track = try unread.reading(current)
        var values: [MotionValue] = []
        values.reserveCapacity(track.keys.count)
        var moving: [[Expression]] = []
        var motions: [PhysicsMotion?] = track.rests ? track.keys.map { _ in nil } : []
        for (index, key) in track.keys.enumerated() {
            if case .resting(let thrown, let from) = key {
                let motion = try BoundTrack.motion(thrown, from: values[from], in: track, parameters)
                values.append(MotionValue(unchecked: track.type.canonical, motion.destination))
                motions[index] = motion
                continue
            }
            values.append(
                try BoundTrack.value(
                    of: key, in: track, after: values, parameters: parameters, reading: current))
            guard case .formula(let formula, let from) = key, formula.usesProgress else { continue }
            if moving.isEmpty { moving = track.keys.map { _ in [] } }
            let start = from.map { BoundTrack.start(values[$0], of: formula.type) } ?? []
            moving[index] = formula.bound(parameters: parameters, from: start).components
            for component in moving[index] where !component.isBounded(by: MotionValue.largestMagnitude) {
                throw .unusableResult(
                    track.property, component.value(Expression.Inputs(progress: 0.5)))
            }
        }
        let thrown = motions.isEmpty ? nil : ThrownKeys(track, motions)
        let timed = track.timed(by: values, parameters: parameters, thrown)
        if let thrown {
            values = thrown.spread(values) { MotionValue(unchecked: track.type.canonical, $0) }
            if !moving.isEmpty { moving = thrown.spread(moving) { _ in [] } }
        }
        self.init(timed, values, moving: moving)
        guard track.bringsShare else { return }
        let before = current(track.property)
        if let before, before.type.canonical != track.type.canonical {
            throw .wrongType(track.property, expected: track.type, found: before.type)
        }
        self = weighted(from: before)
    }

    /// The motion of what is thrown from a value.
    private static func motion(
        _ thrown: LateThrow, from start: MotionValue, in track: Track, _ parameters: [Double]
    ) throws(BindingError) -> PhysicsMotion {
        do throws(PhysicsError) {
            let motion = try thrown.motion(from: start.canonical.components.array, parameters)
            for phase in motion.phases {
                for place in phase.to where !(place.magnitude <= MotionValue.largestMagnitude) {
                    throw .notFinite
                }
            }
            return motion
        } catch {
            throw .unusableResult(track.property, .infinity)
        }
    }

    /// A key as a value, given the keys before it.
    private static func value(
        of key: Operand, in track: Track, after values: [MotionValue], parameters: [Double],
        reading current: (PropertyPath) -> MotionValue?
    ) throws(BindingError) -> MotionValue {
        switch key {
        case .constant(let value):
            return value
        case .current:
            guard let value = current(track.property) else {
                throw BindingError.missingValue(track.property)
            }
            guard value.type.isInterchangeable(with: track.type) else {
                throw BindingError.wrongType(track.property, expected: track.type, found: value.type)
            }
            return value
        case .formula(let formula, let from):
            let start = from.map { BoundTrack.start(values[$0], of: formula.type) } ?? []
            let value = formula.value(
                Expression.Inputs(parameters: parameters, from: start, progress: 1))
            return try usable(value, for: track.property)
        case .mixed(let first, let second, let progress):
            let (start, end) = inOneForm(values[first], values[second], of: track.type)
            return try usable(start.interpolated(to: end, progress: progress), for: track.property)
        case .resting: preconditionFailure("a throw is bound as a whole")
        }
    }

    /// The components of `from` in a formula of a type.
    private static func start(_ value: MotionValue, of type: ValueType) -> [Double] {
        (value.converted(to: type) ?? value.canonical).components.array
    }

    /// Two values in a track's form, or as canonical values if one of them doesn't have that form.
    private static func inOneForm(
        _ first: MotionValue, _ second: MotionValue, of type: ValueType
    ) -> (MotionValue, MotionValue) {
        guard let one = first.converted(to: type), let other = second.converted(to: type) else {
            return (first.canonical, second.canonical)
        }
        return (one, other)
    }

    private static func usable(
        _ value: MotionValue, for property: PropertyPath
    ) throws(BindingError) -> MotionValue {
        for component in value.components where !(component.magnitude <= MotionValue.largestMagnitude) {
            throw BindingError.unusableResult(property, component)
        }
        return value
    }

    /// The same track from another start value, as `beginsFromCurrentState` plays it.
    ///
    /// Until the first segment that moves ends, the value replaces the one at which the track starts. Later segments, and the first
    /// one when a loop repeats it, use their keys as declared, so the track rests at the same value as before.
    ///
    /// A segment that starts or ends between its keys, as a fractional count of iterations has it do, leads from the value
    /// to where it ended before, if that is a sixteenth of the way between its keys or more; not for what mixes matrices. A
    /// curve that doesn't start at 0 jumps, as it is written; mirrored, it ends so. A track that starts at the value, within a
    /// billionth, stays as it is: one of a transform's functions, too, since a matrix doesn't say how often something has turned.
    ///
    /// - Precondition: The value has the track's type, in any form.
    public func beginning(at value: MotionValue) -> BoundTrack {
        precondition(
            value.type.isInterchangeable(with: track.type), "a track begins at a value of its type")
        // A matrix doesn't say by which functions it came about, nor a number by how much of a way.
        if !isDiscrete, value.canonical.isNear(self.value(at: track.startPosition).canonical) { return self }
        guard let converted = value.converted(to: form) else {
            // A transform with other functions than the form, a place that needn't lie on the route: all keys become
            // canonical values.
            let others = (0..<track.keys.count).map { key(at: $0).canonical }
            let all = others + [value.canonical]
            let form = form.common(of: all, pairs: all.indices.dropFirst().map { ($0 - 1, $0) })
            let other = track.with(type: form, keys: others.map { .constant($0) })
            return BoundTrack(other, others).beginning(at: value)
        }
        let start = track.startPosition
        let first = track.firstMoving(from: start)
        let segment = track.segments[first]
        let isMirrored = track.mirrorTime != nil
        let (input, goal) =
            isMirrored ? (segment.inputEnd, segment.inputStart) : (segment.inputStart, segment.inputEnd)
        // A key given by a formula of the progress has a start of its own.
        guard moving(at: start) == nil else { return self }
        let entersAtFrom = input == goal ? input < 0.5 : input < goal
        let own = key(at: entersAtFrom ? segment.fromKey : segment.toKey).components.array
        let other = key(at: entersAtFrom ? segment.toKey : segment.fromKey).components.array
        var entering = converted.components.array
        entering = Array(form.unwound(entering + other, anchor: 1)[..<entering.count])
        var leaving = other
        // How much of the way from its key is gone at its start and at its end.
        func gone(_ progress: Double) -> Double { entersAtFrom ? progress : 1 - progress }
        let jumps = !isMirrored && input == (entersAtFrom ? 0 : 1)
        let (low, high) = (jumps ? 0 : gone(start.progress), gone(segment.curve.progress(at: goal)))
        if form.isDirect, !form.isDiscrete, (low, high) != (0, 1), (high - low).magnitude >= 0.0625 {
            for (index, value) in entering.enumerated() {
                let end = high == 1 ? other[index] : own[index] + (other[index] - own[index]) * high
                let way = (end - value) / (high - low)
                entering[index] = value - way * low
                leaving[index] = high == 1 ? end : value + way * (1 - low)
            }
        }
        let numbers = entersAtFrom ? entering + leaving : leaving + entering
        let ends = form.prepared(FormEnds(numbers: numbers, from: 0, to: form.componentCount))
        return BoundTrack(
            self, entry: Entry(segments: start.segment...first, period: start.period, ends: ends))
    }
}

extension Track {
    /// The first segment that moves, behind those that hold the value with which it starts: the wait in an iteration.
    fileprivate func firstMoving(from start: TrackPosition) -> Int {
        var index = start.segment
        while mirrorTime == nil, index + 1 < segments.count,
            segments[index].isHold(atStartOf: segments[index + 1])
        {
            index += 1
        }
        return index
    }
}

extension Segment {
    /// Whether it shows nothing but the value with which another starts.
    fileprivate func isHold(atStartOf other: Segment) -> Bool {
        inputStart == inputEnd && heldAtStart(from: 0) == other.heldAtStart(from: 0)
    }
}

extension MotionValue {
    /// Whether each of its numbers is that of another value of its type, or within a billionth of it.
    fileprivate func isNear(_ other: MotionValue) -> Bool {
        zip(components, other.components).allSatisfy {
            ($0 - $1).magnitude <= 1e-9 * Swift.max(1, $0.magnitude)
        }
    }
}

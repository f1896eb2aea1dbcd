/// A track whose keys are numbers.
///
/// The track may interpolate in a form of its property's type; every value, component and velocity that can be asked for is
/// canonical all the same.
public struct BoundTrack: Hashable, Sendable {
    /// The track this was bound from.
    public let track: Track
    /// What the keys' numbers are: the track's type, or another form of a transform if a key isn't made of its functions.
    public let form: ValueType
    /// The numbers of every key, one key after another.
    public let keyComponents: [Double]
    /// For each segment the numbers of its two ends, fitted to each other; empty for a form without such a preparation.
    private let preparedEnds: [Double]
    /// What stands in for a key while the track leaves its start.
    private let entry: Entry?
    /// For each key that moves by itself one expression of the progress for each component, nothing for the others; empty
    /// where no key moves.
    private let moving: [[Expression]]

    /// The ends of one segment in one period, one of which is another value than the key's.
    private struct Entry: Hashable, Sendable {
        let segment: Int
        let period: Double
        /// The numbers of both.
        let ends: [Double]
    }

    /// Makes the keys of one track numbers.
    ///
    /// - Parameters:
    ///   - parameters: The stored components of all of the motion's parameters.
    ///   - current: The value of the track's property now, asked for if the track refers to it.
    /// - Throws: `BindingError` when that value is missing or has another type, parameters are missing, or a formula gives
    ///   no usable number.
    package init(
        _ track: Track, parameters: [Double] = [], reading current: (PropertyPath) -> MotionValue?
    ) throws(BindingError) {
        guard track.parameterCount <= parameters.count else { throw .missingParameters(track.property) }
        var values: [MotionValue] = []
        values.reserveCapacity(track.keys.count)
        var moving: [[Expression]] = []
        for (index, key) in track.keys.enumerated() {
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
        self.init(track, values, moving: moving)
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
            guard value.type.canonical == track.type.canonical else {
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
        }
    }

    /// What `from` means in a formula of a type.
    private static func start(_ value: MotionValue, of type: ValueType) -> [Double] {
        (value.converted(to: type) ?? value.canonical).components
    }

    /// Two values in a track's form, or as canonical ones if one of them doesn't have it.
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

    /// A track with the values of its keys.
    ///
    /// - Parameter values: In any form of the track's type.
    private init(_ track: Track, _ values: [MotionValue], moving: [[Expression]] = []) {
        var form = track.type
        // The way between two transforms is no matter of 16 numbers.
        var converted = form == .transform(.matrix) ? [] : values.compactMap { $0.converted(to: form) }
        if converted.count != values.count {
            form = form.common(of: values)
            converted = values.compactMap { $0.converted(to: form) }
        }
        precondition(converted.count == values.count, "a track's keys have its type")
        let rest = track.restPosition
        let last = track.segments[rest.segment]
        let keys = form.unwound(
            converted.flatMap { $0.components }, anchor: rest.progress < 0.5 ? last.fromKey : last.toKey)
        var preparedEnds: [Double] = []
        if form.isPrepared {
            let count = form.componentCount
            for segment in track.segments {
                let ends = FormEnds(
                    numbers: keys, from: segment.fromKey * count, to: segment.toKey * count)
                preparedEnds += form.prepared(ends)
            }
        }
        self.track = track
        self.form = form
        self.keyComponents = keys
        self.preparedEnds = preparedEnds
        self.entry = nil
        self.moving = moving
    }

    private init(_ other: BoundTrack, entry: Entry) {
        self.track = other.track
        self.form = other.form
        self.keyComponents = other.keyComponents
        self.preparedEnds = other.preparedEnds
        self.entry = entry
        self.moving = other.moving
    }

    /// The same track, begun from another value: what `beginsFromCurrentState` plays.
    ///
    /// Until the first segment is over, the value stands in for the key the track starts at. Later segments, and the first one
    /// when a loop plays it again, use the key as it is declared, so the track rests where it did.
    ///
    /// - Precondition: The value has the track's type, in any form.
    public func beginning(at value: MotionValue) -> BoundTrack {
        precondition(
            value.type.canonical == track.type.canonical, "a track begins at a value of its type")
        guard let converted = value.converted(to: form) else {
            // A transform that isn't made of the form's functions, a place that needs not lie on the route: all keys go on
            // as canonical values.
            let others = (0..<track.keys.count).map { key(at: $0).canonical }
            let form = form.common(of: others + [value.canonical])
            let other = Track(
                property: track.property, type: form, isAdditive: track.isAdditive, weight: track.weight,
                keys: others.map { .constant($0) }, segments: track.segments, loop: track.loop,
                mirrorTime: track.mirrorTime)
            return BoundTrack(other, others).beginning(at: value)
        }
        let start = track.startPosition
        let segment = track.segments[start.segment]
        let input = track.mirrorTime == nil ? segment.inputStart : segment.inputEnd
        // What moves by itself knows its own way.
        guard moving(at: start) == nil else { return self }
        let entersAtFrom = input < 0.5
        let other = key(at: entersAtFrom ? segment.toKey : segment.fromKey).components
        var entering = converted.components
        entering = Array(form.unwound(entering + other, anchor: 1)[..<entering.count])
        let numbers = entersAtFrom ? entering + other : other + entering
        let ends = form.prepared(FormEnds(numbers: numbers, from: 0, to: form.componentCount))
        return BoundTrack(
            self, entry: Entry(segment: start.segment, period: start.period, ends: ends))
    }

    /// Whether every value is a combination of two keys, number by number, by the progress alone.
    package var isPlain: Bool { form.isDirect && !form.isDiscrete && moving.isEmpty }

    /// Whether another value stands in for the key it starts at.
    package var beginsElsewhere: Bool { entry != nil }

    /// A key, in the bound form.
    private func key(at index: Int) -> MotionValue {
        let count = form.componentCount
        return MotionValue(
            unchecked: form, Array(keyComponents[(index * count)..<((index + 1) * count)]))
    }

    /// The value at a time of playing, in seconds.
    ///
    /// Exactly a key's value where the curve's output is exactly 0 or 1.
    public func value(at time: Double) -> MotionValue { value(at: track.position(at: time)) }

    /// How fast each stored component changes at a time of playing, in units per second.
    ///
    /// 0 while a value is held, for discrete values, and at the instant the track ends.
    public func velocity(at time: Double) -> [Double] { velocity(at: track.position(at: time)) }

    /// The value where the property rests when the track is over.
    ///
    /// A track that loops for ever rests at the end of its first period.
    public var restValue: MotionValue { value(at: track.restPosition) }

    /// The value at a position.
    public func value(at position: TrackPosition) -> MotionValue {
        let type = form.canonical
        let count = type.componentCount
        guard form.isDirect else {
            let numbers = canonicalNumbers(at: position)
            return MotionValue(unchecked: type, (0..<count).map { numbers[$0] })
        }
        return MotionValue(unchecked: type, (0..<count).map { component($0, at: position) })
    }

    /// How fast each stored component changes at a position, in units per second.
    public func velocity(at position: TrackPosition) -> [Double] {
        let count = form.canonical.componentCount
        guard form.isDirect else {
            let rates = canonicalRates(at: position)
            return (0..<count).map { BoundTrack.velocity(rates[$0], position) }
        }
        return (0..<count).map { velocity(ofComponent: $0, at: position) }
    }

    /// One stored component at a position.
    ///
    /// For a form that isn't direct this works out all components; ``canonicalNumbers(at:)`` gives them at once.
    public func component(_ component: Int, at position: TrackPosition) -> Double {
        guard form.isDirect else { return canonicalNumbers(at: position)[component] }
        if let moving = moving(at: position) {
            return moving[component].value(BoundTrack.inputs(position.progress))
        }
        let ends = ends(at: position)
        let (from, to) = (ends.numbers[ends.from + component], ends.numbers[ends.to + component])
        if form.isDiscrete { return position.progress < 0.5 ? from : to }
        return MotionValue.interpolated(from, to, progress: position.progress)
    }

    /// How fast one stored component changes at a position, in units per second.
    public func velocity(ofComponent component: Int, at position: TrackPosition) -> Double {
        guard !form.isDiscrete else { return 0 }
        guard form.isDirect else {
            return BoundTrack.velocity(canonicalRates(at: position)[component], position)
        }
        if let moving = moving(at: position) {
            guard position.progress >= 0, position.progress <= 1 else { return 0 }
            let slope = moving[component].valueAndSlope(BoundTrack.inputs(position.progress)).slope
            return BoundTrack.velocity(slope, position)
        }
        let ends = ends(at: position)
        return BoundTrack.velocity(ends.travel(component), position)
    }

    /// All stored components, of a form that isn't direct, without an allocation; the rest of the register is 0.
    ///
    /// - Precondition: ``form`` isn't direct: see `ValueType.isDirect`.
    package func canonicalNumbers(at position: TrackPosition) -> SIMD16<Double> {
        form.canonicalNumbers(between: ends(at: position), at: position.progress)
    }

    /// The value of the bound form at a progress between two keys: what keyframes are made of.
    package func formValue(from fromKey: Int, to toKey: Int, progress: Double) -> MotionValue {
        if fromKey == toKey, let moving = moving(fromKey) {
            return MotionValue(
                unchecked: form, moving.map { $0.value(BoundTrack.inputs(progress)) })
        }
        return MotionValue(
            unchecked: form,
            form.formNumbers(between: preparedEnds(from: fromKey, to: toKey), at: progress))
    }

    /// The expressions of the progress, one for each component, that a key is; nil for one that doesn't move.
    package func moving(_ key: Int) -> [Expression]? {
        moving.isEmpty || moving[key].isEmpty ? nil : moving[key]
    }

    private func moving(at position: TrackPosition) -> [Expression]? {
        guard !moving.isEmpty else { return nil }
        let segment = track.segments[position.segment]
        return segment.fromKey == segment.toKey ? moving(segment.fromKey) : nil
    }

    private static func inputs(_ progress: Double) -> Expression.Inputs {
        Expression.Inputs(progress: Swift.min(Swift.max(progress, 0), 1))
    }

    /// The numbers of the bound form of two keys, fitted to each other.
    package func formEnds(from fromKey: Int, to toKey: Int) -> (from: [Double], to: [Double]) {
        let ends = preparedEnds(from: fromKey, to: toKey)
        let count = form.componentCount
        return (
            Array(ends.numbers[ends.from..<(ends.from + count)]),
            Array(ends.numbers[ends.to..<(ends.to + count)])
        )
    }

    private func preparedEnds(from fromKey: Int, to toKey: Int) -> FormEnds {
        let count = form.componentCount
        let ends = FormEnds(numbers: keyComponents, from: fromKey * count, to: toKey * count)
        return form.isPrepared ? FormEnds(numbers: form.prepared(ends), from: 0, to: count) : ends
    }

    private func canonicalRates(at position: TrackPosition) -> SIMD16<Double> {
        form.canonicalVelocity(between: ends(at: position), at: position.progress)
    }

    private static func velocity(_ travel: Double, _ position: TrackPosition) -> Double {
        // Adding 0 makes the negative zero of a curve at rest a plain one.
        travel == 0 || travel.isNaN ? 0 : travel * position.progressVelocity + 0
    }

    private func ends(at position: TrackPosition) -> FormEnds {
        let count = form.componentCount
        if let entry, entry.segment == position.segment, entry.period == position.period {
            return FormEnds(numbers: entry.ends, from: 0, to: count)
        }
        guard preparedEnds.isEmpty else {
            let first = position.segment * 2 * count
            return FormEnds(numbers: preparedEnds, from: first, to: first + count)
        }
        let segment = track.segments[position.segment]
        return FormEnds(numbers: keyComponents, from: segment.fromKey * count, to: segment.toKey * count)
    }
}

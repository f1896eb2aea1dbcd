/// A track whose keys are numbers.
public struct BoundTrack: Hashable, Sendable {
    /// The track this was bound from.
    public let track: Track
    /// The stored components of every key, one key after another.
    public let keyComponents: [Double]
    /// What stands in for a key while the track leaves its start.
    private let entry: Entry?

    /// A value that stands in for one key of one segment in one period.
    private struct Entry: Hashable, Sendable {
        let segment: Int
        let period: Double
        let key: Int
        let components: [Double]
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
        var components: [Double] = []
        components.reserveCapacity(track.keys.count * track.type.componentCount)
        for key in track.keys {
            let value = try BoundTrack.value(
                of: key, in: track, after: components, parameters: parameters, reading: current)
            components += value.components
        }
        self.track = track
        self.keyComponents = components
        self.entry = nil
    }

    /// A key as a value, given the components of the keys before it.
    private static func value(
        of key: Operand, in track: Track, after components: [Double], parameters: [Double],
        reading current: (PropertyPath) -> MotionValue?
    ) throws(BindingError) -> MotionValue {
        func earlier(_ index: Int) -> MotionValue {
            let count = track.type.componentCount
            return MotionValue(
                unchecked: track.type, Array(components[(index * count)..<((index + 1) * count)]))
        }
        switch key {
        case .constant(let value):
            return value
        case .current:
            guard let value = current(track.property) else {
                throw BindingError.missingValue(track.property)
            }
            guard value.type == track.type else {
                throw BindingError.wrongType(track.property, expected: track.type, found: value.type)
            }
            return value
        case .formula(let formula, let from):
            let start = from.map { earlier($0).components } ?? []
            let value = formula.value(parameters: parameters, from: start)
            return try usable(value, for: track.property)
        case .mixed(let first, let second, let progress):
            let value = earlier(first).interpolated(to: earlier(second), progress: progress)
            return try usable(value, for: track.property)
        }
    }

    private static func usable(
        _ value: MotionValue, for property: PropertyPath
    ) throws(BindingError) -> MotionValue {
        for component in value.components where !(component.magnitude <= MotionValue.largestMagnitude) {
            throw BindingError.unusableResult(property, component)
        }
        return value
    }

    private init(_ track: Track, keyComponents: [Double], entry: Entry) {
        self.track = track
        self.keyComponents = keyComponents
        self.entry = entry
    }

    /// The same track, begun from another value: what `beginsFromCurrentState` plays.
    ///
    /// Until the first segment is over, the value stands in for the key the track starts at. Later segments, and the first one
    /// when a loop plays it again, use the key as it is declared, so the track rests where it did.
    ///
    /// - Precondition: The value has the track's type.
    public func beginning(at value: MotionValue) -> BoundTrack {
        precondition(value.type == track.type, "a track begins at a value of its type")
        let start = track.startPosition
        let segment = track.segments[start.segment]
        let input = track.mirrorTime == nil ? segment.inputStart : segment.inputEnd
        let key = input < 0.5 ? segment.fromKey : segment.toKey
        return BoundTrack(
            track, keyComponents: keyComponents,
            entry: Entry(
                segment: start.segment, period: start.period, key: key, components: value.components))
    }

    /// The value at a time of playing, in seconds.
    ///
    /// Exactly a key's value where the curve's output is exactly 0 or 1.
    public func value(at time: Double) -> MotionValue { value(at: track.position(at: time)) }

    /// How fast each stored component changes at a time of playing, in units per second.
    ///
    /// 0 while a value is held, for discrete values, and at the instant the track ends.
    public func velocity(at time: Double) -> [Double] {
        let position = track.position(at: time)
        return (0..<track.type.componentCount).map { velocity(ofComponent: $0, at: position) }
    }

    /// The value where the property rests when the track is over.
    ///
    /// A track that loops for ever rests at the end of its first period.
    public var restValue: MotionValue { value(at: track.restPosition) }

    /// The value at a position.
    public func value(at position: TrackPosition) -> MotionValue {
        MotionValue(
            unchecked: track.type,
            (0..<track.type.componentCount).map { component($0, at: position) })
    }

    /// One stored component at a position.
    public func component(_ component: Int, at position: TrackPosition) -> Double {
        let (from, to) = ends(ofComponent: component, at: position)
        if track.type.isDiscrete { return position.progress < 0.5 ? from : to }
        return MotionValue.interpolated(from, to, progress: position.progress)
    }

    /// How fast one stored component changes at a position, in units per second.
    public func velocity(ofComponent component: Int, at position: TrackPosition) -> Double {
        guard !track.type.isDiscrete else { return 0 }
        let (from, to) = ends(ofComponent: component, at: position)
        // Adding 0 makes the negative zero of a curve at rest a plain one.
        return from == to ? 0 : (to - from) * position.progressVelocity + 0
    }

    private func ends(ofComponent component: Int, at position: TrackPosition) -> (from: Double, to: Double) {
        let segment = track.segments[position.segment]
        let count = track.type.componentCount
        var from = keyComponents[segment.fromKey * count + component]
        var to = keyComponents[segment.toKey * count + component]
        if let entry, entry.segment == position.segment, entry.period == position.period {
            if entry.key == segment.fromKey { from = entry.components[component] }
            if entry.key == segment.toKey { to = entry.components[component] }
        }
        return (from, to)
    }
}

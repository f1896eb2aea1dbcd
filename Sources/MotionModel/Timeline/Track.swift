/// The motion of one property: keys, and the segments that lead from one key to another.
///
/// A track is a pure function of time. It holds its first value before its first segment, the end value of
/// a segment until the next begins, and its last value for ever.
public struct Track: Hashable, Sendable {
    /// The property.
    public let property: PropertyPath
    /// The type of its values, or the form in which they are interpolated.
    public private(set) var type: ValueType
    /// Whether the track adds an offset that fades out to other motion, or replaces it.
    public let isAdditive: Bool
    /// The share, 0…1, of its travel that an additive track applies, from the present value on. Binding applies it,
    /// except for a layer; a track that replaces has none.
    public private(set) var weight: Double
    /// The keys to which the segments refer.
    public private(set) var keys: [Operand]
    /// The segments in order of their start, at least one.
    public private(set) var segments: [Segment]
    /// The interval that repeats; the segments inside are those of its first period.
    public private(set) var loop: Loop?
    /// The number of stored components of parameters that the keys and late times need: one more than the highest slot.
    public private(set) var parameterCount: Int
    /// Whether a key or a late time reads a property of the model.
    public private(set) var readsProperties: Bool
    /// The mirror time of a track that plays backwards: the value at `t` is that of the original at `mirrorTime − t`.
    public private(set) var mirrorTime: Double?
    /// Whether it adds `weight · (value − start)` to the other track of its property, instead of being the property's
    /// own.
    public let isLayer: Bool
    /// Whether the phase of its endless loop is that of the store's clock, so that all such loops move together.
    public private(set) var isSynchronized: Bool
    /// Whether the value at which it starts is written, and holds even where the property rests at another one; otherwise
    /// it is a state's, and a play that finds the property elsewhere starts from there.
    public private(set) var startsAsWritten: Bool
    /// The times that are only known when the track is bound; they are the latest until then. nil if all are known.
    public private(set) var late: LateTimes?
    /// The time in seconds by which an endless loop is ahead of its own start.
    private(set) var phase: Double

    /// Creates a track.
    ///
    /// - Precondition: There is a segment; segments are in order and don't overlap; their keys exist and have the
    ///   track's type in any form, or refer to earlier ones; those of a looped track lie inside the first period; a
    ///   mirrored track ends, and has no late times; the weight lies in 0…1; late times are those of its segments.
    public init(
        property: PropertyPath, type: ValueType, isAdditive: Bool, weight: Double = 1, keys: [Operand],
        segments: [Segment], loop: Loop? = nil, mirrorTime: Double? = nil, isLayer: Bool = false,
        isSynchronized: Bool = false, startsAsWritten: Bool = true, late: LateTimes? = nil
    ) {
        self.init(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
            segments: segments, loop: loop, mirrorTime: mirrorTime, isLayer: isLayer,
            isSynchronized: isSynchronized, startsAsWritten: startsAsWritten, late: late, phase: 0)
    }

    /// Creates a track whose endless loop is ahead of its own start by `phase` seconds.
    init(
        property: PropertyPath, type: ValueType, isAdditive: Bool, weight: Double, keys: [Operand],
        segments: [Segment], loop: Loop?, mirrorTime: Double?, isLayer: Bool, isSynchronized: Bool,
        startsAsWritten: Bool, late: LateTimes?, phase: Double
    ) {
        self.property = property
        self.type = type
        self.isAdditive = isAdditive
        self.weight = weight
        self.keys = keys
        self.parameterCount = Track.parameterCount(of: keys, late, type)
        self.readsProperties = Track.readsProperties(keys, late)
        self.segments = segments
        self.loop = loop
        self.mirrorTime = mirrorTime
        self.isLayer = isLayer
        self.isSynchronized = isSynchronized
        self.startsAsWritten = startsAsWritten
        self.late = late
        self.phase = phase
        precondition(weight >= 0 && weight <= 1, "a weight lies in 0…1")
        checkTimes()
    }

    /// The number of stored components of parameters that keys need.
    ///
    /// - Precondition: The keys have a type of the track, and refer to earlier ones.
    private static func parameterCount(of keys: [Operand], _ late: LateTimes?, _ type: ValueType) -> Int {
        var count = late?.parameterCount ?? 0
        for index in keys.indices {
            check(keys[index], at: index, type)
            if case .formula(let formula, _) = keys[index] {
                count = Swift.max(count, formula.parameterCount)
            }
        }
        return count
    }

    private static func readsProperties(_ keys: [Operand], _ late: LateTimes?) -> Bool {
        let keyReads = keys.contains { key in
            if case .formula(let formula, _) = key { return formula.usesReadings }
            return false
        }
        return keyReads || !(late?.readings.isEmpty ?? true)
    }

    /// Finds what the keys and the late times depend on.
    private mutating func countInputs() {
        parameterCount = Track.parameterCount(of: keys, late, type)
        readsProperties = Track.readsProperties(keys, late)
    }

    /// Checks the preconditions on the segments, the loop and the mirror time.
    private func checkTimes() {
        precondition(!segments.isEmpty, "a track has a segment")
        var reached = -Double.infinity
        for segment in segments {
            precondition(segment.start >= reached, "segments are in order and don't overlap")
            precondition(
                keys.indices.contains(segment.fromKey) && keys.indices.contains(segment.toKey),
                "a segment's keys exist")
            reached = segment.end
        }
        precondition(
            mirrorTime == nil || (loop?.count ?? 1).isFinite, "only a track that ends can be mirrored")
        checkLateTimes()
    }

    /// Checks a key, given the number of keys before it.
    private static func check(_ key: Operand, at index: Int, _ type: ValueType) {
        switch key {
        case .current: break
        case .constant(let value):
            precondition(value.type.canonical == type.canonical, "a track's keys have its type")
        case .formula(let formula, let from):
            precondition(formula.type.canonical == type.canonical, "a track's keys have its type")
            precondition(!formula.usesTime, "a key that moves does so by its progress")
            precondition(
                from.map { $0 >= 0 && $0 < index } ?? !formula.usesFrom, "a key refers to earlier ones")
        case .mixed(let first, let second, let progress):
            precondition(
                first >= 0 && first < index && second >= 0 && second < index, "a key refers to earlier ones")
            precondition(progress.isFinite, "a mixture has a finite share")
        }
    }

    /// The start of the first segment, in seconds of playback time.
    public var start: Double {
        if let mirrorTime { return mirrorTime - ownEnd }
        return ownStart
    }

    /// The time at which the track has reached its last value, in seconds of playback time; infinite if it loops for
    /// ever.
    public var end: Double {
        if let mirrorTime { return mirrorTime - ownStart }
        return ownEnd
    }

    private var ownStart: Double { Swift.min(segments[0].start, loop?.start ?? .infinity) }

    /// Whether something is played once before the loop, which few programs can express as one animation.
    package var beginsBeforeLoop: Bool { loop.map { segments[0].start < $0.start } ?? false }
    private var ownEnd: Double { loop?.end ?? segments[segments.count - 1].end }

    /// Returns the track with other values, and everything else unchanged.
    ///
    /// - Precondition: There are as many keys as before, of the type.
    /// - Parameter weight: The new weight; nil for the present one.
    package func with(type: ValueType, weight: Double? = nil, keys: [Operand]) -> Track {
        precondition(keys.count == self.keys.count, "segments refer to the keys by their place")
        var copy = self
        (copy.type, copy.weight, copy.keys) = (type, weight ?? self.weight, keys)
        copy.countInputs()
        return copy
    }

    /// The track with all of its travel, as it plays when it replaces.
    package var whole: Track { weight == 1 ? self : with(type: type, weight: 1, keys: keys) }

    /// Returns the track with other times, all of which are known but for those of `late`, and everything else unchanged.
    ///
    /// - Parameters:
    ///   - segments: Segments between the track's own keys.
    ///   - loop: The interval that repeats.
    ///   - mirrorTime: The mirror time of a track that plays backwards.
    ///   - phase: The time in seconds by which an endless loop is ahead of its own start.
    ///   - late: The times that are only known when the track is bound.
    /// - Precondition: As for a new track.
    package func with(
        segments: [Segment], loop: Loop?, mirrorTime: Double?, phase: Double, late: LateTimes? = nil
    ) -> Track {
        var copy = self
        (copy.segments, copy.loop, copy.mirrorTime, copy.phase) = (segments, loop, mirrorTime, phase)
        let wasLate = copy.late != nil
        copy.late = late
        if wasLate { copy.countInputs() }
        copy.checkTimes()
        return copy
    }

    /// The track with a start that isn't written: one that is mirrored starts where the other one ends.
    var startingAnywhere: Track {
        var copy = self
        copy.startsAsWritten = false
        return copy
    }

    /// Returns the track with only the given segments, without a loop, a mirror time and a phase; everything else is
    /// unchanged.
    ///
    /// - Parameter segments: Segments between the track's own keys.
    package func playing(_ segments: [Segment]) -> Track {
        var copy = with(segments: segments, loop: nil, mirrorTime: nil, phase: 0)
        copy.isSynchronized = false
        return copy
    }
}

/// The motion of one property: keys, and the segments that lead from one key to another.
///
/// A track is a pure function of time. It holds its first value before its first segment, the end value of
/// a segment until the next begins, and its last value for ever.
public struct Track: Hashable, Sendable {
    /// The property.
    public let property: PropertyPath
    /// Everything else, behind a reference: cheap to pass on, and held once by the tracks of properties that move alike.
    let contents: Shared<Contents>

    struct Contents: Hashable, Sendable {
        var type: ValueType
        let isAdditive: Bool
        var weight: Double
        var keys: [Operand]
        var segments: [Segment]
        var loop: Loop?
        var parameterCount: Int
        var readsProperties: Bool
        var mirrorTime: Double?
        let isLayer: Bool
        var isSynchronized: Bool
        var startsAsWritten: Bool
        var late: LateTimes?
        var phase: Double
        /// The type of its only run; `other` if it isn't one: see ``Track/isOnlyRun(of:)``.
        var runType: PlainType

        /// Finds the type of its only run.
        mutating func findRun() {
            runType = Track.runType(type, keys, segments, loop, mirrorTime, late, weight, isLayer)
        }

        /// Finds what the keys and the late times depend on.
        mutating func countInputs() {
            parameterCount = Track.parameterCount(of: keys, late, type)
            readsProperties = Track.readsProperties(keys, late)
        }
    }

    /// The type of its values, or the form in which they are interpolated.
    public var type: ValueType { contents.value.type }
    /// Whether the track adds an offset that fades out to other motion, or replaces it.
    public var isAdditive: Bool { contents.value.isAdditive }
    /// The share, 0…1, of its travel that an additive track applies, from the present value on. Binding applies it,
    /// except for a layer; a track that replaces has none.
    public var weight: Double { contents.value.weight }
    /// The keys to which the segments refer.
    public var keys: [Operand] { contents.value.keys }
    /// The segments in order of their start, at least one.
    public var segments: [Segment] { contents.value.segments }
    /// The interval that repeats; the segments inside are those of its first period.
    public var loop: Loop? { contents.value.loop }
    /// The number of stored components of parameters that the keys and late times need: one more than the highest slot.
    public var parameterCount: Int { contents.value.parameterCount }
    /// Whether a key or a late time reads a property of the model.
    public var readsProperties: Bool { contents.value.readsProperties }
    /// The mirror time of a track that plays backwards: the value at `t` is that of the original at `mirrorTime − t`.
    public var mirrorTime: Double? { contents.value.mirrorTime }
    /// Whether it adds `weight · (value − start)` to the other track of its property, instead of being the property's
    /// own.
    public var isLayer: Bool { contents.value.isLayer }
    /// Whether the phase of its endless loop is that of the store's clock, so that all such loops move together.
    public var isSynchronized: Bool { contents.value.isSynchronized }
    /// Whether the value at which it starts is written, and holds even where the property rests at another one; otherwise
    /// it is a state's, and a play that finds the property elsewhere starts from there.
    public var startsAsWritten: Bool { contents.value.startsAsWritten }
    /// The times that are only known when the track is bound; they are the latest until then. nil if all are known.
    public var late: LateTimes? { contents.value.late }
    /// The time in seconds by which an endless loop is ahead of its own start.
    var phase: Double { contents.value.phase }

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
        contents = Shared(
            Contents(
                type: type, isAdditive: isAdditive, weight: weight, keys: keys,
                segments: segments, loop: loop, parameterCount: Track.parameterCount(of: keys, late, type),
                readsProperties: Track.readsProperties(keys, late), mirrorTime: mirrorTime, isLayer: isLayer,
                isSynchronized: isSynchronized, startsAsWritten: startsAsWritten, late: late, phase: phase,
                runType: Track.runType(type, keys, segments, loop, mirrorTime, late, weight, isLayer)))
        precondition(weight >= 0 && weight <= 1, "a weight lies in 0…1")
        checkTimes()
    }

    /// The track with other contents.
    private func with(_ change: (inout Contents) -> Void) -> Track {
        var changed = contents.value
        change(&changed)
        changed.findRun()
        return Track(property, Shared(changed))
    }

    private init(_ property: PropertyPath, _ contents: Shared<Contents>) {
        self.property = property
        self.contents = contents
    }

    /// The number of stored components of parameters that keys need.
    ///
    /// - Precondition: The keys have a type of the track, and refer to earlier ones.
    private static func parameterCount(of keys: [Operand], _ late: LateTimes?, _ type: ValueType) -> Int {
        var count = late?.parameterCount ?? 0
        for index in keys.indices {
            check(keys[index], at: index, type)
            switch keys[index] {
            case .formula(let formula, _): count = Swift.max(count, formula.parameterCount)
            case .resting(let thrown, _):
                for number in thrown.numbers { count = Swift.max(count, number.parameterCount) }
            case .constant, .current, .mixed: break
            }
        }
        return count
    }

    private static func readsProperties(_ keys: [Operand], _ late: LateTimes?) -> Bool {
        let keyReads = keys.contains { key in
            switch key {
            case .formula(let formula, _): formula.usesReadings
            case .resting(let thrown, _): thrown.numbers.contains { $0.expression.usesReadings }
            case .constant, .current, .mixed: false
            }
        }
        return keyReads || !(late?.readings.isEmpty ?? true)
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
            precondition(value.type.isInterchangeable(with: type), "a track's keys have its type")
        case .formula(let formula, let from):
            precondition(formula.type.isInterchangeable(with: type), "a track's keys have its type")
            precondition(!formula.usesTime, "a key that moves does so by its progress")
            precondition(
                from.map { $0 >= 0 && $0 < index } ?? !formula.usesFrom, "a key refers to earlier ones")
        case .mixed(let first, let second, let progress):
            precondition(
                first >= 0 && first < index && second >= 0 && second < index, "a key refers to earlier ones")
            precondition(progress.isFinite, "a mixture has a finite share")
        case .resting(let thrown, let from):
            precondition(from >= 0 && from < index, "a key refers to earlier ones")
            precondition(thrown.velocity.count == type.canonical.componentCount, "each component is thrown")
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
        return with {
            ($0.type, $0.weight, $0.keys) = (type, weight ?? self.weight, keys)
            $0.countInputs()
        }
    }

    /// Returns the track with other keys and segments between them, all of whose times are known, and everything else
    /// unchanged.
    ///
    /// - Precondition: The keys have the track's type, and the segments are between them.
    func with(keys: [Operand], segments: [Segment], loop: Loop?) -> Track {
        let copy = with {
            ($0.keys, $0.segments, $0.loop, $0.late) = (keys, segments, loop, nil)
            $0.countInputs()
        }
        copy.checkTimes()
        return copy
    }

    /// The same motion of another property.
    func with(_ property: PropertyPath) -> Track { Track(property, contents) }

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
    ///   - isSynchronized: Whether its loop follows the clock; nil if it does as before.
    /// - Precondition: As for a new track.
    package func with(
        segments: [Segment], loop: Loop?, mirrorTime: Double?, phase: Double, late: LateTimes? = nil,
        isSynchronized: Bool? = nil
    ) -> Track {
        let copy = with {
            ($0.segments, $0.loop, $0.mirrorTime, $0.phase) = (segments, loop, mirrorTime, phase)
            $0.isSynchronized = isSynchronized ?? $0.isSynchronized
            let wasLate = $0.late != nil
            $0.late = late
            if wasLate { $0.countInputs() }
        }
        copy.checkTimes()
        return copy
    }

    /// The track with a start that is written, or isn't: one that is mirrored starts where the other one ends.
    func starting(asWritten: Bool) -> Track { with { $0.startsAsWritten = asWritten } }

    /// Returns the track with only the given segments, without a loop, a mirror time and a phase; everything else is
    /// unchanged.
    ///
    /// - Parameter segments: Segments between the track's own keys.
    package func playing(_ segments: [Segment]) -> Track {
        with(segments: segments, loop: nil, mirrorTime: nil, phase: 0, isSynchronized: false)
    }
}

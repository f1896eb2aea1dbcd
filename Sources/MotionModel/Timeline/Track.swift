/// How one property moves: keys, and the segments that lead from one key to another.
///
/// A track is a pure function of time. It holds its first value before its first segment, the value a
/// segment ended with until the next begins, and its last value for ever.
public struct Track: Hashable, Sendable {
    /// What moves.
    public let property: PropertyPath
    /// The type of its values, or a form of it that they are interpolated in.
    public let type: ValueType
    /// Whether the track adds an offset that fades out to whatever else plays, or replaces it.
    public let isAdditive: Bool
    /// The share, 0…1, of its travel that an additive track brings: it sets out from what is there. Binding works it in, but for
    /// that of a layer; a track that replaces has none.
    public let weight: Double
    /// The values that the segments refer to.
    public let keys: [Operand]
    /// In order of their start, at least one.
    public let segments: [Segment]
    /// The stretch that repeats; the segments inside are those of its first period.
    public let loop: Loop?
    /// How many stored components of parameters the keys need: one more than the highest slot they name.
    public let parameterCount: Int
    /// Plays the track backwards from this time: the value at `t` is that of the original at `mirrorTime − t`.
    public let mirrorTime: Double?
    /// Whether it adds `weight · (value − start)` to the other track of its property, instead of being the property's own.
    public let isLayer: Bool
    /// Whether the phase of its endless loop is that of the clock it is played by, so that all that play it move together.
    public let isSynchronized: Bool
    /// Seconds by which an endless loop is ahead of its own start.
    let phase: Double

    /// A track.
    ///
    /// - Precondition: There is a segment; segments are in order and don't overlap; their keys exist and have the track's type
    ///   in any form, or refer to earlier ones; those of a looped track lie inside the first period; a mirrored track ends; the weight lies in 0…1.
    public init(
        property: PropertyPath, type: ValueType, isAdditive: Bool, weight: Double = 1, keys: [Operand],
        segments: [Segment], loop: Loop? = nil, mirrorTime: Double? = nil, isLayer: Bool = false,
        isSynchronized: Bool = false
    ) {
        self.init(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
            segments: segments, loop: loop, mirrorTime: mirrorTime, isLayer: isLayer,
            isSynchronized: isSynchronized, phase: 0)
    }

    /// A track whose endless loop is ahead of its own start by `phase` seconds.
    init(
        property: PropertyPath, type: ValueType, isAdditive: Bool, weight: Double, keys: [Operand],
        segments: [Segment], loop: Loop?, mirrorTime: Double?, isLayer: Bool, isSynchronized: Bool,
        phase: Double
    ) {
        precondition(!segments.isEmpty, "a track has a segment")
        precondition(weight >= 0 && weight <= 1, "a weight lies in 0…1")
        var reached = -Double.infinity
        for segment in segments {
            precondition(segment.start >= reached, "segments are in order and don't overlap")
            precondition(
                keys.indices.contains(segment.fromKey) && keys.indices.contains(segment.toKey),
                "a segment's keys exist")
            reached = segment.end
        }
        var parameterCount = 0
        for index in keys.indices {
            Track.check(keys[index], at: index, type)
            if case .formula(let formula, _) = keys[index] {
                parameterCount = Swift.max(parameterCount, formula.parameterCount)
            }
        }
        precondition(
            mirrorTime == nil || (loop?.count ?? 1).isFinite, "only a track that ends can be mirrored")
        self.property = property
        self.type = type
        self.isAdditive = isAdditive
        self.weight = weight
        self.keys = keys
        self.parameterCount = parameterCount
        self.segments = segments
        self.loop = loop
        self.mirrorTime = mirrorTime
        self.isLayer = isLayer
        self.isSynchronized = isSynchronized
        self.phase = phase
    }

    /// What must hold of a key, given how many stand before it.
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

    /// When the first segment begins, in seconds of playing.
    public var start: Double {
        if let mirrorTime { return mirrorTime - ownEnd }
        return ownStart
    }

    /// When the track has reached its last value, in seconds of playing; infinite if it loops for ever.
    public var end: Double {
        if let mirrorTime { return mirrorTime - ownStart }
        return ownEnd
    }

    private var ownStart: Double { Swift.min(segments[0].start, loop?.start ?? .infinity) }

    /// Whether something is played once before what repeats, which few programs can say of one animation.
    package var beginsBeforeLoop: Bool { loop.map { segments[0].start < $0.start } ?? false }
    private var ownEnd: Double { loop?.end ?? segments[segments.count - 1].end }

    /// The track with its keys in the opposite order: what went from A to B goes from B to A, at the same
    /// times on the same curves.
    ///
    /// Keys that refer to others keep their value: it is the segments that refer to the opposite keys.
    public var withReversedValues: Track {
        let last = keys.count - 1
        return Track(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
            segments: segments.map { segment in
                // What moves by itself has no other end.
                let moves = segment.fromKey == segment.toKey && keys[segment.fromKey].isMoving
                return moves
                    ? segment : segment.leading(from: last - segment.fromKey, to: last - segment.toKey)
            }, loop: loop,
            mirrorTime: mirrorTime, isLayer: isLayer, isSynchronized: isSynchronized, phase: phase)
    }

    /// The track with keys of another type, one for each of its own.
    ///
    /// - Parameter weight: Its weight from now on; nil for the one that it has.
    func with(type: ValueType, weight: Double? = nil, keys: [Operand]) -> Track {
        precondition(keys.count == self.keys.count, "segments refer to the keys by their place")
        return Track(
            property: property, type: type, isAdditive: isAdditive, weight: weight ?? self.weight, keys: keys,
            segments: segments, loop: loop, mirrorTime: mirrorTime, isLayer: isLayer,
            isSynchronized: isSynchronized, phase: phase)
    }

    /// The track with all of its travel: what it plays where it replaces.
    package var whole: Track { weight == 1 ? self : with(type: type, weight: 1, keys: keys) }

    /// The exact mirror in time: its value at `t` is this track's value at `duration − t`.
    ///
    /// - Parameter duration: Seconds, the length of the timeline that is mirrored.
    public func mirrored(in duration: Double) -> Track {
        precondition(mirrorTime == nil, "a mirrored track is mirrored once")
        return Track(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
            segments: segments, loop: loop, mirrorTime: duration, isLayer: isLayer,
            isSynchronized: isSynchronized, phase: 0)
    }

    /// The track with all of its times multiplied.
    ///
    /// - Parameter factor: Finite and greater than 0; 2 is half as fast.
    package func slowed(by factor: Double) -> Track {
        precondition(factor.isFinite && factor > 0, "time goes on")
        guard factor != 1 else { return self }
        return Track(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
            segments: segments.map { $0.moved(start: $0.start * factor, end: $0.end * factor) },
            loop: loop.map { Loop(start: $0.start * factor, period: $0.period * factor, count: $0.count) },
            mirrorTime: mirrorTime.map { $0 * factor }, isLayer: isLayer, isSynchronized: isSynchronized,
            phase: phase * factor)
    }

    /// The track as it plays from an instant of the clock on: a synchronized one in the clock's phase, others as they are.
    ///
    /// A loop's own delay stays a difference of phase, so that what is staggered stays so.
    ///
    /// - Parameter clock: Seconds, finite; what starts at whole periods is played as it is.
    public func started(at clock: Double) -> Track {
        guard isSynchronized, let loop, !loop.count.isFinite else { return self }
        let elapsed = clock.truncatingRemainder(dividingBy: loop.period)
        return Track(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
            segments: segments, loop: loop, mirrorTime: mirrorTime, isLayer: isLayer,
            isSynchronized: isSynchronized, phase: elapsed < 0 ? elapsed + loop.period : elapsed)
    }
}

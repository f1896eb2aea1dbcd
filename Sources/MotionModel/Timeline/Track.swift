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
    /// The share, 0…1, of an additive contribution that is applied.
    public let weight: Double
    /// The values that the segments refer to.
    public let keys: [Operand]
    /// In order of their start, at least one.
    public let segments: [Segment]
    /// The stretch that repeats; the segments inside are those of its first period.
    public let loop: Loop?
    /// Plays the track backwards from this time: the value at `t` is that of the original at `mirrorTime − t`.
    public let mirrorTime: Double?

    /// A track.
    ///
    /// - Precondition: There is a segment; segments are in order and don't overlap; their keys exist; constant keys have
    ///   the track's type, in any form; those of a looped track lie inside the first period; a mirrored track ends.
    public init(
        property: PropertyPath, type: ValueType, isAdditive: Bool, weight: Double = 1, keys: [Operand],
        segments: [Segment], loop: Loop? = nil, mirrorTime: Double? = nil
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
        for case .constant(let value) in keys {
            precondition(value.type.canonical == type.canonical, "a track's keys have its type")
        }
        precondition(
            mirrorTime == nil || (loop?.count ?? 1).isFinite, "only a track that ends can be mirrored")
        self.property = property
        self.type = type
        self.isAdditive = isAdditive
        self.weight = weight
        self.keys = keys
        self.segments = segments
        self.loop = loop
        self.mirrorTime = mirrorTime
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

    private var ownStart: Double { loop?.start ?? segments[0].start }
    private var ownEnd: Double { loop?.end ?? segments[segments.count - 1].end }

    /// The track with its keys in the opposite order: what went from A to B goes from B to A, at the same
    /// times on the same curves.
    public var withReversedValues: Track {
        Track(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys.reversed(),
            segments: segments, loop: loop, mirrorTime: mirrorTime)
    }

    /// The exact mirror in time: its value at `t` is this track's value at `duration − t`.
    ///
    /// - Parameter duration: Seconds, the length of the timeline that is mirrored.
    public func mirrored(in duration: Double) -> Track {
        precondition(mirrorTime == nil, "a mirrored track is mirrored once")
        return Track(
            property: property, type: type, isAdditive: isAdditive, weight: weight, keys: keys,
            segments: segments, loop: loop, mirrorTime: duration)
    }
}

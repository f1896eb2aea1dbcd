/// A track whose keys are numbers.
///
/// The track may interpolate in a form of its property's type; its values, components and velocities are canonical
/// nevertheless.
public struct BoundTrack: Hashable, Sendable {
    /// What it consists of, behind a reference, so that a track is as cheap to pass on and to keep as a number.
    private let contents: Shared<Contents>

    private struct Contents: Hashable, Sendable {
        let track: Track
        let form: ValueType
        let keyComponents: [Double]
        let preparedEnds: [Double]
        let entry: Entry?
        let moving: [[Expression]]
        // What follows from the form, but is asked for at each instant.
        let componentCount: Int
        let isDirect: Bool
        let isDiscrete: Bool

        init(
            _ track: Track, _ form: ValueType, _ keyComponents: [Double], preparedEnds: [Double] = [],
            entry: Entry? = nil,
            moving: [[Expression]] = []
        ) {
            self.track = track
            self.form = form
            self.keyComponents = keyComponents
            self.preparedEnds = preparedEnds
            self.entry = entry
            self.moving = moving
            componentCount = form.canonical.componentCount
            isDirect = form.isDirect
            isDiscrete = form.isDiscrete
        }
    }

    /// The ends of the first segment that moves, in one period, one of which isn't the key's own value.
    struct Entry: Hashable, Sendable {
        /// The segment, and those before it that hold what it starts with.
        let segments: ClosedRange<Int>
        let period: Double
        /// The numbers of both ends.
        let ends: [Double]
    }

    /// The track this was bound from.
    public var track: Track { contents.value.track }
    /// The type of the keys' numbers: the track's type, or another form of a transform if a key doesn't have its
    /// functions.
    public var form: ValueType { contents.value.form }
    /// The number of stored components of a value.
    package var componentCount: Int { contents.value.componentCount }
    /// Whether each component of a value is a combination of the same one of two keys.
    var isDirect: Bool { contents.value.isDirect }
    /// Whether a value is one of two keys, with nothing between.
    var isDiscrete: Bool { contents.value.isDiscrete }
    /// The numbers of every key, one key after another.
    public var keyComponents: [Double] { contents.value.keyComponents }
    /// The numbers of both ends of each segment, fitted to each other; empty for a form without such a preparation.
    var preparedEnds: [Double] { contents.value.preparedEnds }
    /// The value that replaces a key while the track leaves its start.
    var entry: Entry? { contents.value.entry }
    /// For each key given by a formula of the progress, one expression for each component; empty for the other keys.
    /// Empty if there is no such key.
    var moving: [[Expression]] { contents.value.moving }

    /// Creates a track with the values of its keys.
    ///
    /// - Parameter values: The values, in any form of the track's type.
    init(_ track: Track, _ values: [MotionValue], moving: [[Expression]] = []) {
        var form = track.type
        // The distance between two transforms isn't a matter of 16 numbers.
        var converted = form == .transform(.matrix) ? [] : values.compactMap { $0.converted(to: form) }
        if converted.count != values.count {
            form = form.common(of: values, pairs: track.segments.map { ($0.fromKey, $0.toKey) })
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
        contents = Shared(Contents(track, form, keys, preparedEnds: preparedEnds, moving: moving))
    }

    /// Creates a track between two constants of its type whose numbers need no preparation; `nil` if they do.
    package init?(direct track: Track, _ from: MotionValue, _ to: MotionValue) {
        guard BoundTrack.isKept(track.type), from.type == track.type, to.type == track.type
        else { return nil }
        contents = Shared(Contents(track, track.type, from.components.array + to.components))
    }

    /// Creates a track whose keys are constants of its type that need no preparation, and whose times are known; `nil` for any
    /// other.
    init?(constants track: Track) {
        let (type, keys) = (track.type, track.keys)
        guard track.late == nil, BoundTrack.isKept(type), !track.bringsShare else { return nil }
        var numbers: [Double] = []
        numbers.reserveCapacity(keys.count * type.componentCount)
        for key in keys {
            guard case .constant(let value) = key, value.type == type else { return nil }
            numbers += value.components
        }
        contents = Shared(Contents(track, type, numbers))
    }

    /// Whether the numbers of keys of a type are interpolated as they are.
    private static func isKept(_ type: ValueType) -> Bool {
        if case .turning = type { return false }
        return type.isDirect
    }

    init(_ other: BoundTrack, entry: Entry) {
        contents = Shared(
            Contents(
                other.track, other.form, other.keyComponents, preparedEnds: other.preparedEnds, entry: entry,
                moving: other.moving))
    }

    /// A key, in the bound form.
    func key(at index: Int) -> MotionValue {
        let count = form.componentCount
        return MotionValue(unchecked: form, keyComponents[(index * count)..<((index + 1) * count)])
    }

    /// Whether every value is a combination of two keys, number by number, that depends on the progress alone.
    package var isPlain: Bool { isDirect && !isDiscrete && moving.isEmpty }

    /// Whether another value replaces the key at which it starts.
    package var beginsElsewhere: Bool { entry != nil }

    /// The expressions of a moving key by the progress, one for each component; nil for a key that doesn't move.
    package func moving(_ key: Int) -> [Expression]? {
        moving.isEmpty || moving[key].isEmpty ? nil : moving[key]
    }

    func moving(at position: TrackPosition) -> [Expression]? {
        guard !moving.isEmpty else { return nil }
        let segment = track.segments[position.segment]
        return segment.fromKey == segment.toKey ? moving(segment.fromKey) : nil
    }

    static func inputs(_ progress: Double) -> Expression.Inputs {
        Expression.Inputs(progress: Swift.min(Swift.max(progress, 0), 1))
    }
}

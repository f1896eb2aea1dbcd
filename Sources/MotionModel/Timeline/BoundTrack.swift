/// A track whose keys are numbers.
///
/// The track may interpolate in a form of its property's type; its values, components and velocities are canonical
/// nevertheless.
public struct BoundTrack: Hashable, Sendable {
    /// The track this was bound from.
    public let track: Track
    /// The type of the keys' numbers: the track's type, or another form of a transform if a key doesn't have its
    /// functions.
    public let form: ValueType
    /// The numbers of every key, one key after another.
    public let keyComponents: [Double]
    /// The numbers of both ends of each segment, fitted to each other; empty for a form without such a preparation.
    let preparedEnds: [Double]
    /// The value that replaces a key while the track leaves its start.
    let entry: Entry?
    /// For each key given by a formula of the progress, one expression for each component; empty for the other keys.
    /// Empty if there is no such key.
    let moving: [[Expression]]

    /// The ends of one segment in one period, one of which isn't the key's own value.
    struct Entry: Hashable, Sendable {
        let segment: Int
        let period: Double
        /// The numbers of both ends.
        let ends: [Double]
    }

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
        self.track = track
        self.form = form
        self.keyComponents = keys
        self.preparedEnds = preparedEnds
        self.entry = nil
        self.moving = moving
    }

    /// Creates a track between two constants of its type whose numbers need no preparation; `nil` if they do.
    package init?(direct track: Track, _ from: MotionValue, _ to: MotionValue) {
        guard track.type.isDirect, !track.type.isPrepared, track.type.canonical == track.type,
            from.type == track.type,
            to.type == track.type
        else { return nil }
        self.track = track
        self.form = track.type
        self.keyComponents = from.components + to.components
        self.preparedEnds = []
        self.entry = nil
        self.moving = []
    }

    init(_ other: BoundTrack, entry: Entry) {
        self.track = other.track
        self.form = other.form
        self.keyComponents = other.keyComponents
        self.preparedEnds = other.preparedEnds
        self.entry = entry
        self.moving = other.moving
    }

    /// A key, in the bound form.
    func key(at index: Int) -> MotionValue {
        let count = form.componentCount
        return MotionValue(
            unchecked: form, Array(keyComponents[(index * count)..<((index + 1) * count)]))
    }

    /// Whether every value is a combination of two keys, number by number, that depends on the progress alone.
    package var isPlain: Bool { form.isDirect && !form.isDiscrete && moving.isEmpty }

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

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
    let preparedEnds: [Double]
    /// What stands in for a key while the track leaves its start.
    let entry: Entry?
    /// For each key that moves by itself one expression of the progress for each component, nothing for the others; empty
    /// where no key moves.
    let moving: [[Expression]]

    /// The ends of one segment in one period, one of which is another value than the key's.
    struct Entry: Hashable, Sendable {
        let segment: Int
        let period: Double
        /// The numbers of both.
        let ends: [Double]
    }

    /// A track with the values of its keys.
    ///
    /// - Parameter values: In any form of the track's type.
    init(_ track: Track, _ values: [MotionValue], moving: [[Expression]] = []) {
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

    /// A track between two constants of its type, whose numbers need no preparation; `nil` where they do.
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

    /// Whether every value is a combination of two keys, number by number, by the progress alone.
    package var isPlain: Bool { form.isDirect && !form.isDiscrete && moving.isEmpty }

    /// Whether another value stands in for the key it starts at.
    package var beginsElsewhere: Bool { entry != nil }

    /// The expressions of the progress, one for each component, that a key is; nil for one that doesn't move.
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

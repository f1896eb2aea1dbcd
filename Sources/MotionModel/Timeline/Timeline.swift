/// Motion as data: the properties that move, with their times and curves. Once bound, it is a pure function of time.
public struct Timeline: Hashable, Sendable {
    /// One track for each property, each followed by the layers that add to it.
    public let tracks: [Track]
    /// The markers, in order of time.
    public let markers: [Marker]
    /// The duration in seconds, end delays included; infinite if something loops for ever. The longest, if it depends on
    /// values that are only known when it is bound.
    public let duration: Double
    /// The shortest duration in seconds; the same as `duration` if that is known.
    public let shortest: Double
    /// The clock of its repeats and turns; nil if the track that ends last determines them.
    public let clock: IterationClock?
    /// The instants, besides those of its tracks, that are only known when it is bound; nil if all are known.
    public let late: LateInstants?

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - tracks: One for each property, and layers that add to it; empty for a motion in which nothing moves.
    ///   - markers: In order of their times.
    ///   - duration: The duration in seconds; nil for the end of the last track.
    ///   - clock: The clock of its repeats and turns; nil if the track that ends last determines them.
    ///   - shortest: The shortest duration in seconds; nil for the end of the last track if some times are late, else for
    ///     `duration`.
    ///   - late: The instants that are only known when it is bound, besides those of its tracks.
    /// - Precondition: `duration` isn't before the end of a track; markers are in order; no property has two tracks
    ///   that aren't layers.
    public init(
        tracks: [Track], markers: [Marker] = [], duration: Double? = nil, clock: IterationClock? = nil,
        shortest: Double? = nil, late: LateInstants? = nil
    ) {
        var seen: Set<PropertyPath> = []
        seen.reserveCapacity(tracks.count)
        for track in tracks where !track.isLayer {
            precondition(
                seen.insert(track.property).inserted,
                "a property has one track in a timeline, and layers over it")
        }
        self.init(
            distinct: tracks, markers: markers, duration: duration, clock: clock, shortest: shortest,
            late: late)
    }

    /// Creates a timeline of tracks that are known to move different properties, as those of another timeline do.
    package init(
        distinct tracks: [Track], markers: [Marker] = [], duration: Double? = nil,
        clock: IterationClock? = nil, shortest: Double? = nil, late: LateInstants? = nil
    ) {
        var end = 0.0
        var earliest = 0.0
        var isLate = late != nil
        for track in tracks {
            end = Swift.max(end, track.end)
            earliest = Swift.max(earliest, track.earliestEnd)
            isLate = isLate || track.late != nil
        }
        let length = duration ?? end
        let least = shortest ?? (isLate ? earliest : length)
        precondition(length >= end, "a timeline is over when its last track is")
        precondition(least >= earliest && least <= length, "a timeline is over when its last track is")
        for index in markers.indices.dropFirst() {
            precondition(markers[index - 1].time <= markers[index].time, "markers are in order of time")
        }
        self.tracks = tracks
        self.markers = markers
        self.duration = length
        self.shortest = least
        self.clock = clock
        self.late = late
        for late in late?.markers ?? [] {
            precondition(markers.indices.contains(late.marker), "a late marker exists")
        }
    }

    /// The exact mirror in time: the value at `t` is this timeline's value at `duration − t`.
    ///
    /// A track that starts part-way in (with a negative delay) ends that much after the others, and the mirror lasts
    /// until then.
    ///
    /// - Precondition: The duration is finite.
    public var mirrored: Timeline {
        precondition(duration.isFinite, "only a timeline that ends can be mirrored")
        precondition(late == nil, "what is mirrored has known times")
        let mirrored = tracks.map { $0.mirrored(in: duration) }
        var length = duration
        for track in mirrored { length = Swift.max(length, track.end) }
        return Timeline(
            tracks: mirrored,
            markers: markers.reversed().map {
                Marker(time: duration - $0.time, name: $0.name, payload: $0.payload)
            },
            duration: length, clock: clock?.mirrored(in: duration))
    }

    /// The timeline with its values in the opposite order, at the same times on the same curves.
    public var withReversedValues: Timeline {
        with(tracks: tracks.map { $0.withReversedValues })
    }

    /// Binds the end points to numbers, and with them the times that depend on them.
    ///
    /// - Parameters:
    ///   - parameters: The stored components of all of the motion's parameters, in order; empty for a timeline without
    ///     parameters.
    ///   - current: Returns the current value of a property; called for each track that starts from "current", and for
    ///     each property that keys or late times read.
    /// - Throws: `BindingError` when such a value is missing or has another type, parameters are missing, or the result
    ///   of a formula isn't usable.
    public func bind(
        parameters: [Double] = [], reading current: (PropertyPath) -> MotionValue?
    ) throws(BindingError) -> BoundTimeline {
        var bound: [BoundTrack] = []
        bound.reserveCapacity(tracks.count)
        let instants = try instants(parameters: parameters, reading: current)
        var end = instants.end
        for track in tracks {
            let track = try BoundTrack(track, parameters: parameters, reading: current)
            end = Swift.max(end, track.track.end)
            bound.append(track)
        }
        return BoundTimeline(tracks: bound, markers: instants.markers, duration: duration(endingBy: end))
    }

    /// Binds the end points to numbers, for a timeline that doesn't start from current values.
    ///
    /// - Throws: `BindingError.missingValue` for the first track that starts from "current".
    public func bind(parameters: [Double] = []) throws(BindingError) -> BoundTimeline {
        try bind(parameters: parameters) { _ in nil }
    }
}

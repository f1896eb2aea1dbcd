/// The instants of a timeline, besides those of its tracks, that depend on values which are only known when it is bound.
public struct LateInstants: Hashable, Sendable {
    /// The markers, by their index; they have their latest time until then.
    public let markers: [LateMarker]
    /// The ends of waits, of groups with a duration of their own and the like: the timeline lasts until the last of them.
    public let ends: [LateTime]

    /// A marker whose time is only known when its timeline is bound.
    public struct LateMarker: Hashable, Sendable {
        /// The index of the marker among those of its timeline.
        public let marker: Int
        /// Its time.
        public let time: LateTime

        /// Creates the time of a marker.
        public init(marker: Int, time: LateTime) {
            self.marker = marker
            self.time = time
        }
    }

    /// Creates the late instants of a timeline.
    public init(markers: [LateMarker], ends: [LateTime]) {
        self.markers = markers
        self.ends = ends
    }

    /// The number of stored components of parameters that they need.
    package var parameterCount: Int {
        (markers.map { $0.time } + ends).reduce(0) { Swift.max($0, $1.steps.parameterCount) }
    }

    /// What they read of properties.
    package var readings: [PropertyReading] {
        (markers.map { $0.time } + ends).flatMap { $0.steps.readings }
    }

    /// The instants with the model's numbers in place of the properties that they read.
    func reading(_ model: (PropertyPath) -> MotionValue?) throws(BindingError) -> LateInstants {
        var known: [LateMarker] = []
        for late in markers {
            known.append(LateMarker(marker: late.marker, time: try late.time.reading(model)))
        }
        var ends: [LateTime] = []
        for end in self.ends { ends.append(try end.reading(model)) }
        return LateInstants(markers: known, ends: ends)
    }
}

extension Timeline {
    /// The markers at the times that they have for some parameters, in order, and the end of what isn't in a track.
    ///
    /// - Parameter model: The model's value of a property.
    /// - Throws: `missingParameters`; `missingValue` and `wrongType` for a property that a time depends on.
    package func instants(
        parameters: [Double], reading model: (PropertyPath) -> MotionValue?
    ) throws(BindingError) -> (markers: [Marker], end: Double) {
        guard let late else { return (markers, 0) }
        if late.parameterCount > parameters.count, let first = tracks.first {
            throw .missingParameters(first.property)
        }
        let known = try late.reading(model)
        // Without parameters, that in which nothing moves has its latest times.
        func time(_ time: LateTime) -> Double {
            late.parameterCount > parameters.count ? time.latest : time.known(parameters)
        }
        var markers = self.markers
        for late in known.markers {
            markers[late.marker] = markers[late.marker].moved(
                to: Swift.min(time(late.time), markers[late.marker].time))
        }
        return (
            markers.ordered { $0.time < $1.time }, known.ends.reduce(0) { Swift.max($0, time($1)) }
        )
    }
}

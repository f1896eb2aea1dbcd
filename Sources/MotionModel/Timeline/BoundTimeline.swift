/// A timeline whose end points are numbers: its values can be computed at any instant, in any order.
public struct BoundTimeline: Hashable, Sendable {
    /// One per property, in the timeline's order.
    public let tracks: [BoundTrack]
    /// In order of time.
    public let markers: [Marker]
    /// Seconds; infinite if something loops for ever.
    public let duration: Double

    init(tracks: [BoundTrack], markers: [Marker], duration: Double) {
        self.tracks = tracks
        self.markers = markers
        self.duration = duration
    }

    /// The value and velocity of every property at a time of playing, in seconds.
    ///
    /// - Complexity: O(tracks), each O(log segments).
    public func sample(at time: Double) -> [TrackSample] {
        properties.map { $0.sample(at: time) }
    }

    /// What each property does, in the timeline's order: its own track with the layers over it.
    public var properties: [BoundProperty] {
        var result: [BoundProperty] = []
        var places: [PropertyPath: Int] = [:]
        for track in tracks {
            if track.track.isLayer, let place = places[track.track.property] {
                result[place].layers.append(track)
            } else {
                places[track.track.property] = result.count
                result.append(BoundProperty(base: track))
            }
        }
        return result
    }
}

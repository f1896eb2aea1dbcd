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
        tracks.map { track in
            let position = track.track.position(at: time)
            return TrackSample(
                property: track.track.property, value: track.value(at: position),
                velocity: track.velocity(at: position))
        }
    }
}

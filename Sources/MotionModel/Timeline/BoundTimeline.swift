/// A timeline whose end points are numbers, so that its values can be computed at any instant, in any order.
public struct BoundTimeline: Hashable, Sendable {
    /// The tracks, one per property, in the timeline's order.
    public let tracks: [BoundTrack]
    /// The motion of each property, in the timeline's order: its own track and the layers over it.
    public let properties: [BoundProperty]
    /// The markers, in order of time.
    public let markers: [Marker]
    /// The duration in seconds, fixed when it was bound; infinite if something loops for ever.
    public let duration: Double
    /// The number of components that ``sample(at:into:)`` writes: the stored components of all ``properties``.
    public let componentCount: Int
    init(tracks: [BoundTrack], markers: [Marker], duration: Double) {
        var properties: [BoundProperty] = []
        properties.reserveCapacity(tracks.count)
        for track in tracks {
            let name = track.track.property
            if track.track.isLayer, let base = properties.lastIndex(where: { $0.property == name }) {
                properties[base].layers.append(track)
            } else {
                properties.append(BoundProperty(base: track))
            }
        }
        componentCount = properties.reduce(0) { $0 + $1.base.componentCount }
        self.tracks = tracks
        self.properties = properties
        self.markers = markers
        self.duration = duration
    }

    /// The value and velocity of every property at a playback time, in seconds.
    ///
    /// - Complexity: O(tracks), each O(log segments).
    public func sample(at time: Double) -> [TrackSample] {
        properties.map { $0.sample(at: time) }
    }
}

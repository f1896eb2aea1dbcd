/// A timeline whose end points are numbers, so that its values can be computed at any instant, in any order.
public struct BoundTimeline: Hashable, Sendable {
    /// The tracks, one per property, in the timeline's order.
    public let tracks: [BoundTrack]
    /// The markers, in order of time.
    public let markers: [Marker]
    /// The duration in seconds, fixed when it was bound; infinite if something loops for ever.
    public let duration: Double
    /// The number of components that ``sample(at:into:)`` writes: the stored components of all ``properties``.
    public let componentCount: Int
    /// The place of each track's components among them.
    let places: [ComponentPlace]

    /// The place of the components of a track's property.
    struct ComponentPlace: Hashable, Sendable {
        let first: Int
        /// Whether the track adds to these components.
        let adds: Bool
    }

    init(tracks: [BoundTrack], markers: [Marker], duration: Double) {
        var places: [ComponentPlace] = []
        places.reserveCapacity(tracks.count)
        var count = 0
        for (index, track) in tracks.enumerated() {
            if track.track.isLayer,
                let base = tracks[..<index].lastIndex(where: {
                    $0.track.property == track.track.property
                })
            {
                places.append(ComponentPlace(first: places[base].first, adds: true))
            } else {
                places.append(ComponentPlace(first: count, adds: false))
                count += track.form.canonical.componentCount
            }
        }
        self.places = places
        componentCount = count
        self.tracks = tracks
        self.markers = markers
        self.duration = duration
    }

    /// The value and velocity of every property at a playback time, in seconds.
    ///
    /// - Complexity: O(tracks), each O(log segments).
    public func sample(at time: Double) -> [TrackSample] {
        properties.map { $0.sample(at: time) }
    }

    /// The motion of each property, in the timeline's order: its own track and the layers over it.
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

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
    /// The properties as flat arrays.
    private let sampler: Shared<TimelineSampler>

    init(tracks: [BoundTrack], markers: [Marker], duration: Double) {
        var properties: [BoundProperty] = []
        properties.reserveCapacity(tracks.count)
        for track in tracks {
            if track.track.isLayer,
                let base = properties.lastIndex(where: { $0.property == track.track.property })
            {
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
        sampler = Shared(TimelineSampler(properties))
    }

    /// The value and velocity of every property at a playback time, in seconds.
    ///
    /// ``sample(at:into:velocities:)`` is the same without an allocation.
    ///
    /// - Complexity: O(tracks), each O(log segments), with a number of allocations that doesn't depend on the tracks.
    public func sample(at time: Double) -> [TrackSample] {
        var components = [Double](repeating: 0, count: componentCount)
        var velocities = components
        sample(at: time, into: &components, velocities: &velocities)
        let instant = Shared(
            TrackSample.Instant(properties: properties, components: components, velocities: velocities))
        var first = 0
        return properties.indices.map { index in
            defer { first += properties[index].base.componentCount }
            return TrackSample(instant, index, firstComponent: first)
        }
    }

    /// Writes the stored components of every property at a playback time, in seconds, in the order of ``properties``.
    ///
    /// The bits are those of ``sample(at:)``.
    ///
    /// - Parameters:
    ///   - time: The playback time in seconds, as for ``sample(at:)``.
    ///   - components: At least ``componentCount`` numbers, the first of which are replaced.
    /// - Complexity: O(tracks), each O(log segments), without an allocation.
    public func sample(at time: Double, into components: inout [Double]) {
        precondition(components.count >= componentCount, "there is room for every component")
        sampler.value.sample(at: time, into: &components)
        for other in sampler.value.others {
            properties[other.property].write(at: time, into: &components, from: other.place)
        }
    }

    /// Writes the stored components of every property at a playback time and their rates of change, in units per second.
    ///
    /// The bits are those of ``sample(at:)``.
    ///
    /// - Parameters:
    ///   - time: The playback time in seconds, as for ``sample(at:)``.
    ///   - components: At least ``componentCount`` numbers, the first of which are replaced.
    ///   - velocities: The same for the velocities.
    /// - Complexity: O(tracks), each O(log segments), without an allocation.
    public func sample(at time: Double, into components: inout [Double], velocities: inout [Double]) {
        precondition(
            components.count >= componentCount && velocities.count >= componentCount,
            "there is room for every component")
        sampler.value.sample(at: time, into: &components, velocities: &velocities)
        for other in sampler.value.others {
            let property = properties[other.property]
            property.write(at: time, into: &components, from: other.place)
            property.writeVelocity(at: time, into: &velocities, from: other.place)
        }
    }
}

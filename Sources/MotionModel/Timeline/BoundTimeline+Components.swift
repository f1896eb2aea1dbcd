/// Sampling without an allocation.
extension BoundTimeline {
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
        for index in tracks.indices {
            tracks[index].write(at: time, into: &components, places[index])
        }
    }
}

extension BoundTrack {
    /// One stored component at a playback time, in seconds; see ``component(_:at:)-(_,TrackPosition)``.
    public func component(_ component: Int, at time: Double) -> Double {
        self.component(component, at: track.position(at: time))
    }

    /// Writes the stored components at a time; a layer adds the distance of its components from its origin.
    fileprivate func write(
        at time: Double, into components: inout [Double], _ place: BoundTimeline.ComponentPlace
    ) {
        let first = place.first
        let count = form.canonical.componentCount
        let position = track.position(at: time)
        guard place.adds else {
            if form.isDirect {
                for index in 0..<count { components[first + index] = component(index, at: position) }
            } else {
                let numbers = canonicalNumbers(at: position)
                for index in 0..<count { components[first + index] = numbers[index] }
            }
            return
        }
        let origin = track.originPosition
        for index in 0..<count {
            let offset = component(index, at: position) - component(index, at: origin)
            components[first + index] += offset * track.weight
        }
    }
}

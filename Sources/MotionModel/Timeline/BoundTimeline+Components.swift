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
        var first = 0
        for property in properties {
            property.base.write(at: time, into: &components, from: first)
            for layer in property.layers { layer.add(at: time, to: &components, from: first) }
            first += property.base.componentCount
        }
    }
}

extension BoundTrack {
    /// One stored component at a playback time, in seconds; see ``component(_:at:)-(_,TrackPosition)``.
    public func component(_ component: Int, at time: Double) -> Double {
        self.component(component, at: track.position(at: time))
    }

    /// Writes the stored components at a time.
    fileprivate func write(at time: Double, into components: inout [Double], from first: Int) {
        let position = track.position(at: time)
        if isDirect {
            for index in 0..<componentCount { components[first + index] = component(index, at: position) }
        } else {
            let numbers = canonicalNumbers(at: position)
            for index in 0..<componentCount { components[first + index] = numbers[index] }
        }
    }

    /// Adds a layer's share of the distance of its components from its origin.
    fileprivate func add(at time: Double, to components: inout [Double], from first: Int) {
        let (position, origin) = (track.position(at: time), track.originPosition)
        for index in 0..<componentCount {
            components[first + index] +=
                (component(index, at: position) - component(index, at: origin)) * track.weight
        }
    }
}

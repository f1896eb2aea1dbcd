extension BoundProperty {
    /// Writes the stored components at a time, without an allocation.
    func write(at time: Double, into components: inout [Double], from first: Int) {
        base.write(at: time, into: &components, from: first)
        for layer in layers { layer.add(at: time, to: &components, from: first) }
    }

    /// Writes the velocity of each stored component at a time, without an allocation; see ``velocity(at:)``.
    func writeVelocity(at time: Double, into velocities: inout [Double], from first: Int) {
        base.forEachVelocity(at: time) { velocities[first + $0] = $1 }
        for layer in layers where layer.track.weight != 0 {
            layer.forEachVelocity(at: time) { index, speed in
                let sum = velocities[first + index] + layer.track.weight * speed
                velocities[first + index] = sum.isNaN ? 0 : sum
            }
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

    /// Calls a function with the velocity of each stored component at a time, in units per second.
    fileprivate func forEachVelocity(at time: Double, _ body: (Int, Double) -> Void) {
        let position = track.position(at: time)
        if isDirect {
            for index in 0..<componentCount { body(index, velocity(ofComponent: index, at: position)) }
        } else {
            let rates = canonicalRates(at: position)
            for index in 0..<componentCount { body(index, BoundTrack.velocity(rates[index], position)) }
        }
    }
}

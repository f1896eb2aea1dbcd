/// The whole motion of one property in a timeline: its own track, and the layers that add to it.
public struct BoundProperty: Hashable, Sendable {
    /// The property's own track.
    public let base: BoundTrack
    /// The layers, each of which adds `weight · (value − origin)`.
    public internal(set) var layers: [BoundTrack]

    init(base: BoundTrack) {
        self.base = base
        layers = []
    }

    /// The property.
    public var property: PropertyPath { base.track.property }

    /// The value at a playback time, in seconds.
    public func value(at time: Double) -> MotionValue { value(at: time, base: base.track.position(at: time)) }

    private func value(at time: Double, base position: TrackPosition) -> MotionValue {
        var value = base.value(at: position)
        for layer in layers {
            let offset = layer.value(at: time) - layer.value(at: layer.track.originPosition)
            value = value + offset.scaled(by: layer.track.weight)
        }
        return value
    }

    /// The velocity of each stored component at a playback time, in units per second.
    ///
    /// Infinite where a curve's tangent is vertical; never NaN: 0 where infinite velocities oppose each other.
    public func velocity(at time: Double) -> [Double] {
        velocity(at: time, base: base.track.position(at: time))
    }

    private func velocity(at time: Double, base position: TrackPosition) -> [Double] {
        var velocity = base.velocity(at: position)
        for layer in layers where layer.track.weight != 0 {
            for (index, speed) in layer.velocity(at: time).enumerated() {
                let sum = velocity[index] + layer.track.weight * speed
                velocity[index] = sum.isNaN ? 0 : sum
            }
        }
        return velocity
    }

    /// The value and velocity at a playback time, in seconds.
    public func sample(at time: Double) -> TrackSample {
        let position = base.track.position(at: time)
        let instant = TrackSample.Instant(
            properties: [self], components: value(at: time, base: position).components.array,
            velocities: velocity(at: time, base: position))
        return TrackSample(Shared(instant), 0, firstComponent: 0)
    }
}

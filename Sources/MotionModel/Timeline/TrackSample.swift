/// The state of one property at one instant.
///
/// All samples of an instant share their numbers: arrays are made of these when ``value`` and ``velocity`` are asked for.
public struct TrackSample: Hashable, Sendable {
    /// The numbers of some properties at one instant.
    struct Instant: Hashable, Sendable {
        let properties: [BoundProperty]
        /// The stored components of the properties, one property after another, and their rates of change.
        let components: [Double]
        let velocities: [Double]
    }

    private let instant: Shared<Instant>
    private let index: Int
    private let firstComponent: Int

    /// Creates the sample of one of the properties.
    init(_ instant: Shared<Instant>, _ index: Int, firstComponent: Int) {
        self.instant = instant
        self.index = index
        self.firstComponent = firstComponent
    }

    private var track: BoundTrack { instant.value.properties[index].base }

    /// The property.
    public var property: PropertyPath { track.track.property }
    /// The number of stored components of its value.
    public var componentCount: Int { track.componentCount }
    /// Its value.
    public var value: MotionValue {
        MotionValue(
            unchecked: track.form.canonical,
            MotionValue.Components(count: componentCount) { component($0) })
    }
    /// The rate of change of each stored component, in units per second.
    public var velocity: [Double] { (0..<componentCount).map { velocity(ofComponent: $0) } }

    /// One stored component of its value, without an allocation.
    public func component(_ component: Int) -> Double { instant.value.components[firstComponent + component] }

    /// The rate of change of one stored component, in units per second, without an allocation.
    public func velocity(ofComponent component: Int) -> Double {
        instant.value.velocities[firstComponent + component]
    }

    /// Whether the property and all numbers are equal.
    public static func == (left: TrackSample, right: TrackSample) -> Bool {
        left.property == right.property && left.value == right.value && left.velocity == right.velocity
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(property)
        hasher.combine(value)
        hasher.combine(velocity)
    }
}

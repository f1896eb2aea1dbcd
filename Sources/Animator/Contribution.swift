import MotionModel

/// What a playback does to one property.
struct Contribution {
    /// The playback; it has the time.
    let core: PlaybackCore
    let source: MotionSource
    let property: PropertyID
    let firstSlot: Int
    let componentCount: Int
    /// Whether it adds by composition; see ``PropertyStore/composeTransforms()``.
    let isTransform: Bool
    /// The share of an additive contribution.
    let weight: Double
    /// Whether it was added as an additive one.
    let isAdditive: Bool
    /// The components where it rests, in the direction it plays.
    var rest: [Double]
    /// What undoes the transform where it rests, in the direction it plays; `nil` for other values, and where nothing does.
    var restInverse: TransformMatrix?
    /// The components, by their bits, that no newer replacing contribution has taken.
    var live: UInt64
    /// The components, by their bits, that replace the model value; the others add to it.
    var replacing: UInt64

    var slots: Range<Int> { firstSlot..<(firstSlot + componentCount) }

    /// The bit of a component: its own, but one for all of a value that is replaced as a whole.
    func bit(of component: Int) -> UInt64 { isWhole ? 1 : 1 << UInt64(component) }

    /// The bits of all components.
    var allBits: UInt64 {
        isWhole ? 1 : componentCount == 64 ? .max : (1 << UInt64(componentCount)) - 1
    }

    /// Whether it is a transform, or has more components than there are bits, such as a path.
    private var isWhole: Bool { isTransform || componentCount > 64 }

    /// Whether no newer replacing contribution has taken a component.
    func isLive(_ component: Int) -> Bool { live & bit(of: component) != 0 }

    /// Whether a component replaces the model value.
    func replaces(_ component: Int) -> Bool { replacing & bit(of: component) != 0 }

    /// Whether it is additive and on a spring with these constants, with all of its components.
    func hangs(on spring: Spring) -> Bool {
        guard case .spring(let value) = source else { return false }
        return value.spring == spring && isAdditive && (0..<componentCount).allSatisfy(isLive)
    }

    /// One component of what is shown, given what the model and older contributions make it.
    func shown(_ component: Int, in phase: MotionSource.Phase, over base: Double) -> Double {
        let value = source.component(component, in: phase)
        // Exactly the base where the value is where it rests.
        return replaces(component) ? value : base + weight * (value - rest[component])
    }

    /// Adds, or sets where it replaces, the velocity of its components, in units per second of the store's clock.
    func addVelocity(to velocity: inout [Double], ofSlots slots: Range<Int>) {
        guard slots.overlaps(self.slots) else { return }
        let phase = source.phase(at: core.local)
        for component in 0..<componentCount where isLive(component) {
            let slot = firstSlot + component
            guard slots.contains(slot) else { continue }
            let speed = source.velocity(ofComponent: component, in: phase) * core.rate
            if replaces(component) {
                velocity[slot - slots.lowerBound] = speed
            } else {
                velocity[slot - slots.lowerBound] += weight * speed
            }
        }
    }
}

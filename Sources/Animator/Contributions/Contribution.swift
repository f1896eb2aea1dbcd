import MotionModel

/// The contribution of a playback to one property.
struct Contribution {
    /// The playback, which has the time.
    let core: PlaybackCore
    let source: MotionSource
    let property: PropertyID
    let firstSlot: Int
    let componentCount: Int
    /// Whether it adds by composition; see ``PropertyStore/composeTransforms()``.
    let isTransform: Bool
    /// The weight of a layer.
    let weight: Double
    /// Whether it was added as an additive one.
    let isAdditive: Bool
    /// The components at rest, in the direction it plays.
    var rest: Components
    /// Whether it is a live spring or decay.
    let isReleased: Bool
    /// The inverse of the transform at rest, in the direction it plays; `nil` for other values, and if there is none.
    var restInverse: TransformMatrix? {
        get { restInverses.first }
        set { restInverses = newValue.map { [$0] } ?? [] }
    }
    /// The storage of `restInverse`, in an array: a matrix would make every contribution larger.
    private var restInverses: [TransformMatrix] = []
    /// The components, by their bits, that no newer replacing contribution has taken.
    var live: UInt64
    /// The components, by their bits, that replace the model value; the others add to it.
    var replacing: UInt64

    /// The older and the newer contribution to the same numbers; −1 for none.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The next one of the same playback.
    var nextOfCore: Int32 = -1
    /// The group of its components, −1 if it is computed by itself; their composition mode; and the first of its
    /// channels, unless they are base channels.
    var group: Int32 = -1
    var mode = CompositionMode.base
    var channel: Int32 = 0
    /// The index among the contributions that are computed by themselves; −1 for none.
    var soloIndex: Int32 = -1
    /// The position of a track in the last frame, for one that is computed by itself.
    var lastPosition: TrackPosition?

    /// Creates a contribution that is about to start.
    init(
        _ planned: PlannedContribution, of core: PlaybackCore, firstSlot: Int, isAdditive: Bool
    ) {
        self.core = core
        self.source = planned.source
        self.property = planned.property
        self.firstSlot = firstSlot
        self.componentCount = planned.source.componentCount
        self.isTransform = planned.source.isTransform
        self.weight = isAdditive ? planned.source.weight : 1
        self.isAdditive = isAdditive
        self.rest = planned.source.rest(of: core, backwards: false)
        self.isReleased = planned.isReleased
        self.live = 0
        self.replacing = 0
        live = allBits
        replacing = isAdditive ? 0 : allBits
        restInverse = restMatrix?.inverse
    }

    var slots: Range<Int> { firstSlot..<(firstSlot + componentCount) }

    /// The bit of a component; all components share one bit if the value is replaced as a whole.
    func bit(of component: Int) -> UInt64 { isWhole ? 1 : 1 << UInt64(component) }

    /// The bits of all components.
    var allBits: UInt64 {
        isWhole ? 1 : componentCount == 64 ? .max : (1 << UInt64(componentCount)) - 1
    }

    /// Whether it is a transform, or has more components than bits, such as a path.
    private var isWhole: Bool { isTransform || componentCount > 64 }

    /// Whether no newer replacing contribution has taken a component.
    func isLive(_ component: Int) -> Bool { live & bit(of: component) != 0 }

    /// Whether a component replaces the model value.
    func replaces(_ component: Int) -> Bool { replacing & bit(of: component) != 0 }

    /// The bits of the components in a range of slots.
    func mask(of slots: Range<Int>) -> UInt64 {
        var mask: UInt64 = 0
        for slot in self.slots.clamped(to: slots) { mask |= bit(of: slot - firstSlot) }
        return mask
    }

    /// One component of the presentation value, given the value of the model and older contributions, computed by
    /// itself.
    func shown(_ component: Int, in phase: MotionSource.Phase, over base: Double) -> Double {
        let value = source.component(component, in: phase)
        // Exactly the base at rest.
        let shown = replaces(component) ? value : base + weight * (value - rest[component])
        // A curve's output is unbounded; only finite values are shown.
        return shown.isFinite ? shown : base
    }

    /// Whether its position differs from that of the last frame, which is updated.
    mutating func moves(at clock: Double) -> Bool {
        moves(to: source.phase(at: core.time(at: clock)))
    }

    /// Whether a phase differs from that of the last frame, which is updated.
    mutating func moves(to phase: MotionSource.Phase) -> Bool {
        switch phase {
        case .position(let position), .whole(let position, _):
            defer { lastPosition = position }
            return lastPosition != position
        case .basis: return true
        }
    }

    /// The velocity of a component, in units per second of the store's clock; 0 while it is paused.
    func speed(ofComponent component: Int, in phase: MotionSource.Phase) -> Double {
        core.rate == 0 ? 0 : source.velocity(ofComponent: component, in: phase) * core.rate
    }

    /// Adds the velocity of its components, or sets it if it replaces, in units per second of the store's clock.
    func addVelocity(to velocity: inout [Double], ofSlots slots: Range<Int>, at clock: Double) {
        guard slots.overlaps(self.slots) else { return }
        let phase = source.phase(at: core.time(at: clock))
        for component in 0..<componentCount where isLive(component) {
            let slot = firstSlot + component
            guard slots.contains(slot) else { continue }
            let speed = speed(ofComponent: component, in: phase)
            if replaces(component) {
                velocity[slot - slots.lowerBound] = speed
            } else if weight != 0 {
                // Opposing infinite velocities have no defined sum.
                let sum = velocity[slot - slots.lowerBound] + weight * speed
                velocity[slot - slots.lowerBound] = sum.isNaN ? 0 : sum
            }
        }
    }
}

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
    /// The share of a layer.
    let weight: Double
    /// Whether it was added as an additive one.
    let isAdditive: Bool
    /// The components where it rests, in the direction it plays.
    var rest: Components
    /// Whether it is a live spring or decay.
    let isReleased: Bool
    /// What undoes the transform where it rests, in the direction it plays; `nil` for other values, and where nothing does.
    var restInverse: TransformMatrix? {
        get { restInverses.first }
        set { restInverses = newValue.map { [$0] } ?? [] }
    }
    /// The same: a matrix would make every contribution larger.
    private var restInverses: [TransformMatrix] = []
    /// The components, by their bits, that no newer replacing contribution has taken.
    var live: UInt64
    /// The components, by their bits, that replace the model value; the others add to it.
    var replacing: UInt64

    /// The older and the newer one of the same numbers; −1 for none.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The next one of the same playback.
    var nextOfCore: Int32 = -1
    /// The group of its components, −1 when it is worked out by itself; how they are combined with the rest; and the first of
    /// its channels, unless they lie with the slots.
    var group: Int32 = -1
    var mode = CompositionMode.base
    var channel: Int32 = 0
    /// Where it is among those that are worked out by themselves; −1 for none.
    var soloIndex: Int32 = -1
    /// Where a track stood in the last frame, for one that is worked out by itself.
    var lastPosition: TrackPosition?

    /// A contribution that is about to start.
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

    /// The components, one bit each, that lie in a range of slots.
    func mask(of slots: Range<Int>) -> UInt64 {
        var mask: UInt64 = 0
        for slot in self.slots.clamped(to: slots) { mask |= bit(of: slot - firstSlot) }
        return mask
    }

    /// One component of what is shown, given what the model and older contributions make it, worked out by itself.
    func shown(_ component: Int, in phase: MotionSource.Phase, over base: Double) -> Double {
        let value = source.component(component, in: phase)
        // Exactly the base where the value is where it rests.
        let shown = replaces(component) ? value : base + weight * (value - rest[component])
        // A curve may multiply without limit; nothing but a number that can be shown is ever shown.
        return shown.isFinite ? shown : base
    }

    /// Whether it stands elsewhere than in the last frame, which it does from now on.
    mutating func moves(at clock: Double) -> Bool {
        moves(to: source.phase(at: core.time(at: clock)))
    }

    /// Whether a phase is another one than in the last frame, which it is from now on.
    mutating func moves(to phase: MotionSource.Phase) -> Bool {
        switch phase {
        case .position(let position), .whole(let position, _):
            defer { lastPosition = position }
            return lastPosition != position
        case .basis: return true
        }
    }

    /// How fast a component of the value changes, in units per second of the store's clock; 0 while it is paused.
    func speed(ofComponent component: Int, in phase: MotionSource.Phase) -> Double {
        core.rate == 0 ? 0 : source.velocity(ofComponent: component, in: phase) * core.rate
    }

    /// Adds, or sets where it replaces, the velocity of its components, in units per second of the store's clock.
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
                // Infinite speeds that oppose each other are no speed that could be told.
                let sum = velocity[slot - slots.lowerBound] + weight * speed
                velocity[slot - slots.lowerBound] = sum.isNaN ? 0 : sum
            }
        }
    }
}

import MotionModel

/// The contribution of a playback to one property.
///
/// Its numbers are in rows of a pool, one number for each component, so that all contributions are of one size, and starting
/// one allocates nothing: the components at rest, in the direction it plays; then those of its source, see
/// ``MotionSource/rows``; then, of a transform, the inverse of the one at rest.
struct Contribution: ~Copyable {
    /// The playback, which has the time, and which the table keeps as long as the contribution is in it.
    unowned(unsafe) let owner: PlaybackCore
    let source: MotionSource
    /// The components, by their bits, that newer replacing contributions have taken.
    var taken: UInt64 = 0
    /// The components, by their bits, that replace the model value; the others add to it.
    var replacing: UInt64
    private let first: Int32
    private let count: Int32
    /// The index of its property.
    let property: Int32
    /// The start of its numbers.
    let numbers: Int32

    /// The older and the newer contribution to the same numbers; −1 for none.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The next one of the same playback.
    var nextOfCore: Int32 = -1
    /// The group of its components, −1 if it is computed by itself; their composition mode; and the first of its
    /// channels, unless they are base channels.
    var group: Int32 = -1
    var channel: Int32 = 0
    /// The index among the contributions that are computed by themselves; −1 for none.
    var soloIndex: Int32 = -1
    var mode = CompositionMode.base
    /// Whether it adds by composition; see ``StoreTable/composeTransforms(from:)``.
    let isTransform: Bool
    /// Whether it was added as an additive one.
    let isAdditive: Bool
    /// Whether it is a live spring or decay.
    let isReleased: Bool
    /// Whether its weight isn't 1.
    private let isWeighted: Bool
    /// Whether there is an inverse of the transform at rest.
    var hasInverse = false

    /// Creates a contribution that is about to start.
    init(
        _ planned: consuming PlannedContribution, of core: PlaybackCore, firstSlot: Int, numbers: Int32
    ) {
        unsafe owner = core
        property = planned.property
        first = Int32(firstSlot)
        count = planned.count
        self.numbers = numbers
        isTransform = planned.source.isTransform
        isAdditive = planned.isAdditive
        isReleased = planned.isReleased
        isWeighted = isAdditive && planned.source.weight != 1
        source = planned.source
        replacing = 0
        if !isAdditive { replacing = allBits }
    }

    /// Its playback.
    var core: PlaybackCore { unsafe owner }

    /// The weight of a layer.
    var weight: Double { isWeighted ? source.weight : 1 }

    /// The first of its slots, and the number of its components.
    var firstSlot: Int { Int(first) }
    var componentCount: Int { Int(count) }

    var slots: Range<Int> { Int(first)..<(Int(first) + Int(count)) }

    /// The number of its numbers.
    var numberCount: Int { (source.rows + (isTransform ? 2 : 1)) * Int(count) }

    /// The place of a number; the row 0 is that of the components at rest, the row 1 the first of its source's.
    func place(_ component: Int, row: Int) -> Int { Int(numbers) + row * Int(count) + component }

    /// The place of a number of the inverse of the transform at rest.
    func placeOfInverse(_ component: Int) -> Int { place(component, row: source.rows + 1) }

    /// The bit of a component; all components share one bit if the value is replaced as a whole.
    func bit(of component: Int) -> UInt64 { isWhole ? 1 : 1 << UInt64(component) }

    /// The bits of all components.
    var allBits: UInt64 { isWhole ? 1 : count == 64 ? .max : (1 << UInt64(count)) - 1 }

    /// Whether it is a transform, or has more components than bits, such as a path.
    private var isWhole: Bool { isTransform || count > 64 }

    /// The bits of the components that nothing has taken.
    var live: UInt64 { allBits & ~taken }

    /// Whether no newer replacing contribution has taken a component.
    func isLive(_ component: Int) -> Bool { taken & bit(of: component) == 0 }

    /// Whether a component replaces the model value.
    func replaces(_ component: Int) -> Bool { replacing & bit(of: component) != 0 }

    /// The bits of the components in a range of slots.
    func mask(of slots: Range<Int>) -> UInt64 {
        if slots.lowerBound <= firstSlot, slots.upperBound >= firstSlot + componentCount { return allBits }
        var mask: UInt64 = 0
        for slot in self.slots.clamped(to: slots) { mask |= bit(of: slot - firstSlot) }
        return mask
    }

    /// The velocity of a component in a phase, in units per second of the store's clock; 0 while it is paused.
    func speed(
        ofComponent component: Int, in phase: MotionSource.Phase, _ numbers: borrowing BlockPool<Double>
    ) -> Double {
        core.rate == 0 ? 0 : velocity(ofComponent: component, in: phase, numbers) * core.rate
    }
}

import MotionModel

/// A contribution that is about to start.
struct PlannedContribution: ~Copyable {
    /// What few contributions have.
    final class Aside {
        /// The model values that the block of an implicit animation has already set, and those before; `nil` otherwise.
        let settled: (from: Components, to: Components)?
        /// The start of a layer, relative to which its values are added; `nil` otherwise.
        let layerStart: Components?
        /// The track that replaces if this one can't be added; `nil` if it is the same.
        let replacement: BoundTrack?

        init(
            settled: (from: Components, to: Components)? = nil, layerStart: Components? = nil,
            replacement: BoundTrack? = nil
        ) {
            self.settled = settled
            self.layerStart = layerStart
            self.replacement = replacement
        }
    }

    /// The index of its property.
    let property: Int32
    /// The first of the property's components that it moves, and their number.
    let firstComponent: Int32
    let count: Int32
    /// The start of its numbers in the pool: see `Contribution`; −1 for those of a track, which are set at the start.
    let numbers: Int32
    let source: MotionSource
    let isAdditive: Bool
    /// Whether it is a live spring or decay.
    let isReleased: Bool
    /// Whether it takes over the live springs and decays on its slots.
    let takesOver: Bool
    /// Whether it is a tween to the model value that the block of an implicit animation has already set.
    let isSettled: Bool
    var aside: Aside?

    /// Creates the contribution of a track.
    init(
        _ property: Int, _ track: BoundTrack, isAdditive: Bool, isReleased: Bool = false,
        takesOver: Bool = false
    ) {
        self.property = Int32(property)
        firstComponent = 0
        count = Int32(track.form.canonical.componentCount)
        numbers = -1
        source = .track(track)
        self.isAdditive = isAdditive
        self.isReleased = isReleased
        self.takesOver = takesOver
        isSettled = false
    }

    fileprivate init(
        _ property: Int, _ source: consuming MotionSource, first: Int, count: Int, numbers: Int32,
        isAdditive: Bool,
        isReleased: Bool = false, takesOver: Bool = false, isSettled: Bool = false
    ) {
        self.property = Int32(property)
        firstComponent = Int32(first)
        self.count = Int32(count)
        self.numbers = numbers
        self.source = source
        self.isAdditive = isAdditive
        self.isReleased = isReleased
        self.takesOver = takesOver
        self.isSettled = isSettled
    }

    /// The same as it replaces: from where the property is shown, if it begins there. Nil of what isn't a track.
    var replacing: PlannedContribution? {
        guard let track = aside?.replacement ?? source.track else { return nil }
        var other = PlannedContribution(
            Int(property), track, isAdditive: false, isReleased: isReleased, takesOver: takesOver)
        other.aside = aside
        return other
    }

    /// The components at rest of a track, given the part that is played.
    static func rest(of track: BoundTrack, in core: PlaybackCore, backwards: Bool = false) -> Components {
        Components(track.value(at: track.track.restPosition(of: core, backwards: backwards)).components)
    }
}

extension StoreTable {
    /// Plans the tween of all of a property's components, or of some, which is started next or forgotten.
    ///
    /// - Parameters:
    ///   - from: The number of a component of the property at its start, and `to` at its end.
    ///   - isSettled: Whether the block of an implicit animation has already set the model to its end.
    @inline(__always)
    mutating func tween(
        _ property: Int, _ plan: TimingPlan, first: Int, count: Int, isAdditive: Bool,
        isSettled: Bool = false,
        from: (Int) -> Double, to: (Int) -> Double
    ) -> PlannedContribution {
        let block = numbers.allocate(3 * count)
        for component in 0..<count {
            let place = Int(block) + component
            let (start, end) = (from(first + component), to(first + component))
            numbers.elements[place] = plan.isPlain ? end : plan.number(from: start, to: end, at: plan.rest)
            numbers.elements[place + count] = start
            numbers.elements[place + 2 * count] = end
        }
        return PlannedContribution(
            property, .tween(plan), first: first, count: count, numbers: block, isAdditive: isAdditive,
            isSettled: isSettled)
    }

    /// The place of the numbers of a spring, by a function of the component.
    @inline(__always)
    mutating func springNumbers(_ count: Int, _ release: (Int) -> SpringPlan.Release) -> Int32 {
        let block = numbers.allocate(4 * count)
        for component in 0..<count {
            let place = Int(block) + component
            let release = release(component)
            numbers.elements[place] = release.target
            numbers.elements[place + count] = release.displacement
            numbers.elements[place + 2 * count] = release.velocity
            numbers.elements[place + 3 * count] = release.target
        }
        return block
    }

    /// A component of a spring that is about to be released.
    mutating func release(_ component: Int, of count: Int, numbers block: Int32) -> SpringPlan.Release {
        let place = Int(block) + component
        return SpringPlan.Release(
            target: numbers.elements[place], displacement: numbers.elements[place + count],
            velocity: numbers.elements[place + 2 * count])
    }

    /// Plans the spring of a property, which is started next.
    mutating func spring(
        _ property: Int, _ plan: SpringPlan, _ count: Int, numbers block: Int32, isAdditive: Bool,
        takesOver: Bool
    ) -> PlannedContribution {
        PlannedContribution(
            property, .spring(plan), first: 0, count: count, numbers: block, isAdditive: isAdditive,
            isReleased: true, takesOver: takesOver)
    }

    /// Takes the numbers of contributions back that aren't started after all.
    mutating func forget(_ contributions: borrowing Column<PlannedContribution>) {
        for index in contributions.indices where contributions[index].numbers >= 0 {
            numbers.release(
                contributions[index].numbers,
                (contributions[index].source.rows + 1) * Int(contributions[index].count))
        }
    }
}

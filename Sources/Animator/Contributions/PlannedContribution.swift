import MotionModel

/// A contribution that is about to start.
struct PlannedContribution {
    /// The index of its property.
    let property: Int
    /// The first of the property's components that it moves, and their number.
    let firstComponent: Int
    let count: Int
    let source: MotionSource
    /// The numbers of its source, for all of the property's components: of a tween both ends; of a spring the displacement,
    /// the velocity and the target.
    let rows: (Components, Components, Components)
    let isAdditive: Bool
    /// The model values that the block of an implicit animation has already set; `nil` otherwise.
    var settled: Components?
    /// The start of a layer, relative to which its values are added; `nil` otherwise.
    var layerStart: Components?
    /// Whether it is a live spring or decay.
    var isReleased = false
    /// Whether it takes over the live springs and decays on its slots.
    var takesOver = false

    /// Creates the contribution of a track.
    init(_ property: Int, _ track: BoundTrack, isAdditive: Bool) {
        self.init(
            property, .track(track), first: 0, count: track.form.canonical.componentCount,
            (Components(), Components(), Components()), isAdditive: isAdditive)
    }

    /// Creates the contribution of a tween of all of a property's components, or of some.
    init(
        _ property: Int, _ plan: TimingPlan, first: Int = 0, count: Int, from: Components, to: Components,
        isAdditive: Bool, settled: Components? = nil
    ) {
        self.init(
            property, .tween(plan), first: first, count: count, (from, to, Components()), isAdditive: isAdditive)
        self.settled = settled
    }

    /// Creates the contribution of a spring.
    init(_ property: Int, _ plan: SpringPlan, _ value: ReleasedValue, isAdditive: Bool, takesOver: Bool) {
        self.init(
            property, .spring(plan), first: 0, count: value.count,
            (value.displacement, value.velocity, value.target), isAdditive: isAdditive)
        isReleased = true
        self.takesOver = takesOver
    }

    private init(
        _ property: Int, _ source: MotionSource, first: Int, count: Int,
        _ rows: (Components, Components, Components), isAdditive: Bool
    ) {
        self.property = property
        self.source = source
        firstComponent = first
        self.count = count
        self.rows = rows
        self.isAdditive = isAdditive
    }

    /// The components at rest at the start, given the part that is played.
    func rest(of core: PlaybackCore, backwards: Bool = false) -> Components {
        switch source {
        case .tween(let plan):
            if plan.isPlain, !backwards { return rows.1 }
            let position = plan.track.restPosition(of: core, backwards: backwards)
            return plan.components(firstComponent + count, from: rows.0, to: rows.1, at: position)
        case .track(let track):
            return Components(
                track.value(at: track.track.restPosition(of: core, backwards: backwards)).components)
        case .spring: return rows.2
        }
    }
}

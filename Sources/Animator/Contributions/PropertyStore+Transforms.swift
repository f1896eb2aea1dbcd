import MotionModel

/// Transforms add by composition: a contribution adds value(t) · rest⁻¹, which tends to the identity.
///
///     presentation = C₁ · C₂ · … · Cₙ · model        the oldest first, the newest next to the model
///
/// In this order the newest contribution starts exactly at the presentation value: its Cₙ · model is the previous
/// model.
extension PropertyStore {
    /// Whether a contribution can add to its property: for a transform, only if the inverse of its resting value exists
    /// in both directions, and so does that of every contribution it would add to.
    func canAdd(_ planned: PlannedContribution, _ core: PlaybackCore) -> Bool {
        guard planned.source.isTransform else { return true }
        let slots = slots(of: planned.property)
        for backwards in [false, true] {
            let rest = planned.source.rest(of: core, backwards: backwards)
            if (TransformMatrix { rest[$0] }).inverse == nil { return false }
        }
        guard matrix(in: slots, of: table.modelSlots).inverse == nil else { return true }
        var isReplaced = false
        forEachContribution(to: slots) { place in
            isReplaced =
                isReplaced || table.contributions[place].replaces(0) && table.contributions[place].isLive(0)
        }
        return !isReplaced
    }

    /// Sets a model transform to the resting value of an animation.
    ///
    /// - Parameter settled: The value to which the block of an implicit animation has set it.
    func settle(_ slots: Range<Int>, at rest: TransformMatrix, instead settled: Components?) {
        let model = matrix(in: slots, of: table.modelSlots)
        if let settled, case let before = TransformMatrix(components: { settled[$0] }), before != model,
            let inverse = before.inverse
        {
            // Set again since by an inner block: that change is kept.
            if rest != before { setModel(rest * inverse * model, of: slots) }
        } else {
            setModel(rest, of: slots)
        }
    }

    /// Composes the presentation value of a transform, whose slots hold the model value so far.
    ///
    /// - Parameter newest: The newest contribution to it.
    func composeTransforms(from newest: Int32) {
        var place = newest
        while place >= 0 {
            if table.contributions[place].isLive(0) {
                let slots = table.contributions[place].slots
                if table.contributions[place].moves(at: clock) {
                    table.moved.append(Int32(slots.lowerBound), Int32(slots.count))
                }
                let shown = table.contributions[place].shown(
                    over: matrix(in: slots, of: table.shownSlots), at: clock)
                for component in 0..<16 {
                    let number = shown[component]
                    table.shownSlots[slots.lowerBound + component] =
                        number.isFinite ? number : table.modelSlots[slots.lowerBound + component]
                }
            }
            place = table.contributions[place].previous
        }
    }

    /// Makes the model the present value of a stopped contribution over the model, given the newer ones that continue
    /// to add.
    func stopTransform(_ place: Int32) {
        let contribution = table.contributions[place]
        guard contribution.isLive(0) else { return }
        let newer = newerOffset(than: place)
        let base = newer * matrix(in: contribution.slots, of: table.modelSlots)
        setModel(under: newer, to: contribution.shown(over: base, at: clock), contribution.slots)
    }

    /// Changes the rest of a contribution: the model moves along, and the presentation value stays.
    func turnTransform(_ place: Int32, to rest: Components) {
        let old = table.contributions[place]
        table.contributions[place].rest = rest
        table.contributions[place].restInverse = table.contributions[place].restMatrix?.inverse
        guard old.isLive(0), let from = old.restMatrix, let to = table.contributions[place].restMatrix else {
            return
        }
        let model = matrix(in: old.slots, of: table.modelSlots)
        if model == from && newerOffset(than: place) == .identity {
            setModel(to, of: old.slots)
        } else if !old.replaces(0), let inverse = old.restInverse {
            let newer = newerOffset(than: place)
            setModel(under: newer, to: to * inverse * newer * model, old.slots)
        }
    }

    /// The velocity of a transform's presentation components, per second of the store's time.
    func transformVelocity(_ id: PropertyID) -> [Double] {
        // Infinity times zero is undefined, so infinite rates are computed separately, as shares of the infinite one.
        let finite = transformRate(id, isVertical: false)
        let vertical = transformRate(id, isVertical: true)
        let largest = (0..<16).reduce(0.0) { Swift.max($0, vertical[$1].magnitude) }
        return (0..<16).map { index in
            let share = vertical[index]
            if largest > 0, share.magnitude > 1e-12 * largest { return share < 0 ? -.infinity : .infinity }
            return finite[index] / timeScale
        }
    }

    /// The rate of a transform's presentation value: from infinitely fast contributions, as shares, or from all others.
    private func transformRate(_ id: PropertyID, isVertical: Bool) -> TransformMatrix {
        let slots = slots(of: id)
        var value = matrix(in: slots, of: table.modelSlots)
        var rate = TransformMatrix { _ in 0 }
        var place = table.families[Int(table.familyOfSlot[slots.lowerBound])].newest
        while place >= 0 {
            let contribution = table.contributions[place]
            place = contribution.previous
            guard contribution.isLive(0) else { continue }
            let phase = contribution.source.phase(at: contribution.core.time(at: clock))
            let own = contribution.transformRate(in: phase, isVertical: isVertical)
            if contribution.replaces(0) {
                rate = own
            } else {
                // The product rule.
                let first = contribution.offsetRate(own) * value
                let second = contribution.offset(in: phase) * rate
                rate = TransformMatrix { first[$0] + second[$0] }
            }
            value = contribution.shown(over: value, at: clock)
        }
        return rate
    }

    /// The product of the offsets added to the model by the contributions newer than one.
    private func newerOffset(than place: Int32) -> TransformMatrix {
        var product = TransformMatrix.identity
        let core = table.contributions[place].core
        var newer = table.contributions[place].next
        while newer >= 0 {
            if table.contributions[newer].isLive(0), table.contributions[newer].core !== core {
                let local = table.contributions[newer].core.time(at: clock)
                product =
                    product
                    * table.contributions[newer].offset(
                        in: table.contributions[newer].source.phase(at: local))
            }
            newer = table.contributions[newer].next
        }
        return product
    }

    /// Sets a model so that its value under newer contributions is a given transform.
    private func setModel(under newer: TransformMatrix, to shown: TransformMatrix, _ slots: Range<Int>) {
        guard newer != .identity, let inverse = newer.inverse else { return setModel(shown, of: slots) }
        setModel(inverse * shown, of: slots)
    }

    private func setModel(_ matrix: TransformMatrix, of slots: Range<Int>) {
        for (component, slot) in slots.enumerated() { table.modelSlots[slot] = matrix[component] }
    }

    private func matrix(in slots: Range<Int>, of numbers: [Double]) -> TransformMatrix {
        TransformMatrix { numbers[slots.lowerBound + $0] }
    }
}

extension Contribution {
    /// The resting value, if it is a transform.
    var restMatrix: TransformMatrix? { isTransform ? TransformMatrix { rest[$0] } : nil }

    /// The presentation value, given that of the model and newer contributions.
    ///
    /// Exactly the contribution's value if the base is its resting value, and exactly the base if the contribution is
    /// at rest.
    func shown(over base: TransformMatrix, at clock: Double) -> TransformMatrix {
        let phase = source.phase(at: core.time(at: clock))
        let value = matrix(in: phase)
        guard !replaces(0), let rest = restMatrix else { return value }
        if base == rest { return value }
        return value == rest ? base : offset(in: phase) * base
    }

    /// The offset added: the identity at rest.
    func offset(in phase: MotionSource.Phase) -> TransformMatrix {
        let value = matrix(in: phase)
        guard !replaces(0), value != restMatrix, let restInverse else { return .identity }
        return value * restInverse
    }

    /// The rate of the offset, given that of the value.
    func offsetRate(_ rate: TransformMatrix) -> TransformMatrix { restInverse.map { rate * $0 } ?? .identity }

    /// The rate of the value, per second of the store's clock.
    ///
    /// - Parameter isVertical: Whether to return infinite rates, as shares of infinity, and 0 for others; otherwise
    ///   finite rates, and 0 for others.
    func transformRate(in phase: MotionSource.Phase, isVertical: Bool) -> TransformMatrix {
        guard case .whole(let position, let numbers) = phase else { return TransformMatrix { _ in 0 } }
        guard position.progressVelocity.isInfinite == isVertical else { return TransformMatrix { _ in 0 } }
        guard isVertical else { return TransformMatrix { speed(ofComponent: $0, in: phase) } }
        let share: Double = position.progressVelocity < 0 ? -1 : 1
        let unit = MotionSource.Phase.whole(position.moving(at: share), numbers)
        return TransformMatrix { speed(ofComponent: $0, in: unit) }
    }

    private func matrix(in phase: MotionSource.Phase) -> TransformMatrix {
        TransformMatrix { source.component($0, in: phase) }
    }
}

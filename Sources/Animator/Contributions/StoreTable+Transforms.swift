import MotionModel

/// Transforms add by composition: a contribution adds value(t) · rest⁻¹, which tends to the identity.
///
///     presentation = C₁ · C₂ · … · Cₙ · model        the oldest first, the newest next to the model
///
/// In this order the newest contribution starts exactly at the presentation value: its Cₙ · model is the previous
/// model.
extension StoreTable {
    /// Whether a contribution can add to its property: for a transform, only if the inverse of its resting value exists
    /// in both directions, and so does that of every contribution it would add to.
    mutating func canAdd(_ planned: borrowing PlannedContribution, _ core: PlaybackCore) -> Bool {
        guard planned.source.isTransform, let track = planned.source.track else { return true }
        let slots = layouts[Int(planned.property)].slots
        for backwards in [false, true] {
            let rest = PlannedContribution.rest(of: track, in: core, backwards: backwards)
            if (TransformMatrix { rest[$0] }).inverse == nil { return false }
        }
        guard TransformMatrix(in: slots, of: modelSlots).inverse == nil else { return true }
        var place = families[Int(familyOfSlot[slots.lowerBound])].oldest
        while place >= 0 {
            if contributions[place].replaces(0) && contributions[place].isLive(0) { return false }
            place = contributions[place].next
        }
        return true
    }

    /// Sets a model transform to the resting value of an animation.
    ///
    /// - Parameter settled: The value to which the block of an implicit animation has set it.
    mutating func settle(_ slots: Range<Int>, at rest: TransformMatrix, instead settled: Components?) {
        let model = TransformMatrix(in: slots, of: modelSlots)
        if let settled, case let before = TransformMatrix(components: { settled[$0] }), before != model,
            let inverse = before.inverse
        {
            // Set again since by an inner block: that change is kept.
            if rest != before { setModel(rest * inverse * model, of: slots) }
        } else {
            setModel(rest, of: slots)
        }
    }

    /// Computes the inverse of a contribution's transform at rest.
    mutating func invertRest(of place: Int32) {
        let inverse = restMatrix(of: place).inverse
        contributions[place].hasInverse = inverse != nil
        guard let inverse else { return }
        for component in 0..<16 {
            numbers.elements[contributions[place].placeOfInverse(component)] = inverse[component]
        }
    }

    /// Composes the presentation value of a transform, whose slots hold the model value so far.
    ///
    /// - Parameter newest: The newest contribution to it.
    mutating func composeTransforms(from newest: Int32) {
        var place = newest
        while place >= 0 {
            if contributions[place].isLive(0) {
                let slots = contributions[place].slots
                let phase = phase(of: place)
                if solos[Int(contributions[place].soloIndex)].moves(to: phase) {
                    moved.append(Int32(slots.lowerBound), Int32(slots.count))
                }
                let shown = shown(place, in: phase, over: TransformMatrix(in: slots, of: shownSlots))
                for (component, slot) in slots.enumerated() {
                    let number = shown[component]
                    shownSlots[slot] = number.isFinite ? number : modelSlots[slot]
                }
            }
            place = contributions[place].previous
        }
    }

    /// Makes the model the present value of a stopped contribution over the model, given the newer ones that continue
    /// to add.
    mutating func stopTransform(_ place: Int32) {
        guard contributions[place].isLive(0) else { return }
        let slots = contributions[place].slots
        let newer = newerOffset(than: place)
        let base = newer * TransformMatrix(in: slots, of: modelSlots)
        setModel(under: newer, to: shown(place, in: phase(of: place), over: base), slots)
    }

    /// Changes the rest of a contribution: the model moves along, and the presentation value stays.
    mutating func turnTransform(_ place: Int32, to rest: Components) {
        let from = restMatrix(of: place)
        let inverse = restInverse(of: place)
        for component in 0..<16 {
            numbers.elements[contributions[place].place(component, row: 0)] = rest[component]
        }
        invertRest(of: place)
        guard contributions[place].isLive(0) else { return }
        let to = restMatrix(of: place)
        let slots = contributions[place].slots
        let model = TransformMatrix(in: slots, of: modelSlots)
        if model == from && newerOffset(than: place) == .identity {
            setModel(to, of: slots)
        } else if !contributions[place].replaces(0), let inverse {
            let newer = newerOffset(than: place)
            setModel(under: newer, to: to * inverse * newer * model, slots)
        }
    }

    /// The velocity of a transform's presentation components, per second of the store's time.
    mutating func transformVelocity(_ slots: Range<Int>) -> [Double] {
        // Infinity times zero is undefined, so infinite rates are computed separately, as shares of the infinite one.
        let finite = transformRate(slots, isVertical: false)
        let vertical = transformRate(slots, isVertical: true)
        let largest = (0..<16).reduce(0.0) { Swift.max($0, vertical[$1].magnitude) }
        return (0..<16).map { index in
            let share = vertical[index]
            if largest > 0, share.magnitude > 1e-12 * largest { return share < 0 ? -.infinity : .infinity }
            return finite[index] / timeScale
        }
    }

    /// The rate of a transform's presentation value: from infinitely fast contributions, as shares, or from all others.
    private mutating func transformRate(_ slots: Range<Int>, isVertical: Bool) -> TransformMatrix {
        var value = TransformMatrix(in: slots, of: modelSlots)
        var rate = TransformMatrix { _ in 0 }
        var next = families[Int(familyOfSlot[slots.lowerBound])].newest
        while next >= 0 {
            let place = next
            next = contributions[place].previous
            guard contributions[place].isLive(0) else { continue }
            let phase = phase(of: place)
            let own = self.rate(of: place, in: phase, isVertical: isVertical)
            if contributions[place].replaces(0) {
                rate = own
            } else {
                // The product rule.
                let first = (restInverse(of: place).map { own * $0 } ?? .identity) * value
                let second = offset(of: place, in: phase) * rate
                rate = TransformMatrix { first[$0] + second[$0] }
            }
            value = shown(place, in: phase, over: value)
        }
        return rate
    }

    /// The product of the offsets added to the model by the contributions newer than one.
    private mutating func newerOffset(than place: Int32) -> TransformMatrix {
        var product = TransformMatrix.identity
        var newer = contributions[place].next
        while newer >= 0 {
            if contributions[newer].isLive(0), contributions[newer].core !== contributions[place].core {
                product = product * offset(of: newer, in: phase(of: newer))
            }
            newer = contributions[newer].next
        }
        return product
    }

    /// Sets a model so that its value under newer contributions is a given transform.
    private mutating func setModel(
        under newer: TransformMatrix, to shown: TransformMatrix, _ slots: Range<Int>
    ) {
        guard newer != .identity, let inverse = newer.inverse else { return setModel(shown, of: slots) }
        setModel(inverse * shown, of: slots)
    }

    private mutating func setModel(_ matrix: TransformMatrix, of slots: Range<Int>) {
        for (component, slot) in slots.enumerated() { modelSlots[slot] = matrix[component] }
    }
}

extension TransformMatrix {
    /// The matrix in slots.
    fileprivate init(in slots: Range<Int>, of numbers: borrowing Column<Double>) {
        self.init { numbers[slots.lowerBound + $0] }
    }
}

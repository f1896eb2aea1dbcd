import MotionModel

/// The state in which a live spring or decay takes over a property.
struct ReleaseState {
    var position: Components
    /// The velocity per second of the store's time.
    var velocity: Components
}

extension PropertyStore {
    /// The velocity of the presentation value; 0 where a curve's tangent is vertical, since nothing could continue
    /// infinitely fast.
    func usableVelocity(_ id: PropertyID) -> [Double] { velocity(id).map { PropertyStore.usable($0) } }

    fileprivate static func usable(_ speed: Double) -> Double {
        speed.magnitude <= largestMagnitude ? speed : 0
    }
}

extension StoreTable {
    /// Refuses a value or velocity with which a property can't be released: another type, a type without numeric
    /// motion, or unusable numbers.
    mutating func checkReleasable(_ value: MotionValue, as property: Int) throws(AnimatorError) {
        let declaration = declarations[property]
        guard value.type == declaration.type, !value.type.isDiscrete, value.type.isDirect else {
            throw .wrongType(
                property: declaration.path.text, expected: declaration.type, found: value.type.name)
        }
        try PropertyStore.check(value.components, of: declaration.path.text)
    }

    /// The components of a value or velocity with which a property can be released.
    mutating func releasable(_ value: MotionValue, as property: Int) throws(AnimatorError) -> Components {
        let layout = layouts[property]
        if layout.isTweened, let components = layout.components(of: value) { return components }
        try checkReleasable(value, as: property)
        return Components(value.components)
    }

    /// The position and velocity at which a live spring or decay starts: the resting position, and what the live springs and
    /// decays on slots do with it.
    ///
    /// - Parameters:
    ///   - isAdditive: Whether it adds to other motion; otherwise it continues from the whole presentation value.
    ///   - adding: Whether it takes nothing over.
    mutating func releaseState(of slots: Range<Int>, isAdditive: Bool, adding: Bool) -> ReleaseState {
        guard isAdditive else {
            let velocity = velocity(slots).map { PropertyStore.usable($0 / timeScale) }
            return ReleaseState(
                position: current(slots), velocity: Components(velocity.count) { velocity[$0] })
        }
        var state = ReleaseState(position: model(slots), velocity: Components(slots.count) { _ in 0 })
        guard !adding, hasReleased(slots) else { return state }
        var next = families[Int(familyOfSlot[slots.lowerBound])].oldest
        while next >= 0 {
            let place = next
            next = contributions[place].next
            guard contributions[place].isReleased, contributions[place].slots.overlaps(slots) else {
                continue
            }
            let phase = phase(of: place)
            for slot in contributions[place].slots.clamped(to: slots) {
                let own = slot - contributions[place].firstSlot
                guard contributions[place].isLive(own) else { continue }
                let component = slot - slots.lowerBound
                let speed = PropertyStore.usable(
                    contributions[place].speed(ofComponent: own, in: phase, numbers) / timeScale)
                state.velocity[component] =
                    contributions[place].replaces(own) ? speed : state.velocity[component] + speed
                state.position[component] = contributions[place].shown(
                    own, in: phase, over: state.position[component], numbers)
            }
        }
        return state
    }
}

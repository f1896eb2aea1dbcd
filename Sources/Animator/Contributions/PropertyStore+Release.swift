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
            contributions[place].carry(&state, of: slots, at: clock, timeScale, numbers)
        }
        return state
    }
}

extension Contribution {
    /// Adds what a live spring or decay does with slots to the state in which they are released.
    fileprivate func carry(
        _ state: inout ReleaseState, of slots: Range<Int>, at clock: Double, _ timeScale: Double,
        _ numbers: borrowing BlockPool<Double>
    ) {
        guard isReleased, self.slots.overlaps(slots) else { return }
        let time = core.time(at: clock)
        let rate = core.rate
        @inline(__always)
        func carry(_ motion: (Int) -> (value: Double, velocity: Double)) {
            for slot in self.slots.clamped(to: slots) where isLive(slot - firstSlot) {
                let (own, component) = (slot - firstSlot, slot - slots.lowerBound)
                let (value, velocity) = motion(own)
                let speed = PropertyStore.usable((rate == 0 ? 0 : velocity * rate) / timeScale)
                state.velocity[component] = replaces(own) ? speed : state.velocity[component] + speed
                state.position[component] = shown(own, value, over: state.position[component], numbers)
            }
        }
        switch source {
        case .spring(let plan):
            let basis = plan.spring.basis(at: time)
            carry {
                let release = release(of: $0, numbers)
                return (
                    plan.value($0, by: release, basis, at: time),
                    plan.velocity(ofComponent: $0, by: release, basis, at: time)
                )
            }
        case .tween:
            preconditionFailure("a tween isn't released")
        case .track(let track):
            let phase = MotionSource.phase(of: track, at: track.track.position(at: time))
            carry { (value($0, in: phase, numbers), velocity(ofComponent: $0, in: phase, numbers)) }
        }
    }
}

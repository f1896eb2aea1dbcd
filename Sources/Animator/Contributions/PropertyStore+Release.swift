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

    private static func usable(_ speed: Double) -> Double {
        speed.magnitude <= largestMagnitude ? speed : 0
    }

    /// Refuses a value or velocity with which a property can't be released: another type, a type without numeric
    /// motion, or unusable numbers.
    func checkReleasable(_ value: MotionValue, as id: PropertyID) throws(AnimatorError) {
        try check(id)
        let declaration = declarations[id.index]
        guard value.type == declaration.type, !value.type.isDiscrete, value.type.isDirect else {
            throw .wrongType(
                property: declaration.path.text, expected: declaration.type, found: value.type.name)
        }
        try check(value.components, of: declaration.path.text)
    }

    /// The position and velocity at which a live spring or decay starts.
    ///
    /// - Parameters:
    ///   - isAdditive: Whether it adds to other motion; otherwise it continues from the whole presentation value.
    ///   - adding: Whether it takes nothing over.
    func releaseState(of id: PropertyID, isAdditive: Bool, adding: Bool) -> ReleaseState {
        guard isAdditive else {
            return ReleaseState(position: shownComponents(id), velocity: Components(usableVelocity(id)))
        }
        let layout = layouts[id.index]
        var state = ReleaseState(
            position: modelComponents(id), velocity: Components(layout.count) { _ in 0 })
        let family = table.families[Int(table.familyOfSlot[layout.firstSlot])]
        guard !adding, family.releasedCount > 0 else { return state }
        forEachContribution(to: layout.slots) { place in
            guard table.contributions[place].isReleased else { return }
            let core = table.contributions[place].core
            let phase = table.contributions[place].source.phase(at: core.time(at: clock))
            for slot in table.contributions[place].slots.clamped(to: layout.slots) {
                let own = slot - table.contributions[place].firstSlot
                guard table.contributions[place].isLive(own) else { continue }
                let component = slot - layout.firstSlot
                let speed = PropertyStore.usable(
                    table.contributions[place].speed(ofComponent: own, in: phase) / timeScale)
                let isAlone = table.contributions[place].replaces(own)
                state.velocity[component] = isAlone ? speed : state.velocity[component] + speed
                state.position[component] = table.contributions[place].shown(
                    own, in: phase, over: state.position[component])
            }
        }
        return state
    }
}

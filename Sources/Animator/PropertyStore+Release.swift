import MotionModel

/// Where something live takes a property up.
struct ReleaseState {
    var position: Components
    /// Per second of the store's time.
    var velocity: Components
    /// The playback whose contribution it is the state of.
    var source: PlaybackCore?
}

extension PropertyStore {
    /// What is shown of a property.
    func shownState(of id: PropertyID) -> ReleaseState {
        ReleaseState(
            position: shownComponents(id), velocity: Components(usableVelocity(id)), source: nil)
    }

    /// How fast what is shown changes, 0 where a curve's tangent is vertical: that is no speed that anything could go on with.
    func usableVelocity(_ id: PropertyID) -> [Double] { velocity(id).map { PropertyStore.usable($0) } }

    private static func usable(_ speed: Double) -> Double {
        speed.magnitude <= largestMagnitude ? speed : 0
    }

    /// Refuses what a property can't be let go of with: a place or a speed of another type, a type that doesn't move along
    /// numbers, or numbers that can't be used.
    func checkReleasable(_ value: MotionValue, as id: PropertyID) throws(AnimatorError) {
        let declaration = declarations[id.index]
        guard value.type == declaration.type, !value.type.isDiscrete, value.type.isDirect else {
            throw .wrongType(
                property: declaration.path.text, expected: declaration.type, found: value.type.name)
        }
        try check(value.components, of: declaration.path.text)
    }

    /// The model value, and what the contribution adds to it that something live goes on from; without one, at rest.
    func state(of id: PropertyID, goingOnFrom isSame: (Contribution) -> Bool) -> ReleaseState {
        let count = layouts[id.index].count
        var state = ReleaseState(
            position: modelComponents(id), velocity: Components(count) { _ in 0 }, source: nil)
        var place = families[Int(familyOfSlot[layouts[id.index].firstSlot])].oldest
        while place >= 0 {
            guard contributions[place].property == id, isSame(contributions[place]) else {
                place = contributions[place].next
                continue
            }
            let core = contributions[place].core
            let phase = contributions[place].source.phase(at: core.time(at: clock))
            for component in 0..<count {
                state.position[component] = contributions[place].shown(
                    component, in: phase, over: state.position[component])
                state.velocity[component] = PropertyStore.usable(
                    contributions[place].source.velocity(ofComponent: component, in: phase)
                        * core.rate / timeScale)
            }
            state.source = core
            return state
        }
        return state
    }
}

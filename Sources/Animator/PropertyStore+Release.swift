import MotionModel

/// Where something live takes a property up.
struct ReleaseState {
    var position: [Double]
    /// Per second of the store's time.
    var velocity: [Double]
    /// The playback whose contribution it is the state of.
    var source: PlaybackCore?
}

extension PropertyStore {
    /// What is shown of a property.
    func shownState(of id: PropertyID) -> ReleaseState {
        ReleaseState(position: presentation(id).components, velocity: velocity(id), source: nil)
    }

    /// The model value, and what the contribution adds to it that something live goes on from; without one, at rest.
    func state(of id: PropertyID, goingOnFrom isSame: (Contribution) -> Bool) -> ReleaseState {
        var state = ReleaseState(position: model(id).components, velocity: [], source: nil)
        state.velocity = state.position.map { _ in 0 }
        var place = families[Int(familyOfSlot[firstSlots[id.index]])].oldest
        while place >= 0 {
            guard contributions[place].property == id, isSame(contributions[place]) else {
                place = contributions[place].next
                continue
            }
            let core = contributions[place].core
            let phase = contributions[place].source.phase(at: core.time(at: clock))
            for component in state.position.indices {
                state.position[component] = contributions[place].shown(
                    component, in: phase, over: state.position[component])
                state.velocity[component] =
                    contributions[place].source.velocity(ofComponent: component, in: phase)
                    * core.rate / timeScale
            }
            state.source = core
            return state
        }
        return state
    }
}

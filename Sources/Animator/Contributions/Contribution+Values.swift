import MotionModel

/// The values of a contribution, by its source and its numbers.
extension Contribution {
    /// One component in a phase.
    func value(
        _ component: Int, in phase: MotionSource.Phase, _ numbers: borrowing BlockPool<Double>
    ) -> Double {
        switch source {
        case .tween(let plan):
            let position = phase.position
            let keys = plan.keys(of: position.segment)
            return MotionValue.interpolated(
                numbers.elements[place(component, row: 1 + keys.from)],
                numbers.elements[place(component, row: 1 + keys.to)], progress: position.progress)
        case .track(let track):
            if case .whole(_, let whole) = phase { return whole[component] }
            return track.component(component, at: phase.position)
        case .spring(let plan):
            let (basis, time) = phase.basis
            return plan.value(component, by: release(of: component, numbers), basis, at: time)
        }
    }

    /// The velocity of one component in a phase, in units per second of the playback's own time.
    func velocity(
        ofComponent component: Int, in phase: MotionSource.Phase, _ numbers: borrowing BlockPool<Double>
    ) -> Double {
        switch source {
        case .tween(let plan):
            let position = phase.position
            let keys = plan.keys(of: position.segment)
            let travel =
                numbers.elements[place(component, row: 1 + keys.to)]
                - numbers.elements[place(component, row: 1 + keys.from)]
            // Adding 0 turns the negative zero of a curve at rest into zero.
            return travel == 0 || travel.isNaN || position.progressVelocity == 0
                ? 0 : travel * position.progressVelocity + 0
        case .track(let track): return track.velocity(ofComponent: component, at: phase.position)
        case .spring(let plan):
            let (basis, time) = phase.basis
            return plan.velocity(ofComponent: component, by: release(of: component, numbers), basis, at: time)
        }
    }

    /// One component of the presentation value, given the value of the model and older contributions, computed by
    /// itself.
    func shown(
        _ component: Int, in phase: MotionSource.Phase, over base: Double,
        _ numbers: borrowing BlockPool<Double>
    ) -> Double {
        shown(component, value(component, in: phase, numbers), over: base, numbers)
    }

    /// The same, given its value.
    @inline(__always)
    func shown(
        _ component: Int, _ value: Double, over base: Double, _ numbers: borrowing BlockPool<Double>
    ) -> Double {
        // Exactly the base at rest.
        let shown =
            replaces(component)
            ? value : base + weight * (value - numbers.elements[place(component, row: 0)])
        // A curve's output is unbounded; only finite values are shown.
        return shown.isFinite ? shown : base
    }

    /// A component of a live spring: how it was released.
    func release(of component: Int, _ numbers: borrowing BlockPool<Double>) -> SpringPlan.Release {
        SpringPlan.Release(
            target: numbers.elements[place(component, row: 3)],
            displacement: numbers.elements[place(component, row: 1)],
            velocity: numbers.elements[place(component, row: 2)])
    }

    /// The components at rest, given the part that is played.
    ///
    /// A part rests at its end. Played backwards, a whole track rests at the value held before it started, or, if it
    /// began part-way in, at its first value.
    func rest(backwards: Bool, _ numbers: borrowing BlockPool<Double>) -> Components {
        switch source {
        case .tween(let plan):
            let position = plan.track.restPosition(of: core, backwards: backwards)
            return Components(componentCount) { value($0, in: .position(position), numbers) }
        case .track(let track):
            return PlannedContribution.rest(of: track, in: core, backwards: backwards)
        case .spring:
            return Components(componentCount) {
                let release = release(of: $0, numbers)
                return backwards ? release.start : release.target
            }
        }
    }
}

import MotionModel

/// A value that is about to be released on a spring.
struct ReleasedValue {
    let spring: Spring
    /// The number of components.
    let count: Int
    /// The components at rest.
    let target: Components
    /// The offset from the target at release.
    let displacement: Components
    /// The velocity at release, in units per second.
    let velocity: Components

    /// The components at release.
    var start: Components { Components(count) { target[$0] + displacement[$0] } }

    /// The seconds until a component is at its target for the first time; infinite if it only approaches it.
    func firstArrival(ofComponent component: Int) -> Double {
        let size = displacement[component].magnitude + velocity[component].magnitude / spring.angularFrequency
        guard displacement[component].magnitude > size * 1e-9 else { return 0 }
        return spring.firstArrival(initialVelocity: -velocity[component] / displacement[component])
            ?? .infinity
    }

    /// The time in seconds until every component stays within a thousandth of the largest amplitude |x₀| + |v₀|/ω₀;
    /// infinite for an undamped spring, 0 for a value at rest. A component that stops at its target has settled there.
    func settlingDuration(within limits: SpringLimits?) -> Double {
        let frequency = spring.angularFrequency
        var amplitude = 0.0
        for index in 0..<count {
            amplitude = Swift.max(
                amplitude, displacement[index].magnitude + velocity[index].magnitude / frequency)
        }
        guard amplitude > 0 else { return 0 }
        var longest = 0.0
        for index in 0..<count {
            let size = displacement[index].magnitude + velocity[index].magnitude / frequency
            guard size > SpringCurve.defaultTolerance * amplitude else { continue }
            // Relative to its travel; a spring released at the target is treated as released just beside it.
            let least = size * 1e-9
            let travel =
                displacement[index].magnitude >= least ? -displacement[index] : least
            let settled = spring.safeSettlingDuration(
                initialVelocity: velocity[index] / travel,
                tolerance: SpringCurve.defaultTolerance * amplitude / travel.magnitude)
            longest = Swift.max(
                longest, Swift.min(settled ?? .infinity, limits?.arrivals[index] ?? .infinity))
        }
        return longest
    }
}

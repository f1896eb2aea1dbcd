import MotionModel

/// A value on a spring, from the instant it was released: target + a(τ) · displacement + b(τ) · velocity.
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
    /// What keeps it from swinging freely; `nil` for nothing.
    var limits: SpringLimits?

    /// The components at release.
    var start: Components { Components(count) { target[$0] + displacement[$0] } }

    /// One component, by the spring's factors at an instant, and the seconds since the release.
    func component(_ component: Int, _ basis: SpringBasis, at time: Double) -> Double {
        let free = free(component, basis)
        guard let limits else { return free }
        if time >= limits.arrivals[component] { return target[component] }
        return Swift.min(Swift.max(free, limits.low[component]), limits.high[component])
    }

    /// The velocity of one component, in units per second; 0 while a limit holds it.
    func velocity(ofComponent component: Int, _ basis: SpringBasis, at time: Double) -> Double {
        if let limits {
            let free = free(component, basis)
            guard time < limits.arrivals[component], free >= limits.low[component],
                free <= limits.high[component]
            else { return 0 }
        }
        return basis.velocity(from: displacement[component], velocity: velocity[component])
    }

    private func free(_ component: Int, _ basis: SpringBasis) -> Double {
        target[component]
            + basis.displacement(from: displacement[component], velocity: velocity[component])
    }

    /// The seconds until a component is at its target for the first time; infinite if it only approaches it.
    func firstArrival(ofComponent component: Int) -> Double {
        let size = displacement[component].magnitude + velocity[component].magnitude / spring.angularFrequency
        guard displacement[component].magnitude > size * 1e-9 else { return 0 }
        return spring.firstArrival(initialVelocity: -velocity[component] / displacement[component])
            ?? .infinity
    }

    /// The time in seconds until every component stays within a thousandth of the largest amplitude |x₀| + |v₀|/ω₀;
    /// infinite for an undamped spring, 0 for a value at rest. A component that stops at its target has settled there.
    var settlingDuration: Double {
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

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

    /// The components at release.
    var start: Components { Components(count) { target[$0] + displacement[$0] } }

    /// One component, by the spring's factors at an instant.
    func component(_ component: Int, _ basis: SpringBasis) -> Double {
        target[component]
            + basis.displacement(from: displacement[component], velocity: velocity[component])
    }

    /// The velocity of one component, in units per second.
    func velocity(ofComponent component: Int, _ basis: SpringBasis) -> Double {
        basis.velocity(from: displacement[component], velocity: velocity[component])
    }

    /// The time in seconds until every component stays within a thousandth of the largest amplitude |x₀| + |v₀|/ω₀;
    /// infinite for an undamped spring, 0 for a value at rest.
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
            guard let settled else { return .infinity }
            longest = Swift.max(longest, settled)
        }
        return longest
    }
}

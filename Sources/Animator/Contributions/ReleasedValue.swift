import MotionModel

/// A value on a spring, from the instant it was released: target + a(τ) · displacement + b(τ) · velocity.
struct ReleasedValue {
    let spring: Spring
    /// How many numbers it has.
    let count: Int
    /// Where it comes to rest.
    let target: Components
    /// Where it was released, relative to the target.
    let displacement: Components
    /// How fast it was when it was released, in units per second.
    let velocity: Components

    /// Where it was released.
    var start: Components { Components(count) { target[$0] + displacement[$0] } }

    /// One component, by the spring's factors at an instant.
    func component(_ component: Int, _ basis: SpringBasis) -> Double {
        target[component]
            + basis.displacement(from: displacement[component], velocity: velocity[component])
    }

    /// How fast one component changes, in units per second.
    func velocity(ofComponent component: Int, _ basis: SpringBasis) -> Double {
        basis.velocity(from: displacement[component], velocity: velocity[component])
    }

    /// Seconds until every component stays within a thousandth of the largest amplitude |x₀| + |v₀|/ω₀; infinite for an undamped
    /// spring, 0 for a value that is at rest.
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
            // Relative to its travel; one that starts at the target is taken to start just beside it.
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

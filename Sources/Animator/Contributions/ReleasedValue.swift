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

    /// Creates a value from a function of the component.
    init(_ spring: Spring, _ count: Int, _ release: (Int) -> SpringPlan.Release) {
        self.spring = spring
        self.count = count
        target = Components(count) { release($0).target }
        displacement = Components(count) { release($0).displacement }
        velocity = Components(count) { release($0).velocity }
    }

    /// The components at release.
    var start: Components { Components(count) { target[$0] + displacement[$0] } }

    /// The seconds until a component is at its target for the first time; infinite if it only approaches it.
    func firstArrival(ofComponent component: Int) -> Double {
        let size = displacement[component].magnitude + velocity[component].magnitude / spring.angularFrequency
        guard displacement[component].magnitude > size * 1e-9 else { return 0 }
        return spring.firstArrival(initialVelocity: -velocity[component] / displacement[component])
            ?? .infinity
    }

    /// The amplitude |x₀| + |v₀|/ω₀ from which on a value moves: a spring that is released over and over comes closer to 0
    /// without end, and a millionth of a millionth of this is still a number of full precision.
    static let leastAmplitude = 0x1p-960

    /// The time in seconds until every component stays within a thousandth of the largest amplitude |x₀| + |v₀|/ω₀;
    /// infinite for an undamped spring, 0 for a value at rest. A component that stops at its target has settled there.
    func settlingDuration(within limits: SpringLimits?) -> Double {
        let frequency = spring.angularFrequency
        var amplitude = 0.0
        var largest = 0
        for index in 0..<count {
            let size = displacement[index].magnitude + velocity[index].magnitude / frequency
            if size > amplitude { (amplitude, largest) = (size, index) }
        }
        guard amplitude >= Self.leastAmplitude else { return 0 }
        let decisive = release(ofComponent: largest, size: amplitude)
        var longest = settlingDuration(ofComponent: largest, decisive, within: limits, of: amplitude)
        for index in 0..<count where index != largest {
            let size = displacement[index].magnitude + velocity[index].magnitude / frequency
            guard size > SpringCurve.defaultTolerance * amplitude else { continue }
            let release = release(ofComponent: index, size: size)
            // What moves like the largest, but less far, has settled no later.
            if release.velocity == decisive.velocity { continue }
            longest = Swift.max(
                longest, settlingDuration(ofComponent: index, release, within: limits, of: amplitude))
        }
        return longest
    }

    /// A component's travel to its target, and its velocity in travels per second.
    ///
    /// - Parameter size: |x₀| + |v₀|/ω₀; a spring released at the target is treated as released just beside it.
    private func release(ofComponent component: Int, size: Double) -> (travel: Double, velocity: Double) {
        let least = size * 1e-9
        let travel = displacement[component].magnitude >= least ? -displacement[component] : least
        return (travel, velocity[component] / travel)
    }

    private func settlingDuration(
        ofComponent component: Int, _ release: (travel: Double, velocity: Double),
        within limits: SpringLimits?, of amplitude: Double
    ) -> Double {
        let settled = spring.safeSettlingDuration(
            initialVelocity: release.velocity,
            tolerance: SpringCurve.defaultTolerance * amplitude / release.travel.magnitude)
        return Swift.min(settled ?? .infinity, limits?.arrivals[component] ?? .infinity)
    }
}

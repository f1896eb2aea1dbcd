import MotionModel

/// A live spring's constants and limits, which all springs that are released alike share.
final class SpringPlan {
    /// How a component was released.
    struct Release {
        let target: Double
        /// The offset from the target.
        let displacement: Double
        /// In units per second.
        let velocity: Double

        /// The component at the release.
        var start: Double { target + displacement }
    }

    let spring: Spring
    /// What keeps it from swinging freely; `nil` for nothing.
    let limits: SpringLimits?
    /// A time before which no number that swings freely has settled, in seconds.
    let leastSettling: Double

    /// Creates a plan.
    init(_ spring: Spring, limits: SpringLimits?) {
        self.spring = spring
        leastSettling = spring.leastSettlingDuration
        self.limits = limits
    }

    /// One component, by the spring's factors at an instant, and the seconds since the release:
    /// target + a(τ) · displacement + b(τ) · velocity.
    func value(_ component: Int, by release: Release, _ basis: SpringBasis, at time: Double) -> Double {
        let free = free(release, basis)
        guard let limits else { return free }
        if time >= limits.arrivals[component] { return release.target }
        return limits.held(free, component, from: release.start, at: time)
    }

    /// The velocity of one component, in units per second; 0 while a limit holds it.
    func velocity(
        ofComponent component: Int, by release: Release, _ basis: SpringBasis, at time: Double
    ) -> Double {
        if let limits {
            let free = free(release, basis)
            guard time < limits.arrivals[component],
                limits.held(free, component, from: release.start, at: time) == free
            else { return 0 }
        }
        return basis.velocity(from: release.displacement, velocity: release.velocity)
    }

    private func free(_ release: Release, _ basis: SpringBasis) -> Double {
        release.target + basis.displacement(from: release.displacement, velocity: release.velocity)
    }
}

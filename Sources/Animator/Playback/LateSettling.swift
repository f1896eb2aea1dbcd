import MotionModel

/// A number that was released on a spring, of which it is only known before which time it won't have settled: most are released
/// again before it matters when they settle.
struct LateSettling {
    /// The spring; `nil` where it is known when a playback ends.
    private let plan: SpringPlan?
    private let displacement: Double
    private let velocity: Double

    /// Nothing that isn't known.
    init() { (plan, displacement, velocity) = (nil, 0, 0) }

    fileprivate init(_ plan: SpringPlan, _ displacement: Double, _ velocity: Double) {
        self.plan = plan
        (self.displacement, self.velocity) = (displacement, velocity)
    }

    /// Whether there is none, because it is known when the playback ends.
    var isKnown: Bool { plan == nil }

    /// The time in seconds from which on it has settled: see ``ReleasedValue/settlingDuration(within:)``.
    var duration: Double? {
        guard let plan else { return nil }
        return ReleasedValue(plan.spring, 1) { _ in
            SpringPlan.Release(target: 0, displacement: displacement, velocity: velocity)
        }.settlingDuration(within: nil)
    }
}

extension StoreTable {
    /// Sets the duration of a playback that is a spring, whose numbers are in the pool: of a single number that moves and swings
    /// freely only the least, until the time comes.
    mutating func settle(
        _ plan: inout PlannedPlayback, _ spring: SpringPlan, _ count: Int, numbers block: Int32
    ) {
        if count == 1, spring.leastSettling > 0, spring.limits == nil {
            let release = release(0, of: 1, numbers: block)
            if release.displacement.magnitude >= ReleasedValue.leastAmplitude {
                plan.duration = spring.leastSettling
                plan.settling = LateSettling(spring, release.displacement, release.velocity)
                return
            }
        }
        plan.duration = ReleasedValue(spring.spring, count) { release($0, of: count, numbers: block) }
            .settlingDuration(within: spring.limits)
    }
}

import MotionModel

/// The plans of the springs without limits that were used last, by their constants: those of a design system are few.
struct SpringPlans: ~Copyable {
    /// The binary logarithm of the number of places.
    private static var bits: Int { 6 }

    /// The last plan of each hash; empty before the first.
    private var plans = Column<SpringPlan?>()

    /// The plan of a spring: that of the last one with the same constants, unless another one has taken its place.
    mutating func plan(of spring: Spring) -> SpringPlan {
        if plans.isEmpty { plans.append(nil, count: 1 << Self.bits) }
        let constants = spring.stiffness.bitPattern &+ 31 &* spring.damping.bitPattern
        let place = Int(truncatingIfNeeded: (constants &* 0x9e37_79b9_7f4a_7c15) >> UInt64(64 - Self.bits))
        if let plan = plans[place], plan.spring == spring { return plan }
        let plan = SpringPlan(spring, limits: nil)
        plans[place] = plan
        return plan
    }
}

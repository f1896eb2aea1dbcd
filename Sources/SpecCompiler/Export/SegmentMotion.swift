import MotionModel

/// The motion of one component of a segment's value: `from + travel · curve`, by the segment's own input.
struct SegmentMotion {
    let component: Int
    let from: Double
    let travel: Double
    let curve: Curve
}

extension SegmentValues {
    /// The expressions of a segment with a key given by formulas; nil for any other.
    func moving(_ segment: Segment) -> [Expression]? {
        segment.fromKey == segment.toKey ? bound.moving(segment.fromKey) : nil
    }

    /// The motions of a segment's value: of its components together, or of each if they move differently.
    ///
    /// Components at rest are left out. All travels are as long as the longest, the unit of an error.
    func motions(of segment: Segment) -> [SegmentMotion] {
        guard let moving = moving(segment) else {
            let (component, from, to) = longest(of: segment)
            guard from != to else { return [] }
            return [SegmentMotion(component: component, from: from, travel: to - from, curve: segment.curve)]
        }
        let travel = travel(of: segment)
        guard travel > 0 else { return [] }
        return moving.enumerated().map { component, expression in
            let from = expression.value(Expression.Inputs(progress: 0))
            let share = Expression.binary(
                .divide, .binary(.subtract, expression, .constant(from)), .constant(travel))
            return SegmentMotion(
                component: component, from: from, travel: travel,
                curve: Self.curve(share, after: segment.curve))
        }
    }

    /// The value of a segment given by formulas: its limit at an input, from a side.
    func value(
        _ motions: [SegmentMotion], at input: Double, from side: CurveSide, of segment: Segment
    ) -> MotionValue {
        let components = motions.map { $0.from + $0.travel * $0.curve.limit(at: input, from: side) }
        guard let value = MotionValue(type: type, components: components) else {
            preconditionFailure("what moves by itself has the components of its type")
        }
        return value
    }

    /// The longest travel of a component of a segment given by formulas, found by sampling.
    func sampledTravel(of segment: Segment) -> Double {
        guard let moving = moving(segment) else { return 0 }
        var longest = 0.0
        for expression in moving {
            var (low, high) = (Double.infinity, -Double.infinity)
            for step in 0...1024 {
                let value = expression.value(Expression.Inputs(progress: Double(step) / 1024))
                low = min(low, value)
                high = max(high, value)
            }
            longest = max(longest, high - low)
        }
        return longest
    }

    private static func curve(_ share: Expression, after curve: Curve) -> Curve {
        do throws(ExpressionCurve.Failure) {
            let expression = Curve.expression(
                try ExpressionCurve(share, largest: .greatestFiniteMagnitude))
            return curve == .linear ? expression : .chain([.clamp(0...1, of: curve), expression])
        } catch {
            preconditionFailure("a bound track's keys are numbers throughout")
        }
    }
}

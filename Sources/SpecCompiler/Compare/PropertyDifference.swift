public import MotionModel

/// The difference in the motion of one property in one variant.
public struct PropertyDifference: Hashable, Sendable {
    /// The property.
    public let property: PropertyPath
    /// The unit of its numbers.
    public let unit: PropertyUnit
    /// The changes besides those of values, the declaration's own first.
    public let alterations: [MotionAlteration]
    /// The facts of the old motion; nil if it didn't move.
    public let old: MotionFacts?
    /// The facts of the new motion; nil if it doesn't move.
    public let new: MotionFacts?
    /// The largest distance of the two; nil if only one moves, and between values of different types.
    public let largest: LargestDifference?

    /// The severity of the worst change, among the alterations, the shifts in time and the largest distance.
    public var difference: DifferenceClass {
        var gravest = alterations.map { $0.difference }.max() ?? .invisible
        if let largest { gravest = max(gravest, DifferenceClass(share: largest.share)) }
        // When something begins that changes nothing is not to be seen.
        let isSame = largest.map { $0.distance == 0 && $0.bound ?? 0 == 0 } ?? false
        if let old, let new, !isSame {
            for (before, after) in [(old.start, new.start), (old.end, new.end)] where before != after {
                gravest = max(gravest, DifferenceClass(shift: after - before))
            }
        }
        return gravest
    }

    /// Compares the old and the new motion of a property; nil if nothing changed but how it is written.
    ///
    /// - Precondition: It moves in at least one of the two.
    init?(
        _ old: BoundProperty?, _ new: BoundProperty?, declared before: PropertyDeclaration?,
        _ after: PropertyDeclaration?
    ) {
        guard let moving = new ?? old else { preconditionFailure("a property moves before or after") }
        var alterations: [MotionAlteration] = []
        if let before, let after { alterations = Self.alterations(before, after) }
        property = moving.property
        unit = (after ?? before)?.unit ?? .none
        guard let old, let new else {
            alterations.append(old == nil ? .propertyAdded : .propertyRemoved)
            self.alterations = alterations
            self.old = old.map { MotionFacts($0, travel: $0.longestTravel) }
            self.new = new.map { MotionFacts($0, travel: $0.longestTravel) }
            largest = nil
            return
        }
        guard old != new || !alterations.isEmpty else { return nil }
        let (was, now) = (old.base.track, new.base.track)
        if was.isAdditive != now.isAdditive { alterations.append(.additivity(isAdditive: now.isAdditive)) }
        let follows = now.followsClock
        if was.followsClock != follows { alterations.append(.synchronization(isSynchronized: follows)) }
        if was.weight != now.weight { alterations.append(.weight(from: was.weight, to: now.weight)) }
        let isComparable = Self.haveOneType(old, new)
        if !isComparable, !alterations.contains(where: { $0.difference == .breaking }) {
            alterations.append(.shape)
        }
        if ComparedStretch(old, new).drifts { alterations.append(.drift) }
        self.alterations = alterations
        self.old = MotionFacts(old, travel: old.longestTravel)
        self.new = MotionFacts(new, travel: new.longestTravel)
        largest = isComparable ? LargestDifference(old, new) : nil
        if alterations.isEmpty, self.old == self.new, largest?.bound == 0 { return nil }
    }

    private static func alterations(
        _ before: PropertyDeclaration, _ after: PropertyDeclaration
    ) -> [MotionAlteration] {
        var alterations: [MotionAlteration] = []
        if before.type.name != after.type.name || before.type.hasOtherCount(than: after.type) {
            alterations.append(.propertyType(from: before.type.name, to: after.type.name))
        }
        if before.unit != after.unit { alterations.append(.propertyUnit(from: before.unit, to: after.unit)) }
        return alterations
    }

    /// Whether the values of both can be subtracted, or are texts.
    private static func haveOneType(_ old: BoundProperty, _ new: BoundProperty) -> Bool {
        let types = ([old.base] + old.layers + [new.base] + new.layers).map { $0.form.canonical }
        return types.allSatisfy { $0 == types[0] || ($0.name == types[0].name && $0.isDiscrete) }
    }
}

extension Track {
    /// Whether it is an endless loop in the phase of the clock.
    fileprivate var followsClock: Bool { isSynchronized && !end.isFinite }
}

extension BoundProperty {
    /// The longest travel of a component in one of its segments, in the property's own unit.
    var longestTravel: Double {
        var longest = 0.0
        for bound in [base] + layers {
            let values = SegmentValues(bound)
            for segment in bound.track.segments { longest = max(longest, values.travel(of: segment)) }
        }
        return longest
    }
}

extension ValueType {
    /// Whether both are vectors of different lengths.
    fileprivate func hasOtherCount(than other: ValueType) -> Bool {
        guard case .vector(let count) = self, case .vector(let otherCount) = other else { return false }
        return count != otherCount
    }
}

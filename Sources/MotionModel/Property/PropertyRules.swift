/// The rules that a property has: those of the row for its key path, which all properties on it share, or its own.
final class PropertyRules: Hashable, Sendable {
    let type: ValueType
    let unit: PropertyUnit
    let isAdditive: Bool
    let range: ClosedRange<Double>?
    let restSpeed: Double
    let isSpatial: Bool
    let isBounded: Bool
    let initial: MotionValue?

    /// Creates rules.
    ///
    /// - Parameter restSpeed: `nil` for the unit's.
    init(
        type: ValueType, unit: PropertyUnit, isAdditive: Bool, range: ClosedRange<Double>?,
        restSpeed: Double? = nil, isSpatial: Bool, isBounded: Bool, initial: MotionValue?
    ) {
        self.type = type
        self.unit = unit
        self.isAdditive = isAdditive
        self.range = range
        self.restSpeed = restSpeed ?? unit.restSpeed
        self.isSpatial = isSpatial
        self.isBounded = isBounded
        self.initial = initial
    }

    /// Whether these are the rules that a declaration asks for; what it doesn't say is left to them.
    func have(
        _ type: ValueType?, _ unit: PropertyUnit?, _ isAdditive: Bool?, _ initial: MotionValue?
    ) -> Bool {
        (type == nil || type == self.type) && (unit == nil || unit == self.unit)
            && (isAdditive == nil || isAdditive == self.isAdditive)
            && (initial == nil || initial == self.initial)
    }

    /// The row's rules, if they are these.
    func shared(_ row: KnownKeyPath?) -> PropertyRules {
        if let row, row.rules == self { row.rules } else { self }
    }

    static func == (first: PropertyRules, second: PropertyRules) -> Bool {
        first === second
            || first.type == second.type && first.unit == second.unit
                && first.isAdditive == second.isAdditive && first.range == second.range
                && first.restSpeed == second.restSpeed && first.isSpatial == second.isSpatial
                && first.isBounded == second.isBounded && first.initial == second.initial
    }

    func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

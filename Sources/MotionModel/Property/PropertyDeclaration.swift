/// What holds for one property: what the table says of its key path, and what a spec declares over that.
public final class PropertyDeclaration: Hashable, Sendable {
    /// Which property.
    public let path: PropertyPath
    /// The type of its values.
    public let type: ValueType
    /// What its numbers measure.
    public let unit: PropertyUnit
    /// Whether animations of it add up; else the latest replaces the others.
    public let isAdditive: Bool
    /// What each component may be; `nil` where anything goes.
    public let range: ClosedRange<Double>?
    /// The speed, in units per second, below which decay and physics count as at rest.
    public let restSpeed: Double
    /// Whether it moves, scales or turns what is shown.
    public let isSpatial: Bool
    /// Whether an overshoot leaves what can be shown.
    public let isBounded: Bool
    /// Its value before anything sets it; `nil` when neither the table nor the spec says.
    public let initial: MotionValue?

    /// The rule of a property, from its key path's row and what is declared over it.
    ///
    /// A key path that isn't in the table, and one that is declared with another type than its row's, is the
    /// app's own: its unit is degrees for an angle and none otherwise, it is additive unless it is a colour
    /// or discrete, a colour is bounded, and it has no range.
    ///
    /// - Parameters:
    ///   - path: Which property.
    ///   - type: The declared type, or the one its values have; without it the row's, else the initial
    ///     value's, else number. Of a form its canonical type.
    ///   - unit: Declared over the row's.
    ///   - isAdditive: Declared over the row's. A discrete type is never additive.
    ///   - initial: Declared over the row's.
    /// - Precondition: The initial value, if given, has the type.
    public init(
        path: PropertyPath, type: ValueType? = nil, unit: PropertyUnit? = nil, isAdditive: Bool? = nil,
        initial: MotionValue? = nil
    ) {
        let known = KnownKeyPath.row(for: path.keyPath)
        var type = (type ?? known?.type ?? initial?.type ?? .number).canonical
        var initial = initial?.canonical
        if case .string(let set) = type, case .string(let own) = initial?.type {
            // The texts of both.
            type = .string(set.union(own))
            initial = initial?.converted(to: type)
        }
        precondition(initial.map { $0.type == type } ?? true, "an initial value has the property's type")
        let row = known.flatMap { $0.type.isKind(of: type) ? $0 : nil }
        self.path = path
        self.type = type
        self.unit = unit ?? row?.unit ?? PropertyDeclaration.unit(of: type)
        self.isAdditive =
            !type.isDiscrete && (isAdditive ?? row?.isAdditive ?? PropertyDeclaration.isAdditive(type))
        self.range = row?.range
        self.restSpeed = self.unit.restSpeed
        self.isSpatial = row?.isSpatial ?? false
        self.isBounded = row?.isBounded ?? (type == .color)
        self.initial = initial ?? row.flatMap { $0.initial.type == type ? $0.initial : nil }
    }

    /// A declaration as it was when it was written, whatever the table of known key paths says today.
    init(
        restored path: PropertyPath, type: ValueType, unit: PropertyUnit, isAdditive: Bool,
        range: ClosedRange<Double>?, restSpeed: Double, isSpatial: Bool, isBounded: Bool,
        initial: MotionValue?
    ) {
        self.path = path
        self.type = type
        self.unit = unit
        self.isAdditive = isAdditive
        self.range = range
        self.restSpeed = restSpeed
        self.isSpatial = isSpatial
        self.isBounded = isBounded
        self.initial = initial
    }

    /// Whether two declarations say the same of the same property.
    public static func == (first: PropertyDeclaration, second: PropertyDeclaration) -> Bool {
        first === second
            || first.path == second.path && first.type == second.type && first.unit == second.unit
                && first.isAdditive == second.isAdditive && first.range == second.range
                && first.restSpeed == second.restSpeed && first.isSpatial == second.isSpatial
                && first.isBounded == second.isBounded && first.initial == second.initial
    }

    /// By the path alone: two declarations of one property are rarely compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// Whether properties of a type add up when nothing else is known: all do but colours and discrete ones.
    public static func isAdditive(_ type: ValueType) -> Bool {
        switch type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .transform, .turning,
            .routePosition, .routeTangent:
            true
        case .color, .boolean, .string, .path, .colorIn: false
        }
    }

    /// The unit of a type when nothing else is known.
    private static func unit(of type: ValueType) -> PropertyUnit {
        switch type {
        case .angle, .turning, .routeTangent: .degrees
        case .color, .colorIn: .share
        case .number, .integer, .point, .size, .vector, .rect, .insets, .boolean, .string, .transform,
            .path, .routePosition:
            .none
        }
    }
}

/// The rules for one property: those of the table for its key path, and those that a spec declares instead.
public final class PropertyDeclaration: Hashable, Sendable {
    /// The path of the property.
    public let path: PropertyPath
    /// The type of its values.
    public let type: ValueType
    /// The unit of its numbers.
    public let unit: PropertyUnit
    /// Whether animations of it add up; otherwise the latest replaces the others.
    public let isAdditive: Bool
    /// The range of each component; `nil` for any number.
    public let range: ClosedRange<Double>?
    /// The speed, in units per second, below which decay and physics count as at rest.
    public let restSpeed: Double
    /// Whether it moves, scales or rotates what is shown.
    public let isSpatial: Bool
    /// Whether an overshoot leaves the range that can be shown.
    public let isBounded: Bool
    /// Its value before anything sets it; `nil` if neither the table nor the spec has one.
    public let initial: MotionValue?

    /// The rules of a property, from its key path's row and from a declaration.
    ///
    /// A key path that isn't in the table, or is declared with another type than its row's, is the
    /// app's own: its unit is degrees for an angle and none otherwise, it is additive unless it is a colour
    /// or discrete, a colour is bounded, and it has no range.
    ///
    /// - Parameters:
    ///   - path: The path of the property.
    ///   - type: The declared type, or that of its values; without it the row's, else the initial value's, else number.
    ///     For a form, its canonical type.
    ///   - unit: Overrides the row's.
    ///   - isAdditive: Overrides the row's. A discrete type is never additive.
    ///   - initial: Overrides the row's.
    /// - Precondition: The initial value, if given, has the type.
    public init(
        path: PropertyPath, type: ValueType? = nil, unit: PropertyUnit? = nil, isAdditive: Bool? = nil,
        initial: MotionValue? = nil
    ) {
        let known = path.known
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
        self.unit = unit ?? PropertyDeclaration.unit(of: row, type)
        self.isAdditive =
            !type.isDiscrete && (isAdditive ?? row?.isAdditive ?? PropertyDeclaration.isAdditive(type))
        self.range = row?.range
        self.restSpeed = self.unit.restSpeed
        self.isSpatial = row?.isSpatial ?? false
        self.isBounded = row?.isBounded ?? (type == .color)
        self.initial = initial ?? row.flatMap { $0.initial.type == type ? $0.initial : nil }
    }

    /// Creates a declaration restored from a file, whatever the table of known key paths contains today.
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

    /// Whether two declarations have the same rules for the same property.
    public static func == (first: PropertyDeclaration, second: PropertyDeclaration) -> Bool {
        first === second
            || first.path == second.path && first.type == second.type && first.unit == second.unit
                && first.isAdditive == second.isAdditive && first.range == second.range
                && first.restSpeed == second.restSpeed && first.isSpatial == second.isSpatial
                && first.isBounded == second.isBounded && first.initial == second.initial
    }

    /// Hashes the path alone: two declarations of one property are rarely compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// Whether properties of a type add up by default: all do except colours and discrete types.
    public static func isAdditive(_ type: ValueType) -> Bool {
        switch type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .transform, .turning,
            .routePosition, .routeTangent:
            true
        case .color, .boolean, .string, .path, .colorIn: false
        }
    }

    /// The unit of a property of a type, if none is declared.
    ///
    /// - Parameter row: Its key path's row in the table, if it has one.
    package static func unit(of row: KnownKeyPath?, _ type: ValueType) -> PropertyUnit {
        row.flatMap { $0.type.isKind(of: type) ? $0.unit : nil } ?? unit(of: type)
    }

    /// The unit of a type by default.
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

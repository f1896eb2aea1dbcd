/// The rules for one property: those of the table for its key path, and those that a spec declares instead.
public final class PropertyDeclaration: Hashable, Sendable {
    /// The path of the property.
    public let path: PropertyPath
    /// The row's, if it has no others.
    private let rules: PropertyRules

    /// The type of its values.
    public var type: ValueType { rules.type }
    /// The unit of its numbers.
    public var unit: PropertyUnit { rules.unit }
    /// Whether animations of it add up; otherwise the latest replaces the others.
    public var isAdditive: Bool { rules.isAdditive }
    /// The range of each component; `nil` for any number.
    public var range: ClosedRange<Double>? { rules.range }
    /// The speed, in units per second, below which decay and physics count as at rest.
    public var restSpeed: Double { rules.restSpeed }
    /// Whether it moves, scales or rotates what is shown.
    public var isSpatial: Bool { rules.isSpatial }
    /// Whether an overshoot leaves the range that can be shown.
    public var isBounded: Bool { rules.isBounded }
    /// Its value before anything sets it; `nil` if neither the table nor the spec has one.
    public var initial: MotionValue? { rules.initial }

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
        self.path = path
        let known = path.known
        if let known, known.rules.have(type, unit, isAdditive, initial) {
            rules = known.rules
            return
        }
        var type = (type ?? known?.type ?? initial?.type ?? .number).canonical
        var initial = initial?.canonical
        if case .string(let set) = type, case .string(let own) = initial?.type {
            // The texts of both.
            type = .string(set.union(own))
            initial = initial?.converted(to: type)
        }
        precondition(initial.map { $0.type == type } ?? true, "an initial value has the property's type")
        let row = known.flatMap { $0.type.isKind(of: type) ? $0 : nil }
        let own = PropertyRules(
            type: type,
            unit: unit ?? PropertyDeclaration.unit(of: row, type),
            isAdditive: !type.isDiscrete
                && (isAdditive ?? row?.isAdditive ?? PropertyDeclaration.isAdditive(type)),
            range: row?.range,
            isSpatial: row?.isSpatial ?? false,
            isBounded: row?.isBounded ?? (type == .color),
            initial: initial ?? row.flatMap { $0.initial.type == type ? $0.initial : nil })
        rules = own.shared(known)
    }

    /// Creates a declaration restored from a file, whatever the table of known key paths contains today.
    init(restored path: PropertyPath, _ rules: PropertyRules) {
        self.path = path
        self.rules = rules.shared(path.known)
    }

    private init(_ path: PropertyPath, sharing rules: PropertyRules) {
        self.path = path
        self.rules = rules
    }

    /// A declaration of another property with these rules, restored from a file.
    func restored(for path: PropertyPath) -> PropertyDeclaration {
        // On the same row, the rules are that row's already if they are equal to them.
        path.known == self.path.known
            ? PropertyDeclaration(path, sharing: rules) : PropertyDeclaration(restored: path, rules)
    }

    /// The same declaration; if its rules are those of another one, without holding them a second time.
    package func sharingRules(of other: PropertyDeclaration) -> PropertyDeclaration {
        sharesRules(of: other) || rules != other.rules
            ? self : PropertyDeclaration(path, sharing: other.rules)
    }

    /// Whether it shares the rules of another one.
    package func sharesRules(of other: PropertyDeclaration) -> Bool { rules === other.rules }

    /// Whether two declarations have the same rules for the same property.
    public static func == (first: PropertyDeclaration, second: PropertyDeclaration) -> Bool {
        first === second || first.path == second.path && first.rules == second.rules
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

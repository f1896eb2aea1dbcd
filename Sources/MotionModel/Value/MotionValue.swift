/// A value of a property: its type, and the numbers that store it.
///
/// The stored numbers are interpolated component by component, and a property store holds them in its flat array. They
/// are chosen so that their linear interpolation is the right interpolation of the value: a colour is stored as
/// premultiplied OKLab, an angle in degrees, a boolean as 0 or 1.
public struct MotionValue: Hashable, Sendable {
    /// The type, which gives the numbers their meaning.
    public let type: ValueType
    /// The stored form; exactly `type.componentCount` numbers.
    public let components: Components

    /// The largest absolute value a component may have in a spec, or as the result of a formula.
    ///
    /// It is far enough from the largest double that sums, products with curves and squares of differences stay finite.
    public static let largestMagnitude = 1e100

    /// Creates a value from its stored form.
    ///
    /// - Returns: `nil` if the number of components isn't the type's, or a vector's count isn't in 2…64.
    ///   Non-finite numbers are kept: see ``isFinite``.
    public init?(type: ValueType, components: Components) {
        guard components.count == type.componentCount else { return nil }
        if case .vector(let count) = type, !ValueType.vectorCounts.contains(count) { return nil }
        self.init(unchecked: type, components)
    }

    /// Creates a value from its stored form in an array; see ``init(type:components:)-(_,Components)``.
    public init?(type: ValueType, components: [Double]) {
        self.init(type: type, components: Components(components))
    }

    init(unchecked type: ValueType, _ components: Components) {
        self.type = type
        self.components = components
    }

    init(unchecked type: ValueType, _ components: some RandomAccessCollection<Double>) {
        self.init(unchecked: type, Components(components))
    }

    /// A plain number.
    public static func number(_ value: Double) -> MotionValue {
        MotionValue(unchecked: .number, Components(value))
    }

    /// A number that is rounded when it is read. The fraction is kept, so that interpolation and sums stay exact.
    public static func integer(_ value: Double) -> MotionValue {
        MotionValue(unchecked: .integer, Components(value))
    }

    /// An angle in degrees; not wrapped, so 720° is two turns.
    public static func angle(degrees: Double) -> MotionValue {
        MotionValue(unchecked: .angle, Components(degrees))
    }

    /// A place.
    public static func point(_ x: Double, _ y: Double) -> MotionValue {
        MotionValue(unchecked: .point, [x, y])
    }

    /// An extent.
    public static func size(_ width: Double, _ height: Double) -> MotionValue {
        MotionValue(unchecked: .size, [width, height])
    }

    /// A rectangle by its origin and size.
    public static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MotionValue {
        MotionValue(unchecked: .rect, [x, y, width, height])
    }

    /// Distances from four edges.
    public static func insets(
        top: Double, left: Double, bottom: Double, right: Double
    ) -> MotionValue {
        MotionValue(unchecked: .insets, [top, left, bottom, right])
    }

    /// Numbers without names.
    ///
    /// - Precondition: There are 2 to 64 of them.
    public static func vector(_ components: [Double]) -> MotionValue {
        precondition(
            ValueType.vectorCounts.contains(components.count), "a vector has 2 to 64 components")
        return MotionValue(unchecked: .vector(components.count), components)
    }

    /// A colour; its stored form is ``Color/premultiplied``.
    public static func color(_ color: Color) -> MotionValue {
        MotionValue(unchecked: .color, color.premultiplied)
    }

    /// True or false.
    public static func boolean(_ value: Bool) -> MotionValue {
        MotionValue(unchecked: .boolean, Components(value ? 1 : 0))
    }

    /// A text, one of a set.
    ///
    /// - Returns: `nil` when it isn't in the set.
    public static func string(_ text: String, in set: StringSet) -> MotionValue? {
        set.index(of: text).map { MotionValue(unchecked: .string(set), Components(Double($0))) }
    }

    /// A text, the only one of its set.
    public static func string(_ text: String) -> MotionValue {
        MotionValue(unchecked: .string(StringSet([text])), Components(0))
    }

    /// A transform by its matrix.
    public static func transform(_ matrix: TransformMatrix) -> MotionValue {
        MotionValue(unchecked: .transform(.matrix), matrix.numbers)
    }

    /// A transform by its functions, in CSS order: the last acts first.
    public static func transform(_ functions: [TransformFunction]) -> MotionValue {
        MotionValue(
            unchecked: .transform(.functions(functions.map { $0.kind })), functions.flatMap { $0.numbers })
    }
}

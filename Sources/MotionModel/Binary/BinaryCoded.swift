/// A closed set whose members are written as one byte each.
///
/// A code never changes its meaning: a new member gets a new code.
protocol BinaryCoded: Sendable {
    /// All members.
    static var coded: [Self] { get }
    /// The byte.
    var code: UInt8 { get }
}

/// The kind of a curve.
enum CurveCode: UInt8, BinaryCoded, CaseIterable {
    case linear, instant, bezier, bezierPath, points, steps, penner, spring, exponential, expression
    case reverse, mirror, interval, scale, clamp, sum, product, chain
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// The kind of a type.
enum TypeCode: UInt8, BinaryCoded, CaseIterable {
    case number, integer, angle, point, size, vector, rect, insets, color, boolean, string, matrix, functions
    case path, colorIn, turning, routePosition, routeTangent
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// The kind of a key, or of a value in a state.
enum OperandCode: UInt8, BinaryCoded, CaseIterable {
    case nothing, constant, current, formula, formulaOfKey, mixed, resting
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// The kind of a step in an expression.
enum ExpressionCode: UInt8, BinaryCoded, CaseIterable {
    case constant, parameter, from, time, progress, negate, binary, conditional, call, reading
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// The direction of the input of a segment's curve.
enum InputCode: UInt8, BinaryCoded, CaseIterable {
    case forwards, backwards, between
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// The kind of a step in a path.
enum PathCode: UInt8, BinaryCoded, CaseIterable {
    case move, line, quadratic, cubic, arc, close
    static let coded = allCases
    var code: UInt8 { rawValue }
}

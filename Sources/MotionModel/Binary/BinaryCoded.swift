/// A closed set of which each member is one byte in a file.
///
/// A code stays what it is for ever: a new member takes a new one.
protocol BinaryCoded: Sendable {
    /// All members.
    static var coded: [Self] { get }
    /// The byte.
    var code: UInt8 { get }
}

/// What a curve is.
enum CurveCode: UInt8, BinaryCoded, CaseIterable {
    case linear, instant, bezier, bezierPath, points, steps, penner, spring, exponential, expression
    case reverse, mirror, interval, scale, clamp, sum, product, chain
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// What a type is.
enum TypeCode: UInt8, BinaryCoded, CaseIterable {
    case number, integer, angle, point, size, vector, rect, insets, color, boolean, string, matrix, functions
    case path, colorIn, turning, routePosition, routeTangent
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// What a key, or a value of a state, is.
enum OperandCode: UInt8, BinaryCoded, CaseIterable {
    case nothing, constant, current, formula, formulaOfKey, mixed
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// What a step of an expression is.
enum ExpressionCode: UInt8, BinaryCoded, CaseIterable {
    case constant, parameter, from, time, progress, negate, binary, conditional, call
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// How the input of a segment's curve runs.
enum InputCode: UInt8, BinaryCoded, CaseIterable {
    case forwards, backwards, between
    static let coded = allCases
    var code: UInt8 { rawValue }
}

/// What a step of a path is.
enum PathCode: UInt8, BinaryCoded, CaseIterable {
    case move, line, quadratic, cubic, arc, close
    static let coded = allCases
    var code: UInt8 { rawValue }
}

import MotionModel

/// The names that are known at the place of an expression, and the parts of what they stand for.
package struct ExpressionNames: Sendable {
    private let environment: ExpressionEnvironment

    init(_ environment: ExpressionEnvironment) { self.environment = environment }

    /// The names, in the order of their definition.
    package var all: [String] { environment.names }

    /// The numbers of properties that can be read there, as they are written between the brackets of `value(…)`.
    package var readings: [String] { environment.readable?.numbers ?? [] }

    /// The names of the parts of a value.
    ///
    /// - Parameter path: A name, followed by those of parts: `box` and `size` for `box.size`.
    /// - Returns: Nothing for a number, and for what isn't known.
    package func parts(of path: [String]) -> [String] {
        guard let first = path.first, case .value(var type)? = environment[first]?.kind else { return [] }
        for name in path.dropFirst() {
            guard let part = type.part(named: name), part.type != .number else { return [] }
            type = part.type
        }
        return type.partNames
    }
}

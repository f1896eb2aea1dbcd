/// The reason why a text isn't a colour, and the part of it that is wrong.
public struct ColorError: Error, Hashable, Sendable {
    /// The problem.
    public let problem: Problem
    /// The start of the wrong part, in UTF-8 bytes from the start of the text.
    public let offset: Int
    /// The length of the wrong part, in UTF-8 bytes; 0 if something is missing.
    public let length: Int

    /// Creates an error about `length` bytes of a text, from `offset` on.
    public init(problem: Problem, offset: Int, length: Int) {
        self.problem = problem
        self.offset = offset
        self.length = length
    }

    /// The problems of colours.
    public enum Problem: Hashable, Sendable, CaseIterable {
        /// There is nothing but white space.
        case empty
        /// A word that isn't one of ``NamedColor/all``.
        case unknownName
        /// A character after `#` that isn't a hexadecimal digit.
        case hexDigit
        /// Not 3, 4, 6 or 8 digits after `#`.
        case hexCount
        /// A word before `(` that isn't the name of a colour function.
        case unknownFunction
        /// A word in `color()` that isn't a space it knows.
        case unknownSpace
        /// Something else where a number belongs.
        case expectedNumber
        /// A number and a percentage among the first three components of a notation with commas.
        case mixedUnits
        /// A percent sign or a unit where it isn't allowed, or none where one is needed.
        case unit
        /// A missing comma, or one in a notation without.
        case comma
        /// More components than the function has.
        case tooManyComponents
        /// A function without its closing parenthesis.
        case unclosed
        /// Something after the end of the colour.
        case trailing
    }
}

extension ColorError.Problem {
    /// The problem in one phrase, as diagnostics print it.
    public var message: String {
        switch self {
        case .empty: "a colour is missing"
        case .unknownName: "unknown colour name"
        case .hexDigit: "not a hexadecimal digit"
        case .hexCount: "a hexadecimal colour has 3, 4, 6 or 8 digits"
        case .unknownFunction: "unknown colour function"
        case .unknownSpace: "color() has srgb, srgb-linear or display-p3"
        case .expectedNumber: "a number is expected here"
        case .mixedUnits: "with commas, red, green and blue are all numbers or all percentages"
        case .unit: "this unit is not allowed here"
        case .comma: "components are separated all by commas or all by spaces"
        case .tooManyComponents: "too many components"
        case .unclosed: "the closing parenthesis is missing"
        case .trailing: "nothing may follow the colour"
        }
    }
}

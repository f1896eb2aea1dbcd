/// The reason why a CSS easing could not be read, and the place.
public struct CSSEasingError: Error, Sendable, Hashable {
    /// The reason.
    public enum Kind: Sendable, Hashable {
        /// The text holds no easing.
        case empty
        /// A word that is no easing keyword.
        case unknownKeyword(String)
        /// A function that is no easing function.
        case unknownFunction(String)
        /// A number is missing or malformed.
        case numberExpected
        /// A whole number is missing; CSS does not take `4.0` for one.
        case integerExpected
        /// A number is too large for a `Double`.
        case numberTooLarge
        /// A comma is missing between two arguments.
        case commaExpected
        /// The closing parenthesis is missing.
        case closingParenthesisExpected
        /// An x of `cubic-bezier()` is outside 0…1.
        case xOutOfRange(Double)
        /// `steps()` needs at least this many steps.
        case tooFewSteps(least: Int)
        /// `steps()` has a position that is none of `jump-start`, `jump-end`, `jump-none`, `jump-both`, `start`, `end`.
        case unknownStepPosition(String)
        /// Something follows the easing.
        case trailingText
    }

    /// The reason.
    public let kind: Kind

    /// The offending bytes of the text, as UTF-8 offsets; empty if something is missing.
    public let range: Range<Int>

    /// Creates an error about a range of the text.
    public init(_ kind: Kind, in range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

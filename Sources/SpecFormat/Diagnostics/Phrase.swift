/// What messages call a value, such as `an end of 'interval'`: its parts, which become one text where something is reported.
package struct Phrase: Sendable {
    private var first: String
    private var second = ""
    private var rest = ""

    /// A phrase that is a text.
    package init(_ text: String) { first = text }

    /// Adds a text at the end; the first two go without a new one.
    fileprivate mutating func append(_ text: String) {
        if first.isEmpty {
            first = text
        } else if second.isEmpty {
            second = text
        } else if rest.isEmpty {
            rest = text
        } else {
            rest += text
        }
    }

    fileprivate mutating func append(_ phrase: Phrase) {
        append(phrase.first)
        if !phrase.second.isEmpty { append(phrase.second) }
        if !phrase.rest.isEmpty { append(phrase.rest) }
    }
}

extension Phrase: CustomStringConvertible {
    package var description: String { first + second + rest }
}

extension Phrase: Equatable {
    package static func == (left: Phrase, right: Phrase) -> Bool { left.description == right.description }
}

extension Phrase: ExpressibleByStringInterpolation {
    /// The parts of a phrase as they are written in the code.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var phrase = Phrase("")

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { phrase.append(literal) }

        package mutating func appendInterpolation(_ text: String) { phrase.append(text) }

        package mutating func appendInterpolation(_ phrase: Phrase) { self.phrase.append(phrase) }
    }

    package init(stringLiteral text: String) { first = text }

    package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }
}

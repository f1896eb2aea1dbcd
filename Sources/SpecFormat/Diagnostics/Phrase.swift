/// What messages call a value, such as `'duration'`: a text, or a name that gets its quotes where something is reported.
package struct Phrase: Sendable {
    private let text: String
    private let isQuoted: Bool

    /// A phrase that is a text.
    package init(_ text: String) {
        self.text = text
        isQuoted = false
    }

    /// A phrase that is a name in single quotes.
    package init(quoting name: String) {
        text = name
        isQuoted = true
    }
}

extension Phrase: CustomStringConvertible {
    package var description: String { isQuoted ? "'\(text)'" : text }
}

extension Phrase: Equatable {
    package static func == (left: Phrase, right: Phrase) -> Bool { left.description == right.description }
}

extension Phrase: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self.init(text) }
}

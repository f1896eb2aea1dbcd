/// Something that can be put at a place of a text.
package struct Offer: Sendable {
    /// The kinds of offers.
    package enum Kind: Sendable {
        case key, name(NameKind), word, unit, function, part, object, color, number
    }

    /// What a list of offers shows.
    package let label: String
    package let kind: Kind
    /// What it is, in a few words; nil if that is no more than its kind.
    package let detail: String?
    /// More about it, as Markdown.
    package let documentation: String?
    /// What it takes the place of.
    package let range: SourceRange
    /// The text, valid as it is.
    package var text: String
    /// The text with stops at what is meant to be changed, as snippets of the protocol; nil if there are none.
    package var snippet: String?
    /// Other texts, if that one doesn't fit.
    var others: [(text: String, snippet: String?)] = []

    init(
        _ label: String, _ kind: Kind, detail: String? = nil, documentation: String? = nil,
        range: SourceRange, text: String, snippet: String? = nil
    ) {
        self.label = label
        self.kind = kind
        self.detail = detail
        self.documentation = documentation
        self.range = range
        self.text = text
        self.snippet = snippet
    }

    /// The same offer with something else to say.
    func with(detail: String) -> Offer {
        var offer = Offer(
            label, kind, detail: detail, documentation: documentation, range: range, text: text,
            snippet: snippet)
        offer.others = others
        return offer
    }
}

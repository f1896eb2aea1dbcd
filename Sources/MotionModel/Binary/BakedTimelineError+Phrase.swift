extension BakedTimelineError {
    /// The error in a phrase that ends with the offset: "there is no such index, at byte 120".
    public var phrase: String { "\(problem), at byte \(offset)" }

    private var problem: String {
        switch self {
        case .notBaked: "it doesn't begin as a baked timeline does"
        case .unknownVersion(let version, _):
            "its format has version \(version), and \(BakedTimeline.version) is the newest that is known"
        case .truncated: "it ends too soon"
        case .tooLong: "it goes on after its end"
        case .wrongChecksum: "its checksum says that it was damaged"
        case .invalid(let rule, _): rule.phrase
        }
    }
}

extension BakedTimelineError.Rule {
    /// The breach of the rule, in a phrase.
    public var phrase: String {
        switch self {
        case .end: "it ends in the middle of something"
        case .wholeNumber: "a whole number is too long or too large"
        case .count: "there is no room for so many"
        case .reference: "a reference leads to nothing"
        case .code: "nothing has this code"
        case .text: "a text is no UTF-8"
        case .propertyPath: "a text is no property path"
        case .finite: "a number isn't finite"
        case .range: "a number is outside its range"
        case .order: "something is out of order"
        case .duplicate: "something is there twice"
        case .type: "something has the wrong type"
        case .formula: "a formula refers to what isn't there"
        case .curve: "the numbers make no curve"
        case .path: "the steps make no path"
        case .nesting: "it is nested too deep"
        case .leftover: "something is left over"
        }
    }
}

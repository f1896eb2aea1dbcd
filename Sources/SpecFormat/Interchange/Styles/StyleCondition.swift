/// For whom the rules of a block hold.
enum StyleCondition: Hashable {
    /// For everybody.
    case always
    /// For those who asked for less motion.
    case reduced
    /// For those who didn't ask for less motion.
    case full

    /// The condition of a media query; nil if it asks for something that a spec can't ask.
    init?(media query: String) {
        let queries = StyleText.lowercase(query).split(separator: ",").map { StyleText.trimmed(String($0)) }
        // Nothing plays on paper.
        let shown = queries.filter { !StyleText.names(in: $0).contains("print") || $0.hasPrefix("not ") }
        guard shown.count < queries.count || queries.count > 1 else {
            self.init(single: query)
            return
        }
        let conditions = shown.map { StyleCondition(single: $0) }
        guard let first = conditions.first, let first, conditions.allSatisfy({ $0 == first }) else {
            return nil
        }
        self = first
    }

    /// Whether a media query asks for nothing but paper.
    static func isPaper(_ query: String) -> Bool {
        StyleText.lowercase(query).split(separator: ",").allSatisfy { query in
            let words = StyleText.names(in: String(query))
            return words.contains("print") && words.first != "not"
        }
    }

    private init?(single query: String) {
        let words = StyleText.names(in: StyleText.lowercase(query))
        let isKnown = words.allSatisfy { Self.known.contains($0) }
        guard isKnown else { return nil }
        guard words.contains("prefers-reduced-motion") else {
            guard !words.contains("not") else { return nil }
            self = .always
            return
        }
        self = words.contains("no-preference") == words.contains("not") ? .reduced : .full
    }

    /// ★ The words of queries that are understood. Whether there is a fine pointer says no more than a state that only
    /// such a pointer can bring about; what is for coarse ones isn't for everybody.
    private static let known = [
        "prefers-reduced-motion", "reduce", "no-preference", "not", "and", "only", "all", "screen", "hover",
        "any-hover", "pointer", "any-pointer", "fine",
    ]

    /// The condition of a block in one with another condition.
    func inside(_ outer: StyleCondition) -> StyleCondition { self == .always ? outer : self }
}

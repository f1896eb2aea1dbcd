/// ★ The words that other tools have for one of a few.
enum ForeignWord {
    /// The word that is meant, of those that are allowed; nil for a word that no tool has.
    static func meaning(of word: String, among allowed: [String]) -> String? {
        let folded = word.folded
        return rows.first { $0.words.contains(folded) && allowed.contains($0.meaning) }?.meaning
    }

    private static let rows: [(words: [String], meaning: String)] = [
        (["end"], "last"), (["start", "begin"], "first"), (["middle", "centre"], "center"),
        (["backwards", "reversed"], "reverse"), (["forwards", "forward"], "normal"),
        (["pingpong", "yoyo", "mirror"], "alternate"), (["none", "jump", "off"], "instant"),
        (["crossfade", "dissolve"], "fade"), (["boolean"], "bool"), (["text"], "string"),
        (["float", "double"], "number"), (["int"], "integer"),
        (["jumpnone"], "none"), (["jumpstart"], "start"), (["jumpend"], "end"), (["jumpboth"], "both"),
        (["srgblinear"], "linear-srgb"),
    ]
}

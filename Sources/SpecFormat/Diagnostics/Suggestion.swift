import MotionModel

/// Guesses at what an author meant by an unknown name.
public enum Suggestion {
    /// The largest number of allowed names that are listed when none is near.
    public static let longestList = 8

    /// The known name nearest to `name`, if it is near enough for a typing error.
    public static func nearest(to name: String, among known: [String]) -> String? {
        NearestName.nearest(to: name, among: known)
    }

    /// A phrase that helps: `did you mean 'x'?`, else all of `known` when there are few, else nil.
    public static func hint(for name: String, among known: [String]) -> String? {
        if let nearest = nearest(to: name, among: known) { return "did you mean '\(nearest)'?" }
        return list(of: known)
    }

    /// All of `known` as a phrase, `expected 'a', 'b' or 'c'`; nil when there are none or too many to read.
    ///
    /// - Parameter most: The largest number of names that is listed.
    public static func list(of known: [String], most: Int = longestList) -> String? {
        guard !known.isEmpty, known.count <= most else { return nil }
        var phrase = known.count == 1 ? "expected " : "expected one of "
        for (index, name) in known.enumerated() {
            if index > 0 { phrase += index == known.count - 1 ? " or " : ", " }
            phrase += "'\(name)'"
        }
        return phrase
    }
}

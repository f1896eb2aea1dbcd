import MotionModel

/// The guesses that are still to be had in one text.
///
/// Every unknown name may have to be compared with every known one, so a text of n of each would take n² comparisons. All its
/// guesses together take at most ``most`` steps, and behind them unknown names are reported without a guess.
package struct Suggestions: Sendable {
    /// The most steps: some milliseconds, and 10,000 comparisons of names of ten letters that are alike.
    static let most = 1_000_000

    /// The steps left.
    private var steps: Int

    /// All steps, or as many as are said.
    init(steps: Int = Self.most) { self.steps = steps }

    /// Whether there can't be any guess. What is joined only to be searched needn't be joined then.
    var areSpent: Bool { steps <= 0 }

    /// Takes steps for something else that helps; false when so many aren't left.
    mutating func take(_ count: Int) -> Bool {
        guard count <= steps else {
            steps = 0
            return false
        }
        steps -= count
        return true
    }

    /// The known name nearest to `name`, if it is near enough for a typing error; nil where that takes more steps than are left.
    mutating func nearest(to name: String, among known: [String]) -> String? {
        NearestName.nearest(to: name, among: known, steps: &steps)
    }

    /// A phrase that helps, and the name in it: `did you mean 'x'?`, else all of `known` when there are few, else nothing.
    ///
    /// - Parameter most: The largest number of names that is listed.
    package mutating func hint(
        for name: String, among known: [String], listing most: Int = Suggestion.longestList
    ) -> (phrase: String?, nearest: String?) {
        if let nearest = nearest(to: name, among: known) { return ("did you mean '\(nearest)'?", nearest) }
        return (Suggestion.list(of: known, most: most), nil)
    }
}

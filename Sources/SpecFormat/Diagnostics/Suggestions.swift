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

    /// The known name that is meant beyond doubt by one that is spelled otherwise: the only one that differs in capitals,
    /// hyphens and the like, or by one slip of the fingers, though not in a digit or from one capital to another, which tell names
    /// apart. The component with the slip has four letters at least in one of the two, unless a letter is doubled.
    mutating func slip(for name: String, among known: [String]) -> String? {
        let folded = name.folded
        guard take(known.count) else { return nil }
        let same = known.filter { $0.folded == folded }
        if !folded.isEmpty, !same.isEmpty { return same.count == 1 ? same[0] : nil }
        guard name.utf8.count >= 3,
            let nearest = NearestName.nearest(to: name, among: known, most: 1, steps: &steps),
            Self.lettersOfSlip(nearest, name) >= 4 || Self.hasDoubled(nearest, name),
            nearest.utf8.filter(Self.isDigit) == name.utf8.filter(Self.isDigit),
            !Self.haveOtherCapitals(nearest, name)
        else { return nil }
        let others = known.filter { $0 != nearest }
        return NearestName.nearest(to: name, among: others, most: 1, steps: &steps) == nil ? nearest : nil
    }

    /// Whether a name is a known one with one letter twice.
    private static func hasDoubled(_ known: String, _ name: String) -> Bool {
        let bytes = [UInt8](name.utf8)
        return bytes.indices.dropFirst().contains { index in
            bytes[index] == bytes[index - 1]
                && Array(bytes[..<index] + bytes[(index + 1)...]) == [UInt8](known.utf8)
        }
    }

    /// The letters of the longer of two components between full stops in which two names differ.
    private static func lettersOfSlip(_ known: String, _ name: String) -> Int {
        let (parts, others) = (known.split(separator: "."), name.split(separator: "."))
        guard parts.count == others.count else { return max(known.utf8.count, name.utf8.count) }
        return zip(parts, others).filter { $0 != $1 }.map { max($0.utf8.count, $1.utf8.count) }.max() ?? 0
    }

    /// Whether a capital stands for another one.
    private static func haveOtherCapitals(_ known: String, _ name: String) -> Bool {
        let isCapital = { (byte: UInt8) in byte >= 0x41 && byte <= 0x5A }
        let (capitals, others) = (known.utf8.filter(isCapital), name.utf8.filter(isCapital))
        return capitals.count == others.count && capitals != others
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// A phrase that helps, and the name in it: `did you mean 'x'?`, else all of `known` when there are few, else nothing;
    /// and whether that name is meant beyond doubt.
    ///
    /// - Parameter most: The largest number of names that is listed.
    package mutating func hint(
        for name: String, among known: [String], listing most: Int = Suggestion.longestList
    ) -> (phrase: String?, nearest: String?, isSlip: Bool) {
        if let slip = slip(for: name, among: known) { return ("did you mean '\(slip)'?", slip, true) }
        if let nearest = nearest(to: name, among: known) {
            return ("did you mean '\(nearest)'?", nearest, false)
        }
        return (Suggestion.list(of: known, most: most), nil, false)
    }
}

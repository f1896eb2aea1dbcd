/// The ways of places along curves.
extension LottieReader {
    /// Names the keys from which a way goes along a curve.
    mutating func nameCurves(_ list: [JSONSyntax], _ keys: [LottieTrack.Key]) {
        for (index, element) in list.enumerated().dropLast() where !keys[index].isHold {
            let tangents = ["to", "ti"].map { element.object?[$0]?.value.numbers ?? [] }
            let (from, to) = (keys[index].numbers, keys[index + 1].numbers)
            if !Self.isStraight(zip(from, to).map { $1 - $0 }, tangents[0], tangents[1].map { -$0 }) {
                skip("a way along a curve is straight here", at: element.range)
            }
        }
    }

    /// How far from the way a tangent may point, in the unit of the place: files round it to three decimals.
    private static let tolerance = 1e-3

    /// Whether the tangents of a way lie on it, and lead nowhere beyond its ends.
    private static func isStraight(_ way: [Double], _ tangents: [Double]...) -> Bool {
        let square = way.reduce(0) { $0 + $1 * $1 }
        return tangents.allSatisfy { tangent in
            guard tangent.contains(where: { $0 != 0 }) else { return true }
            guard square > 0 else { return false }
            let share = zip(way, tangent).reduce(0) { $0 + $1.0 * $1.1 } / square
            // A curve whose tangents are no longer than the way never turns back on it.
            return (-1e-6...1 + 1e-6).contains(share)
                && zip(way, tangent).allSatisfy { ($1 - share * $0).magnitude <= tolerance }
        }
    }
}

/// A search for the name that is spelled most like another: see ``NearestName``.
package struct NameSearch {
    /// The name to match, without regard to case.
    private let wanted: [UInt32]
    /// The fewest changes so far; before any match, one more than the largest number allowed.
    private var smallest: Int
    /// The best name so far.
    package private(set) var nearest: String?
    /// The work so far: names looked at, their scalars, and pairs of scalars compared.
    package private(set) var steps = 0

    // Kept for reuse with every name.
    private var other: [UInt32] = []
    private var beforeLast: [Int]
    private var last: [Int]
    private var row: [Int]

    /// The length beyond which a name matches only if it differs by case alone.
    private static let longest = 64

    /// Creates a search that has seen no name.
    ///
    /// - Parameter most: The largest number of changes; nil for a third of the length, at least 1.
    package init(_ name: String, most: Int? = nil) {
        wanted = name.unicodeScalars.map { Self.folded($0) }
        smallest = (most ?? Swift.max(wanted.count, 3) / 3) + 1
        let width = Swift.min(wanted.count, Self.longest) + 1
        beforeLast = [Int](repeating: 0, count: width)
        last = beforeLast
        row = beforeLast
    }

    /// Whether a name of this many Unicode scalars can be better than the best so far.
    package func canTake(_ count: Int) -> Bool {
        count == wanted.count
            || (wanted.count <= Self.longest && count <= Self.longest
                && (count - wanted.count).magnitude < smallest)
    }

    /// Takes a name into account.
    ///
    /// - Returns: Whether it differs in case only: then no later name is better.
    /// - Complexity: O(n²) for names of length n, less the more they differ; nothing is allocated.
    package mutating func isExact(_ candidate: String) -> Bool {
        other.removeAll(keepingCapacity: true)
        for scalar in candidate.unicodeScalars { other.append(Self.folded(scalar)) }
        steps += 1 + other.count
        if other == wanted {
            nearest = candidate
            return true
        }
        guard canTake(other.count), wanted.count <= Self.longest else { return false }
        if let distance = distance(below: smallest) {
            smallest = distance
            nearest = candidate
        }
        return false
    }

    private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
        scalar.value >= 0x41 && scalar.value <= 0x5A ? scalar.value + 32 : scalar.value
    }

    /// Optimal string alignment: Damerau–Levenshtein where no piece is edited twice.
    ///
    /// - Returns: nil for a distance that isn't below a limit.
    private mutating func distance(below limit: Int) -> Int? {
        for column in 0...wanted.count { last[column] = column }
        for i in other.indices {
            steps += wanted.count
            row[0] = i + 1
            var least = i + 1
            for j in wanted.indices {
                var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (other[i] == wanted[j] ? 0 : 1))
                if i > 0 && j > 0 && other[i] == wanted[j - 1] && other[i - 1] == wanted[j] {
                    cost = Swift.min(cost, beforeLast[j - 1] + 1)
                }
                row[j + 1] = cost
                least = Swift.min(least, cost)
            }
            // A row is at least as far as the one before, and a swap costs what two rows do.
            if least >= limit { return nil }
            swap(&beforeLast, &last)
            swap(&last, &row)
        }
        return last[wanted.count] < limit ? last[wanted.count] : nil
    }
}

/// A guess at the meaning of an unknown name.
package enum NearestName {
    /// The known name nearest to `name`, if it is near enough for a typing error.
    ///
    /// A name that differs only in case wins. Otherwise the smallest number of inserted, removed, replaced and swapped
    /// neighbouring characters wins, the first of `known` in a tie, up to a third of the length (1 for short names).
    ///
    /// - Complexity: O(k·n²) for k names of length n; names over 64 characters are never near.
    package static func nearest(to name: String, among known: [String]) -> String? {
        let wanted = folded(name)
        for candidate in known where folded(candidate) == wanted { return candidate }
        guard wanted.count <= 64 else { return nil }
        var best: String?
        var smallest = max(wanted.count, 3) / 3 + 1
        for candidate in known {
            let other = folded(candidate)
            guard other.count <= 64, abs(other.count - wanted.count) < smallest else { continue }
            let distance = distance(wanted, other)
            if distance < smallest {
                smallest = distance
                best = candidate
            }
        }
        return best
    }

    private static func folded(_ name: String) -> [UInt32] {
        name.unicodeScalars.map { scalar in
            scalar.value >= 0x41 && scalar.value <= 0x5A ? scalar.value + 32 : scalar.value
        }
    }

    /// Optimal string alignment: Damerau–Levenshtein in which no piece is edited twice.
    private static func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = [Int](0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}

/// The candidate that is spelled most like a name, for "did you mean".
///
/// - Returns: The first one with the fewest edits (insert, delete or replace a byte); `nil` when the fewest are more than 2 and
///   more than a third of the name's length.
/// - Complexity: O(candidates · length²); for error messages only.
func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
    let bytes = Array(name.utf8)
    var nearest: String?
    var fewest = Swift.max(2, bytes.count / 3)
    for candidate in candidates {
        let edits = editDistance(bytes, Array(candidate.utf8))
        if edits < fewest || (edits == fewest && nearest == nil) {
            nearest = candidate
            fewest = edits
        }
    }
    return nearest
}

/// The Levenshtein distance of two byte strings.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, byte) in first.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in second.indices {
            let replaced = diagonal + (byte == second[column] ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = Swift.min(replaced, Swift.min(row[column], diagonal) + 1)
        }
    }
    return row[second.count]
}

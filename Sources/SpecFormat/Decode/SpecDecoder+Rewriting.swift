/// Corrections that need the text as it is written.
extension SpecDecoder {
    /// The text of a range; nil where it isn't known.
    func text(in range: SourceRange) -> String? {
        guard range.end <= source.count else { return nil }
        return String(decoding: source[range.start..<range.end], as: UTF8.self)
    }

    /// Whether no letter, digit or quote touches a range, with which a number in its place would run together.
    func standsApart(_ range: SourceRange) -> Bool {
        [range.start - 1, range.end].allSatisfy { place in
            guard source.indices.contains(place) else { return true }
            return !JSONLexer.isWord(source[place]) && source[place] != UInt8(ascii: "\"")
        }
    }

    /// A correction that puts other members in the place of some of an object's, at the first of them.
    ///
    /// - Parameters:
    ///   - members: Some of the object's members.
    ///   - texts: The other members; none to remove those.
    /// - Returns: nil if the text between them has comments, or isn't known.
    func rewriting(
        _ members: [JSONMember], of object: JSONObject, as texts: [String], _ message: String,
        isSafe: Bool = true
    ) -> FixIt? {
        let all = object.members
        let places = members.compactMap { all.position(at: $0.range.start) }.sorted()
        guard let first = places.first, let last = places.last, places.count == members.count else {
            return nil
        }
        var parts = texts
        var separator = ", "
        for place in first...last {
            if !places.contains(place) {
                guard let kept = text(in: all[place].range) else { return nil }
                parts.append(kept)
            }
            guard place < last else { break }
            let gap = SourceRange(start: all[place].range.end, end: all[place + 1].range.start)
            guard let between = text(in: gap), !between.utf8.contains(UInt8(ascii: "/")) else { return nil }
            if place == first { separator = between }
        }
        guard parts.isEmpty else {
            let range = SourceRange(start: all[first].range.start, end: all[last].range.end)
            return FixIt(
                message, range: range, replacement: parts.joined(separator: separator), isSafe: isSafe)
        }
        var range = SourceRange(start: all[first].range.start, end: all[last].range.end)
        if last + 1 < all.count {
            range = SourceRange(start: range.start, end: all[last + 1].range.start)
        } else if first > 0 {
            range = SourceRange(start: all[first - 1].range.end, end: range.end)
        }
        return FixIt(message, range: range, replacement: "", isSafe: isSafe)
    }
}

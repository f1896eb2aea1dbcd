/// An obvious correction: a replacement for some bytes.
public struct FixIt: Hashable, Sendable {
    /// The correction as a request: lower case, no full stop.
    public let message: String
    /// The bytes to replace; empty for a pure insertion.
    public let range: SourceRange
    /// The new text; empty for a pure removal.
    public let replacement: String
    /// Whether it may be applied without asking: beyond reasonable doubt it is what the author meant, and it takes no
    /// meaning away that the text already has. Otherwise it is a guess.
    public let isSafe: Bool

    /// Whether it may be applied without asking, as reports for machines have it: `safe` or `guess`.
    public var applicability: String { isSafe ? "safe" : "guess" }

    /// Creates a correction.
    public init(_ message: String, range: SourceRange, replacement: String, isSafe: Bool = false) {
        self.message = message
        self.range = range
        self.replacement = replacement
        self.isSafe = isSafe
    }

    /// The text after the corrections.
    ///
    /// They are applied by place, then in the given order. A correction that overlaps an earlier one is left out, and
    /// so is one that is equal to an earlier one; insertions at one place follow each other.
    ///
    /// - Precondition: Every range lies within `bytes`.
    /// - Complexity: O(n + m log m) for n bytes and m corrections.
    public static func apply(_ fixes: [FixIt], to bytes: [UInt8]) -> [UInt8] {
        let order = fixes.indices.sorted { a, b in
            let (first, second) = (fixes[a].range, fixes[b].range)
            if first.start != second.start { return first.start < second.start }
            if first.isEmpty != second.isEmpty { return first.isEmpty }
            return a < b
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var copied = 0
        var previous: FixIt?
        for index in order {
            let fix = fixes[index]
            precondition(fix.range.end <= bytes.count, "a correction lies within the text")
            if fix.range.start < copied { continue }
            if let previous, previous.range == fix.range, previous.replacement == fix.replacement { continue }
            result.append(contentsOf: bytes[copied..<fix.range.start])
            result.append(contentsOf: fix.replacement.utf8)
            copied = fix.range.end
            previous = fix
        }
        result.append(contentsOf: bytes[copied...])
        return result
    }
}

/// A half-open piece of a source text, in UTF-8 byte offsets from its first byte.
///
/// An empty range is the place in front of the byte at `start` (or the end of the text).
public struct SourceRange: Hashable, Sendable {
    // Ranges are in nearly everything that is read, so they are as small as texts allow.
    private let first: UInt32
    private let last: UInt32

    /// The offset of the first byte, 0 or more.
    public var start: Int { Int(first) }
    /// The offset after the last byte, never below `start`.
    public var end: Int { Int(last) }

    /// The bytes from `start` up to, not including, `end`.
    ///
    /// - Precondition: 0 ≤ `start` ≤ `end` < 2³².
    public init(start: Int, end: Int) {
        precondition(
            start >= 0 && start <= end && end <= UInt32.max, "a source range runs forwards from 0")
        first = UInt32(truncatingIfNeeded: start)
        last = UInt32(truncatingIfNeeded: end)
    }

    /// The empty range in front of the byte at `offset`.
    public init(at offset: Int) {
        self.init(start: offset, end: offset)
    }

    /// The number of bytes.
    public var count: Int { end - start }

    /// Whether the range is empty: a place without bytes.
    public var isEmpty: Bool { start == end }

    /// Whether every byte of `other`, and both its ends, lie within this range.
    public func contains(_ other: SourceRange) -> Bool {
        start <= other.start && other.end <= end
    }

    /// The smallest range that contains this one and `other`.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(start: min(start, other.start), end: max(end, other.end))
    }
}

/// The reason why some bytes are no baked timeline that can be played. Offsets count bytes from the start of the file.
public enum BakedTimelineError: Error, Hashable, Sendable {
    /// The file begins differently; the offset is that of the first byte that differs.
    case notBaked(offset: Int)
    /// The file has a version that this library doesn't know, usually because it is newer.
    case unknownVersion(UInt32, offset: Int)
    /// The file ends, at the offset, before its header says.
    case truncated(offset: Int)
    /// The file continues after its end, which is at the offset.
    case tooLong(offset: Int)
    /// The bytes after the checksum have another checksum, so they were changed.
    case wrongChecksum(stored: UInt32, computed: UInt32, offset: Int)
    /// The bytes at the offset break a rule of the format.
    case invalid(Rule, offset: Int)

    /// The offset of the first byte that is wrong or missing.
    public var offset: Int {
        switch self {
        case .notBaked(let offset), .unknownVersion(_, let offset), .truncated(let offset),
            .tooLong(let offset), .wrongChecksum(_, _, let offset), .invalid(_, let offset):
            offset
        }
    }

    /// A rule that a file with the right length and checksum can break.
    public enum Rule: Hashable, Sendable, CaseIterable {
        /// The file ends in the middle of an item.
        case end
        /// A whole number is written with more bytes than it needs, or is too large.
        case wholeNumber
        /// There are more items than the rest of the file has room for.
        case count
        /// A reference has no target.
        case reference
        /// A code isn't one that this version knows.
        case code
        /// A text isn't UTF-8.
        case text
        /// A text isn't a property path.
        case propertyPath
        /// A number is infinite or NaN.
        case finite
        /// A number is outside its range, or two limits are the wrong way round.
        case range
        /// An item comes before one that it must follow.
        case order
        /// An item that may occur once occurs twice.
        case duplicate
        /// A value, a formula or a key has another type than its place.
        case type
        /// A formula refers to something that doesn't exist in its place.
        case formula
        /// The numbers of a curve don't make a curve.
        case curve
        /// The steps of a path don't make a path.
        case path
        /// Curves or operations are nested too deep.
        case nesting
        /// The file continues after the motion.
        case leftover
    }
}

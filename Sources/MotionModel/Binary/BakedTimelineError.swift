/// Why some bytes are no baked timeline that can be played. Offsets count bytes from the start of the file.
public enum BakedTimelineError: Error, Hashable, Sendable {
    /// The file begins otherwise; the offset is that of the first byte that differs.
    case notBaked(offset: Int)
    /// The file has a version that this library doesn't know, as a rule because it is newer.
    case unknownVersion(UInt32, offset: Int)
    /// The file ends, at the offset, before its header says.
    case truncated(offset: Int)
    /// The file goes on after its end, which is at the offset.
    case tooLong(offset: Int)
    /// What stands behind the checksum has another one, so that something was changed on the way.
    case wrongChecksum(stored: UInt32, computed: UInt32, offset: Int)
    /// What stands at the offset breaks a rule of the format.
    case invalid(Rule, offset: Int)

    /// Where the first wrong byte is, or should be.
    public var offset: Int {
        switch self {
        case .notBaked(let offset), .unknownVersion(_, let offset), .truncated(let offset),
            .tooLong(let offset), .wrongChecksum(_, _, let offset), .invalid(_, let offset):
            offset
        }
    }

    /// A rule that a file with the right length and checksum can break.
    public enum Rule: Hashable, Sendable, CaseIterable {
        /// The file ends in the middle of something.
        case end
        /// A whole number is written with more bytes than it needs, or is too large.
        case wholeNumber
        /// There are more of something than the rest of the file has room for.
        case count
        /// A reference leads to nothing.
        case reference
        /// A byte that says what follows is none that this version knows.
        case code
        /// A text is no UTF-8.
        case text
        /// A text is no property path.
        case propertyPath
        /// A number is infinite or no number.
        case finite
        /// A number is outside its range, or two limits are the wrong way round.
        case range
        /// Something comes before what it has to follow.
        case order
        /// Something is there twice that may be there once.
        case duplicate
        /// A value, a formula or a key has another type than its place.
        case type
        /// A formula refers to something that its place doesn't have.
        case formula
        /// The numbers of a curve make no curve.
        case curve
        /// The steps of a path make no path.
        case path
        /// Curves or operations are nested too deep.
        case nesting
        /// The file goes on after the motion.
        case leftover
    }
}

/// The reason why path data was refused; offsets are in UTF-8 bytes.
public enum PathDataError: Error, Sendable, Hashable {
    /// The path does not begin with `M` or `m`.
    case moveExpected(offset: Int)
    /// A number is missing or malformed.
    case numberExpected(offset: Int)
    /// An arc's flag is neither `0` nor `1`.
    case flagExpected(offset: Int)
    /// A character that is no command where one is expected.
    case commandExpected(Unicode.Scalar, offset: Int)
    /// A number, or the coordinate that results from it, is larger than ``PathData/coordinateLimit``.
    case tooLarge(offset: Int)
    /// There are more commands than the limit.
    case tooManyCommands(limit: Int, offset: Int)

    /// The offset in the text, in UTF-8 bytes.
    public var offset: Int {
        switch self {
        case .moveExpected(let offset), .numberExpected(let offset), .flagExpected(let offset),
            .commandExpected(_, let offset), .tooLarge(let offset), .tooManyCommands(_, let offset):
            offset
        }
    }
}

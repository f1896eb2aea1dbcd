/// The reason why a text isn't a property path. Offsets count UTF-8 bytes from the start of the text.
public enum PropertyPathError: Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// Two full stops in a row, or one at the start or the end.
    case emptyComponent(offset: Int)
    /// There is a target and no key path after it; the offset is the end of the text.
    case missingKeyPath(offset: Int)
    /// A byte that is neither an ASCII letter or digit nor one of `_`, `-` and `.`.
    case unexpectedByte(UInt8, offset: Int)

    /// The offset of the first byte that is wrong or missing.
    public var offset: Int {
        switch self {
        case .empty: 0
        case .emptyComponent(let offset), .missingKeyPath(let offset), .unexpectedByte(_, let offset):
            offset
        }
    }
}

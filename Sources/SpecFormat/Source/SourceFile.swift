/// A text that was read, and the name used for it in reports.
public struct SourceFile: Sendable {
    /// The name in reports, as the author gave it; it is never used to read a file.
    public let path: String
    /// The text as it was read, expected (not known) to be UTF-8.
    public let bytes: [UInt8]

    /// Creates a text from its bytes.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a text from a string.
    public init(path: String, text: String) {
        self.init(path: path, bytes: [UInt8](text.utf8))
    }

    /// The whole text.
    public var range: SourceRange { SourceRange(start: 0, end: bytes.count) }

    /// The text of `range`, invalid UTF-8 replaced by U+FFFD.
    ///
    /// - Precondition: `range` lies within the text.
    public func text(in range: SourceRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
}

/// The path of a property: `target.keyPath`, such as `chip.bounds.size.width`.
///
/// A path is two or more components with a full stop between them. A component is one or more ASCII letters,
/// digits, underscores and hyphens. The key path is the longest end that is a known key path, and the rest is the
/// target: `list.row.0.opacity` is the opacity of `list.row.0`. If no end is known, the target is the first component
/// with any indices after it.
public struct PropertyPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path as it is written.
    public let text: String
    /// The offset of the key path, in UTF-8 bytes.
    private let start: UInt32
    /// The row of the key path in the table; nil if it isn't in it.
    public let known: KnownKeyPath?

    /// Reads a path.
    ///
    /// - Throws: The first error, with its offset in UTF-8 bytes.
    public init(_ text: String) throws(PropertyPathError) {
        // A text of Swift's lies in one piece, which isn't copied.
        let parts =
            unsafe text.utf8.withContiguousStorageIfAvailable { unsafe PropertyPath.parts(of: $0.span) }
            ?? PropertyPath.parts(of: ContiguousArray(text.utf8).span)
        let (start, known) = try parts.get()
        self.start = UInt32(start)
        self.known = known
        self.text = text
    }

    private var keyPathStart: Int { Int(start) }

    /// The offset of the key path, and its row.
    private static func parts(of bytes: Span<UInt8>) -> Result<(Int, KnownKeyPath?), PropertyPathError> {
        var keyPathStart: Int?
        var componentStart = 0
        guard !bytes.isEmpty else { return .failure(.empty) }
        for offset in bytes.indices {
            let byte = bytes[offset]
            if PropertyPath.isComponentByte(byte) { continue }
            guard byte == UInt8(ascii: ".") else { return .failure(.unexpectedByte(byte, offset: offset)) }
            if offset == componentStart { return .failure(.emptyComponent(offset: offset)) }
            componentStart = offset + 1
            if keyPathStart == nil { keyPathStart = componentStart }
        }
        guard componentStart < bytes.count else { return .failure(.emptyComponent(offset: bytes.count)) }
        guard let keyPathStart else { return .failure(.missingKeyPath(offset: bytes.count)) }
        let known = knownKeyPath(in: bytes, from: keyPathStart)
        return .success((known?.start ?? behindIndices(bytes, from: keyPathStart), known?.row))
    }

    /// The target, which has the property: everything before the key path.
    public var target: String { String(decoding: text.utf8.prefix(keyPathStart - 1), as: UTF8.self) }

    /// The key path of the property: everything after the target.
    public var keyPath: String { String(decoding: keyPathBytes, as: UTF8.self) }

    /// The bytes of the key path, where they are in the text.
    package var keyPathBytes: Substring.UTF8View { text.utf8.dropFirst(keyPathStart) }

    /// Whether the key path is in the table.
    package var isKnown: Bool { known != nil }

    /// The target and the first component of the key path, which all parts of one value share: `chip.bounds` of
    /// `chip.bounds.size`. What has two names has one here: `chip.opacity` is that of `chip.alpha`.
    package var whole: String {
        guard let known else {
            return beginning(keyPathBytes.prefix { $0 != UInt8(ascii: ".") }.count)
        }
        return known.firstWhole.map { "\(target).\($0)" } ?? beginning(known.wholeCount)
    }

    /// A quick hash of the target, which others may have too.
    package var targetHash: UInt64 { text.quickHash(ofFirst: keyPathStart - 1) }

    /// A quick hash of the `whole`, which others may have too.
    package var wholeHash: UInt64 {
        if let known, known.firstWhole == nil {
            return text.quickHash(ofFirst: keyPathStart + known.wholeCount)
        }
        return whole.quickHash()
    }

    /// The target and a beginning of the key path, such as the key path of a larger value that it is a part of.
    package func beginning(_ count: Int) -> String {
        guard keyPathStart + count < text.utf8.count else { return text }
        return String(decoding: text.utf8.prefix(keyPathStart + count), as: UTF8.self)
    }

    /// The path, as it is written.
    public var description: String { text }

    /// The order of the UTF-8 bytes, the same everywhere.
    public static func < (left: PropertyPath, right: PropertyPath) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    /// Whether two paths are written alike.
    public static func == (left: PropertyPath, right: PropertyPath) -> Bool { left.text == right.text }

    /// Hashes the text, from which the rest follows.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The offset of the longest end that is a known key path, and its row; nil without one.
    private static func knownKeyPath(
        in bytes: Span<UInt8>, from start: Int
    ) -> (start: Int, row: KnownKeyPath)? {
        var start = start
        while start < bytes.count {
            let rest = bytes.extracting(start..<bytes.count)
            if let row = KnownKeyPath(rest) { return (start, row) }
            start += rest.componentCount + 1
        }
        return nil
    }

    /// The offset of the first component that isn't an index, or of the last one: `row.0.opacity` is the opacity of
    /// `row.0`.
    private static func behindIndices(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var start = start
        for offset in start..<bytes.count {
            if bytes[offset] == UInt8(ascii: ".") {
                start = offset + 1
            } else if bytes[offset] < UInt8(ascii: "0") || bytes[offset] > UInt8(ascii: "9") {
                break
            }
        }
        return start
    }

    @inline(__always)
    private static func isComponentByte(_ byte: UInt8) -> Bool {
        // A capital differs from a small letter in one bit.
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}

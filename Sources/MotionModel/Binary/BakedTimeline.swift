/// The kind of file that a ``CompiledMotion`` is kept in: the lossless binary form, ready to be played.
///
/// A file is a header of ``headerSize`` bytes and what it describes. All numbers are little-endian. `docs/binary-format.md` has
/// every byte.
///
///     offset 0   8 bytes   magic
///     offset 8   4 bytes   version
///     offset 12  4 bytes   CRC-32 of everything behind it
///     offset 16  8 bytes   number of bytes behind the header
///
/// A file that has the right length and checksum is still checked number by number when it is read.
public enum BakedTimeline {
    /// The first bytes of every file.
    ///
    /// As in PNG, one that isn't ASCII, and line ends of both kinds: a file that was taken for text on its way is told at once.
    public static let magic: [UInt8] = [0x89, 0x4D, 0x53, 0x42, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The version that is written, and the newest one that is read; older ones are read too.
    public static let version: UInt32 = 2

    /// How many bytes stand before what is described.
    public static let headerSize = 24

    /// Whether some bytes begin as a file does; for telling a file from a spec, not for trusting it.
    public static func isBegun(by bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    /// Where the version stands.
    static let versionOffset = 8
    /// Where the checksum stands.
    static let checksumOffset = 12
    /// Where the length stands, and the part begins that the checksum is of.
    static let lengthOffset = 16

    /// How deep curves may be nested in each other.
    static let curveDepth = 256
    /// How deep the operations of an expression may be nested.
    static let expressionDepth = 2048

    /// A header for a body, with both of them.
    static func file(_ body: [UInt8]) -> [UInt8] {
        var rest = BinaryOutput()
        rest.append(bits: UInt64(body.count), bytes: 8)
        rest.append(body)
        var file = BinaryOutput()
        file.append(magic)
        file.append(bits: UInt64(version), bytes: 4)
        file.append(bits: UInt64(BinaryChecksum.value(of: rest.bytes, from: 0)), bytes: 4)
        file.append(rest.bytes)
        return file.bytes
    }

    /// What stands behind a header that is right.
    static func body(of file: [UInt8]) throws(BakedTimelineError) -> (input: BinaryInput, version: UInt32) {
        for (offset, byte) in magic.enumerated() where offset < file.count && file[offset] != byte {
            throw .notBaked(offset: offset)
        }
        guard file.count >= headerSize else { throw .truncated(offset: file.count) }
        var input = BinaryInput(file, from: versionOffset)
        let version = UInt32(truncatingIfNeeded: try input.bits(bytes: 4))
        guard version >= 1, version <= Self.version else {
            throw .unknownVersion(version, offset: versionOffset)
        }
        let stored = UInt32(truncatingIfNeeded: try input.bits(bytes: 4))
        let length = try input.bits(bytes: 8)
        guard length <= UInt64(input.remaining) else { throw .truncated(offset: file.count) }
        guard length == UInt64(input.remaining) else {
            throw .tooLong(offset: headerSize + Int(length))
        }
        let computed = BinaryChecksum.value(of: file, from: lengthOffset)
        guard stored == computed else {
            throw .wrongChecksum(stored: stored, computed: computed, offset: checksumOffset)
        }
        return (input, version)
    }
}

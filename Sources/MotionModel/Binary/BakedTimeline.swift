/// The format of files with a ``CompiledMotion``: lossless, binary, and ready to be played.
///
/// A file is a header of ``headerSize`` bytes and a body. All numbers are little-endian. `docs/binary-format.md`
/// describes every byte.
///
///     offset 0   8 bytes   magic
///     offset 8   4 bytes   version
///     offset 12  4 bytes   CRC-32 of everything after it, and of the version's bytes behind that
///     offset 16  8 bytes   number of bytes after the header
///
/// A file that has the right length and checksum is still checked number by number when it is read.
public enum BakedTimeline {
    /// The first bytes of every file.
    ///
    /// As in PNG, one byte isn't ASCII, and there are line ends of both kinds: a file that was treated as text in
    /// transit is recognized at once.
    public static let magic: [UInt8] = [0x89, 0x4D, 0x53, 0x42, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The newest version that is read, and written for what needs it; older ones are read too.
    public static let version: UInt32 = 9

    /// The version in which a motion is written: the oldest one that has what the motion has.
    static func version(of motion: CompiledMotion) -> UInt32 {
        let timelines = motion.variants.flatMap { [$0.timeline, $0.reversedTimeline] }
        let waits = timelines.contains { timeline in
            timeline.late != nil || timeline.tracks.contains { $0.late.map { !$0.isOfTravels } ?? false }
        }
        let isReleased = timelines.contains { timeline in
            timeline.tracks.contains { track in
                track.late?.segments.contains { $0.course != nil && $0.travel == nil } ?? false
            }
        }
        if timelines.contains(where: { $0.tracks.contains { $0.rests } }) { return 9 }
        if isReleased { return 8 }
        if waits { return 7 }
        let isNew = timelines.contains { $0.tracks.contains { $0.startsAsWritten || $0.late != nil } }
        if !motion.readings.isEmpty { return 6 }
        if !motion.targets.isEmpty { return 5 }
        return isNew || !motion.transitions.isEmpty ? 4 : 3
    }

    /// The number of bytes before the body.
    public static let headerSize = 24

    /// Whether some bytes begin like such a file. It distinguishes files from specs, but doesn't prove that the file is
    /// valid.
    public static func isBegun(by bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    /// The offset of the version.
    static let versionOffset = 8
    /// The offset of the checksum.
    static let checksumOffset = 12
    /// The offset of the length, from which on the checksum counts.
    static let lengthOffset = 16

    /// The deepest nesting of curves.
    static let curveDepth = 256
    /// The deepest nesting of operations in an expression.
    static let expressionDepth = 2048

    /// A file: the header for a body, and the body.
    static func file(_ body: [UInt8], version number: UInt32) -> [UInt8] {
        var rest = BinaryOutput()
        rest.append(bits: UInt64(body.count), bytes: 8)
        rest.append(body)
        var file = BinaryOutput()
        file.append(magic)
        file.append(bits: UInt64(number), bytes: 4)
        let version = Array(file.bytes[versionOffset...])
        let checksum = BinaryChecksum.value(of: rest.bytes, from: 0, followedBy: version)
        file.append(bits: UInt64(checksum), bytes: 4)
        file.append(rest.bytes)
        return file.bytes
    }

    /// The body of a file, after its header has been checked, and the version in which it is written.
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
        // Before version 3 a damaged version made it an unreadable body.
        let counted = version < 3 ? [] : Array(file[versionOffset..<checksumOffset])
        let computed = BinaryChecksum.value(of: file, from: lengthOffset, followedBy: counted)
        guard stored == computed else {
            throw .wrongChecksum(stored: stored, computed: computed, offset: checksumOffset)
        }
        return (input, version)
    }
}

/// The bytes of a baked file that is damaged on purpose: its header is put right again, so that what is read is the damage.
public struct BakedBytes: Sendable {
    /// What stands behind the header.
    public var body: [UInt8]
    /// The version of the format, which the header says.
    public var version: UInt64 = 3

    private static let headerSize = 24

    /// The body of a whole file, and its version.
    public init(file: [UInt8]) {
        body = Array(file.dropFirst(Self.headerSize))
        version = UInt64(file[8])
    }

    /// A body that is written by hand.
    public init(body: [UInt8], version: UInt64 = 3) {
        self.body = body
        self.version = version
    }

    /// The whole file, with the right length and checksum.
    public var file: [UInt8] {
        let length = Self.littleEndian(UInt64(body.count), 8)
        let version = Self.littleEndian(version, 4)
        let checksum = Self.checksum(length + body + (self.version < 3 ? [] : version))
        return [0x89, 0x4D, 0x53, 0x42, 0x0D, 0x0A, 0x1A, 0x0A] + version
            + Self.littleEndian(UInt64(checksum), 4) + length + body
    }

    /// CRC-32, bit by bit.
    public static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value % 2 == 1 ? (value / 2) ^ 0xEDB8_8320 : value / 2 }
        }
        return value ^ 0xFFFF_FFFF
    }

    /// A whole number as the format writes it.
    public static func whole(_ number: UInt64) -> [UInt8] {
        number < 128 ? [UInt8(number)] : [UInt8(number % 128) + 128] + whole(number / 128)
    }

    /// A number as the format writes it.
    public static func number(_ number: Double) -> [UInt8] { littleEndian(number.bitPattern, 8) }

    private static func littleEndian(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(value >> UInt64(8 * $0) & 255) }
    }
}

extension BakedBytes {
    /// Numbers that stand in for others, from the harmless to the absurd.
    private static let numbers = [
        0, -0.0, 1, -1, 0.5, 2, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e300, -1e300,
        .greatestFiniteMagnitude, 1e100, 1e12,
        1e-157,
        .infinity, -.infinity, .nan, 1e9, 0x1p53, 1 + 0x1p-52, 3,
    ]
    private static let wholes: [UInt64] = [
        0, 1, 2, 63, 127, 128, 1000, 1 << 20, 1 << 31, 1 << 32, 1 << 62, 1 << 63, .max,
    ]

    /// One small damage, of a kind that leaves as much of the structure as possible.
    ///
    /// - Parameter other: Another body, to take pieces from.
    public mutating func damage(with other: [UInt8], _ random: inout SplitMix64) {
        guard !body.isEmpty else { return }
        let place = random.below(body.count)
        switch random.below(11) {
        case 0: body[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: body[place] ^= 1 << UInt8(random.below(8))
        case 2: body[place] &+= 1
        case 3: body[place] &-= 1
        case 4: body[place] = UInt8(random.below(20))
        case 5, 6: replaceNumber(near: place, &random)
        case 7:
            let whole = Self.whole(Self.wholes[random.below(Self.wholes.count)])
            body.replaceSubrange(place...place, with: whole)
        case 8:
            let end = Swift.min(body.count, place + 1 + random.below(12))
            body.removeSubrange(place..<end)
        case 9:
            let end = Swift.min(body.count, place + 1 + random.below(40))
            body.insert(contentsOf: body[place..<end], at: random.below(body.count))
        default:
            guard !other.isEmpty else { return }
            let start = random.below(other.count)
            let piece = other[start..<Swift.min(other.count, start + 1 + random.below(60))]
            let end = random.below(2) == 0 ? place : Swift.min(body.count, place + piece.count)
            body.replaceSubrange(place..<end, with: piece)
        }
    }

    /// Replaces the next eight bytes that look like a number of everyday size.
    private mutating func replaceNumber(near place: Int, _ random: inout SplitMix64) {
        for start in place..<Swift.max(place, body.count - 7) {
            // 2⁻³² … 2³²: exponents of which the high byte is 0x3D to 0x41, or with the sign 0xBD to 0xC1.
            let high = body[start + 7] & 0x7F
            guard high >= 0x3D, high <= 0x41 else { continue }
            let number = Self.numbers[random.below(Self.numbers.count)]
            body.replaceSubrange(start..<(start + 8), with: Self.number(number))
            return
        }
    }
}

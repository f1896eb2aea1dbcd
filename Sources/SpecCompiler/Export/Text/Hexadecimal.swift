/// Bytes as hexadecimal digits.
package enum Hexadecimal {
    private static let digits = Array("0123456789abcdef".utf8)

    /// The two digits of a byte, in lower case.
    package static func byte(_ value: UInt8) -> String {
        String(decoding: [digits[Int(value >> 4)], digits[Int(value & 15)]], as: UTF8.self)
    }
}

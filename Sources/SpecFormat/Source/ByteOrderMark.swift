/// The byte order mark that some editors put before a text in UTF-8; it says nothing.
package enum ByteOrderMark {
    /// How many bytes of it stand at the start of a text: 3, or 0 without one.
    package static func count(in bytes: [UInt8]) -> Int {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }
}

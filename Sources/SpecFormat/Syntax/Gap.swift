/// What stands between two values.
struct Gap {
    /// Whether there is a comma.
    private(set) var hasComma = false
    /// Whether there is a colon.
    private(set) var hasColon = false
    /// Whether anything but signs and comments stands there.
    private(set) var hasText = false
    /// Whether it ends in a comment.
    private(set) var endsInComment = false

    /// Looks at the bytes from one offset to another, outside of all values.
    ///
    /// - Parameter stopsAtText: Look no further than to the first text.
    init(_ bytes: [UInt8], from start: Int, to end: Int, stopsAtText: Bool = false) {
        var index = start
        while index < end, !(hasText && stopsAtText) {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch (bytes[index], next) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
                endsInComment = index == end
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                index += 2
                while index + 1 < bytes.count,
                    bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
                {
                    index += 1
                }
                index += 2
                endsInComment = index > end
            case (UInt8(ascii: ","), _):
                hasComma = true
                index += 1
            case (UInt8(ascii: ":"), _):
                hasColon = true
                index += 1
            case (0x20, _), (0x09, _), (0x0A, _), (0x0D, _): index += 1
            default:
                hasText = true
                index += 1
            }
        }
    }
}

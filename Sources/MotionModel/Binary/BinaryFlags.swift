/// Flags that were read from one byte, the first from its lowest bit.
struct BinaryFlags: RandomAccessCollection {
    private let byte: UInt8
    let endIndex: Int

    /// Creates the flags of a byte; `nil` if another bit is set.
    init?(_ byte: UInt8, count: Int) {
        guard count == 8 || byte >> UInt8(count) == 0 else { return nil }
        self.byte = byte
        endIndex = count
    }

    /// Creates flags of which none is set.
    init(unset count: Int) {
        byte = 0
        endIndex = count
    }

    var startIndex: Int { 0 }

    subscript(index: Int) -> Bool { byte >> UInt8(index) & 1 == 1 }
}

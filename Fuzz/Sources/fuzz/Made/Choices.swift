/// Choices that follow from bytes: two of them a choice, so that a byte changed is one choice made otherwise.
///
/// Where the bytes end, the first of everything is chosen.
struct Choices: RandomNumberGenerator {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    /// Two bytes, four times over: as good a number to divide as to take the first bits of.
    mutating func next() -> UInt64 {
        let low = UInt64(bytes.popFirst() ?? 0)
        let high = UInt64(bytes.popFirst() ?? 0)
        return (low | high << 8) &* 0x0001_0001_0001_0001
    }
}

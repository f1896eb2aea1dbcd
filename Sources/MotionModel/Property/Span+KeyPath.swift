/// The bytes of a key path.
extension Span<UInt8> {
    /// The number of bytes before the first point; all, if there is none.
    var componentCount: Int {
        for offset in indices where self[offset] == UInt8(ascii: ".") { return offset }
        return count
    }

    /// Whether they are others.
    func isEqual(to bytes: [UInt8]) -> Bool {
        guard bytes.count == count else { return false }
        for offset in indices where self[offset] != bytes[offset] { return false }
        return true
    }
}

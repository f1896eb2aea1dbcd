/// A table of which each row is kept once, known by its bytes.
///
/// Rows are compared as bytes, not as values: 0 and −0, or two spellings of é, are equal values and different bits.
struct InternedRows {
    /// The rows in the order in which they were first met.
    private(set) var rows: [[UInt8]] = []
    private var indices: [[UInt8]: Int] = [:]

    /// The index of a row, which is added if it is new.
    mutating func index(of row: BinaryOutput) -> Int {
        if let index = indices[row.bytes] { return index }
        let index = rows.count
        rows.append(row.bytes)
        indices[row.bytes] = index
        return index
    }
}

/// A table that keeps each row once, and finds it by its bytes.
///
/// Rows are compared as bytes, not as values: 0 and −0, or two spellings of é, are equal values with different bits.
struct InternedRows {
    /// The rows in the order of their first occurrence.
    private(set) var rows: [[UInt8]] = []
    private var indices: [[UInt8]: Int] = [:]

    /// The index of a row; a new row is added.
    mutating func index(of row: BinaryOutput) -> Int {
        if let index = indices[row.bytes] { return index }
        let index = rows.count
        rows.append(row.bytes)
        indices[row.bytes] = index
        return index
    }
}

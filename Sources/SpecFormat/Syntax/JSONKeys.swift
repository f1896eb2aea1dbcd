/// Keys to search for in objects, at most 64, each found by its mark without a look at the others.
struct JSONKeys: Sendable {
    /// The keys, by their rows.
    let all: [JSONKey]
    /// By a few bits of a mark: the rows of the keys whose marks have them, a bit for each.
    private let rows: [UInt64]

    init(_ names: [String]) {
        all = names.map { JSONKey($0) }
        var rows = Array(repeating: UInt64(0), count: 64)
        for (row, key) in all.enumerated() { rows[Self.place(of: key.mark)] |= 1 << UInt64(row) }
        self.rows = rows
    }

    /// The first row of a mark whose key a function recognises; nil without one.
    @inline(__always)
    func row(of mark: UInt64, where isIt: (JSONKey) -> Bool) -> Int? {
        var left = rows[Self.place(of: mark)]
        while left != 0 {
            let row = left.trailingZeroBitCount
            if isIt(all[row]) { return row }
            left &= left - 1
        }
        return nil
    }

    /// The high bits of a product depend on all bits of its factors.
    private static func place(of mark: UInt64) -> Int {
        Int(truncatingIfNeeded: (mark &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
}

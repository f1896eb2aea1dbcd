/// A key to search for in objects, prepared for many comparisons.
struct JSONKey: Sendable {
    let name: String
    /// Its length in UTF-8.
    let count: Int
    let mark: UInt64

    init(_ name: String) {
        self.name = name
        count = name.utf8.count
        mark = JSONMark(name.utf8).value
    }
}

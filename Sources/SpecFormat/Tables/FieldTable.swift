/// The keys of one kind of object: an enum whose cases are the keys.
///
/// A key is written as a raw value here and nowhere else; decoder, suggestions, schema and reference read the rows.
package protocol FieldTable: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
    /// What the object is, with its article: `a timing`.
    static var object: String { get }
    /// The row of the key.
    var field: Field { get }
    /// All keys, made once: objects are read by the thousand.
    static var rows: FieldRows<Self> { get }
}

extension FieldTable {
    /// The key as messages write it: in single quotes.
    package var quoted: Phrase { Phrase(quoting: rawValue) }
}

/// What reading an object needs of its table.
package struct FieldRows<Key: FieldTable>: Sendable {
    /// The keys in the order of the table.
    let keys: [Key]
    /// How they are written, ready to be compared with the keys of a text.
    let names: JSONKeys
    /// What there is to say about each.
    let fields: [Field]
    /// Those that an object is wrong without.
    let required: [Key]

    /// The rows of the table.
    package init() {
        keys = Array(Key.allCases)
        names = JSONKeys(keys.map { $0.rawValue })
        let fields = keys.map { $0.field }
        self.fields = fields
        required = zip(keys, fields).filter { $0.1.isRequired }.map { $0.0 }
        precondition(
            keys.count <= 64 && keys.indices.allSatisfy { Self.number(of: keys[$0]) == $0 },
            "the rows of a table are its cases in their order, at most 64")
    }

    /// The row of a key.
    subscript(key: Key) -> Field { fields[Self.number(of: key)] }

    /// The kinds of node that can have a key; doesn't copy its row.
    func heads(of key: Key) -> [NodeHead] { fields[Self.number(of: key)].heads }

    /// Where the numbers of a key lie; doesn't copy its row.
    func range(of key: Key) -> NumberRange? { fields[Self.number(of: key)].range }

    /// The number of a key's row: cases without values are numbered in their order.
    @inline(__always)
    static func number(of key: Key) -> Int {
        unsafe withUnsafeBytes(of: key) { unsafe $0.isEmpty ? 0 : Int($0[0]) }
    }

    /// The bit of a key's row.
    static func bit(of key: Key) -> UInt64 { 1 << UInt64(number(of: key)) }

    /// The key that is written so; without the hashing and the copies of `init(rawValue:)`.
    func key(named name: String) -> Key? {
        names.all.firstIndex { $0.count == name.utf8.count && $0.name == name }.map { keys[$0] }
    }
}

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
    package var quoted: String { "'\(rawValue)'" }
}

/// What reading an object needs of its table.
package struct FieldRows<Key: FieldTable>: Sendable {
    /// The keys in the order of the table.
    let keys: [Key]
    /// How they are written, ready to be compared with the keys of a text.
    let names: [JSONKey]
    /// What there is to say about each.
    let fields: [Field]
    /// Those that an object is wrong without.
    let required: [Key]

    /// The rows of the table.
    package init() {
        keys = Array(Key.allCases)
        names = keys.map { JSONKey($0.rawValue) }
        let fields = keys.map { $0.field }
        self.fields = fields
        required = zip(keys, fields).filter { $0.1.isRequired }.map { $0.0 }
    }

    /// The row of a key. They are few: looking through them is cheaper than hashing.
    subscript(key: Key) -> Field {
        guard let row = keys.firstIndex(where: { Self.isSame($0, key) }) else {
            preconditionFailure("a table has a row for each key")
        }
        return fields[row]
    }

    /// The key that is written so; without the hashing and the copies of `init(rawValue:)`.
    func key(named name: String) -> Key? {
        names.firstIndex { $0.count == name.utf8.count && $0.name == name }.map { keys[$0] }
    }

    /// Whether two keys are the same, without comparing their texts, as `==` on an enum with a raw value does.
    static func isSame<Case: Equatable>(_ first: Case, _ second: Case) -> Bool { first == second }
}

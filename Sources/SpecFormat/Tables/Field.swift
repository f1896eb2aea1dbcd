/// One row of a field table: everything there is to say about a key of an object.
package struct Field: Hashable, Sendable {
    /// What the value is, with its article: `a time`.
    package let type: String
    /// One line on what it means.
    package let summary: String
    /// What holds without the key, as it would be written; nil where nothing does.
    package let fallback: String?
    /// Whether the object is wrong without the key.
    package let isRequired: Bool

    /// A key that may be left out.
    package init(_ type: String, _ summary: String, default fallback: String? = nil) {
        self.init(type: type, summary: summary, fallback: fallback, isRequired: false)
    }

    /// A key that must be there.
    package static func required(_ type: String, _ summary: String) -> Field {
        Field(type: type, summary: summary, fallback: nil, isRequired: true)
    }

    private init(type: String, summary: String, fallback: String?, isRequired: Bool) {
        self.type = type
        self.summary = summary
        self.fallback = fallback
        self.isRequired = isRequired
    }
}

/// The keys of one kind of object: an enum whose cases are the keys.
///
/// A key is written as a raw value here and nowhere else; decoder, suggestions and reference read the rows.
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
    /// How they are written.
    let names: [String]
    /// Those that an object is wrong without.
    let required: [Key]

    /// The rows of the table.
    package init() {
        keys = Array(Key.allCases)
        names = keys.map { $0.rawValue }
        required = keys.filter { $0.field.isRequired }
    }
}

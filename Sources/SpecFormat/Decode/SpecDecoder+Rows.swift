/// Values as the row of their key has them.
extension SpecDecoder {
    /// Reads a value that may be missing, but not invalid.
    ///
    /// - Parameter isSound: Becomes false where something was reported.
    mutating func optional<Key: FieldTable, Value>(
        _ key: Key, _ syntax: JSONSyntax?, _ isSound: inout Bool,
        _ read: (inout SpecDecoder, JSONSyntax, Key) -> Value?
    ) -> Value? {
        guard let syntax else { return nil }
        let value = read(&self, syntax, key)
        if value == nil { isSound = false }
        return value
    }

    /// Reads the boolean of a key.
    mutating func bool<Key: FieldTable>(_ syntax: JSONSyntax, _ key: Key) -> Bool? {
        bool(syntax, key.quoted)
    }

    /// Reads the number of a key, in the range of its row.
    package mutating func number<Key: FieldTable>(
        _ syntax: JSONSyntax, _ key: Key, id: DiagnosticID = .range
    ) -> Double? {
        number(syntax, key.quoted, as: Key.rows[key], id: id)
    }

    /// Reads the number of a key that may be missing; nil where it was reported.
    package mutating func number<Key: FieldTable>(
        _ reader: ObjectReader<Key>, _ key: Key, default fallback: Double
    ) -> Double? {
        guard let syntax = reader[key] else { return fallback }
        return number(syntax, key)
    }

    /// Reads the number of a node's key that may be missing, in the range for its kind of node; nil where it was reported.
    mutating func number(_ reader: NodeReader, _ key: NodeField, default fallback: Double) -> Double? {
        guard let syntax = reader[key] else { return fallback }
        let row = NodeField.rows[key]
        let what: Phrase = row.dependsOnHead ? "\(key.quoted) of '\(reader.head.rawValue)'" : key.quoted
        return number(syntax, what, as: row.row(of: reader.head))
    }

    /// Reads the word of a key, one of those of its row.
    mutating func choice<Key: FieldTable>(_ syntax: JSONSyntax, _ key: Key) -> String? {
        choice(syntax, key.quoted, among: Key.rows[key].words)
    }

    /// Reads the word of a key as a case of an enum.
    mutating func choice<Key: FieldTable, Meaning: RawRepresentable<String>>(
        _ syntax: JSONSyntax, _ key: Key
    ) -> Meaning? {
        let word: String? = choice(syntax, key)
        return word.flatMap { Meaning(rawValue: $0) }
    }
}

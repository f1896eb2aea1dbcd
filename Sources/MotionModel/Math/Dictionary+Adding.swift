extension Dictionary {
    /// The value of a key, which gets another where it has none; looks the key up once.
    @inlinable package mutating func value(of key: Key, orAdd other: Value) -> Value {
        func same(_ value: inout Value) -> Value { value }
        return same(&self[key, default: other])
    }
}

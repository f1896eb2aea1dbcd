extension JSONValue {
    /// The member of an object; nil for any other value and if there is none.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        for (name, value) in members where name == key { return value }
        return nil
    }

    /// The text; nil for any other value.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// Whether it is `true`.
    package var isTrue: Bool {
        guard case .bool(let flag) = self else { return false }
        return flag
    }

    /// The value as an integer in the protocol's range; nil for any other value.
    package var integer: Int? {
        guard case .number(let number) = self, number.magnitude <= 2_147_483_648, number == number.rounded()
        else {
            return nil
        }
        return Int(number)
    }

    /// The elements; empty for any other value.
    package var elements: [JSONValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The value at a path of keys.
    package func at(_ keys: String...) -> JSONValue? {
        var value = self
        for key in keys {
            guard let next = value[key] else { return nil }
            value = next
        }
        return value
    }

    /// The members; empty for any other value.
    package var members: [(String, JSONValue)] {
        guard case .object(let members) = self else { return [] }
        return members
    }
}

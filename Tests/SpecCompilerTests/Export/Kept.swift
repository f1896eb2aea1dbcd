import Foundation

/// What is made once for each key, when it is first asked for, and kept for all tests.
final class Kept<Value: Sendable>: @unchecked Sendable {
    private let make: @Sendable (String) throws -> Value
    private let lock = NSLock()
    private var values: [String: Value] = [:]

    init(_ make: @escaping @Sendable (String) throws -> Value) { self.make = make }

    /// The value of a key. What two tests ask for at once may be made twice: neither waits for the other.
    func callAsFunction(_ key: String) throws -> Value {
        if let value = lock.withLock({ values[key] }) { return value }
        let value = try make(key)
        lock.withLock { values[key] = value }
        return value
    }
}

/// A property of one store, as a small number: the fastest way to refer to it.
///
/// The ids of a store are 0, 1, 2 … in the order of registration. An id is valid only in its own store and equals no id of
/// another: functions that throw refuse it as `unknownProperty` by its number (`#7`); those that don't, such as
/// ``PropertyStore/presentation(_:)-(PropertyID)``, must not be given one.
public struct PropertyID: Hashable, Sendable, Comparable {
    /// The position in the store's order of registration.
    public let index: Int

    /// The store whose property it is.
    let store: ObjectIdentifier

    /// The id of the property at a position.
    init(_ index: Int, of store: PropertyStore) {
        self.index = index
        self.store = ObjectIdentifier(store)
    }

    /// Hashes the position: few mix the ids of stores.
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// The order of registration.
    public static func < (left: PropertyID, right: PropertyID) -> Bool { left.index < right.index }
}

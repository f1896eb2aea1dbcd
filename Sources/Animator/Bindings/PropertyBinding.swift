/// A binding of a property to something of the app's, as ``PropertyStore`` knows it.
///
/// It is no more than a name: letting go of it changes nothing. ``PropertyStore/unbind(_:)`` removes the binding.
public struct PropertyBinding: Hashable, Sendable {
    /// The property.
    public let property: PropertyID
    let number: Int
}

/// Who tells whom when a binding is made.
public enum BindingStart: Hashable, Sendable {
    /// What the store shows is written to what is bound.
    case writing
    /// The property's model value becomes what is read from what is bound.
    case reading
}

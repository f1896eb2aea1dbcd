/// A handle on a binding of a property to something in the app.
///
/// Releasing it changes nothing: ``PropertyStore/unbind(_:)`` removes the binding.
public struct PropertyBinding: Hashable, Sendable {
    /// The property.
    public let property: PropertyID
    let number: Int
}

/// The initial direction of a new binding.
public enum BindingStart: Hashable, Sendable {
    /// The property's presentation value is written to the bound object.
    case writing
    /// The property's model value becomes the value read from the bound object.
    case reading
}

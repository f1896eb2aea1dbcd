/// A property's path together with the Swift type its values are read and written as.
///
///     let position = PropertyKey<Point>("chip.position")
///     try store.set(position, to: Point(x: 12, y: 40))
///
/// Whether the property exists and has a fitting type is checked when the key is used with a store.
public struct PropertyKey<Value: PropertyValue>: Hashable, Sendable {
    /// The property's path, such as `chip.position`.
    public let path: String

    /// Creates a key for a path.
    public init(_ path: String) { self.path = path }
}

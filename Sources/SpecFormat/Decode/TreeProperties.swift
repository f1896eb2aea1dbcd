import MotionModel

/// The properties that motion trees move or read, each once its type is known.
struct TreeProperties {
    private var declarations: [PropertyPath: PropertyDeclaration] = [:]
    /// Those that are neither in `animations` nor in `properties`, in the order of the text.
    private(set) var own: [PropertyDeclaration] = []

    /// All of them, in no order.
    var all: Dictionary<PropertyPath, PropertyDeclaration>.Values { declarations.values }

    /// The declaration of a property; nil if no tree has it, or its type isn't known yet.
    subscript(path: PropertyPath) -> PropertyDeclaration? { declarations[path] }

    /// Adds a property that isn't there yet.
    ///
    /// - Parameter isOwn: Whether only trees have it.
    mutating func add(_ property: PropertyDeclaration, isOwn: Bool) {
        declarations[property.path] = property
        if isOwn { own.append(property) }
    }
}

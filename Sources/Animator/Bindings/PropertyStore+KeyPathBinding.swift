#if !hasFeature(Embedded)
/// Bindings by key path hold their object weakly: a binding whose object is gone removes itself at the next write, so
/// neither the object nor the store keeps the other alive.
///
/// Writing by a key path costs an allocation in Swift's runtime; writing by a function costs none.
extension PropertyStore {
    /// Binds a property to a property of an object.
    ///
    ///     try store.bind("chip.opacity", to: view, \.alpha)
    ///
    /// - Parameters:
    ///   - path: The property's path.
    ///   - object: The object to bind; held weakly.
    ///   - keyPath: The object's property to write and read.
    ///   - start: The initial direction: by default the presentation value is written to the object.
    /// - Returns: The handle of the binding.
    /// - Throws: `unknownProperty`; `wrongType`; `unusableNumber` for an initial value that is read. Then nothing is
    ///   bound.
    @discardableResult
    public func bind<Object: AnyObject, Value: PropertyValue>(
        _ path: String, to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
        by start: BindingStart = .writing
    ) throws(AnimatorError) -> PropertyBinding {
        try bind(PropertyKey<Value>(path), to: object, keyPath, by: start)
    }

    /// Binds a property to a property of an object; see ``bind(_:to:_:by:)-(String,_,_,_)``.
    ///
    /// - Throws: `unknownProperty`; `wrongType`; `unusableNumber` for an initial value that is read.
    @discardableResult
    public func bind<Object: AnyObject, Value>(
        _ key: PropertyKey<Value>, to object: Object,
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, by start: BindingStart = .writing
    ) throws(AnimatorError) -> PropertyBinding {
        let id = try id(of: key)
        let count = self[id].type.componentCount
        return try bind(
            id, by: start,
            read: { [weak object] in
                guard let value = object?[keyPath: keyPath] else { return nil }
                return (0..<count).map { value.component($0) }
            },
            write: { [weak object] store, id in
                guard let object else { return false }
                object[keyPath: keyPath] = store.shown(id)
                return true
            })
    }

    /// Binds a property to an object's property of another type, such as an optional or a framework's own.
    ///
    ///     try store.bind(PropertyKey<Color>("chip.backgroundColor"), to: view, \.backgroundColor) { UIColor($0) }
    ///
    /// - Parameters:
    ///   - key: The property and the type to convert from.
    ///   - object: The object to bind; held weakly.
    ///   - keyPath: The object's property to write.
    ///   - convert: Converts a value to the object's type.
    /// - Returns: The handle of the binding.
    /// - Throws: `unknownProperty`, `wrongType`. Then nothing is bound.
    @discardableResult
    public func bind<Object: AnyObject, Value, Written>(
        _ key: PropertyKey<Value>, to object: Object,
        _ keyPath: ReferenceWritableKeyPath<Object, Written>, convert: @escaping (Value) -> Written
    ) throws(AnimatorError) -> PropertyBinding {
        try bind(try id(of: key), by: .writing, read: nil) { [weak object] store, id in
            guard let object else { return false }
            object[keyPath: keyPath] = convert(store.shown(id))
            return true
        }
    }
}
#endif

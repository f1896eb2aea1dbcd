#if !hasFeature(Embedded)
/// Bindings by key path hold their object weakly: a binding whose object is gone removes itself at the next write, so
/// neither the object nor the store outlives its owner for the other's sake.
///
/// Writing by a key path costs an allocation in Swift's runtime; writing by a function of one's own costs none.
extension PropertyStore {
    /// Binds a property to a property of an object.
    ///
    ///     try store.bind("chip.opacity", to: view, \.alpha)
    ///
    /// - Parameters:
    ///   - path: The property's.
    ///   - object: What shows it; held weakly.
    ///   - keyPath: Where it is written to and read from.
    ///   - start: What happens now: by default what is shown is written to the object.
    /// - Returns: The binding's name.
    /// - Throws: `unknownProperty`; `wrongType`; `unusableNumber` for what is read at the start. Then nothing is bound.
    @discardableResult
    public func bind<Object: AnyObject, Value: PropertyValue>(
        _ path: String, to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
        by start: BindingStart = .writing
    ) throws(AnimatorError) -> PropertyBinding {
        try bind(PropertyKey<Value>(path), to: object, keyPath, by: start)
    }

    /// Binds a property to a property of an object; see ``bind(_:to:_:by:)-(String,_,_,_)``.
    ///
    /// - Throws: `unknownProperty`; `wrongType`; `unusableNumber` for what is read at the start.
    @discardableResult
    public func bind<Object: AnyObject, Value>(
        _ key: PropertyKey<Value>, to object: Object,
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, by start: BindingStart = .writing
    ) throws(AnimatorError) -> PropertyBinding {
        let id = try id(of: key)
        let count = declarations[id.index].type.componentCount
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

    /// Binds a property to a property of an object that has another type, such as an optional or a framework's own.
    ///
    ///     try store.bind(PropertyKey<Color>("chip.backgroundColor"), to: view, \.backgroundColor) { UIColor($0) }
    ///
    /// - Parameters:
    ///   - key: The property and the type to convert from.
    ///   - object: What shows it; held weakly.
    ///   - keyPath: Where it is written to.
    ///   - convert: Makes what is written.
    /// - Returns: The binding's name.
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

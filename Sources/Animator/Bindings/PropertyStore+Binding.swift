public import MotionModel

/// Bindings of a property are written once after each advance that changed its presentation value, before any event of
/// that advance is delivered, in the order in which they were made. A writer may call any function, including bind and
/// unbind. A value set outside of an advance is written by the next one.
extension PropertyStore {
    /// Binds a property to a function that shows it.
    ///
    ///     try store.bind(PropertyKey<Double>("chip.opacity")) { chip.style.opacity = $0 }
    ///
    /// The store retains the functions until ``unbind(_:)``; a function that retains the store keeps both alive.
    ///
    /// - Parameters:
    ///   - key: The property and the type in which it is written.
    ///   - start: The initial direction: by default the writer is called with the presentation value.
    ///   - read: Reads the bound value, for a start by reading and for ``read(_:)``.
    ///   - write: Writes a value.
    /// - Returns: The handle of the binding.
    /// - Throws: `unknownProperty`; `wrongType`; `unusableNumber` for an initial value that is read. Then nothing is
    ///   bound.
    @discardableResult
    public func bind<Value>(
        _ key: PropertyKey<Value>, by start: BindingStart = .writing, read: (() -> Value)? = nil,
        write: @escaping (Value) -> Void
    ) throws(AnimatorError) -> PropertyBinding {
        let id = try id(of: key)
        let count = self[id].type.componentCount
        var components: (() -> [Double]?)?
        if let read {
            components = {
                let value = read()
                return (0..<count).map { value.component($0) }
            }
        }
        return try bind(id, by: start, read: components) { store, id in
            write(store.shown(id))
            return true
        }
    }

    /// Binds the property with that path; see ``bind(_:by:read:write:)-(PropertyKey<Value>,_,_,_)``.
    ///
    /// - Throws: `unknownProperty`; `wrongType` and `unusableNumber` for an initial value that is read.
    @discardableResult
    public func bind(
        _ path: String, by start: BindingStart = .writing, read: (() -> MotionValue)? = nil,
        write: @escaping (MotionValue) -> Void
    ) throws(AnimatorError) -> PropertyBinding {
        let id = try id(of: path)
        let type = self[id].type
        var components: (() -> [Double]?)?
        if let read { components = { read().converted(to: type)?.components.array ?? [] } }
        return try bind(id, by: start, read: components) { store, id in
            write(store.presentation(id))
            return true
        }
    }

    /// Sets a property's model value to the value read by its binding, as ``set(_:to:)-(PropertyID,_)`` does.
    ///
    /// - Returns: Whether there was a value: not if the binding or its object is gone, or has no reader.
    /// - Throws: `unusableNumber`; `wrongType` for a value of another type than the property's.
    @discardableResult
    public func read(_ binding: PropertyBinding) throws(AnimatorError) -> Bool {
        guard isOwn(binding), let position = audience.position(of: binding),
            let read = audience.bound[binding.property.index][position].read, let components = read()
        else { return false }
        try set(binding.property, toComponents: components)
        return true
    }

    /// Removes a binding. Does nothing if it is gone.
    public func unbind(_ binding: PropertyBinding) {
        if isOwn(binding) { remove(binding) }
    }

    /// Whether a binding exists: it isn't removed, and its object isn't known to be gone.
    public func isBound(_ binding: PropertyBinding) -> Bool {
        isOwn(binding) && audience.position(of: binding) != nil
    }

    private func isOwn(_ binding: PropertyBinding) -> Bool {
        binding.property.store == ObjectIdentifier(self)
    }

    /// Binds a property by functions that report whether the bound object still exists.
    func bind(
        _ id: PropertyID, by start: BindingStart, read: (() -> [Double]?)?,
        write: @escaping (PropertyStore, PropertyID) -> Bool
    ) throws(AnimatorError) -> PropertyBinding {
        if start == .reading, let components = read?() { try set(id, toComponents: components) }
        let binding = audience.bind(id, write: write, read: read)
        if start == .writing, !write(self, id) { remove(binding) }
        return binding
    }

    /// Removes a binding, and then releases what its functions hold.
    func remove(_ binding: PropertyBinding) { withExtendedLifetime(audience.unbind(binding)) {} }

    private func set(_ id: PropertyID, toComponents components: [Double]) throws(AnimatorError) {
        let declaration = self[id]
        guard let value = MotionValue(type: declaration.type, components: components) else {
            throw .wrongType(
                property: declaration.path.text, expected: declaration.type, found: "another type")
        }
        try set(id, to: value)
    }
}

public import MotionModel

/// What is bound to a property is written once after each advance that changed what is shown of it, before any event of
/// that advance is delivered; bindings of one property in the order in which they were made. A writer may call
/// anything, also bind and unbind. What is set outside of an advance is written by the next.
extension PropertyStore {
    /// Binds a property to a function that shows it.
    ///
    ///     try store.bind(PropertyKey<Double>("chip.opacity")) { chip.style.opacity = $0 }
    ///
    /// The store holds on to the functions until ``unbind(_:)``; a function that holds on to the store keeps both alive.
    ///
    /// - Parameters:
    ///   - key: The property and the type to write it as.
    ///   - start: What happens now: by default the writer is called with what is shown.
    ///   - read: Gives the value of what is bound, for a start by reading and for ``read(_:)``.
    ///   - write: Shows a value.
    /// - Returns: The binding's name.
    /// - Throws: `unknownProperty`; `wrongType`; `unusableNumber` for what is read at the start. Then nothing is bound.
    @discardableResult
    public func bind<Value>(
        _ key: PropertyKey<Value>, by start: BindingStart = .writing, read: (() -> Value)? = nil,
        write: @escaping (Value) -> Void
    ) throws(AnimatorError) -> PropertyBinding {
        let id = try id(of: key)
        let count = declarations[id.index].type.componentCount
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

    /// Binds the property of that path; see ``bind(_:by:read:write:)-(PropertyKey<Value>,_,_,_)``.
    ///
    /// - Throws: `unknownProperty`; `wrongType` and `unusableNumber` for what is read at the start.
    @discardableResult
    public func bind(
        _ path: String, by start: BindingStart = .writing, read: (() -> MotionValue)? = nil,
        write: @escaping (MotionValue) -> Void
    ) throws(AnimatorError) -> PropertyBinding {
        let id = try id(of: path)
        let type = declarations[id.index].type
        var components: (() -> [Double]?)?
        if let read { components = { read().converted(to: type)?.components ?? [] } }
        return try bind(id, by: start, read: components) { store, id in
            write(store.presentation(id))
            return true
        }
    }

    /// Sets where a property rests to what its binding reads, as ``set(_:to:)-(PropertyID,_)`` does.
    ///
    /// - Returns: Whether there was something to read: not when the binding or its object is gone, or has no reader.
    /// - Throws: `unusableNumber`; `wrongType` for a value of another type than the property's.
    @discardableResult
    public func read(_ binding: PropertyBinding) throws(AnimatorError) -> Bool {
        guard let position = audience.position(of: binding),
            let read = audience.bound[binding.property.index][position].read, let components = read()
        else { return false }
        try set(binding.property, toComponents: components)
        return true
    }

    /// Removes a binding. Does nothing when it is gone.
    public func unbind(_ binding: PropertyBinding) { audience.unbind(binding) }

    /// Whether a binding is there: neither removed nor, as far as is known, without its object.
    public func isBound(_ binding: PropertyBinding) -> Bool { audience.position(of: binding) != nil }

    /// Binds a property by functions that say whether what they write to and read from is still there.
    func bind(
        _ id: PropertyID, by start: BindingStart, read: (() -> [Double]?)?,
        write: @escaping (PropertyStore, PropertyID) -> Bool
    ) throws(AnimatorError) -> PropertyBinding {
        if start == .reading, let components = read?() { try set(id, toComponents: components) }
        let binding = audience.bind(id, write: write, read: read)
        if start == .writing, !write(self, id) { audience.unbind(binding) }
        return binding
    }

    private func set(_ id: PropertyID, toComponents components: [Double]) throws(AnimatorError) {
        let declaration = declarations[id.index]
        guard let value = MotionValue(type: declaration.type, components: components) else {
            throw .wrongType(
                property: declaration.path.text, expected: declaration.type, found: "another type")
        }
        try set(id, to: value)
    }
}

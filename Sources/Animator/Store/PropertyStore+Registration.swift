public import MotionModel

extension PropertyStore {
    /// The declarations of all properties, in the order of their ids.
    public var properties: [PropertyDeclaration] { table.declarations }

    /// Registers a property.
    ///
    /// A known key path shares its numbers with the values it is a part of: setting `chip.bounds.size.width` changes
    /// `chip.bounds`, whichever was registered first. Registering a property again replaces its declaration and keeps
    /// its value.
    ///
    /// - Returns: The property's id.
    /// - Throws: `conflictingDeclaration` when it is registered with another type; `colorHeldTwice` for a component of
    ///   a registered colour, and for a colour of which a component is registered; `unusableNumber` for its initial
    ///   value.
    @discardableResult
    public func register(_ declaration: PropertyDeclaration) throws(AnimatorError) -> PropertyID {
        PropertyID(try table.register(declaration), of: self)
    }

    /// Registers every property of a motion, with the declarations' initial values.
    ///
    /// - Throws: See ``register(_:)-(PropertyDeclaration)``. Then none is registered.
    public func register(_ motion: CompiledMotion) throws(AnimatorError) {
        for declaration in motion.properties { try table.check(declaration) }
        for declaration in motion.properties { try register(declaration) }
    }

    /// The id of a property by its path; a component of a registered value is found and registered too.
    ///
    /// - Throws: `unknownProperty`, with the nearest of the registered paths and of the components of registered
    ///   values.
    public func id(of path: String) throws(AnimatorError) -> PropertyID {
        PropertyID(try table.index(of: path), of: self)
    }

    /// The id of a property by its key.
    ///
    /// - Throws: `unknownProperty`; `wrongType` when the key's type can't hold the property's values.
    public func id<Value>(of key: PropertyKey<Value>) throws(AnimatorError) -> PropertyID {
        let id = try id(of: key.path)
        let type = self[id].type
        guard Value.accepts(type) else {
            throw .wrongType(property: key.path, expected: type, found: Value.typeName)
        }
        return id
    }

    /// The index of a property in the store's table.
    ///
    /// - Throws: `unknownProperty` for the id of another store.
    func index(of id: PropertyID, in table: inout StoreTable) throws(AnimatorError) -> Int {
        // A store may have the place of one that is gone.
        guard id.store == ObjectIdentifier(self), table.layouts.indices.contains(id.index) else {
            throw .unknownProperty("#\(id.index)", nearest: nil)
        }
        return id.index
    }

    /// Refuses the id of another store's property.
    func check(_ id: PropertyID) throws(AnimatorError) { _ = try index(of: id, in: &table) }

    /// The declaration of a property.
    ///
    /// - Precondition: The id is one of this store's.
    public subscript(id: PropertyID) -> PropertyDeclaration { table.declarations[id.index] }

    /// The slots of a property.
    func slots(of id: PropertyID) -> Range<Int> {
        table.layouts[id.index].slots
    }
}

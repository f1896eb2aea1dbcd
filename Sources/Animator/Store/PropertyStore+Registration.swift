public import MotionModel

extension PropertyStore {
    /// The declarations of all properties, in the order of their ids.
    public var properties: [PropertyDeclaration] { declarations }

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
        let path = declaration.path.text
        if let index = indices[path] {
            let registered = declarations[index].type
            guard registered == declaration.type else {
                throw .conflictingDeclaration(
                    property: path, registered: registered, declared: declaration.type)
            }
            declarations[index] = declaration
            layouts[index] = PropertyLayout(declaration, firstSlot: layouts[index].firstSlot)
            return PropertyID(index, of: self)
        }
        if let other = otherHolding(declaration.path) {
            throw .colorHeldTwice(property: path, registered: other)
        }
        if let initial = declaration.initial { try check(initial.components, of: path) }
        let first = place(declaration)
        let index = indices.append(path)
        declarations.append(declaration)
        layouts.append(PropertyLayout(declaration, firstSlot: first))
        for component in 0..<declaration.type.componentCount {
            let slot = first + component
            // A number shared with another property may have been set already.
            if propertiesOfSlot[slot].isEmpty, let initial = declaration.initial {
                table.modelSlots[slot] = initial.components[component]
                table.shownSlots[slot] = initial.components[component]
            }
            propertiesOfSlot[slot].append(index)
            table.touch(slot)
        }
        return PropertyID(index, of: self)
    }

    /// Registers every property of a motion, with the declarations' initial values.
    ///
    /// - Throws: See ``register(_:)-(PropertyDeclaration)``.
    public func register(_ motion: CompiledMotion) throws(AnimatorError) {
        for declaration in motion.properties { try register(declaration) }
    }

    /// The id of a property by its path; a component of a registered value is found and registered too.
    ///
    /// - Throws: `unknownProperty`, with the nearest of the registered paths and of the components of registered
    ///   values.
    public func id(of path: String) throws(AnimatorError) -> PropertyID {
        if let index = indices[path] { return PropertyID(index, of: self) }
        if let declaration = partOfRegistered(path) { return try register(declaration) }
        throw .unknownProperty(path, nearest: nearestPath(to: path))
    }

    /// The id of a property by its key.
    ///
    /// - Throws: `unknownProperty`; `wrongType` when the key's type can't hold the property's values.
    public func id<Value>(of key: PropertyKey<Value>) throws(AnimatorError) -> PropertyID {
        let id = try id(of: key.path)
        let type = declarations[id.index].type
        guard Value.accepts(type) else {
            throw .wrongType(property: key.path, expected: type, found: Value.typeName)
        }
        return id
    }

    /// The layout of a property.
    ///
    /// - Throws: `unknownProperty` for the id of another store.
    func layout(of id: PropertyID) throws(AnimatorError) -> PropertyLayout {
        // A store may have the place of one that is gone.
        guard id.store == ObjectIdentifier(self), let layout = table.layout(of: id.index) else {
            throw .unknownProperty("#\(id.index)", nearest: nil)
        }
        return layout
    }

    /// Refuses the id of another store's property.
    func check(_ id: PropertyID) throws(AnimatorError) { _ = try layout(of: id) }

    /// The declaration of a property.
    ///
    /// - Precondition: The id is one of this store's.
    public subscript(id: PropertyID) -> PropertyDeclaration { declarations[id.index] }

    /// The slots of a property.
    func slots(of id: PropertyID) -> Range<Int> {
        layouts[id.index].slots
    }

    /// The registered path that holds the colour of a path in the other way: as a whole or by components.
    private func otherHolding(_ path: PropertyPath) -> String? {
        guard let row = path.known, row.color != nil || row.isColor else { return nil }
        let others = row.color.map { [$0] } ?? KnownKeyPath.components(ofColor: row.keyPath)
        return others.lazy.map { "\(path.target).\($0)" }.first { indices[$0] != nil }
    }

    /// The declaration for a known key path that is a part of a registered value.
    private func partOfRegistered(_ text: String) -> PropertyDeclaration? {
        guard let path = parsed(text) else { return nil }
        for alias in KnownKeyPath.aliases(of: path.keyPath) {
            let whole = "\(path.target).\(alias.whole)"
            if let index = indices[whole],
                declarations[index].type == KnownKeyPath.row(for: alias.whole)?.type
            {
                return PropertyDeclaration(path: path)
            }
        }
        return nil
    }

    /// The path that is spelled most like another, among those of all properties and, behind them, of their parts that nobody has
    /// asked for yet; nil where looking for it takes longer than a mistake is worth.
    private func nearestPath(to path: String) -> String? {
        var search = NameSearch(path)
        for declaration in declarations {
            guard search.steps < Self.mostNameSteps else { return nil }
            if search.isExact(declaration.path.text) { return search.nearest }
        }
        for declaration in declarations {
            guard search.steps < Self.mostNameSteps else { return nil }
            let whole = declaration.path.keyPath
            guard let parts = KnownKeyPath.parts[whole] else { continue }
            let target = declaration.path.target
            let length = target.unicodeScalars.count + 1
            for part in parts where search.canTake(length + part.count) {
                guard part.type == declaration.type else { break }
                if search.isExact("\(target).\(part.keyPath)") { return search.nearest }
            }
        }
        return search.nearest
    }

    /// The most steps that looking for the nearest path takes (see ``NameSearch/steps``): a few hundred paths that are alike,
    /// or some thousands that aren't.
    private static let mostNameSteps = 100_000

    private func parsed(_ text: String) -> PropertyPath? {
        do throws(PropertyPathError) { return try PropertyPath(text) } catch { return nil }
    }

    /// Finds or creates the slots of a new property.
    ///
    /// - Returns: The first of the slots.
    private func place(_ declaration: PropertyDeclaration) -> Int {
        let path = declaration.path
        let count = declaration.type.componentCount
        guard let row = path.known, row.type == declaration.type else {
            return appendSlots([Double](repeating: 0, count: count))
        }
        let outermost = row.outermost
        guard outermost != nil || row.hasParts else { return appendSlots(row.initial.components) }
        let root = outermost.map { path.beginning($0.whole.utf8.count) } ?? path.text
        let offset = outermost?.components.lowerBound ?? 0
        if let first = roots[root] { return first + offset }
        let whole = outermost.flatMap { KnownKeyPath.row(for: $0.whole) } ?? row
        let first = appendSlots(whole.initial.components)
        roots[root] = first
        return first + offset
    }

    private func appendSlots(_ values: [Double]) -> Int {
        for _ in values { propertiesOfSlot.append([]) }
        return table.append(values)
    }
}

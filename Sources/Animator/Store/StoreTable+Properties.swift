import MotionModel

/// The properties: registering them, and finding them by their paths.
extension StoreTable {
    /// Registers a property; see ``PropertyStore/register(_:)-(PropertyDeclaration)``.
    ///
    /// - Returns: Its index.
    mutating func register(_ declaration: PropertyDeclaration) throws(AnimatorError) -> Int {
        if let index = try check(declaration) {
            declarations[index] = declaration
            layouts[index] = PropertyLayout(declaration, in: layouts[index])
            return index
        }
        let layout = PropertyLayout(declaration, firstSlot: place(declaration))
        for slot in layout.slots {
            // A number shared with another property may have been set already.
            if let initial = declaration.initial, !isRead(slot) {
                modelSlots[slot] = initial.components[slot - layout.firstSlot]
                shownSlots[slot] = modelSlots[slot]
            }
            touch(slot)
        }
        let index = indices.append(declaration.path.text)
        declarations.append(declarations.last.map { declaration.sharingRules(of: $0) } ?? declaration)
        layouts.append(layout)
        link(index, in: Int(familyOfSlot[layout.firstSlot]))
        return index
    }

    /// Refuses a declaration that can't be registered beside what is.
    ///
    /// - Returns: The index of its property, if that is registered.
    @discardableResult
    mutating func check(_ declaration: PropertyDeclaration) throws(AnimatorError) -> Int? {
        let path = declaration.path.text
        let index = indices[path]
        if let index {
            let registered = declarations[index].type
            guard registered == declaration.type else {
                throw .conflictingDeclaration(
                    property: path, registered: registered, declared: declaration.type)
            }
        } else if let other = otherHolding(declaration.path) {
            throw .colorHeldTwice(property: path, registered: other)
        }
        // The initial value is one of the rules, which neighbours mostly share.
        if let last = declarations.last, declaration.sharesRules(of: last) { return index }
        if let initial = declaration.initial { try PropertyStore.check(initial.components, of: path) }
        return index
    }

    /// The index of a property by its path; a component of a registered value is found and registered too.
    ///
    /// - Throws: `unknownProperty`, with the nearest path.
    mutating func index(of path: String) throws(AnimatorError) -> Int {
        if let index = indices[path] { return index }
        if let declaration = partOfRegistered(path) { return try register(declaration) }
        throw .unknownProperty(path, nearest: nearestPath(to: path))
    }

    /// The components of a value of a property's type, each within the range of numbers.
    mutating func components(of value: MotionValue, _ property: Int) throws(AnimatorError) -> Components {
        if let components = layouts[property].components(of: value) { return components }
        let declaration = declarations[property]
        guard let converted = value.type == declaration.type ? value : value.converted(to: declaration.type)
        else {
            throw .wrongType(
                property: declaration.path.text, expected: declaration.type, found: value.type.name)
        }
        try PropertyStore.check(converted.components, of: declaration.path.text)
        return Components(converted.components)
    }

    /// Calls a function with the index of each property that reads any of some slots of a family, in the order of
    /// registration.
    @inline(__always)
    mutating func forEachProperty(of slots: Range<Int>, _ body: (Int) -> Void) {
        var next = families[Int(familyOfSlot[slots.lowerBound])].firstProperty
        while next >= 0 {
            let index = Int(next)
            if layouts[index].slots.overlaps(slots) { body(index) }
            next = layouts[index].nextOfFamily
        }
    }

    private mutating func isRead(_ slot: Int) -> Bool {
        var isRead = false
        forEachProperty(of: slot..<(slot + 1)) { _ in isRead = true }
        return isRead
    }

    /// Adds a property as the last of its family.
    private mutating func link(_ index: Int, in family: Int) {
        var last = families[family].firstProperty
        guard last >= 0 else { return families[family].firstProperty = Int32(index) }
        while layouts[Int(last)].nextOfFamily >= 0 { last = layouts[Int(last)].nextOfFamily }
        layouts[Int(last)].nextOfFamily = Int32(index)
    }

    /// Finds or creates the slots of a new property.
    ///
    /// - Returns: The first of the slots.
    private mutating func place(_ declaration: PropertyDeclaration) -> Int {
        let path = declaration.path
        guard let row = path.known, row.type == declaration.type else {
            return append(MotionValue.Components(count: declaration.type.componentCount) { _ in 0 })
        }
        let outermost = row.outermost
        guard outermost != nil || row.hasParts else { return append(row.initial.components) }
        let root = outermost.map { path.beginning($0.whole.utf8.count) } ?? path.text
        let offset = outermost?.components.lowerBound ?? 0
        if let first = roots[root] { return first + offset }
        let whole = outermost.flatMap { KnownKeyPath.row(for: $0.whole) } ?? row
        let first = append(whole.initial.components)
        roots[root] = first
        return first + offset
    }

    /// The registered path that holds the colour of a path in the other way: as a whole or by components.
    private mutating func otherHolding(_ path: PropertyPath) -> String? {
        guard let row = path.known, row.isOfColor else { return nil }
        let others = row.color.map { [$0] } ?? KnownKeyPath.components(ofColor: row.keyPath)
        return others.lazy.map { "\(path.target).\($0)" }.first { indices[$0] != nil }
    }

    /// The declaration for a known key path that is a part of a registered value.
    private mutating func partOfRegistered(_ text: String) -> PropertyDeclaration? {
        guard let path = PropertyPath(ifReadable: text) else { return nil }
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
    private mutating func nearestPath(to path: String) -> String? {
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
}

extension PropertyPath {
    /// Reads a path; `nil` for a text that isn't one.
    fileprivate init?(ifReadable text: String) {
        do throws(PropertyPathError) { self = try PropertyPath(text) } catch { return nil }
    }
}

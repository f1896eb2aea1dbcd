import MotionModel

/// What a decoder found out about the places of a text: the names given and used there, and what values come to.
///
/// It has them as far as the text can be read, errors or not.
package struct Annotations: Sendable {
    /// The places of names, in the order of the text, each once.
    package private(set) var names: [NameUse] = []
    /// The facts, in the order of the text; of two with the same start, the longer one first.
    package private(set) var facts: [Fact] = []
    /// The names of the states; those of the language if none are given.
    package internal(set) var states: [String] = []
    /// The locations of the imports, by namespace, in the order of the text.
    package internal(set) var imports: [(namespace: String, location: String)] = []

    /// Creates annotations of nothing.
    package init() {}

    mutating func add(_ name: NameUse) { names.append(name) }

    mutating func add(_ meaning: Fact.Meaning, at range: SourceRange) {
        facts.append(Fact(range: range, meaning: meaning))
    }

    /// Puts everything in order. A target that nothing moves isn't one; a target or property is given where it is
    /// declared, else where it stands first; an event where it takes a transition first.
    mutating func finish() {
        var moved: Set<String> = []
        var given: Set<String> = []
        var heard: Set<String> = []
        names.sort { ($0.range.start, $0.name) < ($1.range.start, $1.name) }
        for index in names.indices where names[index].kind == .event && names[index].isDefinition {
            names[index].isDefinition = heard.insert(names[index].name).inserted
        }
        for name in names where name.location == nil {
            if name.kind == .property { moved.insert(Self.target(of: name)) }
            if name.isDefinition { given.insert(Self.key(name)) }
        }
        names.removeAll { $0.kind == .target && $0.location == nil && !moved.contains($0.name) }
        removeRepeatedNames()
        for index in names.indices where names[index].location == nil {
            guard names[index].kind == .target || names[index].kind == .property else { continue }
            if given.insert(Self.key(names[index])).inserted { names[index].isDefinition = true }
        }
        facts.sort {
            ($0.range.start, -$0.range.end, $0.meaning.order)
                < ($1.range.start, -$1.range.end, $1.meaning.order)
        }
        // Copies of a node are read once each.
        var last: (range: SourceRange, order: Int)?
        facts.removeAll { fact in
            defer { last = (fact.range, fact.meaning.order) }
            return fact.range == last?.range && fact.meaning.order == last?.order
        }
    }

    /// Leaves the first of equal names, which are in order: only those of one place and name are compared.
    private mutating func removeRepeatedNames() {
        var kept: [NameUse] = []
        var first = 0
        kept.reserveCapacity(names.count)
        for name in names {
            if let last = kept.last, (last.range.start, last.name) != (name.range.start, name.name) {
                first = kept.count
            }
            if !kept[first...].contains(name) { kept.append(name) }
        }
        names = kept
    }

    private static func key(_ name: NameUse) -> String { "\(name.kind.rawValue) \(name.name)" }

    private static func target(of property: NameUse) -> String {
        do throws(PropertyPathError) { return try PropertyPath(property.name).target } catch { return "" }
    }

    // MARK: Queries

    /// The names at an offset: those whose place contains it or ends there.
    package func names(at offset: Int) -> [NameUse] {
        let touching = names.filter { $0.range.start <= offset && offset <= $0.range.end }
        let inside = touching.filter { offset < $0.range.end }
        return inside.isEmpty ? touching : inside
    }

    /// The facts about what an offset is in, the innermost first.
    package func facts(at offset: Int) -> [Fact] {
        facts.filter { $0.range.start <= offset && offset < $0.range.end }.sorted {
            $0.range.count < $1.range.count
        }
    }

    /// The places that name something that a document gives.
    ///
    /// - Parameter location: The document; nil for the one that the annotations are of.
    package func uses(of kind: NameKind, _ name: String, givenBy location: String?) -> [NameUse] {
        names.filter { $0.kind == kind && $0.name == name && $0.location == location }
    }
}

import MotionModel
import SpecFormat

/// The properties that move as wholes of which others move a part: in tracks they are their smallest parts.
///
/// So each number has one track, which the animation owns that moves it last, whatever it is called by: no player and no form
/// has two tracks of one number to put together.
struct DividedWholes {
    /// A number of a whole, by its own name.
    struct Part {
        let property: PropertyDeclaration
        /// Its component in the whole; nil of the only one.
        let component: Int?

        /// The number of an operand of the whole.
        func operand(_ whole: Operand) -> Operand {
            component.map { whole.part($0, as: property.type) } ?? whole
        }
    }

    /// The properties of one target that are parts of one value.
    private struct Family {
        var members: [PropertyDeclaration] = []
        /// Whether they stay as they are: one is declared as something else, or moves in a way that can't be divided.
        var isKept = false
    }

    /// The parts of each divided property.
    private(set) var parts: [PropertyPath: [Part]] = [:]
    /// The spec's properties, each whole followed by those of its parts that the spec doesn't name.
    private(set) var all: [PropertyDeclaration]
    /// The place of each in the list.
    private(set) var places: [PropertyPath: Int] = [:]
    /// The number of properties that have values in the states.
    let animated: Int

    init(_ spec: Spec) {
        let properties = spec.properties
        all = properties
        animated = spec.animations.count
        // Most specs have none.
        guard properties.contains(where: { $0.path.known?.hasParts ?? false }) else { return }
        var numbers: [String: Int] = [:]
        var families: [Family] = []
        for property in properties {
            guard let row = property.path.known, row.hasParts || row.part != nil else { continue }
            let number = numbers.value(of: property.path.family, orAdd: families.count)
            if number == families.count { families.append(Family()) }
            families[number].members.append(property)
            if row.type != property.type { families[number].isKept = true }
        }
        guard families.contains(where: { $0.members.count > 1 }) else { return }
        var moved: Set<PropertyPath> = []
        for leaf in spec.variants.flatMap({ $0.leaves }) {
            guard let number = numbers[leaf.property.path.family] else { continue }
            moved.insert(leaf.property.path)
            if !leaf.canBeDivided { families[number].isKept = true }
        }
        for family in families where !family.isKept {
            for property in family.members where moved.contains(property.path) {
                let isShared = family.members.contains { other in
                    other.path != property.path && moved.contains(other.path)
                        && KnownKeyPath.isOne(other.path.keyPath, property.path.keyPath)
                }
                guard isShared else { continue }
                let own = self.parts(of: property, among: family.members)
                if !own.isEmpty { parts[property.path] = own }
            }
        }
        list(properties)
    }

    /// Lists the properties with their parts.
    private mutating func list(_ properties: [PropertyDeclaration]) {
        guard !parts.isEmpty else { return }
        let named = Set(properties.map { $0.path })
        all = []
        for property in properties {
            add(property)
            for part in parts[property.path] ?? [] where !named.contains(part.property.path) {
                add(part.property)
            }
        }
        // What the first whole says of a part counts, as in a store.
        for property in properties.reversed() {
            for part in parts[property.path] ?? [] {
                if let place = places[part.property.path] { all[place] = part.property }
            }
        }
    }

    private mutating func add(_ property: PropertyDeclaration) {
        if places.value(of: property.path, orAdd: all.count) == all.count { all.append(property) }
    }

    private func parts(
        of whole: PropertyDeclaration, among properties: [PropertyDeclaration]
    ) -> [Part] {
        whole.path.numbers.map { number in
            let (path, row) = (number.path, number.row)
            let component = whole.type.componentCount == 1 ? nil : number.component
            let own = properties.first { $0.path == path }
            // What declares no other initial value has that of its whole, as in a store.
            let initial =
                own?.initial == row.initial || own == nil
                ? whole.initial?.part(component ?? 0, as: row.type) : own?.initial
            return Part(
                property: PropertyDeclaration(
                    path: path, type: row.type, unit: (own ?? whole).unit,
                    isAdditive: (own ?? whole).isAdditive, initial: initial), component: component)
        }
    }

    /// The properties whose tracks have the motion of a property.
    func paths(of property: PropertyDeclaration) -> [PropertyPath] {
        parts[property.path].map { $0.map { $0.property.path } } ?? [property.path]
    }
}

extension PropertyPath {
    /// The target and the key path of the largest value that it is a part of.
    fileprivate var family: String { known?.outermost.map { beginning($0.whole.utf8.count) } ?? text }
}

extension Spec.Variant {
    /// Every leaf that it moves by itself.
    fileprivate var leaves: [Spec.Leaf] {
        guard case .tree(let node, let reversed) = motion else { return [] }
        return node.leaves + (reversed?.leaves ?? [])
    }
}

extension Spec.Leaf {
    /// Whether each of its numbers moves by itself: none on a route, and none whose time depends on the others.
    fileprivate var canBeDivided: Bool {
        guard form == property.type || property.type.componentCount == 1 else { return false }
        guard lateCourse == nil || property.type.componentCount == 1 else { return false }
        return ([start].compactMap { $0 } + keyframes.map { $0.value }).allSatisfy { operand in
            guard case .formula(let formula, _) = operand else { return true }
            return formula.components.indices.allSatisfy { index in
                let others = formula.components.indices.map {
                    $0 == index ? .constant(0) : Expression.from(component: $0)
                }
                return !formula.components[index].substituting(from: others).usesFrom
            }
        }
    }
}

extension Operand {
    /// One of its numbers.
    func part(_ component: Int, as type: ValueType) -> Operand {
        switch self {
        case .constant(let value): value.part(component, as: type).map { .constant($0) } ?? self
        case .formula(let formula, let from):
            .formula(
                Formula(
                    type: type,
                    components: [
                        formula.components[component].substituting(
                            from: formula.components.map { _ in .from(component: 0) })
                    ]), from: from)
        case .current, .mixed, .resting: self
        }
    }
}

extension MotionValue {
    /// One of its numbers.
    fileprivate func part(_ component: Int, as type: ValueType) -> MotionValue? {
        MotionValue(type: type, components: [canonical.components[component]])
    }
}

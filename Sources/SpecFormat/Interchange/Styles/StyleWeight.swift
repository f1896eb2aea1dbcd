/// How much a declaration counts beside others of the same property for the same element.
///
/// - SeeAlso: CSS Cascading and Inheritance Level 5, "Cascade Sorting Order"
struct StyleWeight {
    /// Whether it ends with `!important`.
    var isImportant = false
    /// The places of its layers among those beside them, from the outermost inwards; what is in no further layer counts more than what is.
    var layer: [Int] = [.max]
    /// The ids, the classes and the types in its selector.
    var specificity: [Int] = [0, 0, 0]

    /// Whether it counts less than another one, wherever they stand.
    func isLess(than other: StyleWeight) -> Bool {
        if isImportant != other.isImportant { return other.isImportant }
        if layer != other.layer {
            // Of important declarations those of the earlier layer count.
            return layer.lexicographicallyPrecedes(other.layer) != isImportant
        }
        return specificity.lexicographicallyPrecedes(other.specificity)
    }
}

extension StyleDeclaration {
    /// Whether it is overridden by another one of the same property.
    func yields(to other: StyleDeclaration) -> Bool {
        if weight.isLess(than: other.weight) { return true }
        return !other.weight.isLess(than: weight) && nameRange.start < other.nameRange.start
    }

    /// The properties that set what this one sets.
    var overriding: [String] {
        for family in ["animation", "transition"] where name == family || name.hasPrefix(family + "-") {
            guard name == family else { return [name, family] }
            return [name, family + (family == "animation" ? "-name" : "-property")]
        }
        return [name]
    }

    /// Declarations from the one that counts least to the one that counts most.
    static func cascaded(_ declarations: [StyleDeclaration]) -> [StyleDeclaration] {
        // Most sheets have them in this order already, and a sort that isn't stable would mix what is equal.
        let places = declarations.indices.sorted { one, other in
            let (first, second) = (declarations[one].weight, declarations[other].weight)
            if first.isLess(than: second) { return true }
            return !second.isLess(than: first) && one < other
        }
        return places.map { declarations[$0] }
    }
}

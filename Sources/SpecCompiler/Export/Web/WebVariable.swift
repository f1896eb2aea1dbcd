import MotionModel

/// An animated custom property, for motions that no property of CSS can show directly.
///
/// It is registered, so that a browser interpolates it as a number, a length, an angle or a colour.
struct WebVariable: Hashable, Sendable {
    /// The name, with its two hyphens.
    let name: String
    let unit: WebUnit
    /// The initial value.
    let initial: String

    /// The reference to it in a style.
    var reference: String { "var(\(name))" }

    /// The reference to one that nothing sets: in a shadow tree, where none is registered, it has no initial value.
    var fallbackReference: String { "var(\(name), \(initial))" }
}

extension WebNames {
    /// The custom property of a value, or of one of its components.
    ///
    /// - Parameters:
    ///   - declaration: The property's declaration.
    ///   - component: The component; nil for a value taken as a whole.
    mutating func variable(_ declaration: PropertyDeclaration, component: Int?) -> WebVariable {
        let path = declaration.path.keyPath
        let unit = WebUnit(declaration)
        guard let row = declaration.row else {
            let names = declaration.type.componentNames
            let words = component.map { index -> [String] in
                if declaration.type.componentCount == 1 { return [] }
                return [names.isEmpty ? "\(index)" : names[index]]
            }
            let exact = declaration.type == .integer ? ["exact"] : []
            return variable([path] + (words ?? []) + exact, unit, initial: component == nil ? nil : 0)
        }
        // A part uses the custom property of the whole value.
        let alias = KnownKeyPath.aliases(of: path).last
        let root = alias.flatMap { KnownKeyPath.row(for: $0.whole) } ?? row
        guard let component else { return variable([path], unit, initial: nil, color: root.initial.color) }
        let index = (alias?.component.lowerBound ?? 0) + component
        let words = root.type.componentCount == 1 ? [] : [root.type.componentNames[index]]
        return variable([root.keyPath] + words, unit, initial: root.initial.components[index])
    }

    /// The custom property of an integer as a page reads it: rounded, of the number that moves.
    mutating func rounded(_ declaration: PropertyDeclaration) -> WebVariable {
        variable([declaration.path.keyPath], .integer, initial: 0)
    }

    private mutating func variable(
        _ words: [String], _ unit: WebUnit, initial: Double?, color: Color? = nil
    ) -> WebVariable {
        let initial =
            initial.map { unit.text($0) } ?? (unit == .color ? (color ?? .transparent).text : "none")
        let owner = words.joined(separator: ".") + (unit.syntax ?? "")
        return WebVariable(name: name(words, of: owner, prefix: "--"), unit: unit, initial: initial)
    }
}

extension PropertyDeclaration {
    /// The row of its key path; nil if the property has another type.
    var row: KnownKeyPath? {
        path.known.flatMap { $0.type.isKind(of: type) ? $0 : nil }
    }
}

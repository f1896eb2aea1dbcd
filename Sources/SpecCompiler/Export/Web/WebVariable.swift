import MotionModel

/// A custom property that moves where no property of CSS moves as the motion does.
///
/// It is registered, so that a browser moves it as a number, a length, an angle or a colour.
struct WebVariable: Hashable, Sendable {
    /// With its two hyphens.
    let name: String
    let unit: WebUnit
    /// What it is where nothing sets it.
    let initial: String

    /// How a style refers to it.
    var reference: String { "var(\(name))" }
}

/// The names of the custom properties of a motion, each of one thing alone.
struct WebVariableNames {
    private let spec: String
    private var owners: [String: String] = [:]

    init(spec: String) {
        self.spec = spec
    }

    /// The custom property of a value, or of one of its components.
    ///
    /// Known key paths have a name of their own, the same in every motion, so that what is registered once holds for all;
    /// others begin with the spec's name.
    ///
    /// - Parameters:
    ///   - declaration: Of the property.
    ///   - component: nil for a value that is one thing.
    mutating func variable(_ declaration: PropertyDeclaration, component: Int?) -> WebVariable {
        let path = declaration.path.keyPath
        let unit = WebUnit(declaration)
        guard let row = declaration.row else {
            let names = declaration.type.componentNames
            let words = component.map { index -> [String] in
                if declaration.type.componentCount == 1 { return [] }
                return [names.isEmpty ? "\(index)" : names[index]]
            }
            return variable([spec, path] + (words ?? []), unit, initial: component == nil ? nil : 0)
        }
        // A part has the custom property of the whole that it is a part of.
        let alias = KnownKeyPath.aliases(of: path).last
        let root = alias.flatMap { KnownKeyPath.row(for: $0.whole) } ?? row
        guard let component else { return variable([path], unit, initial: nil, color: root.initial.color) }
        let index = (alias?.component.lowerBound ?? 0) + component
        let words = root.type.componentCount == 1 ? [] : [root.type.componentNames[index]]
        return variable([root.keyPath] + words, unit, initial: root.initial.components[index])
    }

    private mutating func variable(
        _ words: [String], _ unit: WebUnit, initial: Double?, color: Color? = nil
    ) -> WebVariable {
        let name = "--" + WebText.hyphenated(words.joined(separator: "-"))
        let initial =
            initial.map { unit.text($0) } ?? (unit == .color ? (color ?? .transparent).text : "none")
        return WebVariable(
            name: self.name(name, of: words.joined(separator: ".") + (unit.syntax ?? "")), unit: unit,
            initial: initial)
    }

    /// The name, or the name with a number behind it where another has it.
    private mutating func name(_ text: String, of owner: String) -> String {
        var candidate = text
        var number = 2
        while let other = owners[candidate], other != owner {
            candidate = "\(text)-\(number)"
            number += 1
        }
        owners[candidate] = owner
        return candidate
    }
}

extension PropertyDeclaration {
    /// What is known of its key path; nil where that is of another type.
    var row: KnownKeyPath? {
        KnownKeyPath.row(for: path.keyPath).flatMap { $0.type.isKind(of: type) ? $0 : nil }
    }
}

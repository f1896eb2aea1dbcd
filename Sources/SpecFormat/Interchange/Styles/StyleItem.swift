/// An item in a block of a style sheet.
enum StyleItem {
    case declaration(StyleDeclaration)
    case rule(StyleRule)

    /// The items of one block with the standard's names: a declaration with a maker's prefix says nothing beside one without it.
    static func withoutPrefixes(_ items: [StyleItem]) -> [StyleItem] {
        let names = Set(items.compactMap { $0.declaration?.name })
        return items.compactMap { item in
            guard let declaration = item.declaration else { return item }
            let name = StyleText.withoutPrefix(declaration.name)
            guard name != declaration.name else { return item }
            return names.contains(name) ? nil : .declaration(declaration.renamed(name))
        }
    }

    /// The declaration; nil for a rule.
    var declaration: StyleDeclaration? {
        if case .declaration(let declaration) = self { return declaration }
        return nil
    }
}

/// A property with its value, as text.
struct StyleDeclaration {
    /// The name, in lower case unless it is a custom property.
    let name: String
    /// The range of the name.
    let nameRange: SourceRange
    /// The value, without spaces around it and without `!important`.
    let value: String
    /// The range of the value.
    let valueRange: SourceRange
    /// How much it counts beside others.
    var weight = StyleWeight()
    /// Whether it holds only for those who didn't ask for less motion.
    var isFull = false

    /// The same by another name, perhaps with another value.
    func renamed(_ name: String, to value: String? = nil) -> StyleDeclaration {
        StyleDeclaration(
            name: name, nameRange: nameRange, value: value ?? self.value, valueRange: valueRange,
            weight: weight,
            isFull: isFull)
    }
}

/// A block and its prelude: selectors, or a keyword with its argument.
struct StyleRule {
    /// The text before the block, without spaces around it.
    let prelude: String
    /// The range of that text.
    let range: SourceRange
    /// The items of the block, in order.
    let items: [StyleItem]
    /// The places of the layers in which it stands.
    var layer: [Int] = []

    /// The declarations directly in the block.
    var declarations: [StyleDeclaration] { items.compactMap { $0.declaration } }

    /// The keyword of an at-rule in lower case, without a maker's prefix; nil for a rule with selectors.
    var keyword: String? {
        guard prelude.hasPrefix("@") else { return nil }
        let word = prelude.dropFirst().prefix { $0 != " " && $0 != "(" && $0 != "\n" && $0 != "\t" }
        return StyleText.withoutPrefix(StyleText.lowercase(String(word)))
    }

    /// The same with other items for each of its own.
    func mapped(_ part: (StyleItem) -> [StyleItem]) -> StyleRule {
        StyleRule(prelude: prelude, range: range, items: items.flatMap(part), layer: layer)
    }

    /// Whether it is an at-rule whose keyword has a maker's prefix.
    var isPrefixed: Bool { prelude.hasPrefix("@-") }

    /// The text after the keyword.
    var argument: String {
        let rest = prelude.drop { $0 != " " && $0 != "(" && $0 != "\n" && $0 != "\t" }
        return StyleText.trimmed(String(rest))
    }
}

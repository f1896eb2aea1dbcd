/// An item in a block of a style sheet.
enum StyleItem {
    case declaration(StyleDeclaration)
    case rule(StyleRule)
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
}

/// A block and its prelude: selectors, or a keyword with its argument.
struct StyleRule {
    /// The text before the block, without spaces around it.
    let prelude: String
    /// The range of that text.
    let range: SourceRange
    /// The items of the block, in order.
    let items: [StyleItem]

    /// The declarations directly in the block.
    var declarations: [StyleDeclaration] {
        items.compactMap { item in
            if case .declaration(let declaration) = item { return declaration }
            return nil
        }
    }

    /// The keyword of an at-rule in lower case, without a maker's prefix; nil for a rule with selectors.
    var keyword: String? {
        guard prelude.hasPrefix("@") else { return nil }
        let word = prelude.dropFirst().prefix { $0 != " " && $0 != "(" && $0 != "\n" && $0 != "\t" }
        let name = StyleText.lowercase(String(word))
        for prefix in ["-webkit-", "-moz-", "-o-"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }

    /// The text after the keyword.
    var argument: String {
        let rest = prelude.drop { $0 != " " && $0 != "(" && $0 != "\n" && $0 != "\t" }
        return StyleText.trimmed(String(rest))
    }
}

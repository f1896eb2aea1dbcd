/// What a block of a style sheet holds.
enum StyleItem {
    case declaration(StyleDeclaration)
    case rule(StyleRule)
}

/// A property with its value, as text.
struct StyleDeclaration {
    /// The name, in lower case unless it is a custom property.
    let name: String
    /// Where the name stands.
    let nameRange: SourceRange
    /// The value, without spaces around it and without `!important`.
    let value: String
    /// Where the value stands.
    let valueRange: SourceRange
}

/// A block with what stands before it: selectors, or a keyword with what belongs to it.
struct StyleRule {
    /// What stands before the block, without spaces around it.
    let prelude: String
    /// Where that stands.
    let range: SourceRange
    /// What is in the block, in order.
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

    /// What follows the keyword.
    var argument: String {
        let rest = prelude.drop { $0 != " " && $0 != "(" && $0 != "\n" && $0 != "\t" }
        return StyleText.trimmed(String(rest))
    }
}

/// Everything about motion in a style sheet.
struct StyleSheet {
    /// The target for an element that a selector doesn't name.
    static let anyTarget = "element"

    /// Custom properties.
    private(set) var variables = StyleVariables()
    /// The keyframes, in the order of the text; of two with the same name, the later ones.
    private(set) var keyframes: [StyleKeyframes] = []
    /// The animations and transitions of rules, in the order of the text.
    private(set) var uses: [StyleUse] = []
    /// The animations and transitions of rules for users who prefer reduced motion.
    private(set) var reducedUses: [StyleUse] = []

    /// Sorts the blocks of a style sheet by their kind.
    init(_ items: [StyleItem], _ diagnostics: inout Diagnostics) {
        var declarations: [StyleDeclaration] = []
        Self.collect(items, &declarations)
        for declaration in declarations { variables.collect(declaration) }
        variables.settle(declarations)
        walk(items, target: nil, isReduced: false, &diagnostics)
    }

    private static func collect(_ items: [StyleItem], _ found: inout [StyleDeclaration]) {
        for item in items {
            switch item {
            case .declaration(let declaration):
                if declaration.name.hasPrefix("--") { found.append(declaration) }
            case .rule(let rule): collect(rule.items, &found)
            }
        }
    }

    private mutating func walk(
        _ items: [StyleItem], target: String?, isReduced: Bool, _ diagnostics: inout Diagnostics
    ) {
        for case .rule(let rule) in items {
            switch rule.keyword {
            case "keyframes":
                let name = StyleText.unquoted(rule.argument)
                let found = StyleKeyframes(rule, named: name, variables, &diagnostics)
                keyframes.removeAll { $0.name == name }
                keyframes.append(found)
            case "media":
                let words = StyleText.names(in: StyleText.lowercase(rule.argument))
                let asksForLess = words.contains("prefers-reduced-motion") && !words.contains("no-preference")
                walk(rule.items, target: target, isReduced: isReduced || asksForLess, &diagnostics)
            case "supports", "layer", "container", "scope", "starting-style":
                walk(rule.items, target: target, isReduced: isReduced, &diagnostics)
            case nil:
                let target = Self.target(rule.prelude, inside: target)
                let use = StyleUse(rule.declarations, of: target, variables, &diagnostics)
                if isReduced { reducedUses.append(use) } else { uses.append(use) }
                walk(rule.items, target: target, isReduced: isReduced, &diagnostics)
            default: break
            }
        }
        // Declarations of a nested media query belong to the rule around it.
        let own = items.compactMap { item -> StyleDeclaration? in
            if case .declaration(let declaration) = item { return declaration }
            return nil
        }
        if isReduced, let target, !own.isEmpty, !reducedUses.contains(where: { $0.target == target }) {
            reducedUses.append(StyleUse(own, of: target, variables, &diagnostics))
        }
    }

    /// The target for the element of a selector: its last class, name or type.
    private static func target(_ selector: String, inside outer: String?) -> String {
        let first = StyleText.lists(selector).first?.last?.text ?? ""
        if first.hasPrefix("&"), let outer { return outer }
        var word = first
        // A pseudo-class says when, not what.
        if let colon = word.firstIndex(of: ":"), colon != word.startIndex { word = String(word[..<colon]) }
        if let bracket = word.firstIndex(of: "["), bracket != word.startIndex {
            word = String(word[..<bracket])
        }
        if let mark = word.lastIndex(where: { $0 == "." || $0 == "#" }) {
            word = String(word[word.index(after: mark)...])
        }
        return StyleText.identifier(word) ?? outer ?? anyTarget
    }
}

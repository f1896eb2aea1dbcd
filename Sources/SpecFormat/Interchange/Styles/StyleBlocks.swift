/// The rules of a style sheet without the blocks around them.
struct StyleBlocks {
    /// A rule with the selectors of the rules around it.
    struct Rule {
        let selectors: [StyleSelector]
        let declarations: [StyleDeclaration]
        let condition: StyleCondition
        /// Whether it says what an element starts with when it comes: `@starting-style`.
        let isStart: Bool
    }

    /// The rules in the order of the text.
    private(set) var rules: [Rule] = []
    /// The keyframes.
    private(set) var keyframes: [StyleRule] = []
    /// The keyframes for those who asked for less motion.
    private(set) var reducedKeyframes: [StyleRule] = []
    /// The custom properties of everybody.
    private(set) var customProperties: [StyleDeclaration] = []
    /// What registered custom properties are where nothing gives them a value.
    private(set) var initialValues: [StyleDeclaration] = []

    /// Adds the items of a whole sheet.
    mutating func add(_ items: [StyleItem], _ diagnostics: inout Diagnostics) {
        add(items, of: [], .always, isStart: false, &diagnostics)
    }

    private mutating func add(
        _ items: [StyleItem], of selectors: [StyleSelector], _ condition: StyleCondition, isStart: Bool,
        _ diagnostics: inout Diagnostics
    ) {
        let own = items.compactMap { $0.declaration }
        if !selectors.isEmpty, !own.isEmpty {
            rules.append(
                Rule(selectors: selectors, declarations: own, condition: condition, isStart: isStart))
        }
        for declaration in own where declaration.name.hasPrefix("--") {
            if condition != .reduced {
                customProperties.append(declaration)
            } else if StyleVariables.isMotion(declaration.value) {
                diagnostics.report(
                    .styleSkipped,
                    "a spec's names have one value: '\(declaration.name)' for reduced motion is left out",
                    at: declaration.nameRange)
            }
        }
        for case .rule(let rule) in items {
            add(rule, of: selectors, condition, isStart: isStart, &diagnostics)
        }
    }

    private mutating func add(
        _ rule: StyleRule, of selectors: [StyleSelector], _ condition: StyleCondition, isStart: Bool,
        _ diagnostics: inout Diagnostics
    ) {
        switch rule.keyword {
        case nil:
            let own = StyleSelector.list(rule.prelude, inside: selectors)
            if own.count == StyleSelector.most {
                diagnostics.report(
                    .styleSkipped, "of a rule's selectors, the first \(StyleSelector.most) are read",
                    at: rule.range)
            }
            add(rule.items, of: own, condition, isStart: isStart, &diagnostics)
        case "keyframes":
            if condition == .reduced { reducedKeyframes.append(rule) } else { keyframes.append(rule) }
        case "media":
            guard let own = StyleCondition(media: rule.argument) else { return skip(rule, &diagnostics) }
            add(rule.items, of: selectors, own.inside(condition), isStart: isStart, &diagnostics)
        case "supports":
            let words = StyleText.words(StyleText.lowercase(rule.argument))
            guard words.first?.text != "not" else { return skip(rule, &diagnostics) }
            add(rule.items, of: selectors, condition, isStart: isStart, &diagnostics)
        case "theme": add(rule.items, of: [], condition, isStart: isStart, &diagnostics)
        case "utility" where !rule.argument.utf8.contains(UInt8(ascii: "*")):
            // Tailwind's way to write a class.
            let own = StyleSelector.list("." + rule.argument, inside: [])
            add(rule.items, of: own, condition, isStart: isStart, &diagnostics)
        case "property":
            guard let initial = rule.declarations.last(where: { $0.name == "initial-value" }) else { return }
            initialValues.append(initial.renamed(rule.argument))
        case "layer", "scope": add(rule.items, of: selectors, condition, isStart: isStart, &diagnostics)
        case "starting-style": add(rule.items, of: selectors, condition, isStart: true, &diagnostics)
        default: skip(rule, &diagnostics)
        }
    }

    /// Names an at-rule that is left out, if something in it moves.
    private func skip(_ rule: StyleRule, _ diagnostics: inout Diagnostics) {
        guard Self.moves(rule.items) else { return }
        let words = StyleText.lists(rule.prelude).map { $0.map { $0.text }.joined(separator: " ") }
        diagnostics.report(
            .styleSkipped,
            "a spec can't ask for '\(words.joined(separator: ", "))': what it holds is left out",
            at: rule.range)
    }

    /// Whether a declaration is about an animation or a transition.
    static func moves(_ declaration: StyleDeclaration) -> Bool {
        let name = StyleText.withoutPrefix(declaration.name)
        return name.hasPrefix("animation") || name.hasPrefix("transition")
    }

    private static func moves(_ items: [StyleItem]) -> Bool {
        items.contains { item in
            switch item {
            case .declaration(let declaration):
                moves(declaration)
                    || declaration.name.hasPrefix("--") && StyleVariables.isMotion(declaration.value)
            case .rule(let rule): rule.keyword == "keyframes" || moves(rule.items)
            }
        }
    }
}

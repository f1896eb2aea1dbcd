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

    /// What at-rules that are left out hold, beside the at-rules.
    private(set) var skipped: [(rule: StyleRule, rules: [Rule])] = []
    private var layers = StyleLayers()

    /// What the blocks around an item say of it.
    private struct Scope {
        var selectors: [StyleSelector] = []
        var condition = StyleCondition.always
        var isStart = false
        /// The full name of the layer; empty outside of layers.
        var layer = ""
    }

    /// Adds the items of a whole sheet.
    mutating func add(_ items: [StyleItem], _ diagnostics: inout Diagnostics) {
        add(items, in: Scope(), &diagnostics)
        // Of keyframes of one name those of the last layer count, and what is in no layer before all.
        keyframes = Self.layered(keyframes)
        reducedKeyframes = Self.layered(reducedKeyframes)
    }

    private static func layered(_ rules: [StyleRule]) -> [StyleRule] {
        let places = rules.indices.sorted { one, other in
            let (first, second) = (rules[one].layer, rules[other].layer)
            return first == second ? one < other : first.lexicographicallyPrecedes(second)
        }
        return places.map { rules[$0] }
    }

    private mutating func add(_ items: [StyleItem], in scope: Scope, _ diagnostics: inout Diagnostics) {
        let layer = layers.place(of: scope.layer)
        let own = items.compactMap { $0.declaration }.map { declaration in
            var own = declaration
            own.weight.layer = layer
            own.isFull = scope.condition == .full
            return own
        }
        if !scope.selectors.isEmpty, !own.isEmpty {
            rules.append(
                Rule(
                    selectors: scope.selectors, declarations: own, condition: scope.condition,
                    isStart: scope.isStart))
        }
        for declaration in own where declaration.name.hasPrefix("--") {
            if scope.condition != .reduced {
                customProperties.append(declaration)
            } else if StyleVariables.isMotion(declaration.value) {
                diagnostics.report(
                    .styleSkipped,
                    "a spec's names have one value: '\(declaration.name)' for reduced motion is left out",
                    at: declaration.nameRange)
            }
        }
        for case .rule(let rule) in items { add(rule, in: scope, &diagnostics) }
    }

    private mutating func add(_ rule: StyleRule, in outer: Scope, _ diagnostics: inout Diagnostics) {
        var scope = outer
        switch rule.keyword {
        case nil:
            scope.selectors = StyleSelector.list(rule.prelude, inside: outer.selectors)
            if scope.selectors.count == StyleSelector.most {
                diagnostics.report(
                    .styleSkipped, "of a rule's selectors, the first \(StyleSelector.most) are read",
                    at: rule.range)
            }
        case "keyframes":
            var own = rule
            own.layer = layers.place(of: outer.layer)
            if outer.condition == .reduced { reducedKeyframes.append(own) } else { keyframes.append(own) }
            return
        case "media":
            guard let own = StyleCondition(media: rule.argument) else {
                return skip(rule, in: outer, &diagnostics)
            }
            scope.condition = own.inside(outer.condition)
        case "supports":
            let words = StyleText.words(StyleText.lowercase(rule.argument))
            guard words.first?.text != "not", !Self.asksForMaker(rule.argument) else {
                return skip(rule, in: outer, &diagnostics)
            }
        case "theme": scope.selectors = []
        case "utility" where !rule.argument.utf8.contains(UInt8(ascii: "*")):
            // Tailwind's way to write a class.
            scope.selectors = StyleSelector.list("." + rule.argument, inside: [])
        case "property":
            guard let initial = rule.declarations.last(where: { $0.name == "initial-value" }) else { return }
            initialValues.append(initial.renamed(rule.argument))
            return
        case "layer": scope.layer = layers.add(rule.argument, inside: outer.layer)
        case "scope": break
        case "starting-style": scope.isStart = true
        default: return skip(rule, in: outer, &diagnostics)
        }
        add(rule.items, in: scope, &diagnostics)
    }

    /// Whether a condition asks for nothing but properties of one maker's browsers.
    private static func asksForMaker(_ condition: String) -> Bool {
        let names = condition.utf8.split(separator: UInt8(ascii: "(")).compactMap { part -> String? in
            guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            return StyleText.trimmed(StyleText.lowercase(String(decoding: part[..<colon], as: UTF8.self)))
        }
        return !names.isEmpty && names.allSatisfy { StyleText.withoutPrefix($0) != $0 }
    }

    /// Names an at-rule that is left out, if something in it moves; values in it may be those of what moves elsewhere.
    private mutating func skip(_ rule: StyleRule, in scope: Scope, _ diagnostics: inout Diagnostics) {
        guard !Self.moves(rule.items) else { return Self.report(rule, &diagnostics) }
        var inside = StyleBlocks()
        var silent = Diagnostics()
        inside.add(rule.items, in: scope, &silent)
        // What is on paper doesn't move.
        if rule.keyword == "media", StyleCondition.isPaper(rule.argument) { return }
        let rules = inside.rules + inside.skipped.flatMap { $0.rules }
        if !rules.isEmpty { skipped.append((rule, rules)) }
    }

    /// Names an at-rule that is left out.
    static func report(_ rule: StyleRule, _ diagnostics: inout Diagnostics) {
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

/// Everything about motion in a style sheet.
struct StyleSheet {
    /// The target for an element that a selector doesn't name.
    static let anyTarget = "element"

    /// Custom properties.
    private(set) var variables = StyleVariables()
    /// The keyframes, in the order of the text; of two with the same name, the later ones.
    private(set) var keyframes: [StyleKeyframes] = []
    /// The keyframes that have the same names for those who asked for less motion.
    private(set) var reducedKeyframes: [StyleKeyframes] = []
    /// The rules by what they are about, in the order of the text.
    private(set) var uses: [StyleUse] = []
    /// The rules that hold for targets in no special state.
    private(set) var rests: [String: StyleUse] = [:]

    /// Sorts the blocks of a style sheet by their kind.
    init(_ items: [StyleItem], _ diagnostics: inout Diagnostics) {
        var blocks = StyleBlocks()
        blocks.add(items, &diagnostics)
        variables = StyleVariables(
            blocks.customProperties, initial: blocks.initialValues, &diagnostics)
        keyframes = Self.latest(blocks.keyframes, variables, &diagnostics)
        reducedKeyframes = Self.latest(blocks.reducedKeyframes, variables, &diagnostics)
        let alone = Set(blocks.rules.flatMap { $0.selectors.compactMap { $0.nameAlone } })
        let targets = Set(alone.compactMap { StyleText.identifier($0) })
        var places: [StyleUse.Subject: Int] = [:]
        var rules: [(subject: StyleUse.Subject, around: [String], declarations: [StyleDeclaration])] = []
        for rule in blocks.rules {
            for selector in rule.selectors {
                let (target, state) = selector.meaning(alone, targets)
                let subject = StyleUse.Subject(
                    target: target, state: state, condition: rule.condition, isStart: rule.isStart)
                if let place = places[subject] {
                    let isElsewhere = rules[place].around != selector.around
                    if isElsewhere, let moving = rule.declarations.first(where: { StyleBlocks.moves($0) }) {
                        diagnostics.report(
                            .styleSkipped,
                            "'\(target)' is one element here, and stands in two places of this style sheet",
                            at: moving.nameRange)
                    }
                    rules[place].declarations += rule.declarations
                } else {
                    places[subject] = rules.count
                    rules.append((subject, selector.around, rule.declarations))
                }
            }
        }
        let cascade = StyleCascade(rules.map { ($0.subject, $0.declarations) })
        for rule in rules {
            let inherited = cascade.inherited(by: rule.declarations, of: rule.subject)
            let use = StyleUse(
                rule.declarations, of: rule.subject, inheriting: inherited,
                isBase: cascade.base == rule.subject,
                variables, &diagnostics)
            uses.append(use)
            let isRest = use.subject.state == nil && use.subject.condition == .always && !use.subject.isStart
            if isRest { rests[use.target] = use }
        }
        addThemes(blocks.customProperties)
    }

    /// Adds the animations that custom properties hold for whatever plays them, as `--animate-spin: spin 1s linear infinite`, if no
    /// rule here plays their keyframes.
    private mutating func addThemes(_ declarations: [StyleDeclaration]) {
        let played = Set(uses.flatMap { $0.animations.compactMap { $0.timing.name } })
        let names = Set(keyframes.map { $0.name })
        var last: [String: Int] = [:]
        for (place, declaration) in declarations.enumerated() { last[declaration.name] = place }
        for (place, declaration) in declarations.enumerated() where last[declaration.name] == place {
            let own = StyleText.trimmed(declaration.name, of: ["--", "animate-", "animation-"])
            guard let state = StyleText.identifier(own) else { continue }
            // What it is for is told where it is used, not here.
            var silent = Diagnostics()
            let use = StyleUse(
                [declaration.renamed("animation")],
                of: StyleUse.Subject(
                    target: Self.anyTarget, state: state, condition: .always, isStart: false),
                variables, &silent)
            let found = use.animations.map { $0.timing }
            guard !found.isEmpty, silent.isEmpty,
                found.allSatisfy({ timing in
                    timing.duration != nil
                        && timing.name.map { names.contains($0) && !played.contains($0) } ?? false
                })
            else { continue }
            uses.append(use)
        }
    }

    private static func latest(
        _ rules: [StyleRule], _ variables: StyleVariables, _ diagnostics: inout Diagnostics
    ) -> [StyleKeyframes] {
        var keyframes: [StyleKeyframes?] = []
        var places: [String: Int] = [:]
        // Those with a maker's prefix say nothing beside others of their name.
        let standard = Set(rules.lazy.filter { !$0.isPrefixed }.map { StyleText.unquoted($0.argument) })
        for rule in rules {
            let name = StyleText.unquoted(rule.argument)
            if rule.isPrefixed, standard.contains(name) { continue }
            let found = StyleKeyframes(rule, named: name, variables, &diagnostics)
            if let place = places.updateValue(keyframes.count, forKey: name) { keyframes[place] = nil }
            keyframes.append(found)
        }
        return keyframes.compactMap { $0 }
    }
}

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
    /// The rules for everybody.
    private var standing: [StyleUse.Subject: StyleUse] = [:]
    private let grounds: StyleGrounds

    /// Sorts the blocks of a style sheet by their kind.
    init(_ items: [StyleItem], _ diagnostics: inout Diagnostics) {
        var blocks = StyleBlocks()
        blocks.add(items, &diagnostics)
        variables = StyleVariables(
            blocks.customProperties, initial: blocks.initialValues, &diagnostics)
        let alone = Set(blocks.rules.flatMap { $0.selectors.compactMap { $0.nameAlone } })
        let targets = Set(alone.compactMap { StyleText.identifier($0) })
        var gathered = StyleSubjects()
        for rule in blocks.rules {
            for selector in rule.selectors { gathered.add(rule, selector, alone, targets, &diagnostics) }
        }
        let used = StyleUsedNames(gathered.rules, blocks.keyframes + blocks.reducedKeyframes, variables)
        gathered.splitShorthands(used, variables)
        gathered.finish(&diagnostics)
        keyframes = Self.latest(used.split(blocks.keyframes, variables), variables, &diagnostics)
        reducedKeyframes = Self.latest(
            used.split(blocks.reducedKeyframes, variables), variables, &diagnostics)
        let rules = gathered.rules
        let cascade = StyleCascade(rules.map { ($0.subject, $0.declarations) })
        grounds = StyleGrounds(rules)
        var places: [StyleUse.Subject: Int] = [:]
        for (place, rule) in rules.enumerated() { places[rule.subject] = place }
        for rule in rules {
            let inherited = cascade.inherited(by: rule.declarations, of: rule.subject)
            let scope = Self.scope(of: rule, beside: rules, places, variables)
            let use = StyleUse(
                scope.declarations, of: rule.subject, inheriting: inherited,
                isBase: cascade.base == rule.subject,
                scope.variables, &diagnostics)
            uses.append(use)
            if use.subject.condition == .always, !use.subject.isStart { standing[use.subject] = use }
        }
        addThemes(blocks.customProperties)
        reportDoubts(blocks.keyframes + blocks.reducedKeyframes, &diagnostics)
        for (target, declaration, message) in gathered.remarks where moves(declaration, of: target) {
            diagnostics.report(.styleSkipped, message, at: declaration.nameRange)
        }
        for (rule, inside) in blocks.skipped {
            let isMissed = inside.contains { rule in
                rule.selectors.contains { selector in
                    let target = selector.meaning(alone, targets).target
                    return rule.declarations.contains { moves($0, of: target) }
                }
            }
            if isMissed { StyleBlocks.report(rule, &diagnostics) }
        }
    }

    /// The rules that give an element what a rule doesn't say, from what counts most to what counts least.
    func grounds(of use: StyleUse) -> [StyleUse] { grounds[use.subject].compactMap { standing[$0] } }

    /// The declaration that gives an element something: its rule's, or that of the first rule that it stands on and that has one.
    func declaration(of use: StyleUse, where isMeant: (StyleDeclaration) -> Bool) -> StyleDeclaration? {
        for side in [use] + grounds(of: use) {
            if let own = side.declarations.last(where: isMeant) { return own }
        }
        return nil
    }

    /// The rule that holds for a target in no special state.
    func rest(of target: String) -> StyleUse? { standing[.rest(of: target)] }

    /// The custom properties that a rule's element has, and the rule's declarations with those of the element at rest that
    /// change with them.
    private static func scope(
        of rule: StyleSubjects.Entry, beside rules: [StyleSubjects.Entry], _ places: [StyleUse.Subject: Int],
        _ variables: StyleVariables
    ) -> (declarations: [StyleDeclaration], variables: StyleVariables) {
        let subject = StyleUse.Subject.rest(of: rule.subject.target)
        let rest = places[subject].map { rules[$0].declarations } ?? []
        let resting = variables.scoped(by: rest)
        guard rule.subject != subject, rule.declarations.contains(where: { $0.name.hasPrefix("--") }) else {
            return (rule.declarations, resting)
        }
        let own = resting.scoped(by: rule.declarations)
        let names = Set(rule.declarations.map { $0.name })
        let isTimed = names.contains { $0.hasPrefix("transition") } || rule.subject.condition == .reduced
        let changed = rest.filter { declaration in
            !names.contains(declaration.name) && !declaration.name.hasPrefix("--")
                && (!StyleBlocks.moves(declaration) || !isTimed && declaration.name.hasPrefix("transition"))
                && own.resolved(declaration.value) != resting.resolved(declaration.value)
        }
        return (changed + rule.declarations, own)
    }

    /// Names what moves by a custom property that has several values, of which it isn't known which one counts.
    private func reportDoubts(_ keyframes: [StyleRule], _ diagnostics: inout Diagnostics) {
        func report(_ declaration: StyleDeclaration, _ variables: StyleVariables) {
            guard let name = variables.doubt(in: declaration.value) else { return }
            diagnostics.report(
                .styleSkipped, "'\(name)' has several values in this style sheet: here it is the last one",
                at: declaration.valueRange)
        }
        for use in uses {
            for declaration in use.declarations
            where StyleBlocks.moves(declaration) || moves(declaration, of: use.target) {
                report(declaration, use.variables)
            }
        }
        for rule in keyframes {
            for case .rule(let keyframe) in rule.items {
                for declaration in keyframe.declarations { report(declaration, variables) }
            }
        }
    }

    /// Whether a declaration says from where or to where something of a target moves: a transition moves its property, or
    /// keyframes leave an end to it.
    func moves(_ declaration: StyleDeclaration, of target: String) -> Bool {
        uses.contains { use in
            guard use.subject.condition != .reduced,
                use.target == target || use.target == Self.anyTarget && use.subject.state == nil
            else { return false }
            let isMoved = use.transitions.contains { transition in
                transition.timing.moves(declaration.name)
                    || transition.timing.name.map {
                        StyleShorthand.sets(declaration.name, StyleText.lowercase($0))
                    } == true
            }
            if isMoved { return true }
            let names = use.animations.compactMap { $0.timing.name.map { StyleText.unquoted($0) } }
            return keyframes.contains { keyframes in
                names.contains(keyframes.name)
                    && keyframes.tracks.contains {
                        StyleShorthand.sets(declaration.name, $0.name) && !$0.hasEnds
                    }
            }
        }
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

/// The declarations of the rules of a style sheet by what they are about, from the one that counts least to the one that counts most.
struct StyleSubjects {
    /// What is said of one subject, and what its first selector means.
    struct Entry {
        let subject: StyleUse.Subject
        /// The elements around it.
        let around: [String]
        /// What must hold in its state.
        let conditions: Set<String>
        /// The pseudo-classes among it.
        let pseudoClasses: Set<String>
        /// The type of the element, if it is written.
        let type: String?
        var declarations: [StyleDeclaration]
    }

    /// What is said of each subject, in the order of the text.
    private(set) var rules: [Entry] = []
    private var places: [StyleUse.Subject: Int] = [:]
    /// What is to be said of declarations if what they set moves.
    private(set) var remarks: [(target: String, declaration: StyleDeclaration, message: String)] = []
    /// The values that elements have only outside of a state: `.a:not(.on)`.
    private var exceptions: [(subject: StyleUse.Subject, state: String, declaration: StyleDeclaration)] = []

    private var targets = Names()
    /// The states of each target.
    private var states: [String: Names] = [:]

    /// Names in the spec, which tell apart what the style sheet does.
    private struct Names {
        private var names: [String: String] = [:]
        private var taken: Set<String> = []

        /// The name of what has a text, the wanted one or the next that is free.
        mutating func name(for text: String, _ wanted: String) -> String {
            if let name = names[text] { return name }
            var name = wanted
            // All elements and those called so have one name; a text that is no name in a spec has another.
            let isAny = wanted == StyleSheet.anyTarget
            if !isAny || !text.isEmpty && text != wanted {
                if isAny { name += "_" }
                while taken.contains(name) { name += "_" }
            }
            names[text] = name
            taken.insert(name)
            return name
        }
    }

    /// Adds what a rule says of the element of one of its selectors.
    mutating func add(
        _ rule: StyleBlocks.Rule, _ selector: StyleSelector, _ alone: Set<String>, _ targets: Set<String>,
        _ diagnostics: inout Diagnostics
    ) {
        let meaning = selector.meaning(alone, targets)
        let target = self.targets.name(for: meaning.text, meaning.target)
        let state = meaning.state.map {
            states[target, default: Names()].name(for: meaning.stateText, $0)
        }
        let specificity = selector.specificity
        func subject(_ state: String?, _ condition: StyleCondition) -> StyleUse.Subject {
            StyleUse.Subject(target: target, state: state, condition: condition, isStart: rule.isStart)
        }
        let exception = selector.exception(alone, targets).map {
            states[target, default: Names()].name(for: $0.text, $0.state)
        }
        var own: [StyleUse.Subject: [StyleDeclaration]] = [:]
        var order: [StyleUse.Subject] = []
        for declaration in rule.declarations {
            var declaration = declaration
            declaration.weight.specificity = specificity
            let isMoving = StyleBlocks.moves(declaration)
            // What is there only for those who didn't ask for less motion stands beside what is there for all: what
            // is played instead of an animation may be another one.
            let isApart = declaration.isFull && declaration.name.hasPrefix("animation")
            let condition = declaration.isFull && !isApart ? .always : rule.condition
            var place = subject(state, condition)
            let isApartFromState =
                isMoving ? declaration.name.hasPrefix("transition") : !declaration.name.hasPrefix("--")
            if let exception, isApartFromState, !rule.isStart, condition == .always {
                place = subject(nil, condition)
                exceptions.append((subject(exception, condition), exception, declaration))
            }
            if own[place] == nil { order.append(place) }
            own[place, default: []].append(declaration)
        }
        for subject in order {
            add(
                Entry(
                    subject: subject, around: selector.around, conditions: meaning.conditions,
                    pseudoClasses: meaning.pseudoClasses,
                    type: meaning.type, declarations: own[subject] ?? []), &diagnostics)
        }
    }

    private mutating func add(_ entry: Entry, _ diagnostics: inout Diagnostics) {
        guard let place = places[entry.subject] else {
            places[entry.subject] = rules.count
            rules.append(entry)
            return
        }
        if rules[place].around != entry.around {
            let target = entry.subject.target
            let message = "'\(target)' is one element here, and stands in two places of this style sheet"
            if let moving = entry.declarations.first(where: { StyleBlocks.moves($0) }) {
                diagnostics.report(.styleSkipped, message, at: moving.nameRange)
            }
            let known = rules[place].declarations
            for declaration in entry.declarations where !StyleBlocks.moves(declaration) {
                if known.contains(where: { $0.name == declaration.name && $0.value != declaration.value }) {
                    remarks.append((target, declaration, message))
                }
            }
        }
        rules[place].declarations += entry.declarations
    }

    /// Splits shorthands of whose properties some are used by themselves.
    mutating func splitShorthands(_ used: StyleUsedNames, _ variables: StyleVariables) {
        for place in rules.indices {
            let names = used.byTarget[rules[place].subject.target] ?? []
            rules[place].declarations = rules[place].declarations.flatMap {
                StyleShorthand.parts(of: $0, beside: names, variables)
            }
        }
        exceptions = exceptions.flatMap { exception in
            let names = used.byTarget[exception.subject.target] ?? []
            return StyleShorthand.parts(of: exception.declaration, beside: names, variables).map {
                (subject: exception.subject, state: exception.state, declaration: $0)
            }
        }
    }

    /// Adds what a rule says of the other side of an exception.
    private mutating func add(
        _ declarations: [StyleDeclaration], to subject: StyleUse.Subject, _ diagnostics: inout Diagnostics
    ) {
        let known = places[subject].map { rules[$0] }
        add(
            Entry(
                subject: subject, around: known?.around ?? [], conditions: known?.conditions ?? [],
                pseudoClasses: known?.pseudoClasses ?? [],
                type: known?.type, declarations: declarations), &diagnostics)
    }

    /// Puts the declarations into the order in which they count, and leaves out those that never do.
    mutating func finish(_ diagnostics: inout Diagnostics) {
        addExceptions(&diagnostics)
        for place in rules.indices {
            rules[place].declarations = StyleDeclaration.cascaded(rules[place].declarations)
        }
        for place in rules.indices {
            let subject = rules[place].subject
            if subject.condition == .full, let twin = places[subject.anyway] {
                let plain = rules[twin].declarations
                rules[place].declarations.removeAll { declaration in
                    let names = declaration.overriding
                    guard
                        let rival = plain.last(where: {
                            names.contains($0.name) && declaration.yields(to: $0)
                        })
                    else { return false }
                    diagnostics.report(
                        .styleSkipped, Self.message(declaration, rival, of: subject),
                        at: declaration.nameRange)
                    return true
                }
            }
            guard !subject.isStart, subject.state != nil || subject.condition == .reduced else { continue }
            // A state stands above the rest, and reduced motion above all of the same state.
            var rivals: [StyleDeclaration] = []
            if subject.condition == .reduced {
                for condition in [StyleCondition.always, .full] {
                    let other = StyleUse.Subject(
                        target: subject.target, state: subject.state, condition: condition, isStart: false)
                    rivals += places[other].map { rules[$0].declarations } ?? []
                }
            } else {
                let rest = StyleUse.Subject.rest(of: subject.target)
                rivals = places[rest].map { rules[$0].declarations } ?? []
            }
            rules[place].declarations.removeAll { declaration in
                let names = declaration.overriding
                let rival = rivals.last { rival in
                    guard names.contains(rival.name), declaration.yields(to: rival) else { return false }
                    // Rules of one target may be about several elements, of which a state may have a rule that counts less.
                    return subject.condition == .reduced
                        || rival.weight.isImportant != declaration.weight.isImportant
                        || rival.weight.layer != declaration.weight.layer
                }
                guard let rival else { return false }
                let message = Self.message(declaration, rival, of: subject)
                if StyleBlocks.moves(declaration) {
                    diagnostics.report(.styleSkipped, message, at: declaration.nameRange)
                } else {
                    remarks.append((subject.target, declaration, message))
                }
                return true
            }
        }
    }

    /// Why a declaration has no effect.
    private static func message(
        _ declaration: StyleDeclaration, _ rival: StyleDeclaration, of subject: StyleUse.Subject
    ) -> String {
        "'\(declaration.name)' has no effect here: a rule that counts more says '\(rival.name): \(rival.value)' for '\(subject.target)'"
    }

    /// Gives states what their elements have without the values that they have only outside of these states.
    private mutating func addExceptions(_ diagnostics: inout Diagnostics) {
        let names = Set(exceptions.map { $0.declaration.nameRange.start })
        for (subject, state, declaration) in exceptions {
            let rest = StyleUse.Subject.rest(of: subject.target)
            let own = places[subject].map { rules[$0].declarations } ?? []
            if StyleBlocks.moves(declaration) {
                // Into the state lead the transitions that hold in it.
                guard places[subject] != nil, !own.contains(where: { $0.name.hasPrefix("transition") }) else {
                    continue
                }
                let all = places[rest].map { rules[$0].declarations } ?? []
                let kept = all.filter {
                    $0.name.hasPrefix("transition") && !names.contains($0.nameRange.start)
                }
                add(
                    kept.isEmpty ? [declaration.renamed("transition", to: "none")] : kept, to: subject,
                    &diagnostics)
                continue
            }
            guard !own.contains(where: { $0.name == declaration.name }) else { continue }
            let plain = (places[rest].map { rules[$0].declarations } ?? []).last {
                $0.name == declaration.name && !names.contains($0.nameRange.start)
            }
            guard let value = plain?.value ?? StyleProperty(named: declaration.name)?.initial else {
                let message = "what '\(declaration.name)' is with '\(state)' isn't in this style sheet"
                remarks.append((subject.target, declaration, message))
                continue
            }
            let other = StyleDeclaration(
                name: declaration.name, nameRange: declaration.nameRange, value: value,
                valueRange: plain?.valueRange ?? declaration.valueRange, weight: declaration.weight,
                isFull: declaration.isFull)
            add([other], to: subject, &diagnostics)
        }
    }
}

/// What an element has where the rule of a state says nothing: by the states in that one, at rest, by its type, and as every element.
struct StyleGrounds {
    private var grounds: [StyleUse.Subject: [StyleUse.Subject]] = [:]

    /// Finds them among the rules.
    init(_ rules: [StyleSubjects.Entry]) {
        let held = rules.filter { $0.subject.condition == .always && !$0.subject.isStart }
        let known = Set(held.map { $0.subject })
        let states = Dictionary(grouping: held.filter { !$0.conditions.isEmpty }) { $0.subject.target }
        for rule in rules {
            let target = rule.subject.target
            // A pseudo-class comes to an element that has its classes: '.a.in:hover' isn't '.a:hover' with a class more.
            let classes = rule.conditions.subtracting(rule.pseudoClasses)
            // What has one condition has no other state in it.
            let others = rule.conditions.count > 1 ? states[target] ?? [] : []
            let inside = others.filter { entry in
                entry.conditions.isStrictSubset(of: rule.conditions)
                    && (entry.pseudoClasses.isEmpty || classes.isSubset(of: entry.conditions))
            }
            // Of several that are in it, the one that says most of it counts, and of such the last.
            let inner = inside.reduce(nil as StyleSubjects.Entry?) { best, entry in
                entry.conditions.count >= (best?.conditions.count ?? 0) ? entry : best
            }
            let plain = [target, rule.type, StyleSheet.anyTarget].compactMap { $0 }
                .map { StyleUse.Subject.rest(of: $0) }.filter { $0 != rule.subject && known.contains($0) }
            grounds[rule.subject] = (inner.map { [$0.subject] } ?? []) + plain
        }
    }

    /// What a rule stands on, from what counts most to what counts least.
    subscript(subject: StyleUse.Subject) -> [StyleUse.Subject] { grounds[subject] ?? [] }
}

/// The animations and transitions of a rule in a style sheet.
struct StyleUse {
    /// What rules of a style sheet are about: rules of one subject are one rule.
    struct Subject: Hashable {
        /// The target in the spec.
        let target: String
        /// The state of the element, an identifier; nil for what always holds.
        let state: String?
        /// For whom it holds.
        let condition: StyleCondition
        /// Whether it says what the element starts with when it comes.
        let isStart: Bool

        /// The same, for whomever it holds.
        var anyway: Subject { Subject(target: target, state: state, condition: .always, isStart: isStart) }

        /// A target in no special state, for everybody.
        static func rest(of target: String) -> Subject {
            Subject(target: target, state: nil, condition: .always, isStart: false)
        }

        /// What it is the start of.
        var ended: Subject { Subject(target: target, state: state, condition: condition, isStart: false) }
    }

    /// What the rules are about.
    let subject: Subject
    /// The target in the spec.
    var target: String { subject.target }
    /// The animations of keyframes.
    private(set) var animations: [(timing: StyleTiming, range: SourceRange)] = []
    /// The transitions of properties.
    private(set) var transitions: [(timing: StyleTiming, range: SourceRange)] = []
    /// Whether it says anything of transitions that has a meaning.
    private(set) var hasTransitions = false
    /// What removes animations: `animation: none`, or a duration of at most a millisecond.
    private(set) var stop: StyleDeclaration?
    /// What removes transitions, in the same ways.
    private(set) var jump: StyleDeclaration?
    /// The target whose rule says how long its animations take; nil for its own.
    let base: String?
    /// The declarations that give the element itself its values.
    let declarations: [StyleDeclaration]
    /// The custom properties as the element has them.
    let variables: StyleVariables
    /// What other rules say of its animations and transitions.
    let inherited: [StyleDeclaration]

    /// Whether a change that it takes part in is only for those who didn't ask for less motion.
    var isFull: Bool {
        declarations.contains { declaration in
            guard declaration.isFull else { return false }
            return subject.state != nil || subject.isStart || declaration.name.hasPrefix("transition")
        }
    }

    /// ★ The longhands of an animation and of a transition.
    enum Part: String, CaseIterable {
        case name, duration, delay, timingFunction = "timing-function"
        case iterationCount = "iteration-count", direction, property
    }

    /// Reads the declarations of a rule.
    ///
    /// - Parameters:
    ///   - inherited: What other rules for the same element say of its animations and transitions, and which the rule's own
    ///     declarations stand above.
    ///   - isBase: Whether it says for other rules how long their animations take.
    init(
        _ declarations: [StyleDeclaration], of subject: Subject,
        inheriting inherited: StyleCascade.Inherited = StyleCascade.Inherited(), isBase: Bool = false,
        _ variables: StyleVariables, _ diagnostics: inout Diagnostics
    ) {
        self.subject = subject
        self.declarations = declarations
        base = inherited.base
        self.inherited = inherited.declarations
        self.variables = variables
        // What they say wrongly is named where they stand.
        var silent = Diagnostics()
        for declaration in inherited.declarations { read(declaration, variables, &silent) }
        for declaration in declarations { read(declaration, variables, &diagnostics) }
        if stop == nil, !isBase, let animation = animations.first(where: { $0.timing.name == nil }) {
            diagnostics.report(
                .styleSkipped,
                "the rule doesn't say which keyframes this is for, and no spec changes the times of another rule's: it is left out",
                at: animation.range)
        }
        animations.removeAll { $0.timing.name.map { Self.nothing.contains($0) } ?? true }
        for index in animations.indices where animations[index].timing.duration == nil {
            let name = animations[index].timing.name ?? ""
            diagnostics.report(
                .styleSkipped,
                "'\(name)' has no duration here, so in CSS it takes no time: it is at its end at once",
                at: animations[index].range)
            animations[index].timing.duration = "0s"
            // However often it plays in no time, it is at its end.
            animations[index].timing.iterations = nil
        }
        // Times for no property are for all, and of these the first counts.
        if transitions.allSatisfy({ $0.timing.name == nil }) { transitions = Array(transitions.prefix(1)) }
        // Of a property with and without a maker's prefix, the standard's name counts.
        let names = Set(transitions.compactMap { $0.timing.name })
        for index in transitions.indices {
            let name = transitions[index].timing.name
            let standard = name.map { StyleText.withoutPrefix($0) }
            transitions[index].timing.name =
                standard != name && standard.map(names.contains) == true ? "none" : standard
        }
        transitions.removeAll { $0.timing.name == "none" || $0.timing.duration == nil }
    }

    private mutating func read(
        _ declaration: StyleDeclaration, _ variables: StyleVariables, _ diagnostics: inout Diagnostics
    ) {
        let name = declaration.name
        let lists = Self.resolved(declaration.value, variables)
        if StyleBlocks.moves(declaration), let word = lists.first?.first?.word.lower,
            lists[0].count == 1, lists.count == 1, Self.elsewhere.contains(word)
        {
            diagnostics.report(
                .styleSkipped, "what '\(word)' leads to isn't looked for: it is left out",
                at: declaration.valueRange)
            return
        }
        for family in ["animation", "transition"] where name == family || name.hasPrefix(family + "-") {
            let isAnimation = family == "animation"
            var found = isAnimation ? animations : transitions
            if name == family {
                let isNone = Self.isNone(lists)
                if isNone {
                    found = []
                } else {
                    guard
                        let own = Self.shorthand(
                            lists, declaration, isAnimation: isAnimation, &diagnostics)
                    else { return }
                    found = own
                }
                let ends = isNone || found.isEmpty || Self.isInstant(lists.map { Self.times(in: $0) })
                if isAnimation { stop = ends ? declaration : nil } else { jump = ends ? declaration : nil }
            } else if let part = Part(rawValue: String(name.dropFirst(family.utf8.count + 1))) {
                guard Self.apply(part, lists, declaration, to: &found, &diagnostics) else { return }
                if part == .name { stop = Self.isNone(lists) ? declaration : nil }
                if part == .property, Self.isNone(lists) { jump = declaration }
                if part == .duration, Self.isInstant(lists) {
                    if isAnimation { stop = declaration } else { jump = declaration }
                }
            } else {
                Self.reportUnread(name, lists, declaration, &diagnostics)
            }
            if isAnimation {
                animations = found
            } else {
                transitions = found
                hasTransitions = true
            }
        }
        if Self.timelines.contains(where: { name.hasPrefix($0) }) {
            Self.reportUnread(name, lists, declaration, &diagnostics)
        }
    }

    private static func isNone(_ lists: [[Read]]) -> Bool {
        lists.count == 1 && lists[0].count == 1 && nothing.contains(lists[0][0].word.lower)
    }

    /// ★ What stands for no animation and no transition: their own word, and those of all properties that lead to it.
    private static let nothing = ["none"] + defaults
    /// ★ The words of all properties that lead to what CSS has first, as far as no other rule is asked.
    static let defaults = ["initial", "unset"]
    /// ★ The words of all properties that lead to what other rules say.
    private static let elsewhere = ["inherit", "revert", "revert-layer"]

    /// Whether all times are so short that nobody sees them: `0.01ms` is how style sheets write 'none' where scripts
    /// wait for the end.
    private static func isInstant(_ lists: [[Read]]) -> Bool {
        lists.allSatisfy { list in
            list.count == 1 && StyleTiming.time(list[0].word).map { $0.seconds <= 0.001 } ?? false
        }
    }

    /// The duration in a part of a shorthand: the first time in it.
    private static func times(in list: [Read]) -> [Read] {
        Array(list.filter { StyleTiming.time($0.word) != nil }.prefix(1))
    }

    /// ★ Beginnings of the names of properties that drive animations otherwise than by time.
    private static let timelines = ["scroll-timeline", "view-timeline", "timeline-scope"]

    /// Names a property of animations that a spec can't say, unless it says what is so anyway.
    static func reportUnread(
        _ name: String, _ lists: [[Read]], _ declaration: StyleDeclaration, _ diagnostics: inout Diagnostics
    ) {
        let words = lists.flatMap { $0.map { $0.word.lower } }
        if name.hasSuffix("-behavior") || name.hasSuffix("-fill-mode") { return }
        if words.allSatisfy({ ["auto", "normal", "running", "replace", "none"].contains($0) }) { return }
        let reason =
            !name.hasPrefix("animation-") || name.hasPrefix("animation-range") || name.hasSuffix("-timeline")
            ? "a spec plays in seconds, and what is scrolled is the app's to scrub"
            : "no spec says this, it is up to the app"
        diagnostics.report(
            .styleSkipped, "'\(name)' is left out: \(reason)", at: declaration.nameRange)
    }

    /// A word with references replaced, and the name in the spec of the reference that it replaces.
    typealias Read = (word: StyleText.Word, name: String?)

    private static func resolved(_ value: String, _ variables: StyleVariables) -> [[Read]] {
        var lists: [[Read]] = []
        for list in StyleText.lists(value) {
            var words: [Read] = []
            for word in list {
                let text = variables.resolved(word.text)
                let inner = StyleText.lists(text)
                if inner.count == 1, inner[0].count == 1 {
                    words.append((inner[0][0], variables.name(of: word)))
                } else {
                    // A reference may stand for several words, and for several lists.
                    for (index, more) in inner.enumerated() {
                        if index > 0 {
                            lists.append(words)
                            words = []
                        }
                        words += more.map { ($0, nil) }
                    }
                }
            }
            lists.append(words)
        }
        return lists
    }
}

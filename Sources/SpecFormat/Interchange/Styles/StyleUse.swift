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
    /// What removes animations: `animation: none`, or a duration of at most a millisecond.
    private(set) var stop: StyleDeclaration?
    /// What removes transitions, in the same ways.
    private(set) var jump: StyleDeclaration?
    /// The target whose rule says how long its animations take; nil for its own.
    let base: String?
    /// The declarations that give the element itself its values.
    let declarations: [StyleDeclaration]
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
    private enum Part: String, CaseIterable {
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
                found =
                    isNone ? [] : Self.shorthand(lists, declaration, isAnimation: isAnimation, &diagnostics)
                if isAnimation {
                    stop = found.isEmpty ? declaration : nil
                } else {
                    jump = isNone ? declaration : nil
                }
            } else if let part = Part(rawValue: String(name.dropFirst(family.utf8.count + 1))) {
                Self.apply(part, lists, declaration, to: &found, &diagnostics)
                if part == .name { stop = Self.isNone(lists) ? declaration : nil }
                if part == .property, Self.isNone(lists) { jump = declaration }
                if part == .duration, Self.isInstant(lists) {
                    if isAnimation { stop = declaration } else { jump = declaration }
                }
            } else {
                Self.reportUnread(name, lists, declaration, &diagnostics)
            }
            if isAnimation { animations = found } else { transitions = found }
        }
        if Self.timelines.contains(where: { name.hasPrefix($0) }) {
            Self.reportUnread(name, lists, declaration, &diagnostics)
        }
    }

    private static func isNone(_ lists: [[Read]]) -> Bool {
        lists.count == 1 && lists[0].count == 1 && nothing.contains(lists[0][0].word.lower)
    }

    /// ★ What stands for no animation and no transition: their own word, and those of all properties that lead to it.
    private static let nothing = ["none", "initial", "unset"]
    /// ★ The words of all properties that lead to what other rules say.
    private static let elsewhere = ["inherit", "revert", "revert-layer"]

    /// Whether all times are so short that nobody sees them: `0.01ms` is how style sheets write 'none' where scripts
    /// wait for the end.
    private static func isInstant(_ lists: [[Read]]) -> Bool {
        lists.allSatisfy { list in
            list.count == 1 && StyleTiming.time(list[0].word).map { $0.seconds <= 0.001 } ?? false
        }
    }

    /// ★ Beginnings of the names of properties that drive animations otherwise than by time.
    private static let timelines = ["scroll-timeline", "view-timeline", "timeline-scope"]

    /// Names a property of animations that a spec can't say, unless it says what is so anyway.
    private static func reportUnread(
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
    private typealias Read = (word: StyleText.Word, name: String?)

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

    private static func shorthand(
        _ lists: [[Read]], _ declaration: StyleDeclaration, isAnimation: Bool,
        _ diagnostics: inout Diagnostics
    ) -> [(timing: StyleTiming, range: SourceRange)] {
        var found: [(timing: StyleTiming, range: SourceRange)] = []
        for list in lists {
            var timing = StyleTiming()
            for (word, name) in list {
                if timing.read(word, named: name) { continue }
                if isAnimation, timing.readPlayback(word) { continue }
                if isAnimation, word.lower == "paused" {
                    Self.reportUnread("animation-play-state", [[(word, nil)]], declaration, &diagnostics)
                    continue
                }
                let words = isAnimation ? ignored : ["allow-discrete", "normal"]
                if words.contains(word.lower) { continue }
                if timing.rename(word) { continue }
                diagnostics.report(
                    .styleSkipped, "'\(word.text)' has no meaning for a spec here", at: declaration.valueRange
                )
            }
            if isAnimation, timing.name == nil { continue }
            found.append((timing, declaration.valueRange))
        }
        return found
    }

    /// Words of a shorthand that are defaults of a spec, or that a spec can't express.
    private static let ignored = [
        "none", "forwards", "backwards", "both", "running", "auto", "normal",
    ]

    private static func apply(
        _ part: Part, _ lists: [[Read]], _ declaration: StyleDeclaration,
        to found: inout [(timing: StyleTiming, range: SourceRange)], _ diagnostics: inout Diagnostics
    ) {
        let isNaming = part == .name || part == .property
        if found.isEmpty { found.append((StyleTiming(), declaration.valueRange)) }
        // There are as many as names; until these are known, as many as times. Lists that are too short are repeated, as in CSS.
        if isNaming || found.allSatisfy({ $0.timing.name == nil }) {
            let count = found.count
            for index in count..<max(count, lists.count) { found.append(found[index % count]) }
        }
        if isNaming { found = found.prefix(lists.count).map { ($0.timing, declaration.valueRange) } }
        for index in found.indices {
            let list = lists[index % lists.count]
            guard list.count == 1, let (word, name) = list.first else { continue }
            var timing = found[index].timing
            let isUnderstood: Bool
            switch part {
            case .name, .property:
                timing.name = nil
                isUnderstood = timing.rename(word)
            case .duration:
                let time = StyleTiming.time(word)
                isUnderstood = time.map { $0.seconds >= 0 } ?? (word.lower == "auto")
                timing.duration = time.map { time in name.map { .string($0) } ?? time.value }
            case .delay:
                let time = StyleTiming.time(word)
                isUnderstood = time != nil
                timing.delay = time.flatMap { time in
                    time.seconds == 0 ? nil : name.map { .string($0) } ?? time.value
                }
            case .timingFunction:
                let easing = StyleTiming.easing(word)
                isUnderstood = easing != nil
                timing.curve = easing.map { easing in name.map { .string($0) } ?? easing }
            case .iterationCount, .direction:
                var fresh = StyleTiming()
                isUnderstood = fresh.readPlayback(word)
                if part == .iterationCount { timing.iterations = fresh.iterations }
                if part == .direction { timing.direction = fresh.direction }
            }
            if !isUnderstood {
                diagnostics.report(
                    .styleSkipped, "'\(word.text)' has no meaning for a spec here", at: declaration.valueRange
                )
            }
            found[index].timing = timing
        }
    }
}

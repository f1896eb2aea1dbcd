/// The animations and transitions of a rule in a style sheet.
struct StyleUse {
    /// The target in the spec.
    let target: String
    /// The animations of keyframes.
    private(set) var animations: [(timing: StyleTiming, range: SourceRange)] = []
    /// The transitions of properties.
    private(set) var transitions: [(timing: StyleTiming, range: SourceRange)] = []
    /// Whether it removes animations: `animation: none`, or a duration of 0.
    private(set) var stops = false
    /// The declarations that give the element itself its values.
    let declarations: [StyleDeclaration]

    /// ★ The longhands of an animation and of a transition.
    private enum Part: String, CaseIterable {
        case name, duration, delay, timingFunction = "timing-function"
        case iterationCount = "iteration-count", direction, property
    }

    /// Reads the declarations of a rule.
    init(
        _ declarations: [StyleDeclaration], of target: String, _ variables: StyleVariables,
        _ diagnostics: inout Diagnostics
    ) {
        self.target = target
        self.declarations = declarations
        for declaration in declarations {
            let name = Self.withoutPrefix(declaration.name)
            let lists = Self.resolved(declaration.value, variables)
            for family in ["animation", "transition"] where name == family || name.hasPrefix(family + "-") {
                var found = family == "animation" ? animations : transitions
                if name == family {
                    found = Self.shorthand(
                        lists, declaration, isAnimation: family == "animation", &diagnostics)
                    stops = stops || family == "animation" && found.isEmpty
                } else if let part = Part(rawValue: String(name.dropFirst(family.count + 1))) {
                    Self.apply(part, lists, declaration, to: &found, &diagnostics)
                }
                if family == "animation" { animations = found } else { transitions = found }
            }
        }
        animations.removeAll { $0.timing.name == nil || $0.timing.name == "none" }
        transitions.removeAll { $0.timing.name == "none" || $0.timing.duration == nil }
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
                if ignored.contains(word.lower), isAnimation || word.lower.hasSuffix("discrete") { continue }
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
        "none", "forwards", "backwards", "both", "running", "paused", "auto", "normal", "allow-discrete",
    ]

    private static func apply(
        _ part: Part, _ lists: [[Read]], _ declaration: StyleDeclaration,
        to found: inout [(timing: StyleTiming, range: SourceRange)], _ diagnostics: inout Diagnostics
    ) {
        if part == .name || part == .property {
            while found.count < lists.count { found.append((StyleTiming(), declaration.valueRange)) }
        }
        if found.isEmpty { found.append((StyleTiming(), declaration.valueRange)) }
        for index in found.indices {
            // Lists that are too short are repeated, as in CSS.
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

    private static func withoutPrefix(_ name: String) -> String {
        for prefix in ["-webkit-", "-moz-", "-o-"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }
}

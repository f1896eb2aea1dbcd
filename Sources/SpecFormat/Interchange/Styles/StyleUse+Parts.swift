/// The values of an animation or a transition, by the words of its shorthand and its longhands.
extension StyleUse {
    /// The parts of a shorthand; nil after a report that it says something that has no meaning, so that CSS ignores it.
    static func shorthand(
        _ lists: [[Read]], _ declaration: StyleDeclaration, isAnimation: Bool,
        _ diagnostics: inout Diagnostics
    ) -> [(timing: StyleTiming, range: SourceRange)]? {
        var found: [(timing: StyleTiming, range: SourceRange)] = []
        for list in lists {
            guard !list.isEmpty || lists.count == 1 else {
                reportMeaningless(StyleText.Word(text: declaration.value), of: declaration, &diagnostics)
                return nil
            }
            var timing = StyleTiming()
            for (word, name) in list {
                if timing.read(word, named: name) { continue }
                if isAnimation, timing.readPlayback(word) { continue }
                if isAnimation, word.lower == "paused" {
                    reportUnread("animation-play-state", [[(word, nil)]], declaration, &diagnostics)
                    continue
                }
                let words = isAnimation ? ignored : ["allow-discrete", "normal"]
                if words.contains(word.lower) { continue }
                // One of several transitions is never none.
                let isWrong = !isAnimation && lists.count > 1 && word.lower == "none"
                if !isWrong, timing.rename(word) { continue }
                reportMeaningless(word, of: declaration, &diagnostics)
                if !isOpen(word) { return nil }
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

    private static func reportMeaningless(
        _ word: StyleText.Word, of declaration: StyleDeclaration, _ diagnostics: inout Diagnostics
    ) {
        let message =
            isOpen(word)
            ? "'\(word.text)' has no value here, so it is left out"
            : "'\(word.text)' has no meaning here, so '\(declaration.name)' is left out, as CSS does"
        diagnostics.report(.styleSkipped, message, at: declaration.valueRange)
    }

    /// Whether a word stands for something that isn't in the sheet, so that it may have a meaning in the page.
    private static func isOpen(_ word: StyleText.Word) -> Bool {
        guard let name = word.function?.name else { return false }
        return ["var", "env", "attr", "calc", "min", "max", "clamp"].contains(name)
    }

    /// Gives what is found so far the values of a longhand. One that says something without a meaning changes nothing,
    /// as in CSS, which is reported.
    ///
    /// - Returns: Whether it has a meaning.
    static func apply(
        _ part: Part, _ lists: [[Read]], _ declaration: StyleDeclaration,
        to found: inout [(timing: StyleTiming, range: SourceRange)], _ diagnostics: inout Diagnostics
    ) -> Bool {
        var values: [StyleTiming] = []
        for list in lists {
            let word = list.first?.word ?? StyleText.Word(text: declaration.value)
            let isWrong = part == .property && lists.count > 1 && word.lower == "none"
            if !isWrong, list.count == 1, let value = value(of: part, list[0]) {
                values.append(value)
                continue
            }
            reportMeaningless(list.count > 1 ? list[1].word : word, of: declaration, &diagnostics)
            guard list.count == 1, isOpen(word) else { return false }
            values.append(StyleTiming())
        }
        let isNaming = part == .name || part == .property
        if found.isEmpty { found.append((StyleTiming(), declaration.valueRange)) }
        // There are as many as names; until these are known, as many as times. Lists that are too short are repeated, as in CSS.
        if isNaming || found.allSatisfy({ $0.timing.name == nil }) {
            let count = found.count
            for index in count..<max(count, lists.count) { found.append(found[index % count]) }
        }
        if isNaming { found = found.prefix(lists.count).map { ($0.timing, declaration.valueRange) } }
        for index in found.indices {
            let value = values[index % values.count]
            switch part {
            case .name, .property: found[index].timing.name = value.name
            case .duration: found[index].timing.duration = value.duration
            case .delay: found[index].timing.delay = value.delay
            case .timingFunction: found[index].timing.curve = value.curve
            case .iterationCount: found[index].timing.iterations = value.iterations
            case .direction: found[index].timing.direction = value.direction
            }
        }
        return true
    }

    /// A timing that has only that part; nil if the word has no meaning there.
    private static func value(of part: Part, _ read: Read) -> StyleTiming? {
        let (word, name) = read
        var timing = StyleTiming()
        if part != .name, part != .property, defaults.contains(word.lower) { return timing }
        let time = StyleTiming.time(word)
        switch part {
        case .name, .property: return timing.rename(word) ? timing : nil
        case .duration:
            guard time.map({ $0.seconds >= 0 }) ?? (word.lower == "auto") else { return nil }
            timing.duration = time.map { time in name.map { .string($0) } ?? time.value }
        case .delay:
            guard let time else { return nil }
            timing.delay = time.seconds == 0 ? nil : name.map { .string($0) } ?? time.value
        case .timingFunction:
            guard let easing = StyleTiming.easing(word) else { return nil }
            timing.curve = name.map { .string($0) } ?? easing
        case .iterationCount: return timing.readPlayback(word) && timing.iterations != nil ? timing : nil
        case .direction: return timing.readPlayback(word) && timing.direction != nil ? timing : nil
        }
        return timing
    }
}

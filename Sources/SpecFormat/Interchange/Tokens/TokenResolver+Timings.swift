import MotionModel

/// ★ The members of a transition.
enum TransitionKey: String, CaseIterable {
    case duration
    case delay
    case timingFunction
}

extension TokenResolver {
    /// A transition as the members of a timing.
    mutating func timing(_ syntax: JSONSyntax) -> [(String, JSONValue)]? {
        guard let object = syntax.object else {
            if let string = syntax.string { return shorthand(string) }
            if case .invalid = syntax.content { return nil }
            diagnostics.report(
                .tokenValue,
                "a transition is an object with 'duration', 'delay' and 'timingFunction', not \(syntax.typeName)",
                at: syntax.range)
            return nil
        }
        let known = TransitionKey.allCases.map { $0.rawValue }
        for member in object.members where !known.contains(member.key.value) {
            var message = "a transition has no '\(member.key.value)'"
            if let nearest = Suggestion.nearest(to: member.key.value, among: known) {
                message += ": did you mean '\(nearest)'?"
            }
            diagnostics.report(.tokenDialect, message, at: member.key.range)
        }
        var members: [(String, JSONValue)] = []
        var missing: [TransitionKey] = []
        var isSound = true
        func add(_ key: TimingField, _ value: JSONValue?) {
            guard let value else { return isSound = false }
            members.append((key.rawValue, value))
        }
        for key in [TransitionKey.delay, .duration, .timingFunction] {
            guard let value = object[key.rawValue]?.value else {
                missing.append(key)
                continue
            }
            switch key {
            case .delay:
                guard let delay = linkedTime(value, "'delay'", allowsNegative: true) else {
                    isSound = false
                    continue
                }
                // A missing delay is the same as a delay of 0.
                if case .string = delay.value, delay.seconds == 0, link(value) == nil { continue }
                add(.delay, delay.value)
            case .duration:
                add(.duration, linkedTime(value, "'duration'", allowsNegative: false)?.value)
            case .timingFunction: add(.curve, linkedCurve(value))
            }
        }
        if !missing.isEmpty, object.isComplete { report(missing, at: syntax.range) }
        return isSound ? members : nil
    }

    private mutating func report(_ missing: [TransitionKey], at range: SourceRange) {
        let names = missing.map { $0.quoted }.joined(separator: " and ")
        let instead = missing == [.delay] ? "it begins at once" : "a spec's defaults stand in"
        diagnostics.report(.tokenIncomplete, "a transition without \(names): \(instead)", at: range)
    }

    /// A CSS transition in a text: its times and its easing.
    private mutating func shorthand(_ string: JSONString) -> [(String, JSONValue)]? {
        guard !leaveOut(calculation: string) else { return nil }
        guard var timing = StyleTiming(transition: string.value) else {
            diagnostics.report(
                .tokenValue, "a transition is an object with 'duration', 'delay' and 'timingFunction'",
                at: string.range)
            return nil
        }
        diagnostics.report(
            .tokenDialect,
            "a transition is an object with 'duration', 'delay' and 'timingFunction', this is a text",
            at: string.range)
        // A token of that name isn't what CSS means by it.
        if case .string(let name)? = timing.curve, names.contains(name) {
            timing.curve = .object([(CurveField.css.rawValue, .string(name))])
        }
        return timing.members
    }
}

import MotionModel

/// ★ How other tools write a whole timing as one text, and the members to write here.
enum ForeignTiming {
    /// A member of a timing.
    typealias Member = (key: TimingField, json: String)

    /// The members that say what a text says; nil for a text that no tool has.
    ///
    /// Read are CSS's shorthands, Compose's specs and SwiftUI's animations with their modifiers.
    static func members(_ text: String) -> [Member]? { shorthand(text) ?? chain(text) }

    /// The members as JSON, without brackets; nil for a text that no tool has.
    static func json(_ text: String) -> String? {
        members(text).map {
            $0.map { "\(JSONValue.quoted($0.key.rawValue)): \($0.json)" }.joined(separator: ", ")
        }
    }

    // MARK: CSS

    /// A `transition` of all properties, or an `animation` without a name.
    private static func shorthand(_ text: String) -> [Member]? {
        let words = ForeignCall.split(text, at: UInt8(ascii: " ")).filter { !$0.isEmpty }
        guard words.count > 1, words.contains(where: { time($0) != nil }) else { return nil }
        var members: [Member] = []
        func has(_ key: TimingField) -> Bool { members.contains { $0.key == key } }
        for word in words {
            let member: Member
            if let time = time(word) {
                member = (has(.duration) ? .delay : .duration, time)
            } else if ["all", "both", "forwards", "running", "normal"].contains(word) {
                continue
            } else if word == "infinite" || NumberText.value(of: word) != nil {
                member = (.iterations, word == "infinite" ? JSONValue.quoted(word) : word)
            } else if ["reverse", "alternate", "alternate-reverse"].contains(word) {
                member = (.direction, JSONValue.quoted(word))
            } else if let curve = cssCurve(word) {
                member = (.curve, curve)
            } else {
                return nil
            }
            guard !has(member.key) else { return nil }
            members.append(member)
        }
        return has(.curve) ? members : members + [(.curve, "\"ease\"")]
    }

    private static func time(_ word: String) -> String? {
        guard let quantity = Quantity(word), quantity.isTight, TimeUnit(rawValue: quantity.unit) != nil else {
            return nil
        }
        return JSONValue.quoted(NumberText.text(quantity.value) + quantity.unit)
    }

    private static func cssCurve(_ word: String) -> String? {
        do throws(CSSEasingError) {
            _ = try Curve(css: word)
            return ForeignCurve.json(word)?.json
        } catch {
            return nil
        }
    }

    // MARK: Compose, SwiftUI

    private static func chain(_ text: String) -> [Member]? {
        guard let calls = ForeignCall.chain(text),
            let place = calls.firstIndex(where: { $0.arguments != nil }),
            var members = compose(calls[place]) ?? swiftUI(calls[place])
        else { return nil }
        for call in calls[(place + 1)...] {
            guard let more = modifier(call) else { return nil }
            members += more
        }
        return members
    }

    /// Compose's specs, with the durations and curves that they have by default.
    private static func compose(_ call: ForeignCall) -> [Member]? {
        switch call.name {
        case "tween":
            // Many leave the delay out and write the easing second.
            let second = call["delayMillis", 1]
            let isEasing = second.map { milliseconds($0) == nil } ?? false
            guard let duration = milliseconds(call["durationMillis", 0] ?? "300"),
                let curve = same(
                    (isEasing ? second : nil) ?? call["easing", 2] ?? "FastOutSlowInEasing"),
                let delay = delay(isEasing ? nil : second)
            else { return nil }
            return [(.duration, duration)] + delay + [(.curve, curve)]
        case "snap": return delay(call["delayMillis", 0]).map { [(.duration, "0")] + $0 }
        case "infiniteRepeatable", "repeatable":
            let isEndless = call.name == "infiniteRepeatable"
            guard let count = isEndless ? "\"infinite\"" : call["iterations", 0].flatMap({ number($0) }),
                let inner = call["animation", isEndless ? 0 : 1].flatMap({ chain($0) })
            else { return nil }
            let mode = call["repeatMode", isEndless ? 1 : 2] ?? "RepeatMode.Restart"
            let turns: [Member] = mode.hasSuffix("Reverse") ? [(.direction, "\"alternate\"")] : []
            return inner + [(.iterations, count)] + turns
        default: return nil
        }
    }

    private static func milliseconds(_ text: String) -> String? {
        number(text).map { JSONValue.quoted($0 + "ms") }
    }

    private static func delay(_ text: String?) -> [Member]? {
        guard let text else { return [] }
        return milliseconds(text).map { [(.delay, $0)] }
    }

    /// SwiftUI's curves with a duration, and springs.
    private static func swiftUI(_ call: ForeignCall) -> [Member]? {
        switch call.name {
        case "linear", "easeIn", "easeOut", "easeInOut":
            guard let duration = call["duration"], call.arguments?.count == 1 else { return nil }
            return number(duration).flatMap { seconds in
                same(call.name).map { [(.duration, seconds), (.curve, $0)] }
            }
        case "timingCurve":
            guard let arguments = call.arguments, arguments.count == 5, let duration = call["duration"],
                let seconds = number(duration)
            else { return nil }
            let points = arguments.dropLast().map { $0.value }.joined(separator: ", ")
            return same("timingCurve(\(points))").map { [(.duration, seconds), (.curve, $0)] }
        default:
            let arguments = (call.arguments ?? []).map { argument in
                argument.label.map { "\($0): \(argument.value)" } ?? argument.value
            }
            guard ["spring", "interactiveSpring", "smooth", "snappy", "bouncy"].contains(call.name),
                !arguments.isEmpty
            else { return nil }
            return same("\(call.name)(\(arguments.joined(separator: ", ")))").map { [(.curve, $0)] }
        }
    }

    /// What SwiftUI appends to an animation.
    private static func modifier(_ call: ForeignCall) -> [Member]? {
        switch call.name {
        case "delay": return call["", 0].flatMap { number($0) }.map { [(.delay, $0)] }
        case "speed": return call["", 0].flatMap { number($0) }.map { [(.speed, $0)] }
        case "repeatForever", "repeatCount":
            let count = call.name == "repeatForever" ? "\"infinite\"" : call["", 0].flatMap { number($0) }
            let turns: [Member] = call["autoreverses"] == "false" ? [] : [(.direction, "\"alternate\"")]
            return count.map { [(.iterations, $0)] + turns }
        default: return nil
        }
    }

    /// A curve that is the same in every tool.
    private static func same(_ text: String) -> String? {
        ForeignCurve.json(text).flatMap { $0.isSame ? $0.json : nil }
    }

    private static func number(_ text: String) -> String? {
        ForeignNumber.meaning(of: text, in: .none).map { NumberText.text($0) }
    }
}

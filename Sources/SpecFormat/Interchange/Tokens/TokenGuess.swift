import MotionModel

/// The type of a token that has none, by the names of its groups and by what its value looks like.
enum TokenGuess {
    /// ★ Words in the names of groups that say of times what they are.
    private static let times = [
        "duration", "durations", "time", "times", "delay", "delays", "speed", "speeds",
    ]
    /// ★ Words that say it of curves.
    private static let curves = [
        "easing", "easings", "ease", "curve", "curves", "bezier", "beziers", "function", "functions",
    ]
    /// ★ Words of groups that have both.
    private static let both = [
        "motion", "animation", "animations", "transition", "transitions", "timing", "timings",
    ]

    /// ★ Types of other tools that say no more than how a value is written.
    static let vague = ["string", "text", "other", "number"]

    /// The type of a token; nil if its names or its value say nothing.
    ///
    /// - Parameter type: The type that is given, one of ``vague``; nil if none is.
    static func type(of row: TokenTable.Row, given type: String? = nil) -> TokenType? {
        let words = row.path.names.flatMap { Self.words($0) }
        let content = row.token.content
        if type == TokenType.number.rawValue {
            guard case .number = content.content else { return nil }
            return words.contains(where: { times.contains($0) }) ? .duration : nil
        }
        let isCurve = isCurve(content)
        if isCurve, words.contains(where: { (curves + both).contains($0) }) { return .cubicBezier }
        if isTime(content), words.contains(where: { (times + both).contains($0) }) { return .duration }
        if case .number = content.content, words.contains(where: { times.contains($0) }) { return .duration }
        if isTransition(content), words.contains(where: { both.contains($0) }) { return .transition }
        return nil
    }

    /// Whether it looks like a time and an easing together.
    private static func isTransition(_ syntax: JSONSyntax) -> Bool {
        if let object = syntax.object {
            return object[TransitionKey.duration.rawValue] != nil
                && (object[TransitionKey.delay.rawValue] ?? object[TransitionKey.timingFunction.rawValue])
                    != nil
        }
        return syntax.string.map { StyleTiming(transition: $0.value) != nil } ?? false
    }

    /// Whether it looks like a time with its unit.
    static func isTime(_ syntax: JSONSyntax) -> Bool {
        if let object = syntax.object {
            return object["unit"]?.value.string.map { TimeUnit(rawValue: $0.value) != nil } ?? false
        }
        guard let text = syntax.string?.value, let quantity = Quantity(text) else { return false }
        return TimeUnit(rawValue: quantity.unit) != nil
    }

    /// Whether it looks like a curve.
    static func isCurve(_ syntax: JSONSyntax) -> Bool {
        if case .array(let array) = syntax.content {
            return array.elements.count == 4 && array.elements.allSatisfy { $0.isNumber }
        }
        if let object = syntax.object { return object["x1"] != nil && object["y2"] != nil }
        guard let text = syntax.string?.value else { return false }
        return StyleTiming.easing(StyleText.Word(text: text)) != nil
    }

    /// The words of a name in lower case: 'motionDuration' has two.
    private static func words(_ name: String) -> [String] {
        var words: [[UInt8]] = [[]]
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): words.append([byte | 0x20])
            case UInt8(ascii: "a")...UInt8(ascii: "z"): words[words.count - 1].append(byte)
            default: words.append([])
            }
        }
        return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    }
}

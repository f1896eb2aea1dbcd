import MotionModel

/// The timing of an animation or a transition in a style sheet, as far as a spec can express it.
struct StyleTiming {
    /// The name of the keyframes or the property that it animates.
    var name: String?
    var duration: JSONValue?
    var delay: JSONValue?
    var curve: JSONValue?
    var iterations: JSONValue?
    var direction: JSONValue?
    /// The number of times read from a shorthand so far: the first is the duration, the second the delay.
    private var timeCount = 0

    /// Creates an empty timing.
    init() {}

    /// The members of a timing, in their order.
    var members: [(String, JSONValue)] {
        let fields: [(TimingField, JSONValue?, asDefault: String)] = [
            (.delay, delay, ""), (.duration, duration, ""), (.curve, curve, ""),
            (.iterations, iterations, "1"),
            (.direction, direction, #""normal""#),
        ]
        return fields.compactMap { field, value, text in
            value.flatMap { $0.text(pretty: false) == text ? nil : (field.rawValue, $0) }
        }
    }

    /// Whether it is, as a transition, one of that property.
    func moves(_ property: String) -> Bool {
        switch name.map({ StyleText.lowercase($0) }) {
        case nil, "all": true
        case let own?: StyleShorthand.sets(own, property)
        }
    }

    /// Reads a transition from one text, such as `opacity 200ms ease-out 50ms`; nil if a part of it isn't supported.
    init?(transition text: String) {
        let lists = StyleText.lists(text)
        guard lists.count == 1, !lists[0].isEmpty else { return nil }
        for word in lists[0] {
            guard read(word) || rename(word) else { return nil }
        }
        guard duration != nil else { return nil }
    }

    /// Reads a time or an easing; the first time is the duration, the second the delay.
    ///
    /// - Parameter name: The name in the spec of the custom property that the word came from; nil if it came from none.
    /// - Returns: Whether the word is one, and none was given before.
    mutating func read(_ word: StyleText.Word, named name: String? = nil) -> Bool {
        if let time = Self.time(word) {
            let value = name.map { JSONValue.string($0) } ?? time.value
            guard timeCount < 2, timeCount == 1 || time.seconds >= 0 else { return false }
            timeCount += 1
            if timeCount == 1 {
                duration = value
            } else {
                // A delay of 0 is the default of a spec.
                delay = time.seconds == 0 ? nil : value
            }
            return true
        }
        guard curve == nil, let easing = Self.easing(word) else { return false }
        curve = name.map { .string($0) } ?? easing
        return true
    }

    /// Reads the number of times or the direction in which an animation plays.
    mutating func readPlayback(_ word: StyleText.Word) -> Bool {
        if iterations == nil, let count = Self.count(word) {
            iterations = count
            return true
        }
        guard direction == nil, let way = PlaybackDirection(rawValue: word.lower) else { return false }
        direction = .string(way.rawValue)
        return true
    }

    /// Reads the name of the keyframes or property.
    mutating func rename(_ word: StyleText.Word) -> Bool {
        let isPrefixed = word.text.hasPrefix("--") || StyleText.withoutPrefix(word.lower) != word.lower
        guard name == nil, word.function == nil, isPrefixed || !Quantity.beginsNumber(word.text) else {
            return false
        }
        name = word.text
        return true
    }

    // MARK: Values

    /// A time with its unit in the notation of a spec.
    static func time(_ word: StyleText.Word) -> (value: JSONValue, seconds: Double)? {
        guard let quantity = Quantity(word.lower), quantity.isTight,
            let unit = TimeUnit(rawValue: quantity.unit)
        else { return nil }
        let seconds = unit.seconds(quantity.value)
        guard seconds.magnitude <= Limits.time else { return nil }
        return (.string(NumberText.text(quantity.value) + unit.rawValue), seconds)
    }

    /// The number of times an animation plays.
    static func count(_ word: StyleText.Word) -> JSONValue? {
        if word.lower == "infinite" { return .string("infinite") }
        guard let quantity = Quantity(word.text), quantity.isTight, quantity.unit.isEmpty,
            (0...Limits.iterations).contains(quantity.value)
        else { return nil }
        return .number(quantity.value)
    }

    /// Whether CSS itself gives an easing that name, or a spec does so in another notation.
    static func isKeyword(_ name: String) -> Bool { NamedCurve.row(named: name)?.source == .css }

    /// A CSS easing in the notation of a spec: by its name, as four numbers, else as CSS; nil if the word is no easing.
    static func easing(_ word: StyleText.Word) -> JSONValue? {
        var decoder = SpecDecoder()
        let range = SourceRange(start: 0, end: word.text.utf8.count)
        let text = JSONString(value: word.text, range: range, contentRange: range, escapes: [])
        guard let curve = decoder.css(text)?.curve else { return nil }
        if word.function == nil { return .string(word.lower) }
        guard case .bezier(let bezier) = curve else {
            return .object([(CurveField.css.rawValue, .string(word.text))])
        }
        let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
        return .object([(CurveField.bezier.rawValue, .array(numbers.map { .number($0) }))])
    }
}

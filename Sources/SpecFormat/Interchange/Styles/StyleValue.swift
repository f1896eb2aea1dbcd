import MotionModel

/// A value of a property in a style sheet, as far as a spec can express it.
enum StyleValue {
    /// A number, a length in pixels or a share.
    case number(Double)
    /// An angle, in the notation of a spec.
    case angle(String)
    /// A colour, in the notation that CSS and specs share.
    case color(String)
    /// Two lengths in pixels.
    case point(Double, Double)
    /// Transform functions in their order.
    case functions([StyleFunction])
    /// No transform, or no part of one.
    case none

    /// Reads a value of a property; nil if specs have no such value.
    init?(_ text: String, of property: StyleProperty) {
        let lists = StyleText.lists(text)
        guard lists.count == 1, let words = lists.first else { return nil }
        switch property.kind {
        case .share:
            guard words.count == 1, let number = Self.share(words[0]) else { return nil }
            self = .number(property.isOpacity ? min(max(number, 0), 1) : number)
        case .length:
            guard words.count == 1, let number = Self.length(words[0]), number >= 0 else { return nil }
            self = .number(number)
        case .color:
            guard let value = Self.readColor(text) else { return nil }
            self = value
        case .point:
            if Self.isNone(words) {
                self = .none
            } else {
                let numbers = words.compactMap { Self.length($0) }
                guard numbers.count == words.count, (1...2).contains(numbers.count) else { return nil }
                self = .point(numbers[0], numbers.count == 2 ? numbers[1] : 0)
            }
        case .angle:
            if Self.isNone(words) {
                self = .none
            } else {
                guard words.count == 1, let angle = Self.angle(words[0]) else { return nil }
                self = .angle(angle)
            }
        case .scale:
            if Self.isNone(words) {
                self = .none
            } else {
                let numbers = words.compactMap { Self.share($0) }
                // Two that are the same are one.
                guard numbers.count == words.count, (1...2).contains(numbers.count),
                    numbers[0] == numbers[numbers.count - 1]
                else { return nil }
                self = .number(numbers[0])
            }
        case .transform:
            if Self.isNone(words) {
                self = .none
            } else {
                let functions = words.compactMap { StyleFunction($0) }
                guard functions.count == words.count, !functions.isEmpty else { return nil }
                self = .functions(functions)
            }
        case .origin:
            guard let (x, y) = Self.origin(words) else { return nil }
            self = .point(x, y)
        case .any:
            if words.count == 1, let number = Self.length(words[0]) {
                guard number >= 0 || property.maySink else { return nil }
                self = .number(property.isOpacity ? min(max(number, 0), 1) : number)
            } else if words.count == 1, words[0].lower == "normal", property.isNormallyZero {
                self = .number(0)
            } else if let color = Self.readColor(text) {
                self = color
            } else {
                return nil
            }
        }
    }

    /// Reports a declaration whose value specs don't have, and the reason if it depends on the page.
    static func report(
        _ declaration: StyleDeclaration, of property: StyleProperty, _ diagnostics: inout Diagnostics
    ) {
        diagnostics.report(
            .styleSkipped, sentence(about: declaration, of: property), at: declaration.valueRange)
    }

    /// Why specs have no such value of a property.
    static func sentence(about declaration: StyleDeclaration, of property: StyleProperty) -> String {
        // Percentages and units in a colour are its own.
        let words = StyleText.words(StyleText.lowercase(declaration.value)).filter { word in
            word.function.map { !colors.contains($0.name) } ?? true
        }
        let isRelative = words.contains { word in
            word.text.utf8.contains(UInt8(ascii: "%"))
                || StyleText.names(in: word.text).contains { name in
                    let number = name.hasPrefix("-") ? name.dropFirst() : name[...]
                    return Quantity.beginsNumber(String(number)) && units.contains { name.hasSuffix($0) }
                }
        }
        let reason =
            property.kind == .scale
            ? "is no single number: write two in 'transform: scale()'"
            : isRelative
                ? "depends on the page, which no spec knows: write '\(declaration.name)' in px"
                : words.isEmpty && !declaration.value.isEmpty
                    ? "is a colour that no spec writes: write it as 'oklab()' or 'color(display-p3 …)'"
                    : "is nothing that a spec has for '\(declaration.name)'"
        return "'\(declaration.value)' \(reason)"
    }

    /// ★ Units of lengths that depend on the page.
    private static let units = ["em", "vw", "vh", "vmin", "vmax", "lh", "ch", "ex", "cqw", "cqh", "fr"]

    /// ★ The functions of CSS that are colours.
    private static let colors = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
        "light-dark", "device-cmyk",
    ]

    private static func isNone(_ words: [StyleText.Word]) -> Bool {
        words.count == 1 && words[0].lower == "none"
    }

    /// A number without a unit, or a percentage as a number.
    static func share(_ word: StyleText.Word) -> Double? {
        guard let quantity = Quantity(word.text), quantity.isTight, isUsable(quantity.value) else {
            return nil
        }
        switch quantity.unit {
        case "": return quantity.value
        case "%": return quantity.divided(byTenTo: 2)
        default: return nil
        }
    }

    /// A number of pixels, or a number without a unit.
    static func length(_ word: StyleText.Word) -> Double? {
        guard let quantity = Quantity(word.lower), quantity.isTight, isUsable(quantity.value),
            quantity.unit.isEmpty || quantity.unit == "px"
        else { return nil }
        return quantity.value
    }

    /// An angle with its unit, or 0.
    static func angle(_ word: StyleText.Word) -> String? {
        guard let quantity = Quantity(word.lower), quantity.isTight, isUsable(quantity.value) else {
            return nil
        }
        switch quantity.unit {
        case "grad": return NumberText.text(quantity.value * 9 / 10) + "deg"
        case "deg", "turn", "rad": return NumberText.text(quantity.value) + quantity.unit
        case "" where quantity.value == 0: return "0deg"
        default: return nil
        }
    }

    /// The point of an element by words and percentages; a number for the depth may be 0.
    private static func origin(_ words: [StyleText.Word]) -> (Double, Double)? {
        let depth = words.count == 3 ? length(words[2]) : 0
        guard (1...3).contains(words.count), depth == 0 else { return nil }
        let across = ["left": 0, "right": 1.0], down = ["top": 0, "bottom": 1.0]
        var (x, y): (Double?, Double?)
        for (index, word) in words.prefix(2).enumerated() {
            if let side = across[word.lower] {
                guard x == nil else { return nil }
                x = side
            } else if let side = down[word.lower] {
                guard y == nil else { return nil }
                y = side
            } else if word.lower != "center" {
                let number = word.text.hasSuffix("%") || length(word) == 0 ? share(word) ?? length(word) : nil
                guard let number, (index == 0 ? x : y) == nil else { return nil }
                if index == 0 { x = number } else { y = number }
            }
        }
        return (x ?? 0.5, y ?? 0.5)
    }

    private static func isUsable(_ number: Double) -> Bool { number.magnitude <= Limits.value }

    private static func readColor(_ text: String) -> StyleValue? {
        do throws(ColorError) {
            _ = try Color(css: text)
            return .color(text)
        } catch {
            return nil
        }
    }
}

extension StyleValue {
    /// The value in the notation of a spec.
    ///
    /// - Parameters:
    ///   - kind: The kind of the property's values, of which `none` is the one that does nothing.
    ///   - functions: The functions that `none` stands for in a transform.
    func json(of kind: StyleProperty.Kind, like functions: [StyleFunction]) -> JSONValue {
        switch self {
        case .number(let number): return .number(number)
        case .angle(let text), .color(let text): return .string(text)
        case .point(let x, let y): return .array([.number(x), .number(y)])
        case .functions(let functions): return .array(functions.map { $0.json })
        case .none:
            switch kind {
            case .scale: return .number(1)
            case .angle: return .string("0deg")
            case .point: return .array([.number(0), .number(0)])
            case .transform, .share, .length, .color, .origin, .any:
                return .array(functions.map { $0.identity })
            }
        }
    }

    /// The functions that `none` stands for among values: those of the others, if all of them have the same.
    ///
    /// CSS pairs `none` with the functions of either neighbour. If they differ, it is a list without functions, which is
    /// paired in the same way.
    static func functions(of values: [StyleValue]) -> [StyleFunction] {
        var common: [StyleFunction]?
        for case .functions(let functions) in values {
            let first = common ?? functions
            let areSame =
                first.count == functions.count
                && zip(first, functions).allSatisfy {
                    $0.identity.text(pretty: false) == $1.identity.text(pretty: false)
                }
            guard areSame else { return [] }
            common = first
        }
        return common ?? []
    }

    /// The name of the type of such values.
    var typeName: String {
        switch self {
        case .number, .none: ValueType.number.name
        case .angle: ValueType.angle.name
        case .color: ValueType.color.name
        case .point: ValueType.point.name
        case .functions: ValueType.transform(.matrix).name
        }
    }

    /// Whether the two can be the values of one property.
    func fits(_ other: StyleValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.angle, .angle), (.color, .color), (.point, .point),
            (.functions, .functions), (.none, _), (_, .none):
            true
        default: false
        }
    }

    /// Whether it is a colour in a legacy syntax, which CSS interpolates in sRGB: hexadecimal, a name, `rgb()`,
    /// `hsl()` and `hwb()`.
    var isLegacyColor: Bool {
        guard case .color(let text) = self else { return false }
        let lower = StyleText.lowercase(text)
        guard let bracket = lower.utf8.firstIndex(of: UInt8(ascii: "(")) else { return true }
        return ["rgb", "rgba", "hsl", "hsla", "hwb"].contains(String(lower[..<bracket]))
    }

    /// Whether it is `none`.
    var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}

import MotionModel

/// The unit in which a value, or one of its components, is written in CSS.
enum WebUnit: Hashable, Sendable {
    case number
    /// A number that a browser rounds.
    case integer
    case pixels
    case degrees
    case color
    case transform
    case path
    case text

    /// The unit of a property's components, or of its value if that is taken as a whole. What moves an integer is a number.
    init(_ declaration: PropertyDeclaration) {
        switch declaration.type {
        case .color, .colorIn: self = .color
        case .transform: self = .transform
        case .path: self = .path
        case .string: self = .text
        case .boolean, .integer: self = .number
        case .angle, .turning, .routeTangent: self = .degrees
        case .number, .point, .size, .vector, .rect, .insets, .routePosition:
            switch declaration.unit {
            case .points: self = .pixels
            case .degrees: self = .degrees
            case .share, .none: self = .number
            }
        }
    }

    /// Whether a value is written as a whole, not by component.
    var isWhole: Bool {
        switch self {
        case .number, .integer, .pixels, .degrees: false
        case .color, .transform, .path, .text: true
        }
    }

    /// The syntax with which a custom property is registered; nil for one that a browser couldn't animate anyway.
    var syntax: String? {
        switch self {
        case .number: "<number>"
        case .integer: "<integer>"
        case .pixels: "<length>"
        case .degrees: "<angle>"
        case .color: "<color>"
        case .transform: "<transform-list>"
        case .path, .text: nil
        }
    }

    /// The text of a component, with nine significant digits: more than a browser keeps.
    func text(_ number: Double) -> String {
        var scale = 1.0
        while (number * scale).magnitude < 1e8, scale < 1e15 { scale *= 10 }
        let digits = Self.digits(number, scale)
        return switch self {
        case .pixels: digits + "px"
        case .degrees: digits + "deg"
        case .number, .integer, .color, .transform, .path, .text: digits
        }
    }

    /// The text of a value taken as a whole.
    func text(_ value: MotionValue) -> String {
        if let color = value.color {
            let numbers = [color.lightness, color.a, color.b].map { Self.digits($0, 1e7) }.joined(
                separator: " ")
            return color.alpha == 1
                ? "oklab(\(numbers))" : "oklab(\(numbers) / \(Self.digits(color.alpha, 1e7)))"
        }
        if let path = value.path { return "path(\"\(path.svg)\")" }
        if let functions = value.functions { return functions.map { $0.cssText }.joined(separator: " ") }
        return WebText.quoted(value.string ?? "")
    }
}

extension WebUnit {
    /// A number rounded to a share of 1; negative zero is zero.
    fileprivate static func digits(_ number: Double, _ scale: Double) -> String {
        let rounded = (number * scale).rounded() / scale
        return NumberText.text((rounded.isFinite ? rounded : number) + 0)
    }
}

/// Text in the syntax of CSS.
enum WebText {
    /// A text in double quotes.
    static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case ..<0x20, 0x7F:
                bytes += "\\\(Hexadecimal.byte(byte)) ".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
    }
}

extension TransformFunction {
    /// The transform function in the syntax of CSS, lengths in pixels.
    var cssText: String {
        func list(_ numbers: some Sequence<Double>, _ unit: WebUnit) -> String {
            numbers.map { unit.text($0) }.joined(separator: ", ")
        }
        switch kind {
        case .translate: return "translate(\(list(numbers, .pixels)))"
        case .translate3d: return "translate3d(\(list(numbers, .pixels)))"
        case .scale: return "scale(\(list(numbers, .number)))"
        case .scale3d: return "scale3d(\(list(numbers, .number)))"
        case .rotate: return "rotate(\(list(numbers, .degrees)))"
        case .rotateX: return "rotateX(\(list(numbers, .degrees)))"
        case .rotateY: return "rotateY(\(list(numbers, .degrees)))"
        case .rotate3d, .rotation:
            let (axis, degrees) = axisAndAngle ?? ([0, 0, 1], 0)
            return "rotate3d(\(list(axis, .number)), \(WebUnit.degrees.text(degrees)))"
        case .skew: return "skew(\(list(numbers, .degrees)))"
        case .skewX: return "skewX(\(list(numbers, .degrees)))"
        case .skewY: return "skewY(\(list(numbers, .degrees)))"
        case .perspective:
            return numbers[0] == 0
                ? "perspective(none)" : "perspective(\(WebUnit.pixels.text(1 / numbers[0])))"
        case .matrix: return "matrix(\(list(numbers[..<6], .number)))"
        case .matrix3d: return "matrix3d(\(list(numbers[..<16], .number)))"
        }
    }
}

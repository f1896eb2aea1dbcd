import MotionModel

/// A transform function of a style sheet in the notation of a spec.
struct StyleFunction {
    /// The function as an object with one key.
    let json: JSONValue
    /// The same function with arguments that make it do nothing.
    let identity: JSONValue

    /// Reads a function with its arguments; nil if specs have no such function.
    init?(_ word: StyleText.Word) {
        guard let (name, argument) = word.function else { return nil }
        let words = StyleText.words(argument)
        switch name {
        case "translate", "translate3d":
            let counts = name == "translate" ? 1...2 : 3...3
            guard let numbers = Self.numbers(words, counts, StyleValue.length) else { return nil }
            let list = numbers.count == 1 ? numbers + [0] : numbers
            self.init(.translate, Self.list(list), Self.list(list.map { _ in 0 }))
        case "translatex", "translatey", "translatez":
            guard let numbers = Self.numbers(words, 1...1, StyleValue.length) else { return nil }
            let fields: [String: TransformField] = [
                "translatex": .translateX, "translatey": .translateY, "translatez": .translateZ,
            ]
            guard let field = fields[name] else { return nil }
            self.init(field, .number(numbers[0]), .number(0))
        case "scale", "scale3d":
            let counts = name == "scale" ? 1...2 : 3...3
            guard let numbers = Self.numbers(words, counts, StyleValue.share) else { return nil }
            if numbers.count == 1 {
                self.init(.scale, .number(numbers[0]), .number(1))
            } else {
                self.init(.scale, Self.list(numbers), Self.list(numbers.map { _ in 1 }))
            }
        case "scalex", "scaley", "scalez":
            guard let numbers = Self.numbers(words, 1...1, StyleValue.share) else { return nil }
            let fields: [String: TransformField] = [
                "scalex": .scaleX, "scaley": .scaleY, "scalez": .scaleZ,
            ]
            guard let field = fields[name] else { return nil }
            self.init(field, .number(numbers[0]), .number(1))
        case "rotate", "rotatex", "rotatey", "rotatez", "skewx", "skewy":
            let fields: [String: TransformField] = [
                "rotate": .rotate, "rotatex": .rotateX, "rotatey": .rotateY, "rotatez": .rotateZ,
                "skewx": .skewX, "skewy": .skewY,
            ]
            guard words.count == 1, let angle = StyleValue.angle(words[0]), let field = fields[name] else {
                return nil
            }
            self.init(field, .string(angle), .string("0deg"))
        case "skew":
            let angles = words.compactMap { StyleValue.angle($0) }
            guard angles.count == words.count, (1...2).contains(angles.count) else { return nil }
            let both = angles.count == 1 ? angles + ["0deg"] : angles
            self.init(
                .skew, .array(both.map { .string($0) }), .array([.string("0deg"), .string("0deg")]))
        case "rotate3d":
            guard words.count == 4, let axis = Self.numbers(Array(words[..<3]), 3...3, StyleValue.share),
                axis.contains(where: { $0 != 0 }), let angle = StyleValue.angle(words[3])
            else { return nil }
            self.init(.rotate3d, Self.turn(axis, angle), Self.turn(axis, "0deg"))
        case "matrix", "matrix3d":
            let count = name == "matrix" ? 6 : 16
            guard let numbers = Self.numbers(words, count...count, StyleValue.share) else { return nil }
            let diagonal = name == "matrix" ? [0, 3] : [0, 5, 10, 15]
            let identity = numbers.indices.map { diagonal.contains($0) ? 1.0 : 0 }
            self.init(.matrix, Self.list(numbers), Self.list(identity))
        case "perspective":
            guard let numbers = Self.numbers(words, 1...1, StyleValue.length), numbers[0] > 0 else {
                return nil
            }
            self.init(.perspective, .number(numbers[0]), .string("none"))
        default: return nil
        }
    }

    private init(_ field: TransformField, _ value: JSONValue, _ identity: JSONValue) {
        json = .object([(field.rawValue, value)])
        self.identity = .object([(field.rawValue, identity)])
    }

    private static func numbers(
        _ words: [StyleText.Word], _ counts: ClosedRange<Int>, _ read: (StyleText.Word) -> Double?
    ) -> [Double]? {
        let numbers = words.compactMap { read($0) }
        return numbers.count == words.count && counts.contains(numbers.count) ? numbers : nil
    }

    private static func list(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }

    private static func turn(_ axis: [Double], _ angle: String) -> JSONValue {
        .object([
            (AxisField.axis.rawValue, list(axis)), (AxisField.angle.rawValue, .string(angle)),
        ])
    }
}

import MotionModel

extension MotionValue {
    /// A transform in the notation of the language: a list of functions, or the 6 or 16 numbers of a single matrix.
    ///
    /// - Precondition: The value is a transform.
    var transformJSON: JSONValue {
        guard let functions else { return .null }
        if functions.count == 1, let only = functions.first, only.kind == .matrix || only.kind == .matrix3d {
            return only.numbersJSON
        }
        return .array(functions.map { $0.json })
    }
}

extension TransformFunction {
    /// The function as an object with one key.
    fileprivate var json: JSONValue {
        switch kind {
        case .translate, .translate3d: .object([("translate", list(numbers))])
        case .scale, .scale3d:
            .object([
                (
                    "scale",
                    numbers.allSatisfy { $0 == numbers[0] } && kind == .scale
                        ? .number(numbers[0]) : list(numbers)
                )
            ])
        case .rotate: .object([("rotate", .number(numbers[0]))])
        case .rotateX: .object([("rotateX", .number(numbers[0]))])
        case .rotateY: .object([("rotateY", .number(numbers[0]))])
        case .rotate3d, .rotation: rotation
        case .skew: .object([("skew", list(numbers))])
        case .skewX: .object([("skewX", .number(numbers[0]))])
        case .skewY: .object([("skewY", .number(numbers[0]))])
        case .perspective:
            .object([("perspective", numbers[0] == 0 ? .string("none") : .number(1 / numbers[0]))])
        case .matrix, .matrix3d: .object([("matrix", numbersJSON)])
        }
    }

    private var rotation: JSONValue {
        guard let (axis, degrees) = axisAndAngle else { return .null }
        return .object([("rotate3d", .object([("axis", list(axis)), ("angle", .number(degrees))]))])
    }

    /// The numbers of a matrix.
    fileprivate var numbersJSON: JSONValue { list(Array(numbers[..<(kind == .matrix ? 6 : 16)])) }

    private func list(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }
}

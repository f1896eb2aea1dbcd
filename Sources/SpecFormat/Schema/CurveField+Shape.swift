import MotionModel

extension CurveField: SchemaTable {
    var shape: Schema {
        let outputs = -Limits.output...Limits.output
        let two = Schema.list(of: .number(outputs), 2...2)
        switch self {
        case .bezier: return Schema.list(of: .number(outputs), 4...4).examples([0.4, 0, 0.2, 1])
        case .bezierPath:
            return Schema.word.examples("M0,0 C.05,0,.133333,.06,.166666,.4 C.208333,.82,.25,1,1,1")
        case .points:
            let point = Schema.anyOf([Schema.number(outputs).titled("an output"), .ref(.curvePoint)])
            return Schema.list(of: point, 2...Limits.segments)
                .examples([0, 0.25, .object([("y", 1.1), ("x", 0.6)]), 1])
        case .steps:
            return Schema([
                ("type", "integer"), ("minimum", 1), ("maximum", .number(Double(Limits.segments))),
            ]).examples(4)
        case .spring:
            return Schema.ref(.spring).examples(.object([("duration", 0.5), ("bounce", 0.2)]))
        case .quad, .cubic, .quart, .quint, .sine, .expo, .circ, .back, .elastic, .bounce:
            return .choice(Penner.Direction.allCases.map { $0.rawValue })
        case .reverse, .mirror, .of: return Schema.ref(.curve).examples("ease-in")
        case .interval: return Schema.list(of: .number(0...1), 2...2).examples([0.2, 0.8])
        case .scale: return Schema.number(outputs).examples(0.5)
        case .clamp: return two.examples([0, 1])
        case .sum, .product, .chain:
            return Schema.list(of: .ref(.curve), 1...Int.max).examples(["ease-in", "ease-out"])
        case .css: return Schema.word.examples("cubic-bezier(.4,0,.2,1)")
        case .expression: return Schema.ref(.expression).examples("= 1 - (1 - p)^3")
        case .jump: return .choice(Steps.Jump.allCases.map { $0.rawValue })
        case .overshoot: return .number(-1000...1000)
        case .amplitude: return .number(0...1000)
        case .period: return .number(0.001...1000)
        }
    }

    /// The curves with this head; nil for a parameter.
    var kind: Schema? {
        guard let parameters else { return nil }
        let needed = [self] + parameters.filter { $0 == .of }
        let schema = Schema.object(CurveField.self, keys: [self] + parameters, required: needed)
            .titled("\(rawValue): \(field.summary)")
        guard self == .steps else { return schema }
        // Without a jump at either end, one step would never leave the start.
        let jumpless = Schema.requiring([CurveField.jump.rawValue]).with(
            "properties",
            .object([(CurveField.jump.rawValue, .object([("const", .string(Steps.Jump.none.rawValue))]))]))
        let two: JSONValue = .object([
            ("properties", .object([(rawValue, .object([("minimum", .number(2))]))]))
        ])
        return schema.with("if", jumpless.json).with("then", two)
    }
}

extension CurvePointField: SchemaTable {
    var shape: Schema { .number(-Limits.output...Limits.output) }
}

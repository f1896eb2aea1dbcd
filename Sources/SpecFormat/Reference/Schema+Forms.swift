import MotionModel

/// The larger parts of the schema, by the kind of value.
extension Schema {
    // MARK: Documents

    /// A spec, or a library of names.
    static var specForm: Schema {
        let moving: [SpecField] = [.properties, .states, .animations, .variants, .transitions, .targets]
        let giving: [SpecField] = [.imports, .durations, .curves, .timings]
        let library = Schema.anyOf(giving.map { requiring($0) })
            .with("not", Schema.anyOf(moving.map { requiring($0) }).json)
        let plain: JSONValue = ["additionalProperties": ["not": requiring(VariantField.motion).json]]
        let tree = requiring(SpecField.variants)
            .with("properties", [SpecField.variants.rawValue: ["not": plain]])
        return Schema.object(SpecField.self, required: [.motionSpec, .name])
            .with(
                "anyOf",
                .array([
                    requiring(SpecField.animations, .variants).titled("a spec").json,
                    tree.titled("a spec of motion trees").json,
                    library.titled("a library of names").json,
                ]))
    }

    /// A transition: taken by events or by itself.
    static var transitionForm: Schema {
        Schema.object(TransitionField.self)
            .joined(.oneOf([requiring(TransitionField.on), requiring(TransitionField.after)]))
    }

    /// A target: present in some states, absent in others.
    static var targetForm: Schema {
        Schema.object(TargetField.self)
            .joined(.anyOf([requiring(TargetField.appears), requiring(TargetField.disappears)]))
    }

    // MARK: Times

    /// A time: a number, a text with a unit, a name, or an object.
    static func time(_ pattern: String, _ range: NumberRange) -> Schema {
        .anyOf([
            range.schema.titled("seconds").examples(0.285),
            Schema.text(matching: pattern, "a number with the unit 'ms' or 's'").titled(
                "a time with its unit"
            )
            .examples("285ms", "0.285s"),
            Schema.text(matching: SchemaPattern.name, "the name of a duration").titled(
                "the name of a duration"
            ).naming(.duration),
            .ref(.timeWithUnit),
        ])
    }

    /// The name of a timing; any text that isn't empty.
    static var timingName: Schema {
        Schema.word.titled("the name of a timing").naming(.timing)
    }

    /// A timing that is written in place.
    static var timingForm: Schema {
        Schema.object(TimingField.self)
            .with("not", requiring(TimingField.iterations, .repeatFor).json)
            .with("if", requiring(TimingField.reverseCurve).json)
            .with("then", saying(TimingField.autoreverse, true).json)
            .snippet(
                "timing", "a timing with a delay, a duration and a curve",
                [
                    TimingField.delay.rawValue: "${1:0ms}", TimingField.duration.rawValue: "${2:300ms}",
                    TimingField.curve.rawValue: "${3:ease-out}",
                ])
    }

    // MARK: Curves

    /// A curve: a name or an object.
    static var curveForm: Schema {
        let rows = NamedCurve.all
        var words: [String] = []
        var meanings: [String] = []
        for row in rows {
            for name in [row.name] + row.aliases {
                words.append(name)
                meanings.append(row.title)
            }
        }
        return .anyOf([
            Schema.choice(words, meanings: meanings).titled("a named curve"),
            Schema.text(matching: SchemaPattern.name, "the name of a curve").titled(
                "the name of a curve of the spec"
            ).naming(.curve),
            .ref(.curveObject),
        ])
    }

    /// The curves with a head; nil for a parameter.
    static func curveForm(_ head: CurveField) -> Schema? {
        guard let parameters = head.parameters else { return nil }
        let needed = [head] + parameters.filter { $0 == .of }
        let schema = Schema.object(CurveField.self, keys: [head] + parameters, required: needed)
            .titled("\(head.rawValue): \(head.field.summary)")
        guard head == .steps else { return schema }
        // Without a jump at either end, one step would never leave the start.
        let jumpless = saying(CurveField.jump, .string(Steps.Jump.none.rawValue))
        let two: JSONValue = ["properties": [head.rawValue: ["minimum": 2]]]
        return schema.with("if", jumpless.json).with("then", two)
    }

    /// A spring in one of its dialects, for each set of keys that determines one.
    static var springForm: Schema {
        let release = SpringField.allCases.filter { !$0.namesDialect }
        let kinds = SpringDialect.allCases.flatMap { dialect in
            dialect.needed.map { needed in
                let keys = needed + dialect.optional
                return Schema.object(SpringField.self, keys: keys + release, required: needed)
                    .titled(keys.map { $0.rawValue }.joined(separator: ", "))
            }
        }
        return Schema.oneOf(kinds)
            .snippet(
                "spring: duration and bounce", "as SwiftUI has it",
                [SpringField.duration.rawValue: "^${1:0.5}", SpringField.bounce.rawValue: "^${2:0.2}"])
    }

    // MARK: Values and animations

    /// A value of any type.
    static var valueForm: Schema {
        var objects: [Schema] = []
        for name in ValueType.names {
            guard let type = ValueType(name: name), !type.componentNames.isEmpty else { continue }
            objects.append(
                Schema.object(numbers: type.componentNames, of: .ref(.component)).titled(type.phrase))
        }
        return .anyOf(
            [
                .ref(.number), .ref(.expression), Schema.boolean.titled("true or false"),
                Schema.text(matching: SchemaPattern.angle, "an angle with its unit").titled("an angle")
                    .examples("90deg", "0.25turn"),
                Schema.text(matching: SchemaPattern.color, "a colour as CSS writes it").titled("a colour")
                    .examples("#1a73e8", "oklch(0.7 0.1 250)", "rebeccapurple"),
                Schema.text.titled("one of the texts of a property"),
                Schema.list(of: .ref(.transformFunction), 0...Int.max).titled("a transform, in CSS order")
                    .examples([["translate": [0, 48]], ["rotate": "45deg"]]),
                Schema.text(matching: SchemaPattern.path, "SVG path data").titled("a path")
                    .examples("M0 0H48V48H0Z"),
                Schema.list(of: .ref(.component), ValueType.vectorCounts).titled("numbers in their order")
                    .examples([0, 48]),
            ] + objects)
    }

    /// A function of a transform: an object with one key.
    static var transformFunctionForm: Schema {
        .oneOf(
            TransformField.allCases.map { key in
                Schema.object(TransformField.self, keys: [key], required: [key])
                    .titled("\(key.rawValue): \(key.field.summary)")
            })
    }

    /// An animation, or just its values.
    static var animationForm: Schema {
        .anyOf([
            Schema.object(AnimationField.self).titled("an animation with its timing"),
            values.titled("the values alone"),
        ])
    }

    /// A variant, with the keys that require or exclude each other.
    static var variantForm: Schema {
        let own: [VariantField] = [.timings, .motion, .reverseValues, .from, .to]
        let mirror = requiring(VariantField.extends)
            .with("not", Schema.anyOf(own.map { requiring($0) }).json)
        return Schema.object(VariantField.self)
            .with(
                "not",
                Schema.anyOf([
                    requiring(VariantField.reducedMotionFor, .reducedMotion),
                    requiring(VariantField.timings, .motion),
                ]).json
            )
            .with("if", saying(VariantField.mirror, true).json).with("then", mirror.json)
            .snippet("variant", "a variant with one timing for everything", variantSnippet)
    }

    private static var variantSnippet: JSONValue {
        let timing: JSONValue = [
            TimingField.duration.rawValue: "${1:300ms}", TimingField.curve.rawValue: "${2:ease-out}",
        ]
        return [
            VariantField.timings.rawValue: ["*": timing], VariantField.reducedMotion.rawValue: "instant",
        ]
    }
}

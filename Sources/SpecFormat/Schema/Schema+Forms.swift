import MotionModel

/// The larger parts of the schema, by the kind of value.
extension Schema {
    // MARK: Documents

    /// A spec, or a library of names.
    static var specForm: Schema {
        func requiring(_ keys: SpecField...) -> Schema { .requiring(keys.map { $0.rawValue }) }
        let moving: [SpecField] = [.properties, .states, .animations, .variants]
        let library = Schema.anyOf(
            [.imports, .durations, .curves, .timings].map { requiring($0) }
        ).with("not", Schema.anyOf(moving.map { requiring($0) }).json)
        let plain = Schema([
            (
                "additionalProperties",
                .object([("not", Schema.requiring([VariantField.motion.rawValue]).json)])
            )
        ])
        let tree = requiring(.variants).with(
            "properties", .object([(SpecField.variants.rawValue, .object([("not", plain.json)]))]))
        return Schema.object(SpecField.self, required: [.motionSpec, .name])
            .with(
                "anyOf",
                .array([
                    requiring(.animations, .variants).titled("a spec").json,
                    tree.titled("a spec of motion trees").json,
                    library.titled("a library of names").json,
                ]))
    }

    // MARK: Times

    /// A time: a number, a text with a unit, a name, or an object.
    static func time(_ pattern: String, _ range: ClosedRange<Double>) -> Schema {
        .anyOf([
            Schema.number(range).titled("seconds").examples(0.285),
            Schema.text(matching: pattern, "a number with the unit 'ms' or 's'").titled(
                "a time with its unit"
            )
            .examples("285ms", "0.285s"),
            Schema.text(matching: SchemaPattern.name, "the name of a duration").titled(
                "the name of a duration"),
            .ref(.timeWithUnit),
        ])
    }

    /// The name of a timing; any text that isn't empty.
    static var timingName: Schema {
        Schema.word.titled("the name of a timing")
    }

    /// A timing that is written in place.
    static var timingForm: Schema {
        let both = [TimingField.iterations, .repeatFor].map { $0.rawValue }
        let wayBack = Schema.requiring([TimingField.reverseCurve.rawValue])
        let reversing = Schema.requiring([TimingField.autoreverse.rawValue]).with(
            "properties", .object([(TimingField.autoreverse.rawValue, .object([("const", true)]))]))
        return Schema.object(TimingField.self)
            .with("not", Schema.requiring(both).json)
            .with("if", wayBack.json).with("then", reversing.json)
            .snippet(
                "timing", "a timing with a delay, a duration and a curve",
                .object([
                    (TimingField.delay.rawValue, .string("${1:0ms}")),
                    (TimingField.duration.rawValue, .string("${2:300ms}")),
                    (TimingField.curve.rawValue, .string("${3:ease-out}")),
                ]))
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
                "the name of a curve of the spec"),
            .ref(.curveObject),
        ])
    }

    /// A spring in one of its dialects.
    static var springForm: Schema {
        Schema.oneOf(SpringDialect.allCases.flatMap { $0.kinds })
            .snippet(
                "spring: duration and bounce", "as SwiftUI has it",
                .object([
                    (SpringField.duration.rawValue, .string("^${1:0.5}")),
                    (SpringField.bounce.rawValue, .string("^${2:0.2}")),
                ])
            )
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
                    .examples(
                        .array([
                            .object([("translate", .array([0, 48]))]), .object([("rotate", "45deg")]),
                        ])),
                Schema.text(matching: SchemaPattern.path, "SVG path data").titled("a path")
                    .examples("M0 0H48V48H0Z"),
                Schema.list(of: .ref(.component), ValueType.vectorCounts).titled("numbers in their order")
                    .examples([0, 48]),
            ] + objects)
    }

    /// A value for each state.
    static var values: Schema { .list(of: .ref(.value), 2...Int.max) }

    /// An animation, or just its values.
    static var animationForm: Schema {
        .anyOf([
            Schema.object(AnimationField.self).titled("an animation with its timing"),
            values.titled("the values alone"),
        ])
    }

    /// A variant, with the keys that require or exclude each other.
    static var variantForm: Schema {
        func keys(_ keys: VariantField...) -> [String] { keys.map { $0.rawValue } }
        let mirrors = Schema.requiring(keys(.mirror)).with(
            "properties", .object([(VariantField.mirror.rawValue, .object([("const", true)]))]))
        let own = Schema.anyOf(
            keys(.timings, .motion, .reverseValues, .from, .to).map { Schema.requiring([$0]) })
        let mirror = Schema.requiring(keys(.extends)).with("not", own.json)
        return Schema.object(VariantField.self)
            .with(
                "not",
                Schema.anyOf([
                    .requiring(keys(.reducedMotionFor, .reducedMotion)),
                    .requiring(keys(.timings, .motion)),
                ]).json
            )
            .with("if", mirrors.json).with("then", mirror.json)
            .snippet("variant", "a variant with one timing for everything", variantSnippet)
    }

    private static var variantSnippet: JSONValue {
        let timing: JSONValue = .object([
            (TimingField.duration.rawValue, .string("${1:300ms}")),
            (TimingField.curve.rawValue, .string("${2:ease-out}")),
        ])
        return .object([
            (VariantField.timings.rawValue, .object([("*", timing)])),
            (VariantField.reducedMotion.rawValue, .string("instant")),
        ])
    }
}

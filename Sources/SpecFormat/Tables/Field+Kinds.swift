/// Rows of the kinds of value that many keys have.
extension Field {
    /// A number in a range.
    package static func number(
        _ range: NumberRange, _ summary: String, default fallback: String? = nil, example: Double? = nil
    ) -> Field {
        Field(
            "a number", example.map { range.schema.examples(.number($0)) } ?? range.schema, summary,
            default: fallback, in: range)
    }

    /// Two numbers in a range, the lower first.
    static func pair(
        _ range: NumberRange, _ summary: String, example: @autoclosure @escaping @Sendable () -> JSONValue
    ) -> Field {
        Field("two numbers", Schema.list(of: range.schema, 2...2).examples(example()), summary, in: range)
    }

    /// One of a few words, with the meaning of each if there is one.
    static func choice(
        _ words: @autoclosure @escaping @Sendable () -> [String], _ summary: String,
        default fallback: String? = nil, type: String = "a word", meanings: [String] = []
    ) -> Field {
        Field(type, .choice(words(), meanings: meanings), summary, default: fallback, words: words())
    }

    /// True or false.
    package static func boolean(_ summary: String, default fallback: String? = nil) -> Field {
        Field("true or false", .boolean, summary, default: fallback)
    }

    /// A curve.
    static func curve(
        _ summary: String, default fallback: String? = nil,
        examples: @autoclosure @escaping @Sendable () -> [JSONValue]
    ) -> Field {
        .of(.curve, "a curve", summary, default: fallback, examples: examples())
    }

    /// A time that isn't below 0.
    static func time(
        _ summary: String, example: @autoclosure @escaping @Sendable () -> JSONValue
    ) -> Field {
        .of(.positiveTime, "a time", summary, examples: [example()])
    }

    /// A value of a definition.
    static func of(
        _ definition: SchemaDefinition, _ type: String, _ summary: String, default fallback: String? = nil,
        examples: @autoclosure @escaping @Sendable () -> [JSONValue] = []
    ) -> Field {
        Field(type, Schema.ref(definition).with(examples: examples()), summary, default: fallback)
    }

    /// An object whose keys the author chooses.
    static func entries(
        of element: SchemaDefinition, named pattern: @autoclosure @escaping @Sendable () -> String,
        naming kind: NameKind? = nil, _ summary: String, least: Int = 0,
        example: @autoclosure @escaping @Sendable () -> JSONValue? = nil
    ) -> Field {
        Field(
            "an object",
            Schema.entries(of: .ref(element), names: pattern(), naming: kind, least: least)
                .with(examples: example().map { [$0] } ?? []), summary)
    }
}

/// The JSON Schema of specs, made of the tables that the decoder reads.
///
/// Draft 2020-12, kept to what it shares with draft-07 (but for `$defs`), so that editors of either kind can use it.
/// It says what a single value can say: which keys there are, their types, ranges and words. That names are
/// defined, counts agree and curves don't go back in x is for the validator.
public enum SpecSchema {
    /// The schema as JSON text, the same bytes on every machine, with a final line end.
    ///
    /// - Complexity: O(1): the tables have a fixed size.
    public static var text: String { json.text(pretty: true) + "\n" }

    /// The schema.
    package static var json: JSONValue {
        Schema([
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", .string("MotionSpec, version \(SpecDecoder.newestVersion)")),
            ("description", "A motion spec: what moves, from where to where, when and along which curve."),
            ("allowComments", true), ("allowTrailingCommas", true),
        ]).joined(Schema.specForm.snippet("spec", "a spec with two states", snippet))
            .with("$defs", .object(SchemaDefinition.allCases.map { ($0.rawValue, $0.schema.json) })).json
    }

    /// A whole spec to fill in.
    private static var snippet: JSONValue {
        let timing: JSONValue = .object([
            (TimingField.duration.rawValue, .string("${7:200ms}")),
            (TimingField.curve.rawValue, .string("${8:ease-out}")),
        ])
        let variant: JSONValue = .object([
            (VariantField.timings.rawValue, .object([("${5:fade}", timing)]))
        ])
        let animation: JSONValue = .object([
            (AnimationField.values.rawValue, .array([.number(0), .number(1)])),
            (AnimationField.timing.rawValue, .string("${5:fade}")),
        ])
        return .object([
            (SpecField.motionSpec.rawValue, .number(Double(SpecDecoder.newestVersion))),
            (SpecField.name.rawValue, .string("${1:Name}")),
            (SpecField.states.rawValue, .array([.string("${2:hidden}"), .string("${3:shown}")])),
            (SpecField.animations.rawValue, .object([("${4:box.opacity}", animation)])),
            (SpecField.variants.rawValue, .object([("${6:show}", variant)])),
        ])
    }
}

extension Schema {
    /// The keywords of both.
    func joined(_ other: Schema) -> Schema { Schema(keywords + other.keywords) }
}

/// The JSON Schema of specs, generated from the tables that the decoder reads.
///
/// It is draft 2020-12, but apart from `$defs` uses only what draft-07 has too, so that editors of either kind can read it.
/// It states the rules for single values: the keys, their types, ranges and words. The validator checks the others: that names
/// are defined, that counts agree, that curves don't go back in x.
public enum SpecSchema {
    /// The schema as JSON text, the same bytes on every machine, with a final line end.
    ///
    /// - Complexity: O(1): the tables have a fixed size.
    public static var text: String { json.text(pretty: true) + "\n" }

    /// The schema.
    package static var json: JSONValue { named.without(Schema.names) }

    /// The schema with the kinds of names that its texts are.
    static var named: JSONValue {
        Schema([
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("$id", .string("urn:motionspec:schema:\(Limits.newestVersion)")),
            ("title", .string("MotionSpec, version \(Limits.newestVersion)")),
            ("description", "A motion spec: what moves, from where to where, when and along which curve."),
            ("allowComments", true), ("allowTrailingCommas", true),
        ]).joined(Schema.specForm.snippet("spec", "a spec with two states", snippet))
            .with("$defs", .object(SchemaDefinition.allCases.map { ($0.rawValue, $0.schema.json) })).json
    }

    /// A whole spec to fill in, as a snippet.
    private static var snippet: JSONValue {
        let timing: JSONValue = [
            TimingField.duration.rawValue: "${7:200ms}", TimingField.curve.rawValue: "${8:ease-out}",
        ]
        let variant: JSONValue = [VariantField.timings.rawValue: ["${5:fade}": timing]]
        let animation: JSONValue = [
            AnimationField.values.rawValue: [0, 1], AnimationField.timing.rawValue: "${5:fade}",
        ]
        return [
            SpecField.motionSpec.rawValue: .number(Double(Limits.newestVersion)),
            SpecField.name.rawValue: "${1:Name}",
            SpecField.states.rawValue: ["${2:hidden}", "${3:shown}"],
            SpecField.animations.rawValue: ["${4:box.opacity}": animation],
            SpecField.variants.rawValue: ["${6:show}": variant],
        ]
    }
}

extension JSONValue {
    /// The value without a key, however deep.
    fileprivate func without(_ key: String) -> JSONValue {
        switch self {
        case .array(let elements): .array(elements.map { $0.without(key) })
        case .object(let members):
            .object(members.filter { $0.0 != key }.map { ($0.0, $0.1.without(key)) })
        case .null, .bool, .number, .string: self
        }
    }
}

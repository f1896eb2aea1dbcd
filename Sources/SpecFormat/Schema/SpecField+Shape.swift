import MotionModel

extension SpecField: SchemaTable {
    var shape: Schema {
        switch self {
        case .schema: .text
        case .motionSpec:
            Schema([("type", "integer"), ("const", .number(Double(SpecDecoder.newestVersion)))])
        case .name:
            Schema.text(
                matching: SchemaPattern.identifier, "letters, digits and '_' only, and no digit first"
            ).examples("CalendarChip")
        case .imports:
            Schema.entries(
                of: .text(matching: "^[^/]", "a path, relative to this file"), names: SchemaPattern.variant
            ).examples(.object([("m3", "libraries/material3.json")]))
        case .parameters:
            Schema.entries(of: .ref(.value), names: SchemaPattern.parameter)
                .examples(.object([("chipHeight", 48)]))
        case .defaults: .ref(.defaults)
        case .durations:
            Schema.entries(of: .ref(.duration), names: SchemaPattern.name)
                .examples(.object([("quick", "75ms")]))
        case .curves:
            Schema.entries(of: .ref(.curve), names: SchemaPattern.name)
                .examples(.object([("standard", .object([("bezier", [0.4, 0, 0.2, 1])]))]))
        case .timings:
            Schema.entries(of: .ref(.timing), names: SchemaPattern.name)
                .examples(.object([("fade", .object([("duration", "150ms")]))]))
        case .properties:
            Schema.entries(of: .ref(.property), names: SchemaPattern.propertyPath)
                .examples(.object([("gauge.level", .object([("type", "number")]))]))
        case .states:
            Schema.list(of: .word, 2...Int.max).with("uniqueItems", true).examples(["collapsed", "expanded"])
        case .animations:
            Schema.entries(of: .ref(.animation), names: SchemaPattern.propertyPath, least: 1)
                .examples(.object([("chip.opacity", [0, 1])]))
        case .variants: .entries(of: .ref(.variant), names: SchemaPattern.variant, least: 1)
        }
    }
}

extension DefaultsField: SchemaTable {
    var shape: Schema {
        switch self {
        case .duration: Schema.ref(.duration).examples("300ms")
        case .curve: Schema.ref(.curve).examples("ease-out")
        }
    }
}

extension AnimationField: SchemaTable {
    var shape: Schema {
        switch self {
        case .values: Schema.values.examples([48, 160])
        case .timing: Schema.ref(.timing).examples("fade", .object([("duration", "150ms")]))
        case .additive: .boolean
        case .weight: .number(0...1)
        case .velocity: Schema.number(-Limits.value...Limits.value).examples(200)
        case .space: .choice(ColorSpace.allCases.map { $0.name })
        case .turn: .choice(AngleTurn.allCases.map { $0.name })
        }
    }
}

extension PropertyField: SchemaTable {
    var shape: Schema {
        switch self {
        case .type: Schema.choice(ValueType.names).examples("number")
        case .initial: .ref(.value)
        case .additive: .boolean
        case .unit: .choice(PropertyUnit.allCases.map { $0.name })
        }
    }
}

extension VariantField: SchemaTable {
    var shape: Schema {
        switch self {
        case .extends:
            Schema.text(matching: SchemaPattern.identifier, "the name of a variant").examples("expand")
        case .mirror, .reverseValues: .boolean
        case .from, .to: Schema.word.examples("collapsed")
        case .reducedMotionFor:
            Schema.list(of: .text(matching: SchemaPattern.identifier, "the name of a variant"), 1...Int.max)
                .with("uniqueItems", true).examples(["expand", "collapse"])
        case .reducedMotion:
            .choice(
                ["instant", "fade"],
                meanings: [
                    "everything jumps to its end",
                    "opacities keep their timing, within 0.2 s, and everything else jumps to its end",
                ])
        case .timings:
            Schema.entries(of: .ref(.timing), names: SchemaPattern.any)
                .examples(.object([("*", .object([("duration", "300ms")]))]))
        case .motion: .ref(.node)
        }
    }
}

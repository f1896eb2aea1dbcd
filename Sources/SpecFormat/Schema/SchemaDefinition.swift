import MotionModel

/// The parts of the schema that others refer to, by their names under `$defs`, in the order to write them.
enum SchemaDefinition: String, CaseIterable {
    case description
    case comment
    case extensions
    case lint
    case time
    case positiveTime
    case timeWithUnit
    case duration
    case travel
    case curve
    case curveObject
    case curvePoint
    case spring
    case timing
    case timingObject
    case value
    case number
    case component
    case angle
    case transformFunction
    case expression
    case property
    case animation
    case variant
    case defaults
    case node
    case keyframe
    case stagger
    case nodeTime

    /// The schema of the definition.
    var schema: Schema {
        switch self {
        case .description: Self.common(.description)
        case .comment: Self.common(.comment)
        case .extensions: Self.common(.extensions)
        case .lint: Self.common(.lint)
        case .time: Schema.time(SchemaPattern.time, -Limits.time...Limits.time).titled("a time")
        case .positiveTime:
            Schema.time(SchemaPattern.positiveTime, 0...Limits.time).titled("a time, not below 0")
        case .timeWithUnit: .object(TimeField.self).titled(TimeField.object)
        case .duration: Schema.anyOf([.ref(.positiveTime), .ref(.travel)]).titled("a duration")
        case .travel: .object(TravelField.self).titled(TravelField.object)
        case .curve: Schema.curveForm.titled(CurveField.object)
        case .curveObject: .oneOf(CurveField.allCases.compactMap { $0.kind })
        case .curvePoint: .object(CurvePointField.self).titled(CurvePointField.object)
        case .spring: Schema.springForm.titled(SpringField.object)
        case .timing: Schema.anyOf([Schema.timingName, .ref(.timingObject)]).titled(TimingField.object)
        case .timingObject: Schema.timingForm.titled("a timing, in place")
        case .value: Schema.valueForm.titled("a value")
        case .number: Schema.number(-Limits.value...Limits.value).titled("a number")
        case .component:
            Schema.anyOf([.ref(.number), .ref(.expression)]).titled(
                "a number, or an expression that gives one")
        case .angle:
            Schema.anyOf([
                .ref(.number), .ref(.expression),
                Schema.text(matching: SchemaPattern.angle, "an angle with its unit"),
            ]).titled("an angle, a bare number in degrees")
        case .transformFunction:
            Schema.oneOf(TransformField.allCases.map { $0.kind }).titled(TransformField.object)
        case .expression:
            Schema.text(matching: SchemaPattern.expression, "'=' and an expression").titled("an expression")
                .examples("= 48 * 2", "= max(40, 12) / 2")
        case .property: .object(PropertyField.self).titled(PropertyField.object)
        case .animation: Schema.animationForm.titled(AnimationField.object)
        case .variant: Schema.variantForm.titled(VariantField.object)
        case .defaults: .object(DefaultsField.self).titled(DefaultsField.object)
        case .node: Schema.nodeForm.titled(NodeField.object)
        case .keyframe: .object(KeyframeField.self).titled(KeyframeField.object)
        case .stagger: Schema.staggerForm.titled(StaggerField.object)
        case .nodeTime: Schema.nodeTimeForm.titled("a time, or a share of the parent's length")
        }
    }

    private static func common(_ key: CommonField) -> Schema {
        guard case .object(let keywords) = key.property.1 else { return Schema() }
        return Schema(keywords)
    }
}

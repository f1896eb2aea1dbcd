extension SchemaDefinition {
    /// The schema of the definition.
    var schema: Schema {
        switch self {
        case .description: CommonField.description.field.schema
        case .comment: CommonField.comment.field.schema
        case .extensions: CommonField.extensions.field.schema
        case .lint: CommonField.lint.field.schema
        case .time: Schema.time(SchemaPattern.time, .from(-Limits.time, upTo: Limits.time)).titled("a time")
        case .positiveTime:
            Schema.time(SchemaPattern.positiveTime, .from(0, upTo: Limits.time)).titled("a time, not below 0")
        case .timeWithUnit: .object(TimeField.self).titled(TimeField.object)
        case .duration: Schema.anyOf([.ref(.positiveTime), .ref(.travel)]).titled("a duration")
        case .travel: .object(TravelField.self).titled(TravelField.object)
        case .curve: Schema.curveForm.titled(CurveField.object)
        case .curveObject: .oneOf(CurveField.allCases.compactMap { Schema.curveForm($0) })
        case .curvePoint: .object(CurvePointField.self).titled(CurvePointField.object)
        case .spring: Schema.springForm.titled(SpringField.object)
        case .timing: Schema.anyOf([Schema.timingName, .ref(.timingObject)]).titled(TimingField.object)
        case .timingObject: Schema.timingForm.titled("a timing, in place")
        case .value: Schema.valueForm.titled("a value")
        case .number: NumberRange.component.schema.titled("a number")
        case .component:
            Schema.anyOf([.ref(.number), .ref(.expression)]).titled(
                "a number, or an expression that gives one")
        case .angle:
            Schema.anyOf([
                .ref(.number), .ref(.expression),
                Schema.text(matching: SchemaPattern.angle, "an angle with its unit"),
            ]).titled("an angle, a bare number in degrees")
        case .transformFunction:
            Schema.transformFunctionForm.titled(TransformField.object)
        case .expression:
            Schema.text(matching: SchemaPattern.expression, "'=' and an expression").titled("an expression")
                .examples("= 48 * 2", "= max(40, 12) / 2")
        case .property: .object(PropertyField.self).titled(PropertyField.object)
        case .animation: Schema.animationForm.titled(AnimationField.object)
        case .variant: Schema.variantForm.titled(VariantField.object)
        case .defaults: .object(DefaultsField.self).titled(DefaultsField.object)
        case .node: Schema.nodeForm.titled(NodeField.object)
        case .child: Schema.childForm.titled(NodeField.object)
        case .keyframe: .object(KeyframeField.self).titled(KeyframeField.object)
        case .stagger: Schema.staggerForm.titled(StaggerField.object)
        case .nodeTime: Schema.nodeTimeForm.titled("a time, or a share of the parent's length")
        case .layer: .object(LayerField.self).titled(LayerField.object)
        case .transition: Schema.transitionForm.titled(TransitionField.object)
        case .target: Schema.targetForm.titled(TargetField.object)
        }
    }
}

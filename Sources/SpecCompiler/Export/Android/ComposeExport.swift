import MotionModel
import SpecFormat

/// A motion as Kotlin source for Jetpack Compose: for each moving number, its two ends and an animation spec.
struct ComposeExport: CodeExport {
    private let source: ExportSource
    private(set) var losses: [ExportLoss] = []
    private var work = KeyframeWork()
    /// What the parts refer to.
    private var imports: Set<String> = []

    init(_ source: ExportSource) { self.source = source }

    static func presence(_ targets: [TargetPresence]) -> String {
        let rows = targets.map { row in
            let states = row.states.map { KotlinText.quoted($0) }.joined(separator: ", ")
            // Of nothing the compiler can't tell what a set is of.
            let set = states.isEmpty ? "emptySet<String>()" : "setOf(\(states))"
            return "        \(KotlinText.quoted(row.target)) to \(set),\n"
        }
        return KotlinText.comment(presenceComment, indent: "    ")
            + "    val presence = mapOf(\n\(rows.joined())    )\n"
    }

    static let usedByPresence = ["presence", "mapOf", "setOf", "emptySet", "String"]

    func file(_ type: String, _ parts: String) -> String {
        var text = "// Made by \(source.options.generator). Changes are lost when the spec is baked again.\n"
        for loss in losses { text += CodeNode.filled(loss.text, margin: "// ").map { "\($0)\n" }.joined() }
        text += "\npackage motion\n\n"
        for name in Self.imported where imports.contains(name) {
            let place = name == "Path" ? "ui.graphics" : "animation.core"
            text += "import androidx.compose.\(place).\(name)\n"
        }
        text += imports.isEmpty ? "" : "\n"
        text += KotlinText.comment(source.spec.description ?? "The motion \(source.motion.name).")
        // No empty line behind a brace.
        let body = parts.drop { $0 == "\n" }
        return text + "object \(CodeNames.written(type, in: .kotlin)) {\n\(body)}\n"
            + (imports.contains("Easing") ? Self.hold : "")
    }

    /// What is at the end of a file in which something jumps.
    private static let hold = """

        /** Stays where it is, and jumps to the next keyframe. */
        private val \(ComposeKeyframes.hold) = Easing { fraction -> if (fraction < 1f) 0f else 1f }

        """

    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String {
        var names = CodeNames(taken: ComposeExport.used)
        var text = "\n"
        text += variant.comment.map { KotlinText.comment($0, indent: "    ") } ?? ""
        text += "    object \(CodeNames.written(name, in: .kotlin)) {\n"
        let parts = timeline.properties.flatMap { numbers(of: $0, variant.name, &names) }
        return text + parts.joined(separator: "\n") + "    }\n"
    }

    private mutating func numbers(
        of property: BoundProperty, _ variant: String, _ names: inout CodeNames
    ) -> [String] {
        let type = property.base.form.canonical
        func lose(_ kind: ExportLoss.Kind, _ phrase: String, _ size: Double?) {
            losses.append(
                ExportLoss(
                    variant: variant, property: property.property, kind: kind, phrase: phrase, size: size))
        }
        guard !type.isDiscrete, let labels = type.fieldNames else {
            lose(.omission, "no number that an animation spec moves", 1)
            return []
        }
        let mixing: PlainTrack.Mixing = type == .color ? .extendedSRGB : .components
        guard
            let motion = AndroidMotion(
                property, source.options, mixing, counts: true, isShort: false, &work)
        else {
            lose(.omission, "endless motion that is more than one loop", 1)
            return []
        }
        // A spring moves the numbers that a colour is stored as, not its red, green and blue.
        let spring =
            type == .color
            ? nil : PlainSpring(property, overdamped: true).flatMap { $0.start == 0 ? $0 : nil }
        guard let timing = motion.timing else {
            lose(.omission, AndroidMotion.tooLong, 1)
            return []
        }
        let track = motion.track
        if let loss = ExportLoss(unroundedIn: track, variant) { losses.append(loss) }
        losses += motion.losses(of: property.property, in: variant)
        var floatError = 0.0
        var (rounding, shown) = (0.0, 0.0)
        var parts: [String] = []
        for (index, label) in labels.enumerated() {
            let path = label.isEmpty ? property.property.text : "\(property.property.text).\(label)"
            let number = track.component(index).shortened
            floatError = Swift.max(floatError, number.floatError)
            let written =
                spring.map { ComposeAnimation($0, component: index) } ?? ComposeAnimation(number, timing)
            rounding = Swift.max(rounding, written.rounding)
            if spring == nil { shown = Swift.max(shown, number.maxError) }
            imports.formUnion(written.imports)
            var text = KotlinText.comment(path, indent: "        ")
            let velocity = spring.map { $0.curve.initialVelocity * ($0.to[index] - $0.from[index]) } ?? 0
            let name = CodeNames.written(names.typeIdentifier(for: path), in: .kotlin)
            text += "        object \(name) {\n"
            text += "            const val FROM = \(KotlinText.float(number.value(at: 0)[0]))\n"
            text += "            const val TO = \(KotlinText.float(number.final[0]))\n"
            // The initial velocity of the spring, which `animateTo` takes besides the spec.
            if velocity != 0 { text += "            const val VELOCITY = \(KotlinText.float(velocity))\n" }
            parts.append(text + "            val spec = \(written.text)\n        }\n")
        }
        if let loss = ExportLoss(floatError: floatError, of: property.property, in: variant) {
            losses.append(loss)
        }
        let error = rounding + shown
        if error > ExportLoss.roundings {
            lose(.approximation, "keyframes instead of the curve", CurveReduction.roundedUp(error))
        }
        return parts
    }

    /// What may be imported, in order.
    private static let imported = [
        "CubicBezierEasing", "Easing", "FastOutLinearInEasing", "FastOutSlowInEasing", "LinearEasing",
        "LinearOutSlowInEasing", "PathEasing", "RepeatMode", "StartOffset", "infiniteRepeatable", "keyframes",
        "repeatable", "snap", "spring", "tween", "Path",
    ]

    /// The names that generated code uses.
    static let used = imported + ["FROM", "TO", "VELOCITY", "spec", "Float", ComposeKeyframes.hold]
}

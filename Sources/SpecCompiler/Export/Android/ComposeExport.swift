import MotionModel
import SpecFormat

/// A motion as Kotlin source for Jetpack Compose: for each moving number, its two ends and an animation spec.
struct ComposeExport: CodeExport {
    private let source: ExportSource
    private(set) var losses: [ExportLoss] = []
    private var work = KeyframeWork()

    init(_ source: ExportSource) { self.source = source }

    static func presence(_ targets: [TargetPresence]) -> String {
        let rows = targets.map { row in
            let states = row.states.map { KotlinText.quoted($0) }.joined(separator: ", ")
            return "        \(KotlinText.quoted(row.target)) to setOf(\(states)),\n"
        }
        return "\n" + KotlinText.comment(presenceComment, indent: "    ")
            + "    val presence = mapOf(\n\(rows.joined())    )\n"
    }

    func file(_ type: String, _ parts: String) -> String {
        var text = "// Made by \(source.options.generator). Changes are lost when the spec is baked again.\n"
        for loss in losses { text += "// \(loss.text)\n" }
        text += """

            import androidx.compose.animation.core.CubicBezierEasing
            import androidx.compose.animation.core.Easing
            import androidx.compose.animation.core.LinearEasing
            import androidx.compose.animation.core.PathEasing
            import androidx.compose.animation.core.RepeatMode
            import androidx.compose.animation.core.StartOffset
            import androidx.compose.animation.core.infiniteRepeatable
            import androidx.compose.animation.core.keyframes
            import androidx.compose.animation.core.snap
            import androidx.compose.animation.core.spring
            import androidx.compose.animation.core.tween
            import androidx.compose.ui.graphics.Path


            """
        text += KotlinText.comment(source.spec.description ?? "The motion \(source.motion.name).")
        return text + "object \(CodeNames.written(type, in: .kotlin)) {\(parts)}\n"
    }

    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String {
        var names = CodeNames(taken: ComposeExport.used)
        var text = "\n"
        text += KotlinText.comment("From \(variant.startState) to \(variant.endState).", indent: "    ")
        text += "    object \(CodeNames.written(name, in: .kotlin)) {\n"
        for property in timeline.properties {
            text += numbers(of: property, variant.name, &names)
        }
        return text + "    }\n"
    }

    private mutating func numbers(
        of property: BoundProperty, _ variant: String, _ names: inout CodeNames
    ) -> String {
        let type = property.base.form.canonical
        func lose(_ kind: ExportLoss.Kind, _ phrase: String, _ size: Double?) {
            losses.append(
                ExportLoss(
                    variant: variant, property: property.property, kind: kind, phrase: phrase, size: size))
        }
        guard !type.isDiscrete, let labels = type.fieldNames else {
            lose(.omission, "no number that an animation spec moves", 1)
            return ""
        }
        let mixing: PlainTrack.Mixing = type == .color ? .extendedSRGB : .components
        guard
            let repeated = RepeatedTrack(
                property, sampling: source.options.sampling, mixing: mixing, &work)
        else {
            lose(.omission, "endless motion that is more than one loop", 1)
            return ""
        }
        let isEndless = !repeated.count.isFinite
        let track =
            isEndless
            ? repeated.track.shifted(by: -repeated.start)
            : PlainTrack(
                property, until: property.end, sampling: source.options.sampling, mixing: mixing, &work)
        let timing = AndroidTiming(
            offset: isEndless ? repeated.start : 0, duration: isEndless ? repeated.duration : track.end,
            isEndless: isEndless)
        if let off = timing.rounding {
            lose(.approximation, "a period of \(off) is one of \(timing.duration) ms", nil)
        }
        // A spring moves the numbers that a colour is stored as, not its red, green and blue.
        let spring =
            type == .color
            ? nil : PlainSpring(property, overdamped: true).flatMap { $0.start == 0 ? $0 : nil }
        var rounding = 0.0
        var text = ""
        for (index, label) in labels.enumerated() {
            let path = label.isEmpty ? property.property.text : "\(property.property.text).\(label)"
            let number = track.component(index)
            let written =
                spring.map { ComposeAnimation($0, component: index) } ?? ComposeAnimation(number, timing)
            rounding = Swift.max(rounding, written.rounding)
            text += "\n" + KotlinText.comment(path, indent: "        ")
            let velocity = spring.map { $0.curve.initialVelocity * ($0.to[index] - $0.from[index]) } ?? 0
            text += "        object \(CodeNames.written(names.identifier(for: path), in: .kotlin)) {\n"
            text += "            const val from = \(KotlinText.float(number.value(at: 0)[0]))\n"
            text += "            const val to = \(KotlinText.float(number.final[0]))\n"
            // The initial velocity of the spring, which `animateTo` takes besides the spec.
            if velocity != 0 { text += "            const val velocity = \(KotlinText.float(velocity))\n" }
            text += "            val spec = \(written.text)\n        }\n"
        }
        let error = rounding + (spring == nil ? track.maxError : 0)
        if error > 0 {
            lose(.approximation, "keyframes instead of the curve", CurveReduction.roundedUp(error))
        }
        return text
    }

    /// The names that generated code uses.
    static let used = [
        "CubicBezierEasing", "Easing", "LinearEasing", "PathEasing", "RepeatMode", "StartOffset",
        "infiniteRepeatable", "keyframes", "snap", "spring", "tween", "Path", "from", "to", "velocity",
        "spec", "Float",
    ]
}

import MotionModel
import SpecFormat

/// One variant of a motion as an Android animator resource: an animator for each property of a view, each with its
/// whole curve as one path.
struct AndroidExport {
    private let source: ExportSource
    private var losses: [ExportLoss] = []
    private var work = KeyframeWork()

    private init(_ source: ExportSource) { self.source = source }

    /// The file and its losses.
    ///
    /// A resource is one animator, so it contains one variant: the first of those to be written.
    ///
    /// - Throws: `BindingError`.
    static func result(_ source: ExportSource) throws(BindingError) -> Export {
        var export = AndroidExport(source)
        let variants = try source.timelines()
        guard let first = variants.first else { return Export(text: "", losses: []) }
        let body = export.set(first.variant, first.timeline)
        if variants.count > 1 {
            let others = variants.count - 1
            export.losses.append(
                ExportLoss(
                    kind: .omission,
                    phrase: (others == 1 ? "the other variant isn't" : "\(others) other variants aren't")
                        + " in it: a resource is one animator", size: 1))
        }
        var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        text += XMLText.comment(
            "Made by \(source.options.generator). Changes are lost when the spec is baked again.")
        text += XMLText.comment("\(source.motion.name), \(first.variant.name)")
        for loss in export.losses { text += XMLText.comment(loss.text) }
        return Export(text: text + body, losses: export.losses)
    }

    private mutating func set(_ variant: CompiledVariant, _ timeline: BoundTimeline) -> String {
        var text = """
            <set xmlns:android="http://schemas.android.com/apk/res/android"
                xmlns:aapt="http://schemas.android.com/aapt">

            """
        for (index, (target, properties)) in timeline.propertiesByTarget.enumerated() {
            text += XMLText.comment(
                "childAnimations[\(index)], for the view that is '\(target)'" + visibility(target, variant),
                indent: "    ")
            text += "    <set>\n"
            var taken: Set<String> = []
            for property in properties {
                text += animators(property, variant.name, &taken)
            }
            text += "    </set>\n"
        }
        return text + "</set>\n"
    }

    /// What an app does about the visibility of a view that comes and goes: a resource moves numbers only.
    private func visibility(_ target: String, _ variant: CompiledVariant) -> String {
        guard let row = source.motion.targets.first(where: { $0.target == target }) else { return "" }
        let (start, end) =
            source.options.reversesValues
            ? (variant.endState, variant.startState) : (variant.startState, variant.endState)
        if row.isPresent(in: end) { return ": View.VISIBLE when it starts" }
        return row.isPresent(in: start)
            ? ": View.GONE when it has ended, unless another one has started" : ": View.GONE"
    }

    private mutating func animators(
        _ property: BoundProperty, _ variant: String, _ taken: inout Set<String>
    ) -> String {
        let type = property.base.form.canonical
        let parts = AndroidProperty.properties(of: property.property.keyPath, type: type)
        func lose(_ kind: ExportLoss.Kind, _ phrase: String, _ size: Double?) {
            losses.append(
                ExportLoss(
                    variant: variant, property: property.property, kind: kind, phrase: phrase, size: size))
        }
        guard !parts.isEmpty else {
            lose(.omission, "views have no such property", 1)
            return ""
        }
        guard parts.allSatisfy({ taken.insert($0.name).inserted }) else {
            lose(.omission, "another property moves '\(parts[0].name)' already", 1)
            return ""
        }
        let mixing: PlainTrack.Mixing = type == .color ? .light(AndroidColor.gamma) : .components
        guard
            let motion = AndroidMotion(
                property, source.options, mixing, counts: false, isShort: true, &work)
        else {
            lose(.omission, "endless motion that is more than one loop", 1)
            return ""
        }
        guard let timing = motion.timing else {
            lose(.omission, AndroidMotion.tooLong, 1)
            return ""
        }
        losses += motion.losses(of: property.property, in: variant)
        let animators = parts.map { AndroidAnimator($0, motion.track, timing, rest: motion.track.final) }
        let rounding = animators.reduce(0) { Swift.max($0, $1.rounding) }
        if animators.contains(where: { $0.countsPixels }) {
            lose(.replacement, "its keyframes count pixels: in a keyframe there is no dp", nil)
        }
        if animators.contains(where: { $0.isCut }) {
            lose(
                .replacement, "lengths of a resource end at \(NumberText.text(AndroidLength.most)) dp",
                CurveReduction.roundedUp(rounding))
        }
        let floatError = animators.reduce(0) { Swift.max($0, $1.floatError) }
        if let loss = ExportLoss(floatError: floatError, of: property.property, in: variant) {
            losses.append(loss)
        }
        let error = motion.track.maxError + (animators.contains { $0.isCut } ? 0 : rounding)
        if error > ExportLoss.roundings {
            lose(
                .approximation, "keyframes and dimensions instead of the curve",
                CurveReduction.roundedUp(error))
        }
        return animators.map { $0.text }.joined()
    }
}

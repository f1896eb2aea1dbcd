import MotionModel
import SpecFormat

/// A motion as a JavaScript module for Motion (motion.dev): for each element its variants, springs as springs.
struct MotionExport {
    private let source: ExportSource
    private var losses: [ExportLoss] = []
    private var work = KeyframeWork()
    /// The variants of each target, in the order of their first motion.
    private var targets: [(name: String, variants: String)] = []

    /// The file and its losses.
    ///
    /// - Throws: `BindingError`.
    static func result(_ source: ExportSource) throws(BindingError) -> Export {
        var export = MotionExport(source)
        export.losses = try source.startLosses()
        for (variant, timeline) in try source.timelines() {
            for (target, properties) in timeline.propertiesByTarget {
                export.add(variant, target, properties)
            }
            if !timeline.markers.isEmpty {
                export.losses.append(
                    ExportLoss(
                        variant: variant.name, kind: .omission, phrase: "variants tell nobody of its events",
                        size: nil))
            }
        }
        return Export(text: export.text, losses: export.losses)
    }

    private init(_ source: ExportSource) { self.source = source }

    private var text: String {
        let name = JavaScriptText.constant(source.motion.name, taken: JavaScriptText.keywords)
        var text = JavaScriptText.line(
            "Made by \(source.options.generator). Changes are lost when the spec is baked again.")
        for loss in losses { text += JavaScriptText.line(loss.text) }
        text += "\n" + JavaScriptText.comment(source.spec.description ?? "The motion \(source.motion.name).")
        text += "export const \(name) = {\n"
        for target in targets {
            text += "  \(JavaScriptText.key(target.name)): {\n\(target.variants)  },\n"
        }
        return text + "};\n"
    }

    private mutating func add(_ variant: CompiledVariant, _ target: String, _ properties: [BoundProperty]) {
        var values = ""
        var transitions = ""
        var taken: Set<String> = []
        for property in properties {
            for (key, transition) in self.transitions(of: property, variant.name, &taken) {
                values += "      \(key): \(transition.keyframes),\n"
                transitions += "        \(key): { \(transition.members.joined(separator: ", ")) },\n"
            }
        }
        guard !values.isEmpty else { return }
        var text = variant.comment.map { JavaScriptText.comment($0, indent: "    ") } ?? ""
        text += "    \(JavaScriptText.key(variant.name)): {\n\(values)      transition: {\n\(transitions)"
        text += "      },\n    },\n"
        if let index = targets.firstIndex(where: { $0.name == target }) {
            targets[index].variants += text
        } else {
            targets.append((target, text))
        }
    }

    private mutating func lose(
        _ property: PropertyPath, _ variant: String, _ kind: ExportLoss.Kind, _ phrase: String, _ size: Double
    ) {
        losses.append(
            ExportLoss(variant: variant, property: property, kind: kind, phrase: phrase, size: size))
    }

    private mutating func transitions(
        of property: BoundProperty, _ variant: String, _ taken: inout Set<String>
    ) -> [(String, MotionTransition)] {
        let path = property.property
        let type = property.base.form.canonical
        let all = MotionKey.keys(of: path.keyPath, type: type)
        if all.isEmpty { lose(path, variant, .omission, "this form has no name for it", 1) }
        let keys = all.filter { taken.insert($0.name).inserted }
        if keys.count < all.count {
            lose(path, variant, .omission, "another property sets the same value of an element", 1)
        }
        guard !keys.isEmpty else { return [] }
        let mixing: PlainTrack.Mixing = type == .color ? .light(MotionExport.gamma) : .components
        guard
            let repeated = RepeatedTrack(
                property, sampling: source.options.webSampling, mixing: mixing, &work)
        else {
            lose(path, variant, .omission, "endless motion that is more than one loop", 1)
            return []
        }
        if repeated.jumpsLate {
            lose(
                path, variant, .omission,
                "what repeats and jumps at once shows its first step while it waits", 1)
        }
        // What a browser takes nothing below 0 of can't swing there.
        let low = property.reach.low
        let isWhole = keys.allSatisfy { $0.kind == .number || ($0.kind == .extent && low[$0.component] >= 0) }
        if isWhole, let spring = PlainSpring(property, overdamped: true) {
            return keys.map { key in
                spring.from[key.component] == spring.to[key.component]
                    ? (key.name, MotionTransition(constant: NumberText.text(spring.to[key.component] + 0)))
                    : (key.name, MotionTransition(spring, component: key.component))
            }
        }
        var result: [(String, MotionTransition)] = []
        for key in keys {
            var track = PlainTrack(
                property: path, type: type, initial: repeated.track.initial, pieces: repeated.pieces,
                end: repeated.start + repeated.duration, final: repeated.track.final,
                maxError: repeated.track.maxError)
            if key.kind != .color { track = track.component(key.component) }
            if key.kind == .extent { track = track.limited(to: 0...(.infinity)) }
            let text = key.kind == .color ? MotionExport.color : { JavaScriptText.number($0[0]) }
            result.append(
                (
                    key.name,
                    track.isConstant
                        ? MotionTransition(constant: text(track.final))
                        : MotionTransition(track, repeated, text: text)
                ))
        }
        let error = repeated.track.maxError + result.reduce(0) { Swift.max($0, $1.1.rounding) }
        if error > 0 {
            lose(
                path, variant, .approximation, "keyframes instead of the curve",
                CurveReduction.roundedUp(error))
        }
        return result
    }

    /// Motion mixes the squares of red, green and blue.
    private static let gamma = 2.0

    private static func color(_ light: [Double]) -> String {
        let numbers = light[..<3].map { ShortPieces.rounded(Swift.max($0, 0).squareRoot() * 255, to: 1e-3) }
        let alpha = ShortPieces.rounded(light[3], to: 1e-5)
        return "\"rgba(\((numbers + [alpha]).map { NumberText.text($0) }.joined(separator: ", ")))\""
    }
}

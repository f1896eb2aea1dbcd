import MotionModel
import SpecFormat

/// A motion as a JavaScript module for GSAP 3: for each variant a function that makes its timeline.
///
/// - SeeAlso: gsap.com/docs/v3: Timeline, keyframes, CustomEase
struct GSAPExport {
    private let source: ExportSource
    private var losses: [ExportLoss] = []
    private var work = KeyframeWork()
    private var variants = ""
    private var hasEases = false

    /// The file and its losses.
    ///
    /// - Throws: `BindingError`.
    static func result(_ source: ExportSource) throws(BindingError) -> Export {
        var export = GSAPExport(source)
        export.losses = try source.startLosses()
        for (variant, timeline) in try source.timelines() {
            export.add(variant, timeline)
        }
        return Export(text: export.text, losses: export.losses)
    }

    private init(_ source: ExportSource) { self.source = source }

    private var text: String {
        var text = JavaScriptText.line(
            "Made by \(source.options.generator). Changes are lost when the spec is baked again.")
        for loss in losses { text += JavaScriptText.line(loss.text) }
        text += "\nimport { gsap } from \"gsap\";\n"
        if hasEases {
            text += """
                import { CustomEase } from "gsap/CustomEase";

                gsap.registerPlugin(CustomEase);

                const bezier = (...points) => CustomEase.create(points.join(), points.join());

                """
        }
        text += "\n" + JavaScriptText.comment(source.spec.description ?? "The motion \(source.motion.name).")
        let taken = JavaScriptText.keywords + ["gsap", "CustomEase", "bezier"]
        let name = JavaScriptText.constant(source.motion.name, taken: taken)
        return text + "export const \(name) = {\n\(variants)};\n"
    }

    private mutating func add(_ variant: CompiledVariant, _ timeline: BoundTimeline) {
        var calls = ""
        for (target, properties) in timeline.propertiesByTarget {
            let key = JavaScriptText.key(target)
            let element =
                key == target ? "elements.\(key)" : key.hasPrefix("[") ? "elements\(key)" : "elements[\(key)]"
            var taken: Set<String> = []
            if properties.contains(where: { $0.property.drawing != nil }),
                properties.contains(where: { $0.property.turnsOrScales })
            {
                // GSAP turns what is drawn about its corner, and everything else about its middle.
                calls += "\n      .set(\(element), { transformOrigin: \"50% 50%\" }, 0)"
            }
            for property in properties {
                for call in self.calls(for: property, variant.name, &taken) {
                    calls += "\n      \(call.text(element))"
                    hasEases = hasEases || call.hasEases
                }
            }
        }
        if !timeline.markers.isEmpty {
            losses.append(
                ExportLoss(
                    variant: variant.name, kind: .omission, phrase: "timelines tell nobody of its events",
                    size: nil))
        }
        variants += variant.comment.map { JavaScriptText.comment($0, indent: "  ") } ?? ""
        variants += "  \(JavaScriptText.key(variant.name)): (elements) =>\n    gsap.timeline()\(calls),\n"
    }

    private mutating func lose(
        _ property: PropertyPath, _ variant: String, _ kind: ExportLoss.Kind, _ phrase: String, _ size: Double
    ) {
        losses.append(
            ExportLoss(variant: variant, property: property, kind: kind, phrase: phrase, size: size))
    }

    private mutating func calls(
        for property: BoundProperty, _ variant: String, _ taken: inout Set<String>
    ) -> [GSAPCall] {
        let path = property.property
        let type = property.base.form.canonical
        let all = MotionKey.keys(of: path.keyPath, type: type).compactMap { $0.inGSAP }
        if all.isEmpty { lose(path, variant, .omission, "this form has no name for it", 1) }
        let keys = all.filter { taken.insert($0.name).inserted }
        if keys.count < all.count {
            lose(path, variant, .omission, "another property sets the same value of an element", 1)
        }
        guard !keys.isEmpty else { return [] }
        guard
            let repeated = RepeatedTrack(
                property, sampling: source.options.webSampling,
                mixing: type == .color ? .srgb : .components, &work)
        else {
            lose(path, variant, .omission, "endless motion that is more than one loop", 1)
            return []
        }
        if repeated.jumpsLate {
            lose(
                path, variant, .omission,
                "what repeats and jumps at once shows its first step while it waits", 1)
        }
        let calls = keys.map { key in
            var track = PlainTrack(
                property: path, type: type, initial: repeated.track.initial, pieces: repeated.pieces,
                end: repeated.start + repeated.duration, final: repeated.track.final,
                maxError: repeated.track.maxError)
            if key.kind != .color { track = track.component(key.component) }
            if key.kind == .extent { track = track.limited(to: 0...(.infinity)) }
            return GSAPCall(track, repeated, key)
        }
        let error = repeated.track.maxError + calls.reduce(0) { Swift.max($0, $1.rounding) }
        if error > 0 {
            lose(
                path, variant, .approximation, "keyframes instead of the curve",
                CurveReduction.roundedUp(error))
        }
        return calls
    }
}

extension PropertyPath {
    /// Whether what it does depends on the point about which it does it.
    fileprivate var turnsOrScales: Bool {
        ["transform.rotation", "transform.scale"].contains { keyPath.utf8.starts(with: $0.utf8) }
    }
}

extension MotionKey {
    /// The same value by GSAP's name; nil for what GSAP has only by plug-ins that draw.
    fileprivate var inGSAP: MotionKey? {
        switch name {
        case "pathLength": nil
        case "rotate": MotionKey(name: "rotation", kind: kind, component: component)
        case "rotateX": MotionKey(name: "rotationX", kind: kind, component: component)
        case "rotateY": MotionKey(name: "rotationY", kind: kind, component: component)
        default: self
        }
    }
}

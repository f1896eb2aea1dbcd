import MotionModel
import SpecFormat

/// A motion as Dart source for Flutter: for each moving number a `TweenSequence` over the time of one controller, and
/// for each spring a `SpringSimulation` as well.
struct FlutterExport: CodeExport {
    private let source: ExportSource
    private(set) var losses: [ExportLoss] = []
    private var work = KeyframeWork()
    private var (hasTweens, hasColors, hasSprings) = (false, false, false)

    init(_ source: ExportSource) { self.source = source }

    static let nests = false
    // With an underscore a name of Dart is private to its library.
    static let opening = "$"

    func file(_ type: String, _ parts: String) -> String {
        var text = JavaScriptText.line(
            "Made by \(source.options.generator). Changes are lost when the spec is baked again.")
        for loss in losses { text += JavaScriptText.line(loss.text) }
        text += hasColors ? "\nimport 'dart:ui';\n" : ""
        text += hasTweens ? "\nimport 'package:flutter/animation.dart';\n" : ""
        text += hasSprings ? "import 'package:flutter/physics.dart';\n" : ""
        return text + parts
    }

    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String {
        let end = timeline.shownLength
        if !timeline.duration.isFinite {
            losses.append(
                ExportLoss(
                    variant: variant.name, kind: .omission,
                    phrase: "goes on for ever; a sequence has the first \(NumberText.seconds(end)) of it",
                    size: nil))
        }
        var names = CodeNames(
            taken: FlutterExport.used + DartText.keywords + ["duration"], opening: FlutterExport.opening)
        var text = "\n" + (variant.comment.map { DartText.comment($0) } ?? "")
        text += "abstract final class \(name) {\n"
        text += DartText.comment("The time that the sequences take.", indent: "  ")
        let duration = Swift.max((end * 1e6).rounded(), 1)
        text += "  static const duration = Duration(microseconds: \(NumberText.text(duration)));\n"
        for property in timeline.properties {
            text += members(of: property, until: Swift.max(end, 1e-6), variant.name, &names)
        }
        return text + "}\n"
    }

    private mutating func members(
        of property: BoundProperty, until end: Double, _ variant: String, _ names: inout CodeNames
    ) -> String {
        let type = property.base.form.canonical
        guard !type.isDiscrete, let labels = type == .color ? [""] : type.fieldNames else {
            losses.append(
                ExportLoss(
                    variant: variant, property: property.property, kind: .omission,
                    phrase: "no number or colour that a tween moves", size: 1))
            return ""
        }
        var track = PlainTrack(
            property, until: end, sampling: source.options.webSampling,
            mixing: type == .color ? .srgb : .components, &work)
        if let loss = ExportLoss(unroundedIn: track, variant) { losses.append(loss) }
        // Flutter turns by radians.
        let unit = type == .angle ? Double.pi / 180 : 1
        if type == .angle { track = track.mapped { $0.map { $0 * unit } } }
        let spring = type == .color ? nil : PlainSpring(property, overdamped: true)
        var rounding = 0.0
        var text = ""
        for (index, label) in labels.enumerated() {
            let path = label.isEmpty ? property.property.text : "\(property.property.text).\(label)"
            let kind = type == .color ? FlutterTween.Kind.color : .number
            var part = kind == .color ? track : track.component(index)
            if let range = FlutterExport.range(of: index, in: property.property.keyPath, type) {
                part = part.limited(to: range)
            }
            let tween = FlutterTween(part, until: end, kind)
            hasTweens = true
            hasColors = hasColors || kind == .color
            rounding = Swift.max(rounding, tween.rounding)
            let identifier = names.identifier(for: path)
            let unitText = type == .angle ? ", in radians" : ""
            text += "\n" + DartText.comment("`\(path)`\(unitText).", indent: "  ")
            text += "  static final Animatable<\(kind.rawValue)> \(identifier) = \(tween.text);\n"
            guard let spring, spring.from[index] != spring.to[index] else { continue }
            hasSprings = true
            let delay = spring.start > 0 ? ", to begin after \(NumberText.seconds(spring.start))" : ""
            let constants = spring.curve.spring
            let numbers = [
                spring.from[index], spring.to[index],
                spring.curve.initialVelocity * (spring.to[index] - spring.from[index]),
            ]
            text += "\n" + DartText.comment("The same as a spring, for `animateWith`\(delay).", indent: "  ")
            text +=
                "  static SpringSimulation get \(names.identifier(for: path + ".spring")) => SpringSimulation(\n"
            text += "        const SpringDescription(\n"
            text += "          mass: \(DartText.number(constants.mass)),\n"
            text += "          stiffness: \(DartText.number(constants.stiffness)),\n"
            text += "          damping: \(DartText.number(constants.damping)),\n        ),\n"
            for number in numbers { text += "        \(DartText.number(number * unit)),\n" }
            text += "      );\n"
        }
        let error = track.maxError + rounding
        if error > ExportLoss.roundings {
            losses.append(
                ExportLoss(
                    variant: variant, property: property.property, kind: .approximation,
                    phrase: "keyframes instead of the curve", size: CurveReduction.roundedUp(error)))
        }
        return text
    }

    /// The numbers that a component of a known property can have, beyond which widgets throw; nil for any.
    private static func range(
        of component: Int, in keyPath: String, _ type: ValueType
    ) -> ClosedRange<Double>? {
        guard type != .color, let row = KnownKeyPath.row(for: keyPath), row.type.isKind(of: type) else {
            return nil
        }
        guard type == .rect else { return row.range }
        return component < 2 ? nil : KnownKeyPath.row(for: keyPath + ".size")?.range
    }

    /// The names that generated code uses.
    static let used = [
        "Animatable", "Color", "ColorTween", "ConstantTween", "Cubic", "CurveTween", "Duration",
        "SpringDescription", "SpringSimulation", "Tween", "TweenSequence", "TweenSequenceItem", "double",
    ]
}

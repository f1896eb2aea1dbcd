import MotionModel
import SpecFormat

/// A motion as Swift source that builds Core Animation's animations: playing it needs nothing but QuartzCore.
struct CoreAnimationExport: CodeExport {
    private let source: ExportSource
    private(set) var losses: [ExportLoss] = []
    private var work = KeyframeWork()
    private var (hasWideColors, hasKeyframes, hasSprings, hasJumps) = (false, false, false, false)

    init(_ source: ExportSource) { self.source = source }

    static func presence(_ targets: [TargetPresence]) -> String { swiftPresence(targets) }

    static var usedByPresence: [String] { usedBySwiftPresence }

    func file(_ type: String, _ parts: String) -> String {
        return SwiftHeader(source, losses).text + "import QuartzCore\n\n"
            + SwiftText.filledComment(source.spec.description ?? "The motion \(source.motion.name).")
            + "enum \(CodeNames.written(type)) {\n\(parts.drop { $0 == "\n" })}\n"
            + (hasKeyframes ? CoreAnimationExport.keyframes : "")
            + (hasSprings ? CoreAnimationExport.spring : "")
            + (hasKeyframes || hasSprings ? CoreAnimationExport.begin : "")
            + (hasJumps ? CoreAnimationExport.jump : "") + CoreAnimationExport.set
            + (hasWideColors ? CoreAnimationExport.wideColor : "")
    }

    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String {
        var names = CodeNames(taken: CoreAnimationExport.used + ["duration"])
        let duration = SwiftText.plain(timeline.duration)
        var text = "\n"
        text += SwiftText.comment(
            "From `\(variant.startState)` to `\(variant.endState)`.", indent: "    ")
        text += "    enum \(CodeNames.written(name)) {\n"
        text += "        /// Seconds until everything is over.\n"
        text += "        static let duration: CFTimeInterval = \(duration)\n"
        for (target, properties) in timeline.propertiesByTarget {
            let identifier = CodeNames.written(names.identifier(for: target))
            text += """

                        /// Moves a layer from now on as `\(target)` moves, and has it rest where that does.
                        static func \(identifier)(_ layer: CALayer) {

                """
            for property in properties {
                text += animation(property, variant.name)
            }
            text += "        }\n"
        }
        return text + "    }\n"
    }

    private mutating func animation(_ property: BoundProperty, _ variant: String) -> String {
        let track = property.base.track
        let declaration = PropertyDeclaration(path: track.property, type: track.type.canonical)
        func lose(_ phrase: String) {
            losses.append(
                ExportLoss(
                    variant: variant, property: track.property, kind: .omission, phrase: phrase, size: 1))
        }
        guard !track.type.isDiscrete, let layer = LayerKeyPath(declaration), layer.isAnimatable,
            var value = CoreAnimationValue(layer.kind)
        else {
            lose("not animated by Core Animation from constants")
            return ""
        }
        defer { hasWideColors = hasWideColors || value.hasWideColors }
        let mixing: PlainTrack.Mixing = layer.kind == .color ? .extendedSRGB : .components
        guard
            let long = RepeatedTrack(
                property, sampling: source.options.webSampling, mixing: mixing, &work)
        else {
            lose("endless motion that is more than one loop")
            return ""
        }
        // The parts of a matrix have sizes of their own.
        let repeated = layer.kind == .transform ? long : long.shortened
        if repeated.jumpsLate {
            losses.append(
                ExportLoss(
                    variant: variant, property: track.property, kind: .replacement,
                    phrase: "shows its first step while it waits", size: 1))
        }
        if let loss = ExportLoss(unroundedIn: repeated.track, variant) { losses.append(loss) }
        let isAdditive = track.isAdditive && layer.addsUp
        let rest = restNumbers(property, repeated)
        /// A value, or its share of the offset from the resting value.
        func shown(_ numbers: [Double]) -> String {
            guard isAdditive else { return value.text(numbers) }
            return value.text(zip(numbers, rest).map { ($0 - $1) * track.weight })
        }
        let keyPath = SwiftText.quoted(layer.text)
        /// A call with what isn't so by default.
        func call(_ function: String, _ arguments: [String], start: Double, count: Double = 1) -> String {
            var arguments = arguments
            if count != 1 { arguments.append("repeatCount: \(SwiftText.plain(count))") }
            if isAdditive { arguments.append("isAdditive: true") }
            if start != 0 { arguments.append("delay: \(SwiftText.plain(start))") }
            arguments += ["rest: \(value.text(rest))", "to: layer)"]
            return Self.call(function, arguments)
        }
        guard repeated.duration > 0 else {
            let before = repeated.track.initial
            guard repeated.start > 0, before != rest else {
                // What adds up goes on above it; anything else is over.
                hasJumps = hasJumps || !isAdditive
                let function = isAdditive ? "layer.set" : "layer.jump"
                let label = isAdditive ? "" : "to: "
                return Self.call(function, [label + value.text(rest), "forKeyPath: \(keyPath))"])
            }
            // What is set later is held until then.
            hasKeyframes = true
            let held = [shown(before), shown(before)].joined(separator: ", ")
            let duration = "duration: \(SwiftText.plain(repeated.start))"
            return call("keyframes", [keyPath, "[\(held)]", duration], start: 0)
        }
        if layer.interpolatesAlike, let spring = PlainSpring(property) {
            hasSprings = true
            let constants = spring.curve.spring
            let numbers = [
                ("mass", constants.mass), ("stiffness", constants.stiffness), ("damping", constants.damping),
                ("initialVelocity", spring.curve.initialVelocity), ("duration", spring.duration),
            ]
            let written = numbers.filter { $0.0 != "initialVelocity" || $0.1 != 0 }
            return call(
                "spring",
                [keyPath, "from: \(shown(spring.from))", "to: \(shown(spring.to))"]
                    + written.map { "\($0.0): \(SwiftText.plain($0.1))" }, start: spring.start)
        }
        if repeated.track.maxError > ExportLoss.roundings {
            losses.append(
                ExportLoss(
                    variant: variant, property: track.property, kind: .approximation,
                    phrase: "keyframes instead of the curve", size: repeated.track.maxError))
        }
        hasKeyframes = true
        let keys = CoreAnimationKeys(repeated)
        func list(_ items: [String]) -> String {
            "[\(items.joined(separator: ",\(CoreAnimationValue.breaking)"))]"
        }
        var arguments = [keyPath, list(keys.values.map(shown))]
        if keys.times != [0, 1] { arguments.append("at: " + list(keys.times.map(SwiftText.plain))) }
        if keys.easings != [nil] {
            let curves = keys.easings.map { easing in
                guard let easing else { return "[0, 0, 1, 1]" }
                let numbers = [easing.x1, easing.y1, easing.x2, easing.y2]
                return "[\(numbers.map(SwiftText.plain).joined(separator: ", "))]"
            }
            arguments.append("along: " + list(curves))
        }
        arguments.append("duration: \(SwiftText.plain(repeated.duration))")
        return call("keyframes", arguments, start: repeated.start, count: repeated.count)
    }

    /// A call on one line, if there is room, else with its arguments filled into the next ones.
    ///
    /// - Parameter arguments: The last with the closing bracket.
    private static func call(_ function: String, _ arguments: [String]) -> String {
        let breaking = CoreAnimationValue.breaking
        let whole = arguments.joined(separator: ",\(breaking)")
        let line = "            \(function)(\(whole.split(separator: breaking).joined(separator: " "))"
        guard line.utf8.count > CodeNode.width else { return "\(line)\n" }
        let words = whole.split(separator: breaking).map { String($0) }
        let lines = CodeNode.filled(words, margin: String(repeating: " ", count: 16))
        return "            \(function)(\n\(lines.joined(separator: "\n"))\n"
    }

    private func restNumbers(_ property: BoundProperty, _ repeated: RepeatedTrack) -> [Double] {
        guard repeated.count == 1 else {
            let rest = property.base.restValue
            return rest.type == .color ? rest.extendedSRGBNumbers : rest.components.array
        }
        return repeated.track.final
    }

    /// The names that generated code uses.
    static let used = [
        "Any", "Bool", "CACurrentMediaTime", "CAKeyframeAnimation", "CALayer", "CAMediaTimingFunction",
        "CAPropertyAnimation", "CASpringAnimation", "CATransaction", "CATransform3D", "CFTimeInterval",
        "CGColor", "CGColorSpace", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Float", "NSNumber",
        "String", "keyframes", "spring", CoreAnimationValue.wideColor,
    ]
}

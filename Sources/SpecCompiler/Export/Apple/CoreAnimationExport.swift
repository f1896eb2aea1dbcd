import MotionModel
import SpecFormat

/// A motion as Swift source that builds Core Animation's animations: playing it needs nothing but QuartzCore.
struct CoreAnimationExport: CodeExport {
    private let source: ExportSource
    private(set) var losses: [ExportLoss] = []
    private var work = KeyframeWork()
    private var hasWideColors = false

    init(_ source: ExportSource) { self.source = source }

    static func presence(_ targets: [TargetPresence]) -> String { swiftPresence(targets) }

    func file(_ type: String, _ parts: String) -> String {
        return SwiftHeader(source, losses).text + "import QuartzCore\n\n"
            + SwiftText.comment(source.spec.description ?? "The motion \(source.motion.name).")
            + "enum \(CodeNames.written(type)) {\(parts)}\n" + CoreAnimationExport.functions
            + (hasWideColors ? CoreAnimationExport.wideColor : "")
    }

    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String {
        var names = CodeNames(taken: CoreAnimationExport.used + [type, "duration"])
        let duration = SwiftText.number(timeline.duration)
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
            let repeated = RepeatedTrack(
                property, sampling: source.options.sampling, mixing: mixing, &work)
        else {
            lose("endless motion that is more than one loop")
            return ""
        }
        if repeated.jumpsLate {
            losses.append(
                ExportLoss(
                    variant: variant, property: track.property, kind: .replacement,
                    phrase: "shows its first step while it waits", size: 1))
        }
        let isAdditive = track.isAdditive && layer.addsUp
        let rest = restNumbers(property, repeated)
        /// A value, or its share of the offset from the resting value.
        func shown(_ numbers: [Double]) -> String {
            guard isAdditive else { return value.text(numbers) }
            return value.text(zip(numbers, rest).map { ($0 - $1) * track.weight })
        }
        let keyPath = SwiftText.quoted(layer.text)
        let end = "delay: \(SwiftText.number(repeated.start)), rest: \(value.text(rest)), to: layer)\n"
        guard repeated.duration > 0 else {
            return "            layer.set(\(value.text(rest)), forKeyPath: \(keyPath))\n"
        }
        if layer.interpolatesAlike, let spring = PlainSpring(property) {
            return """
                            spring(
                                \(keyPath), from: \(shown(spring.from)), to: \(shown(spring.to)),
                                mass: \(SwiftText.number(spring.curve.spring.mass)), \
                stiffness: \(SwiftText.number(spring.curve.spring.stiffness)), \
                damping: \(SwiftText.number(spring.curve.spring.damping)),
                                initialVelocity: \(SwiftText.number(spring.curve.initialVelocity)), \
                duration: \(SwiftText.number(spring.duration)), isAdditive: \(isAdditive),
                                delay: \(SwiftText.number(spring.start)), rest: \(value.text(rest)), to: layer)

                """
        }
        if repeated.track.maxError > 0 {
            losses.append(
                ExportLoss(
                    variant: variant, property: track.property, kind: .approximation,
                    phrase: "keyframes instead of the curve", size: repeated.track.maxError))
        }
        let keys = CoreAnimationKeys(repeated)
        let curves = keys.easings.map { easing in
            guard let easing else { return "[0, 0, 1, 1]" }
            return
                "[\([easing.x1, easing.y1, easing.x2, easing.y2].map(SwiftText.number).joined(separator: ", "))]"
        }
        return """
                        keyframes(
                            \(keyPath), [\(keys.values.map(shown).joined(separator: ", "))],
                            at: [\(keys.times.map(SwiftText.number).joined(separator: ", "))],
                            along: [\(curves.joined(separator: ", "))],
                            duration: \(SwiftText.number(repeated.duration)), \
            repeatCount: \(SwiftText.number(repeated.count)), isAdditive: \(isAdditive),
                            \(end)
            """
    }

    private func restNumbers(_ property: BoundProperty, _ repeated: RepeatedTrack) -> [Double] {
        guard repeated.count == 1 else {
            let rest = property.base.restValue
            return rest.type == .color ? rest.extendedSRGBNumbers : rest.components
        }
        return repeated.track.final
    }

    /// The names that generated code uses, besides those in `CodeNames`.
    static let used = [
        "CALayer", "CGPoint", "CGSize", "CGRect", "CGColor", "CATransform3D", "CFTimeInterval", "NSNumber",
        "Any",
        "Float", "CAKeyframeAnimation", "CASpringAnimation", "CAPropertyAnimation", "CAMediaTimingFunction",
        "CATransaction", "CACurrentMediaTime", "keyframes", "spring", "CGColorSpace",
        CoreAnimationValue.wideColor,
    ]

    /// The function at the end of a file with colours outside of sRGB.
    private static let wideColor = """

        private func \(CoreAnimationValue.wideColor)(
            red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
        ) -> CGColor {
            guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
                let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
            else { return CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
            return color
        }

        """

    /// The functions at the end of every file. Every parameter of an animation is set, whatever its default.
    private static let functions = """

        private func keyframes(
            _ keyPath: String, _ values: [Any], at keyTimes: [Double], along curves: [[Float]],
            duration: CFTimeInterval, repeatCount: Float, isAdditive: Bool, delay: CFTimeInterval, rest: Any,
            to layer: CALayer
        ) {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.keyTimes = keyTimes.map { NSNumber(value: $0) }
            animation.timingFunctions = curves.map {
                CAMediaTimingFunction(controlPoints: $0[0], $0[1], $0[2], $0[3])
            }
            animation.calculationMode = .linear
            animation.repeatCount = repeatCount
            layer.begin(animation, duration, isAdditive, delay, rest)
        }

        private func spring(
            _ keyPath: String, from start: Any, to end: Any, mass: Double, stiffness: Double, damping: Double,
            initialVelocity: Double, duration: CFTimeInterval, isAdditive: Bool, delay: CFTimeInterval, rest: Any,
            to layer: CALayer
        ) {
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.fromValue = start
            animation.toValue = end
            animation.mass = mass
            animation.stiffness = stiffness
            animation.damping = damping
            animation.initialVelocity = initialVelocity
            animation.repeatCount = 1
            layer.begin(animation, duration, isAdditive, delay, rest)
        }

        extension CALayer {
            fileprivate func begin(
                _ animation: CAPropertyAnimation, _ duration: CFTimeInterval, _ isAdditive: Bool,
                _ delay: CFTimeInterval, _ rest: Any
            ) {
                guard let keyPath = animation.keyPath else { return }
                animation.duration = duration
                animation.isAdditive = isAdditive
                animation.isCumulative = false
                animation.autoreverses = false
                animation.speed = 1
                animation.timeOffset = 0
                animation.fillMode = .backwards
                animation.isRemovedOnCompletion = true
                animation.beginTime = convertTime(CACurrentMediaTime(), from: nil) + delay
                set(rest, forKeyPath: keyPath)
                // What adds up joins what plays; anything else takes its place.
                add(animation, forKey: isAdditive ? nil : keyPath)
            }

            fileprivate func set(_ value: Any, forKeyPath keyPath: String) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                setValue(value, forKeyPath: keyPath)
                CATransaction.commit()
            }
        }

        """
}

import MotionModel
import SpecFormat

/// A motion as Swift source for SwiftUI: an `Animation` for each single curve, and a keyframe track for everything.
struct SwiftUIExport: CodeExport {
    private let source: ExportSource
    private(set) var losses: [ExportLoss] = []
    private var work = KeyframeWork()
    private var curves = SwiftUICurves()

    init(_ source: ExportSource) { self.source = source }

    static func presence(_ targets: [TargetPresence]) -> String { swiftPresence(targets) }

    static var usedByPresence: [String] { usedBySwiftPresence }

    /// The systems that have keyframes and their curves.
    static let availability = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)\n"

    func file(_ type: String, _ parts: String) -> String {
        return SwiftHeader(source, losses).text + "import SwiftUI\n\n"
            + SwiftText.filledComment(source.spec.description ?? "The motion \(source.motion.name).")
            + Self.availability + "enum \(CodeNames.written(type)) {\n\(parts.drop { $0 == "\n" })}\n"
            + curves.text
    }

    /// A number of a property, as a stored property of a structure.
    private struct Field {
        let name: String
        let initial: Double
        let moments: [SwiftUIMoment]
        /// Whether it is an angle.
        let isInDegrees: Bool
    }

    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String {
        let end = timeline.shownLength
        if !timeline.duration.isFinite {
            losses.append(
                ExportLoss(
                    variant: variant.name, kind: .omission,
                    phrase:
                        "goes on for ever; a keyframe timeline has the first \(NumberText.seconds(end)) of it",
                    size: nil))
        }
        var names = CodeNames(
            taken: SwiftUIExport.used + ["duration", "keyframes", "hashValue"])
        var fields: [Field] = []
        var animations = ""
        for property in timeline.properties {
            let parts = self.fields(of: property, until: end, variant.name, &names)
            fields += parts
            guard let animation = SwiftUIAnimation(property) else { continue }
            let path = property.property.text
            // What has one number is called as that is among the values; all names are of one scope.
            let isNumber = property.base.form.canonical.fieldNames == [""]
            let name = (isNumber ? parts.first?.name : nil) ?? names.identifier(for: path)
            let identifier = CodeNames.written(name)
            animations += SwiftText.comment("For `\(path)`.", indent: "            ")
            let start = "            static let \(identifier): Animation ="
            animations += start + animation.text(indent: 16, column: start.utf8.count) + "\n"
        }
        var text = "\n"
        text += variant.comment.map { SwiftText.comment($0, indent: "    ") } ?? ""
        text += "    enum \(CodeNames.written(name)) {\n"
        text += "        /// Seconds that the keyframes take.\n"
        text += "        static let duration: TimeInterval = \(SwiftText.plain(end))\n"
        if !animations.isEmpty {
            text +=
                "\n        /// What moves along one curve, for `withAnimation` and `animation(_:value:)`.\n"
            text += "        enum Animations {\n\(animations)        }\n"
        }
        guard !fields.isEmpty else { return text + "    }\n" }
        text += "\n        /// Everything that moves: to begin with where it starts.\n"
        text += "        struct Values: Hashable, Sendable {\n"
        for field in fields {
            text += field.isInDegrees ? SwiftText.comment("In degrees.", indent: "            ") : ""
            text +=
                "            var \(CodeNames.written(field.name)): Double = \(SwiftText.plain(field.initial))\n"
        }
        text += "        }\n"
        text +=
            "\n        /// The way there, for `keyframeAnimator(initialValue:trigger:content:keyframes:)`.\n"
        text += "        @KeyframesBuilder<Values>\n"
        text += "        static func keyframes(_ start: Values) -> some Keyframes<Values> {\n"
        for field in fields {
            let name = CodeNames.written(field.name)
            let line = "            KeyframeTrack(\\Values.\(name)) { Tracks.\(name) }\n"
            text +=
                line.utf8.count <= CodeNode.width + 1
                ? line
                : "            KeyframeTrack(\\Values.\(name)) {\n                Tracks.\(name)\n            }\n"
        }
        text += "        }\n\n"
        // One expression of all of them takes a compiler minutes.
        text += "        /// The keyframes of each number.\n        private enum Tracks {\n"
        for (index, field) in fields.enumerated() {
            if index > 0 { text += "\n" }
            text += "            @KeyframeTrackContentBuilder<Double>\n"
            text +=
                "            static var \(CodeNames.written(field.name)): some KeyframeTrackContent<Double> {\n"
            for moment in field.moments {
                let line = moment.node.written(indent: 16, column: 16, trailingComma: false)
                text += "                \(line)\n"
            }
            text += "            }\n"
        }
        return text + "        }\n    }\n"
    }

    private mutating func fields(
        of property: BoundProperty, until end: Double, _ variant: String, _ names: inout CodeNames
    ) -> [Field] {
        let type = property.base.form.canonical
        guard !type.isDiscrete, let labels = type.fieldNames else {
            losses.append(
                ExportLoss(
                    variant: variant, property: property.property, kind: .omission,
                    phrase: "no number that a keyframe track moves", size: 1))
            return []
        }
        // A spring moves the numbers that a colour is stored as, not its red, green and blue.
        let spring = type == .color ? nil : PlainSpring(property, overdamped: true)
        let track = PlainTrack(
            property, until: end, sampling: source.options.webSampling,
            mixing: type == .color ? .extendedSRGB : .components, &work
        ).shortened
        if track.maxError > ExportLoss.roundings, spring == nil {
            losses.append(
                ExportLoss(
                    variant: variant, property: property.property, kind: .approximation,
                    phrase: "keyframes instead of the curve", size: track.maxError))
        }
        if let loss = ExportLoss(unroundedIn: track, variant) { losses.append(loss) }
        return labels.indices.map { index in
            let component = track.component(index)
            let label = labels[index]
            let path = label.isEmpty ? property.property.text : "\(property.property.text).\(label)"
            let moments =
                spring.map { SwiftUIMoment.moments(of: $0, component: index) }
                ?? SwiftUIMoment.moments(of: component, until: end, &curves)
            let jumpsAtOnce = component.end == 0 && component.pieces.isEmpty
            return Field(
                name: names.identifier(for: path),
                initial: jumpsAtOnce ? component.final[0] : component.value(at: 0)[0], moments: moments,
                isInDegrees: type == .angle)
        }
    }

    /// The names that generated code uses, and those that an app can't do without.
    static let used = [
        "Animation", "Animations", "Bool", "Color", "Double", "Hashable", "KeyframeTrack",
        "KeyframeTrackContent",
        "KeyframeTrackContentBuilder", "Keyframes", "KeyframesBuilder", "LinearKeyframe", "MoveKeyframe",
        "Sendable", "Spring", "SpringKeyframe", "String", "TimeInterval", "Tracks", "UnitCurve", "UnitPoint",
        "Values",
        "start",
    ]
}

extension ValueType {
    /// The suffixes of a value's numbers after its property's name: an empty one for a single number; nil if they can't
    /// be interpolated separately.
    var fieldNames: [String]? {
        switch self {
        case .number, .integer, .angle: [""]
        case .point, .size, .rect, .insets: componentNames
        case .vector(let count): (0..<count).map { "component\($0)" }
        case .color: ["red", "green", "blue", "opacity"]
        case .boolean, .string, .transform, .path, .colorIn, .turning, .routePosition, .routeTangent: nil
        }
    }
}

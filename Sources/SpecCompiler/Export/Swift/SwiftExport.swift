import MotionModel
import SpecFormat

/// A motion as Swift source for an app that imports Animator: the whole motion, and names for its parts.
///
/// The motion itself is its binary form as text, because a compiler reads a string literal at once and a list of tracks
/// in seconds; the timings, which people look for, are written out.
struct SwiftExport {
    private let source: ExportSource
    private let type: String
    private var losses: [ExportLoss] = []

    private var motion: CompiledMotion { source.motion }

    init(_ source: ExportSource) {
        self.source = source
        var names = CodeNames(taken: SwiftExport.used)
        type = names.identifier(for: source.motion.name)
    }

    /// The file, with a loss for each timing without a constant.
    var result: Export {
        var copy = self
        let text = copy.written()
        return Export(text: text, losses: copy.losses)
    }

    private mutating func written() -> String {
        let events = motion.events
        var names = CodeNames(
            taken: SwiftExport.used + ["motion", "data", "properties", "State", "Parameters", type]
                + (events.isEmpty ? [] : ["Event"]))
        let variants = motion.variants.enumerated().filter { !$0.element.isDerived }.map { index, variant in
            (index: index, name: names.identifier(for: variant.name))
        }
        var text = """
            // Made by \(source.options.generator). Changes are lost when the spec is baked again.
            // swift-format-ignore-file

            import Animator


            """
        text += SwiftText.comment(source.spec.description ?? "The motion \(motion.name).")
        text += "enum \(CodeNames.written(type)) {\n"
        text += """
                /// The motion: what `Animator.play` plays, and `PropertyStore.register` has the properties of.
                static let motion: CompiledMotion = {
                    do {
                        return try CompiledMotion(base64: data)
                    } catch {
                        preconditionFailure("this motion is of another version of MotionModel: bake it again")
                    }
                }()

            """
        text += properties() + cases("State", "Where it rests.", motion.states.map { $0.name })
        if !events.isEmpty { text += cases("Event", "What leads on from a state.", events) }
        text += parameters()
        for (index, name) in variants { text += variant(at: index, name) }
        return text + data() + "}\n"
    }

    private func properties() -> String {
        var names = CodeNames(taken: SwiftExport.used + [type])
        var text = "\n    /// What it moves.\n    enum properties {\n"
        for property in motion.properties {
            guard let value = property.type.swiftName else { continue }
            let name = CodeNames.written(names.identifier(for: property.path.text))
            let path = SwiftText.quoted(property.path.text)
            text += "        static let \(name) = PropertyKey<\(value)>(\(path))\n"
        }
        return text + "    }\n"
    }

    /// A type with a case for each of some names.
    private func cases(_ type: String, _ comment: String, _ all: [String]) -> String {
        var names = CodeNames(taken: SwiftExport.used + ["rawValue", "allCases"])
        var text = "\n    /// \(comment)\n    enum \(type): String, CaseIterable, Sendable {\n"
        for one in all {
            let name = CodeNames.written(names.identifier(for: one))
            text += "        case \(name) = \(SwiftText.quoted(one))\n"
        }
        return text + "    }\n"
    }

    private func parameters() -> String {
        guard !motion.parameters.isEmpty else { return "" }
        var names = CodeNames(taken: SwiftExport.used + ["values", "motion"])
        var fields = ""
        var values: [String] = []
        for (index, parameter) in motion.parameters.enumerated() {
            let name = CodeNames.written(names.identifier(for: parameter.name))
            let field = SwiftParameter(
                parameter, name: name, place: "motion.parameters[\(index)].defaultValue")
            fields += "        var \(name): \(field.type) = \(field.initial)\n"
            values.append("\(SwiftText.quoted(parameter.name)): \(field.value)")
        }
        return """

                /// What an app may supply, to begin with what the spec says.
                struct Parameters: Hashable, Sendable {
            \(fields)
                    /// The values by their names, for `Animator.play`.
                    var values: [String: MotionValue] { [\(values.joined(separator: ", "))] }
                }

            """
    }

    private mutating func variant(at index: Int, _ name: String) -> String {
        let variant = motion.variants[index]
        var names = CodeNames(taken: SwiftExport.used + ["name", "variant", "reduced", "motion", type])
        let length = variant.timeline.duration
        let duration = length.isFinite ? "in \(NumberText.seconds(length))" : "for ever"
        var text = "\n"
        if let spec = source.spec.variants.first(where: { $0.name == variant.name }) {
            text += SwiftText.comment(spec.description ?? "", indent: "    ")
            if spec.description != nil { text += "    ///\n" }
        }
        text += SwiftText.comment(
            "From `\(variant.startState)` to `\(variant.endState)`, \(duration).", indent: "    ")
        text += """
                enum \(CodeNames.written(name)) {
                    /// Its name, for `Animator.play`.
                    static let name = \(SwiftText.quoted(variant.name))
                    /// How it moves.
                    static let variant: CompiledVariant = motion.variants[\(index)]

            """
        if let form = motion.variants.firstIndex(where: { $0.name == variant.reducedForm }) {
            text += """
                        /// What plays instead of it when motion is to be reduced.
                        static let reduced: CompiledVariant = motion.variants[\(form)]

                """
        }
        for shared in source.spec.sharedTimings(ofVariant: variant.name) {
            guard let timing = SwiftTiming(shared.timing, place: { place(of: $0) }) else {
                losses.append(
                    ExportLoss(
                        variant: variant.name, kind: .omission,
                        phrase: "the timing '\(shared.name)' has no constant: nothing plays its curve",
                        size: nil))
                continue
            }
            let identifier = CodeNames.written(names.identifier(for: shared.name))
            text += SwiftText.comment(
                "For \(shared.properties.map { "`\($0.text)`" }.joined(separator: ", ")).", indent: "        "
            )
            text += "        static let \(identifier) = \(timing.text)\n"
        }
        return text + "    }\n"
    }

    /// The expression that refers to a curve in the motion.
    private func place(of curve: Curve) -> String? {
        for (index, variant) in motion.variants.enumerated() {
            for (name, timeline) in [
                ("timeline", variant.timeline), ("reversedTimeline", variant.reversedTimeline),
            ] {
                for (track, one) in timeline.tracks.enumerated() {
                    guard let segment = one.segments.firstIndex(where: { $0.curve == curve }) else {
                        continue
                    }
                    return "motion.variants[\(index)].\(name).tracks[\(track)].segments[\(segment)].curve"
                }
            }
        }
        return nil
    }

    /// The binary form as text, in lines of a readable length.
    private func data() -> String {
        let letters = Array(Base64.text(of: motion.binary).utf8)
        var lines: [String] = []
        for start in stride(from: 0, to: letters.count, by: 100) {
            let line = letters[start..<Swift.min(start + 100, letters.count)]
            lines.append("        \(String(decoding: line, as: UTF8.self))")
        }
        return """

                /// The binary form of the motion.
                private static let data = \"""
            \(lines.joined(separator: "\\\n"))
                    \"""

            """
    }
}

extension CompiledVariant {
    /// Whether it is a derived form of another variant, with a name that no spec can have.
    fileprivate var isDerived: Bool { name.utf8.contains(UInt8(ascii: ".")) }
}

import MotionModel

extension WebMotion {
    /// The motion as a style sheet, ending in a line feed.
    ///
    /// An element with `data-motion="chip"`, inside one of class `CalendarChip`, is the target `chip`; the class
    /// `CalendarChip-expand` beside that one plays the variant `expand`.
    ///
    /// - Parameter timings: The timings offered to the page's own transitions.
    func cssText(_ timings: [WebTiming]) -> String {
        var sheet = CSSSheet()
        sheet.comment("\(name), by \(options.generator): \(accuracy)")
        for variable in variables { register(variable, in: &sheet) }
        if !parameters.isEmpty {
            sheet.rule(
                root, parameters.map { WebDeclaration(property: $0.name, value: NumberText.text($0.value)) })
        }
        offer(timings, in: &sheet)
        for (target, beginning) in zip(targets, beginning) where !(target.rules + beginning).isEmpty {
            sheet.rule("\(root) \(Self.selector(target))", target.rules + beginning)
        }
        for variant in variants {
            let form = reducedForm(of: variant)
            if let form {
                sheet.block("@media (prefers-reduced-motion: no-preference)") { sheet in
                    rules(of: variant, named: variant, in: &sheet)
                }
                sheet.block("@media (prefers-reduced-motion: reduce)") { sheet in
                    rules(of: form, named: variant, in: &sheet)
                }
            } else {
                rules(of: variant, named: variant, in: &sheet)
            }
        }
        for variant in variants + forms { keyframes(of: variant, in: &sheet) }
        return sheet.text
    }

    /// The losses of a style sheet, besides those of every browser format.
    var cssLosses: [ExportLoss] {
        var losses: [ExportLoss] = []
        for variant in variants + forms {
            if !variant.markers.isEmpty {
                losses.append(
                    ExportLoss(
                        variant: variant.name, kind: .omission,
                        phrase: "a style sheet tells nobody of its events",
                        size: nil))
            }
            for animation in variant.animations.flatMap({ $0 }) where animation.isSynchronized {
                losses.append(
                    ExportLoss(
                        variant: variant.name, property: animation.property, kind: .omission,
                        phrase: "its phase is that of its own start, not the clock's", size: nil))
            }
        }
        return losses
    }

    private var root: String { ".\(name)" }

    private var accuracy: String {
        switch options.sampling {
        case .tolerance(let tolerance):
            "keyframes within \(NumberText.text(tolerance)) of the travel"
        case .framesPerSecond(let rate): "\(NumberText.text(rate)) keyframes a second"
        }
    }

    private static func selector(_ target: WebTarget) -> String { "[data-motion=\"\(target.name)\"]" }

    /// Writes timings as custom properties; their curves are `linear()` if the browser supports it.
    private func offer(_ timings: [WebTiming], in sheet: inout CSSSheet) {
        guard !timings.isEmpty else { return }
        sheet.rule(
            root,
            timings.flatMap { timing in
                [
                    ("duration", CSSSheet.seconds(timing.duration)),
                    ("delay", CSSSheet.seconds(timing.delay)),
                    ("easing", timing.easing),
                ].map {
                    WebDeclaration(property: "\(timing.name)-\($0)", value: $1)
                }
            })
        let nearer = timings.compactMap { timing in
            timing.linear.map { WebDeclaration(property: "\(timing.name)-easing", value: $0) }
        }
        guard !nearer.isEmpty else { return }
        let error = timings.reduce(0) { Swift.max($0, $1.error) }
        sheet.comment("without linear() off by up to \(NumberText.text(CurveReduction.roundedUp(error)))")
        sheet.block("@supports (animation-timing-function: linear(0, 1))") { $0.rule(root, nearer) }
    }

    private func register(_ variable: WebVariable, in sheet: inout CSSSheet) {
        guard let syntax = variable.unit.syntax else { return }
        sheet.rule(
            "@property \(variable.name)",
            [
                WebDeclaration(property: "syntax", value: "\"\(syntax)\""),
                WebDeclaration(property: "inherits", value: "false"),
                WebDeclaration(property: "initial-value", value: variable.initial),
            ])
    }

    /// Writes the rules that play a variant when the class of another is set.
    private func rules(of variant: WebVariant, named other: WebVariant, in sheet: inout CSSSheet) {
        for (index, target) in targets.enumerated() where !variant.animations[index].isEmpty {
            let animations = variant.animations[index]
            func list(_ property: String, _ text: (WebAnimation) -> String) -> WebDeclaration {
                let all = animations.map(text)
                // CSS repeats a list that is too short.
                let isOne = all.allSatisfy { $0 == all[0] }
                return WebDeclaration(
                    property: "animation-\(property)", value: isOne ? all[0] : all.joined(separator: ", "))
            }
            let names = animations.indices.map { keyframesName(variant, index, $0) }
            sheet.rule(
                "\(root)-\(other.name) \(Self.selector(target))",
                variant.rest[index] + [
                    WebDeclaration(property: "animation-name", value: names.joined(separator: ", ")),
                    list("duration") { CSSSheet.seconds($0.duration) },
                    list("delay") { CSSSheet.seconds($0.delay) },
                    list("timing-function") { _ in "linear" },
                    list("iteration-count") {
                        $0.iterations.isFinite ? NumberText.text($0.iterations) : "infinite"
                    },
                    list("direction") { _ in "normal" },
                    list("fill-mode") { $0.fill.rawValue },
                    list("play-state") { _ in "running" },
                    list("composition") { $0.isAdded ? "add" : "replace" },
                ])
        }
    }

    private func keyframes(of variant: WebVariant, in sheet: inout CSSSheet) {
        for (index, animations) in variant.animations.enumerated() {
            for (place, animation) in animations.enumerated() {
                sheet.keyframes(keyframesName(variant, index, place), animation)
            }
        }
    }

    /// `CalendarChip-expand-chip-bounds-size-height`; that of a layer ends in a number.
    ///
    /// Hyphens and underscores of the path are preceded by an underscore, so that each path has a name of its own.
    private func keyframesName(_ variant: WebVariant, _ target: Int, _ place: Int) -> String {
        let animation = variant.animations[target][place]
        let layer = variant.animations[target][..<place].filter { $0.property == animation.property }.count
        let words = Self.word(variant.name) + "-" + Self.word(animation.property.text)
        return "\(name)-\(words)" + (layer > 0 ? "_\(layer + 1)" : "")
    }

    static func word(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "."): bytes.append(UInt8(ascii: "-"))
            case UInt8(ascii: "-"), UInt8(ascii: "_"): bytes += [UInt8(ascii: "_"), byte]
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

}

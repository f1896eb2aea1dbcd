import MotionModel

extension WebMotion {
    /// The motion as a style sheet, ending in a line feed.
    ///
    /// An element with `data-motion="chip"`, inside one of class `calendar-chip`, is the target `chip`; the class
    /// `calendar-chip-expand` beside that one plays the variant `expand`.
    ///
    /// - Parameters:
    ///   - timings: The timings offered to the page's own transitions.
    ///   - losses: What its head says is lost.
    func cssText(_ timings: [WebTiming], losses: [ExportLoss] = []) -> String {
        var sheet = CSSSheet()
        var writer = CSSWriter(self)
        writeHead(losses, to: &sheet)
        for variable in variables(of: targets + (states?.targets ?? [])) { register(variable, in: &sheet) }
        offer(timings, in: &sheet)
        for (target, beginning) in zip(targets, beginning) where !(target.rules + beginning).isEmpty {
            sheet.rule("\(writer.root) \(target.selector)", target.rules + beginning)
        }
        for index in targets.indices {
            let attribute = states.map { _ in "[data-state]" }
            for (selector, declarations) in writer.absences(index, attribute: attribute) {
                sheet.rule(selector, declarations)
            }
        }
        for (selector, declarations) in writer.rests() { sheet.rule(selector, declarations) }
        for variant in variants { writer.play(variant, in: &sheet) }
        let reduced = writer.reduced()
        if !reduced.isEmpty {
            sheet.block("@media (prefers-reduced-motion: reduce)") { sheet in
                for (selector, declarations) in reduced { sheet.rule(selector, declarations) }
            }
        }
        writer.keyframes(in: &sheet)
        if let states { CSSStates(self, states, root: writer.root).write(to: &sheet) }
        return sheet.text
    }

    /// Writes what the file is of, that it is made, and what is lost.
    func writeHead(_ losses: [ExportLoss], to sheet: inout CSSSheet) {
        sheet.comment(
            "\(name), by \(options.generator): \(accuracy). Changes are lost when the spec is baked again.")
        // What is within the tolerance is said already.
        for loss in losses where loss.kind != .approximation { sheet.comment(loss.text) }
    }

    /// The losses of a style sheet and of a theme, besides those of every browser format.
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
                        variant: variant.name, property: animation.properties[0], kind: .omission,
                        phrase: "its phase is that of its own start, not the clock's", size: nil))
            }
        }
        return losses + CSSWriter(self).curveLosses
    }

    private var largestError: Double {
        (variants + forms).flatMap { $0.animations.joined() }.reduce(0) { Swift.max($0, $1.maxError) }
    }

    var accuracy: String {
        switch options.sampling {
        case .tolerance(let tolerance):
            "keyframes within \(NumberText.text(Swift.max(tolerance, largestError))) of the travel"
        case .framesPerSecond(let rate): "\(NumberText.text(rate)) keyframes a second"
        }
    }

    /// Writes parameters, and timings as values of `transition`; their curves are `linear()` if the browser knows it.
    private func offer(_ timings: [WebTiming], in sheet: inout CSSSheet) {
        let root = CSSWriter(self).root
        let declarations =
            parameters.map { WebDeclaration(property: $0.name, value: NumberText.text($0.value)) }
            + timings.map { WebDeclaration(property: $0.name, value: $0.text($0.easing)) }
        guard !declarations.isEmpty else { return }
        sheet.rule(root, declarations)
        let nearer = timings.compactMap { timing in
            timing.linear.map { WebDeclaration(property: timing.name, value: timing.text($0)) }
        }
        guard !nearer.isEmpty else { return }
        let error = timings.reduce(0) { Swift.max($0, $1.error) }
        sheet.comment("without linear() off by up to \(NumberText.text(CurveReduction.roundedUp(error)))")
        sheet.block("@supports (animation-timing-function: linear(0, 1))") { $0.rule(root, nearer) }
    }

    func register(_ variable: WebVariable, in sheet: inout CSSSheet) {
        guard let syntax = variable.unit.syntax else { return }
        sheet.line(
            "@property \(variable.name)",
            [
                WebDeclaration(property: "syntax", value: "\"\(syntax)\""),
                WebDeclaration(property: "inherits", value: "false"),
                WebDeclaration(property: "initial-value", value: variable.initial),
            ])
    }
}

extension WebTarget {
    /// The selector of its elements.
    var selector: String { "[data-motion=\"\(name)\"]" }
}

extension WebTiming {
    /// The value of `transition` behind the property: duration, easing, and the delay if there is one.
    fileprivate func text(_ easing: String) -> String {
        let length = (duration * 1e9).rounded() / 1e9
        let words = [CSSSheet.seconds(length), easing] + (delay == 0 ? [] : [CSSSheet.seconds(delay)])
        return words.joined(separator: " ")
    }
}

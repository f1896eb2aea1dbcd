import MotionModel

/// The rules of a style sheet by which an attribute alone goes from state to state: `data-state="open"` on the element that
/// has the class of the spec.
struct CSSStates {
    private let web: WebMotion
    private let states: WebStates
    /// The selector of that element.
    private let root: String
    /// The custom properties of easings that older browsers don't know, in the order of their first use.
    private let curves: [(name: String, transition: WebTransition)]

    init(_ web: WebMotion, _ states: WebStates, root: String) {
        self.web = web
        self.states = states
        self.root = root
        var names = web.names
        var curves: [(name: String, transition: WebTransition)] = []
        let items = states.states.flatMap { ($0.transitions + $0.reduced).flatMap { $0 } }
        for item in items where item.transition.isLinearPoints {
            guard !curves.contains(where: { $0.transition.easing == item.transition.easing }) else {
                continue
            }
            let word = "curve-\(curves.count + 1)"
            curves.append((names.name([word], of: "easing \(word)", prefix: "--"), item.transition))
        }
        self.curves = curves
    }

    /// Writes the easings, the states, and the states where reduced motion is preferred.
    func write(to sheet: inout CSSSheet) {
        sheet.comment("data-state on \(root): one of its states, to which everything goes from where it is")
        writeCurves(to: &sheet)
        for (index, target) in states.targets.enumerated() {
            let all = states.states.map { $0.transitions[index] }
            let common = Self.common(all)
            let rules = target.rules.filter { !isBefore($0, target) }
            sheet.rule("\(root)[data-state] \(target.selector)", rules + declarations(common ?? []))
            for (state, items) in zip(states.states, all) {
                let changed = state.declarations[index].filter { !isBefore($0, target) }
                sheet.rule(
                    selector(state, target), changed + (common == nil ? declarations(items) : []))
            }
        }
        let reduced = reducedRules
        guard !reduced.isEmpty else { return }
        sheet.block("@media (prefers-reduced-motion: reduce)") { sheet in
            for (selector, declarations) in reduced { sheet.rule(selector, declarations) }
        }
    }

    /// The transitions into every state, if they are the same.
    private static func common(
        _ all: [[WebState.StyleTransition]]
    ) -> [WebState.StyleTransition]? {
        all.allSatisfy { $0 == all[0] } ? all[0] : nil
    }

    private var reducedRules: [(selector: String, declarations: [WebDeclaration])] {
        let none = [WebDeclaration(property: "transition", value: "none")]
        if states.states.allSatisfy({ $0.reduced.allSatisfy { $0.isEmpty } }) {
            let moves = states.states.contains { $0.transitions.contains { !$0.isEmpty } }
            return moves ? [("\(root)[data-state] [data-motion]", none)] : []
        }
        return states.targets.enumerated().flatMap {
            index, target -> [(selector: String, declarations: [WebDeclaration])] in
            let all = states.states.map { $0.reduced[index] }
            guard all != states.states.map({ $0.transitions[index] }) else { return [] }
            if let common = Self.common(all) {
                return [
                    ("\(root)[data-state] \(target.selector)", common.isEmpty ? none : declarations(common))
                ]
            }
            return zip(states.states, all).compactMap { state, items in
                guard items != state.transitions[index] else { return nil }
                return (selector(state, target), items.isEmpty ? none : declarations(items))
            }
        }
    }

    /// Writes the easings of points: the nearest Bézier for browsers that don't know them.
    private func writeCurves(to sheet: inout CSSSheet) {
        guard !curves.isEmpty else { return }
        var nearest: [WebDeclaration] = []
        var error = 0.0
        for (name, transition) in curves {
            let fit = CurveFit.bezier(transition.curve)
            guard case .bezier(let bezier) = fit.shape else { continue }
            nearest.append(WebDeclaration(property: name, value: bezier.cssText))
            error = max(error, fit.maxResidual)
        }
        sheet.comment("without linear() off by up to \(NumberText.text(CurveReduction.roundedUp(error)))")
        sheet.rule(root, nearest)
        sheet.block("@supports (animation-timing-function: linear(0, 1))") { sheet in
            sheet.rule(
                root,
                curves.map { WebDeclaration(property: $0.name, value: $0.transition.easing) })
        }
    }

    /// Whether a target has a declaration before anything plays, and so without a state.
    private func isBefore(_ declaration: WebDeclaration, _ target: WebTarget) -> Bool {
        guard let place = web.targets.firstIndex(where: { $0.name == target.name }) else { return false }
        return (web.targets[place].rules + web.beginning[place]).contains(declaration)
    }

    private func selector(_ state: WebState, _ target: WebTarget) -> String {
        "\(root)[data-state=\(WebText.quoted(state.name))] \(target.selector)"
    }

    /// The declaration of `transition`; none without items.
    private func declarations(_ items: [WebState.StyleTransition]) -> [WebDeclaration] {
        guard !items.isEmpty else { return [] }
        let texts = items.map { item in
            let transition = item.transition
            let easing =
                curves.first { $0.transition.easing == transition.easing }.map { "var(\($0.name))" }
                ?? transition.easing
            var words = [item.property, CSSSheet.seconds(transition.duration)]
            if easing != "ease" { words.append(easing) }
            if transition.delay != 0 { words.append(CSSSheet.seconds(transition.delay)) }
            return words.joined(separator: " ")
        }
        return [WebDeclaration(property: "transition", value: texts.joined(separator: ", "), items: texts)]
    }
}

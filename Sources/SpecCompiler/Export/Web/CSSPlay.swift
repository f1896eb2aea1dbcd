import MotionModel

/// What a class makes an element do: its styles at rest, and its animations.
struct CSSPlay {
    /// The styles at rest afterwards.
    let rest: [WebDeclaration]
    /// The animations in CSS; empty where nothing moves.
    let animations: [WebDeclaration]
    /// Where transitions begin for an element that wasn't there before.
    let start: [WebDeclaration]

    /// - Parameters:
    ///   - rest: The styles at rest afterwards, all of them.
    ///   - groups: The animations, those that may be one in one group, each with the name of its keyframes.
    ///   - transitions: The animations that are transitions.
    init(
        rest: [WebDeclaration], _ groups: [(name: String, animations: [WebAnimation])],
        transitions: [WebAnimation]
    ) {
        self.rest = rest
        start = transitions.flatMap { $0.keyframes[0].declarations }
        var declarations: [WebDeclaration] = []
        func list(_ property: String, _ items: [String]) {
            guard !items.isEmpty else { return }
            declarations.append(
                WebDeclaration(property: property, value: items.joined(separator: ", "), items: items))
        }
        list("transition", transitions.flatMap { $0.transitions })
        list(
            "animation",
            groups.map { $0.animations[0].shorthand($0.name, CSSKeyframes($0.animations).easing, rest: rest) }
        )
        if groups.contains(where: { $0.animations[0].isAdded }) {
            let all = groups.map { $0.animations[0].isAdded ? "add" : "replace" }
            // CSS repeats a list that is too short.
            let isOne = all.allSatisfy { $0 == all[0] }
            declarations.append(
                WebDeclaration(
                    property: "animation-composition", value: isOne ? all[0] : all.joined(separator: ", ")))
        }
        animations = declarations
    }

    /// The declarations of the animations that aren't those of another play, which this one replaces.
    func changes(from other: CSSPlay) -> [WebDeclaration] {
        let stopped = other.animations.filter { old in
            old.property != "animation-composition" && !animations.contains { $0.property == old.property }
        }
        return stopped.map { WebDeclaration(property: $0.property, value: "none") }
            + animations.filter { !other.animations.contains($0) }
    }
}

extension WebAnimation {
    /// Whether it shows nothing that the styles at rest don't: it takes no time, or stays there and nothing else moves those styles.
    ///
    /// - Parameter all: All animations of the element.
    func isOver(at rest: [WebDeclaration], of all: [WebAnimation]) -> Bool {
        guard endsAtRest(rest) else { return false }
        if duration == 0 && delay <= 0 && iterations == 1 { return true }
        let styles = Set(keyframes[0].declarations.map { $0.property })
        return keyframes.allSatisfy { $0.declarations == keyframes[0].declarations }
            && all.allSatisfy { other in
                other == self || styles.isDisjoint(with: other.keyframes[0].declarations.map { $0.property })
            }
    }

    /// Whether it goes from one value to another in other keyframes than a transition has, and rests there.
    func hasNoTransition(to rest: [WebDeclaration]) -> Bool {
        keyframes.count > 2 && iterations == 1 && duration > 0 && fill == .both && endsAtRest(rest)
            && keyframes[0].declarations != keyframes[keyframes.count - 1].declarations
    }

    /// Whether it goes from one value to another along one curve, and rests there.
    func isTransition(to rest: [WebDeclaration]) -> Bool {
        keyframes.count == 2 && keyframes[0].easing != .hold && iterations == 1 && duration > 0
            && fill == .both
            && endsAtRest(rest) && keyframes[0].declarations != keyframes[1].declarations
    }

    /// The items of `transition` that it is.
    fileprivate var transitions: [String] {
        keyframes[0].declarations.map { declaration in
            var words = [declaration.property, CSSSheet.seconds(duration)]
            let easing = CSSKeyframes([self]).easing
            if easing != "ease" { words.append(easing) }
            if delay != 0 { words.append(CSSSheet.seconds(delay)) }
            return words.joined(separator: " ")
        }
    }

    /// Whether what it shows when it is over is what the element shows at rest.
    private func endsAtRest(_ rest: [WebDeclaration]) -> Bool {
        let last = keyframes[keyframes.count - 1].declarations
        return !isAdded && fill != .backwards && iterations.isFinite
            && iterations == iterations.rounded(.down) && iterations > 0 && last.allSatisfy(rest.contains)
    }

    /// The value of `animation`, without what is so by default.
    ///
    /// - Parameters:
    ///   - name: The name of the keyframes.
    ///   - easing: The easing of those keyframes that have none of their own.
    ///   - rest: The element's styles at rest.
    func shorthand(_ name: String, _ easing: String, rest: [WebDeclaration]) -> String {
        var words = [name, CSSSheet.seconds(duration)]
        if easing != "ease" { words.append(easing) }
        if delay != 0 { words.append(CSSSheet.seconds(delay)) }
        if iterations != 1 { words.append(iterations.isFinite ? NumberText.text(iterations) : "infinite") }
        let fillsBefore = fill != .forwards && delay > 0
        let fillsAfter = fill != .backwards && iterations.isFinite && !endsAtRest(rest)
        switch (fillsBefore, fillsAfter) {
        case (true, true): words.append("both")
        case (true, false): words.append("backwards")
        case (false, true): words.append("forwards")
        case (false, false): break
        }
        return words.joined(separator: " ")
    }
}

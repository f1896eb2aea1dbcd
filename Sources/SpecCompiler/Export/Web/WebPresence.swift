import MotionModel

/// What a page does about targets that aren't present in every state.
///
/// A style sheet hides what is absent by `visibility`: all browsers keep it visible until a transition or an animation that
/// ends in `hidden` is over. Firefox takes `display: none` at once.
extension WebMotion {
    /// The declaration of what is absent.
    static let absence = WebDeclaration(property: "visibility", value: "hidden")

    /// The animation at whose end a target is gone; nil for one that the variant doesn't take away, or never does as it
    /// never ends.
    func leave(_ variant: WebVariant, _ index: Int) -> WebAnimation? {
        guard let way = presence(variant, index), way.before, !way.after, variant.duration.isFinite else {
            return nil
        }
        return WebAnimation(
            properties: [], isAdded: false, delay: 0,
            duration: (variant.duration * 1e9).rounded() / 1e9, iterations: 1,
            fill: .forwards, isSynchronized: false,
            keyframes: WebAnimation.lastOffsets.map {
                WebKeyframe(offset: $0, easing: .linear, declarations: [Self.absence])
            }, maxError: 0)
    }

    /// Whether a target is present before a variant and after it; nil for one that always is.
    func presence(_ variant: WebVariant, _ index: Int) -> (before: Bool, after: Bool)? {
        presences.first { $0.target == targets[index].name }.map {
            ($0.isPresent(in: variant.startState), $0.isPresent(in: variant.endState))
        }
    }

    /// The losses of a style sheet's classes: a target that is on its way out.
    var leaveLosses: [ExportLoss] {
        targets.indices.compactMap { index in
            for first in variants where leave(first, index) != nil {
                let second = variants.first { second in
                    second.startState == first.endState && presence(second, index)?.after == false
                }
                guard let second else { continue }
                let name = targets[index].name
                return ExportLoss(
                    kind: .omission,
                    phrase: "'\(name)' is gone at once where '\(second.name)' interrupts '\(first.name)'",
                    size: nil)
            }
            return nil
        }
    }

    /// Properties by their targets, and the targets that come and go and have none, ordered by name.
    static func byTarget(
        _ properties: [PropertyDeclaration], _ presences: [TargetPresence]
    ) -> [(String, [PropertyDeclaration])] {
        var groups = properties.grouped { $0.path.target }.map { ($0, Array($1)) }
        for target in presences.map({ $0.target }) where !groups.contains(where: { $0.0 == target }) {
            let place = groups.firstIndex { target.utf8.lexicographicallyPrecedes($0.0.utf8) }
            groups.insert((target, []), at: place ?? groups.count)
        }
        return groups
    }
}

extension CSSWriter {
    /// The rules that hide what is absent: with no class and no state, and with the classes of variants in which it never
    /// is.
    func absences(
        _ index: Int, attribute: String?
    ) -> [(selector: String, declarations: [WebDeclaration])] {
        guard let first = web.variants.first, let start = web.presence(first, index) else { return [] }
        let selector = web.targets[index].selector
        func isAbsent(_ variant: WebVariant) -> Bool {
            web.presence(variant, index).map { !$0.before && !$0.after } ?? false
        }
        guard start.before else {
            let others = web.variants.filter { !isAbsent($0) }.compactMap { classes[$0.name] }
            let all = (others + [attribute].compactMap { $0 }).joined(separator: ", ")
            return [("\(root)\(all.isEmpty ? "" : ":not(\(all))") \(selector)", [WebMotion.absence])]
        }
        return web.variants.filter(isAbsent).compactMap { variant in
            classes[variant.name].map { ("\($0) \(selector)", [WebMotion.absence]) }
        }
    }
}

extension SpecValidator {
    /// What is called the way there, and what the way back, without capitals.
    private static let ways: [(there: String, back: String)] = [
        ("open", "close"), ("show", "hide"), ("enter", "exit"), ("enter", "leave"), ("in", "out"),
        ("expand", "collapse"), ("appear", "disappear"), ("present", "dismiss"), ("push", "pop"),
        ("on", "off"), ("select", "deselect"), ("press", "release"), ("grow", "shrink"),
    ]

    /// Reports a variant that is called the way back of another and goes the same way, and one that is turned round twice.
    ///
    /// The values of a motion tree say themselves where they go: there only a copy goes the same way for certain.
    mutating func checkWaysBack() {
        guard !decoder.diagnostics.hasErrors else { return }
        var names: [String: Int] = [:]
        for (index, variant) in variants.enumerated() { names[variant.node.key.value.folded] = index }
        for variant in variants where variant.node.isSound {
            reportTwiceReversed(variant)
            guard let start = variant.startState, let end = variant.endState,
                let other = counterparts(of: variant.node.key.value.folded).lazy.compactMap({ names[$0] })
                    .first,
                (variants[other].startState, variants[other].endState) == (start, end),
                variant.node.hasTimings && variants[other].node.hasTimings
                    || isCopy(variant.node.motion, variants[other].node.motion)
            else { continue }
            let key = VariantField.reverseValues
            let isOpen = [VariantField.reverseValues, .from, .to].allSatisfy {
                variant.node.object[$0.rawValue] == nil
            }
            let fix = FixIt(
                "add '\(key.rawValue)'", range: SourceRange(at: variant.node.opening.end),
                replacement: " \(JSONValue.quoted(key.rawValue)): true,")
            decoder.diagnostics.report(
                .wayBackForwards,
                "'\(variant.node.key.value)' goes from '\(draft.states[start])' to '\(draft.states[end])', as "
                    + "'\(variants[other].node.key.value)' does",
                at: variant.node.key.range,
                notes: [Diagnostic.Note("the way there is here", at: variants[other].node.key.range)],
                fixes: isOpen ? [fix] : [])
        }
    }

    /// Whether two motion trees are written alike.
    private func isCopy(_ tree: JSONMember?, _ other: JSONMember?) -> Bool {
        guard let tree, let other else { return false }
        let texts = [tree, other].map {
            decoder.text(in: $0.value.range).map { $0.utf8.filter { $0 > 0x20 } }
        }
        return texts[0] != nil && texts[0] == texts[1]
    }

    /// Reports a variant whose 'from' and 'to' lead back, and whose values are reversed besides.
    private mutating func reportTwiceReversed(_ variant: ResolvedVariant) {
        guard variant.node.reverses, let start = variant.startState, let end = variant.endState, start < end,
            let from = variant.node.object[VariantField.from.rawValue],
            variant.node.object[VariantField.to.rawValue] != nil,
            let reversing = variant.node.object[VariantField.reverseValues.rawValue]
        else { return }
        decoder.diagnostics.report(
            .wayBackForwards,
            "'reverseValues' turns 'from' and 'to' round, so '\(variant.node.key.value)' goes from "
                + "'\(draft.states[start])' to '\(draft.states[end])'",
            at: reversing.range, notes: [Diagnostic.Note("these say the way back already", at: from.range)],
            fixes: [decoder.removal(of: reversing, from: variant.node.object)])
    }

    /// The names that the way there can have for a way back of a name: `openPanel` for `closePanel`.
    private func counterparts(of name: String) -> [String] {
        var result: [String] = []
        for (there, back) in Self.ways {
            if name.utf8.starts(with: back.utf8) {
                result.append(there + String(Substring(name.utf8.dropFirst(back.utf8.count))))
            }
            if name.utf8.count > back.utf8.count, Array(name.utf8.suffix(back.utf8.count)) == Array(back.utf8)
            {
                result.append(String(Substring(name.utf8.dropLast(back.utf8.count))) + there)
            }
        }
        return result
    }
}

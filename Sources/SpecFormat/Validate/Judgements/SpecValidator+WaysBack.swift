extension SpecValidator {
    /// What is called the way there, and what the way back, without capitals.
    private static let ways: [(there: String, back: String)] = [
        ("open", "close"), ("show", "hide"), ("enter", "exit"), ("enter", "leave"), ("in", "out"),
        ("expand", "collapse"), ("appear", "disappear"), ("present", "dismiss"), ("push", "pop"),
        ("on", "off"), ("select", "deselect"), ("press", "release"), ("grow", "shrink"),
    ]

    /// Reports a variant that is called the way back of another and goes the same way.
    ///
    /// Only those with timings: the values of a motion tree say themselves where they go.
    mutating func checkWaysBack() {
        guard !decoder.diagnostics.hasErrors else { return }
        var names: [String: Int] = [:]
        for (index, variant) in variants.enumerated() where variant.node.hasTimings {
            names[variant.node.key.value.folded] = index
        }
        for variant in variants where variant.node.hasTimings && variant.node.isSound {
            guard let start = variant.startState, let end = variant.endState,
                let other = counterparts(of: variant.node.key.value.folded).lazy.compactMap({ names[$0] })
                    .first,
                (variants[other].startState, variants[other].endState) == (start, end)
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

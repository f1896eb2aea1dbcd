import MotionModel

extension SpecValidator {
    /// Reports what expressions read and no part of the spec has, and what has no value before it is set.
    mutating func checkReadings() {
        guard !decoder.readings.isEmpty else { return }
        let types = types
        let stated = Set(draft.animations.map { $0.key.value })
        let slips = misspeltDeclarations
        let readings = decoder.readings.ordered { one, other in
            (one.value.place.start, one.key) < (other.value.place.start, other.key)
        }
        for (path, (type, place)) in readings {
            let declared = decoder.declarations[path.text]
            guard declared != nil || types[path.text] != nil || draft.brokenProperties.contains(path.text)
            else {
                // What is declared with a slip in it was reported there.
                if !slips.contains(where: { $0.mended == path.text }) {
                    reportUnknown(path, at: place, stated, slips.map { $0.entry.path.text })
                }
                continue
            }
            let hasInitial =
                declared?.declaration?.initial != nil || decoder.treeProperties[path]?.initial != nil
                || path.isKnown
            guard !hasInitial, !stated.contains(path.text) else { continue }
            decoder.diagnostics.report(
                .expressionValue,
                "nothing tells the value of '\(path.text)', \(type.phrase), before it is set: "
                    + "declare its 'initial' in 'properties'", at: place)
        }
    }

    private mutating func reportUnknown(
        _ path: PropertyPath, at place: SourceRange, _ stated: Set<String>, _ misspelt: [String]
    ) {
        var known: [String] = []
        if !decoder.diagnostics.suggestions.areSpent {
            let isInState = draft.animations.contains { animation in
                animation.values?.contains { $0.range.contains(place) } ?? false
            }
            known = draft.properties.map { $0.key.value } + draft.animations.map { $0.key.value }
            known += decoder.treeProperties.own.map { $0.path.text }
            // A value of a state can't wait for another.
            if isInState { known.removeAll { stated.contains($0) } }
            known.removeAll { misspelt.contains($0) }
        }
        let hint = decoder.diagnostics.suggestions.hint(for: path.text, among: known)
        var fixes: [FixIt] = []
        if let nearest = hint.nearest {
            // A known key path is right as it stands.
            let isSafe = hint.isSlip && (!path.isKnown || nearest.hasSuffix(".\(path.keyPath)"))
            fixes.append(FixIt("write '\(nearest)'", range: place, replacement: nearest, isSafe: isSafe))
        }
        if let declaration = draft.declarationPlace {
            let member = "\(JSONValue.quoted(path.text)): {}"
            fixes.append(
                FixIt(
                    "declare '\(path.text)'", range: SourceRange(at: declaration.offset),
                    replacement: declaration.text(of: [member])))
        }
        decoder.diagnostics.report(
            .expressionName,
            "the spec has no property '\(path.text)'" + (hint.phrase.map { ", \($0)" } ?? "")
                + (hint.nearest == nil ? ": declare it in 'properties'" : ""),
            at: place, fixes: fixes)
    }
}

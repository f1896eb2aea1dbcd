extension SpecValidator {
    /// Reports unused timings, and animations without one.
    mutating func checkTimingNames() {
        var wanted: Set<String> = Set(minimumCapacity: draft.animations.count)
        // Neighbours often have one timing.
        var last: String?
        for animation in draft.animations {
            let name = animation.timing == nil ? animation.timingName.value : animation.key.value
            if name != last { wanted.insert(name) }
            last = name
        }
        reportUnknownTimings(among: wanted)
        let heirs = self.heirs
        for index in variants.indices where variants[index].node.hasTimings {
            let misspelt = reportUnusedEntries(of: index, wanted, heirs[index])
            reportMissing(in: index, except: misspelt)
        }
    }

    /// The variants that use each variant's timings: itself, and those that extend it.
    private var heirs: [[Int]] {
        var heirs = [[Int]](repeating: [], count: variants.count)
        for index in variants.indices {
            for base in variants[index].lineage ?? [] { heirs[base].append(index) }
        }
        return heirs
    }

    /// Reports an undefined timing name of an animation that resembles a defined one.
    private mutating func reportUnknownTimings(among wanted: Set<String>) {
        guard draft.variantsAreSound else { return }
        let players = variants.filter { $0.node.hasTimings }.map { $0.uses }
        guard !players.isEmpty else { return }
        var known = decoder.timings.order
        for variant in draft.variants {
            for entry in variant.timings where entry.key.value != MotionReader.wildcard {
                known.append(entry.key.value)
            }
        }
        known += decoder.imports.names { $0.timings }
        let unknown = wanted.subtracting(known)
        for (index, animation) in draft.animations.enumerated() where animation.namesTiming {
            let name = animation.timingName
            if unknown.contains(name.value), decoder.isForeignTiming(name) {
                suspectedTimings.insert(name.value)
                continue
            }
            let isUndefined = players.allSatisfy { if case .missing = $0[index] { true } else { false } }
            if isUndefined, let (namespace, _) = ImportScope.split(animation.timingName.value),
                decoder.imports.contains(namespace)
            {
                decoder.reportUnknownName(
                    animation.timingName, kind: "timing", id: .unknownTiming, known: known,
                    among: { $0.timings })
                suspectedTimings.insert(animation.timingName.value)
                continue
            }
            if !isUndefined, unknown.contains(name.value), animation.timing == nil {
                reportSubstituted(name, among: known)
                continue
            }
            // A name that resembles no other may be left out on purpose: a property that doesn't move.
            guard isUndefined,
                let nearest = decoder.diagnostics.suggestions.nearest(
                    to: animation.timingName.value, among: known)
            else { continue }
            decoder.reportUnknownName(
                animation.timingName, kind: "timing", id: .unknownTiming, known: known)
            suspectedTimings.insert(animation.timingName.value)
            suspectedTimings.insert(nearest)
        }
    }

    /// Reports a name that nothing defines and that resembles one, where the timing of all properties takes its place.
    private mutating func reportSubstituted(_ name: JSONString, among known: [String]) {
        guard let nearest = decoder.diagnostics.suggestions.nearest(to: name.value, among: known) else {
            return
        }
        decoder.diagnostics.add(
            Diagnostic(
                .unknownTiming,
                "no timing is called '\(name.value)', so that of all properties is used, did you mean '\(nearest)'?",
                at: name.range, severity: .warning,
                fixes: [
                    FixIt("write '\(nearest)'", range: name.range, replacement: JSONValue.quoted(nearest))
                ]))
    }

    /// ★ What other languages call everything, without capitals.
    private static let wholes = ["default", "all", "any", "base", "everything", "global"]

    /// Reports entries without an animation; returns the names that they are likely misspellings of.
    private mutating func reportUnusedEntries(of index: Int, _ wanted: Set<String>, _ heirs: [Int]) -> Set<
        String
    > {
        var misspelt: Set<String> = []
        let variant = variants[index]
        // What it follows from isn't known while the variant that it extends isn't.
        guard draft.animationsAreSound, variant.lineage != nil else { return misspelt }
        var missing: [String] = []
        var inherited: [String] = []
        let own = variant.node.timings.map { $0.key.value }
        for (animation, use) in zip(draft.animations, variant.uses) {
            let name = animation.timing == nil ? animation.timingName.value : animation.key.value
            if case .missing = use {
                missing.append(animation.timingName.value)
            } else if variant.node.extends != nil, !own.contains(name) {
                inherited.append(name)
            }
        }
        for entry in variant.node.timings
        where !wanted.contains(entry.key.value) && !suspectedTimings.contains(entry.key.value) {
            let name = entry.key.value
            guard !name.isEmpty else { continue }
            if name == MotionReader.wildcard {
                reportUnusedWildcard(entry, of: index, heirs)
                continue
            }
            var message = "no animation uses the timing '\(name)'"
            var fixes: [FixIt] = []
            if Self.wholes.contains(name.folded), !missing.isEmpty, !own.contains(MotionReader.wildcard) {
                misspelt.formUnion(missing)
                let wildcard = JSONValue.quoted(MotionReader.wildcard)
                message += ": that of all properties is called '\(MotionReader.wildcard)'"
                fixes = [FixIt("write \(wildcard)", range: entry.key.range, replacement: wildcard)]
            } else if let nearest = decoder.diagnostics.suggestions.nearest(
                to: name, among: missing.isEmpty ? inherited : missing)
            {
                misspelt.insert(nearest)
                message += ", did you mean '\(nearest)'?"
                fixes = [
                    FixIt(
                        "write '\(nearest)'", range: entry.key.range, replacement: JSONValue.quoted(nearest))
                ]
            } else {
                fixes = removal(of: entry, from: index)
            }
            decoder.diagnostics.report(.timingUnused, message, at: entry.key.range, fixes: fixes)
        }
        return misspelt
    }

    /// Reports a wildcard beside a complete list, which matches nothing.
    private mutating func reportUnusedWildcard(_ entry: TimingEntry, of index: Int, _ heirs: [Int]) {
        let isUsed = heirs.contains { heir in
            variants[heir].uses.contains { use in
                if case .timing(_, let place?) = use { return place == entry.key.range }
                if case .broken = use { return true }
                return false
            }
        }
        guard !isUsed else { return }
        decoder.diagnostics.report(
            .timingUnused, "every animation has a timing of its own, so nothing uses '*'",
            at: entry.key.range, fixes: removal(of: entry, from: index))
    }

    /// The correction that takes a timing out of a variant; none while there are errors, which may hide a use.
    private func removal(of entry: TimingEntry, from index: Int) -> [FixIt] {
        guard !decoder.diagnostics.hasErrors,
            case .object(let object)? = variants[index].node.object[VariantField.timings.rawValue]?.value
                .content, let position = object.members.position(at: entry.key.range.start)
        else { return [] }
        return [decoder.removal(of: object.members[position], from: object)]
    }

    private mutating func reportMissing(in index: Int, except misspelt: Set<String>) {
        let variant = variants[index]
        var still: [JSONString] = []
        var missingCount = 0
        for (animation, use) in zip(draft.animations, variant.uses) {
            guard case .missing = use else { continue }
            missingCount += 1
            let name = animation.timingName.value
            if !misspelt.contains(name), !suspectedTimings.contains(name) { still.append(animation.key) }
        }
        guard let first = still.first else { return }
        if missingCount == variant.uses.count, variant.node.extends == nil, !variant.node.givesTimings {
            decoder.diagnostics.report(
                .missingKey, "a variant needs '\(VariantField.timings.rawValue)', or another to extend",
                at: variant.node.opening)
            return
        }
        let others = still.count == 1 ? "" : " and \(still.count - 1) more"
        decoder.diagnostics.report(
            .timingMissing,
            "'\(variant.node.key.value)' has no timing for '\(first.value)'\(others), "
                + (still.count == 1 ? "which doesn't move in it" : "which don't move in it"),
            at: variant.node.key.range,
            notes: still.prefix(3).map { Diagnostic.Note("'\($0.value)' is animated here", at: $0.range) })
    }
}
